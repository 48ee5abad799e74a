import { useT } from '#web/ui/language/language.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { useDownloadState } from '#web/shared/downloads/use-downloads.ts';
import { useSizeText } from '#web/shared/files/use-size-text.ts';

const NEARLY_FULL = 90;

/** How much of the user's storage is used. */
export function RoomMeter() {
  const t = useT();
  const sizeText = useSizeText();
  const state = useDownloadState().data;
  if (state === undefined) return null;
  const { usedBytes, limitBytes } = state;
  const percent = (usedBytes / limitBytes) * 100;
  const used = t('downloads.room.used', { used: sizeText(usedBytes), limit: sizeText(limitBytes) });
  return (
    <div className="mb-5 grid max-w-md gap-1.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{t('downloads.room.label')}</span>
        <span className="tabular-nums">{used}</span>
      </p>
      <ProgressBar
        label={t('downloads.room.label')}
        percent={percent}
        valueText={used}
        tone={percent >= NEARLY_FULL ? 'warning' : 'primary'}
      />
      {percent >= NEARLY_FULL && <p>{t('downloads.room.full')}</p>}
    </div>
  );
}
