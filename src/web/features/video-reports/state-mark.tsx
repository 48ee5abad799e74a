import type { VideoReportRow } from '#contract/video-reports.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Badge, type Tone } from '#web/ui/content/badge.tsx';

const TONES: Record<VideoReportRow['state'], Tone> = {
  queued: 'neutral',
  running: 'calm',
  done: 'good',
  failed: 'bad',
  cancelled: 'neutral',
};

/** The state of an analysis; the reason where it failed. */
export function StateMark({ row }: { row: Pick<VideoReportRow, 'state' | 'error'> }) {
  const t = useT();
  const say = useErrorText();
  return (
    <span className="block">
      <Badge tone={TONES[row.state]}>{t(`videoReports.states.${row.state}`)}</Badge>
      {row.state === 'failed' && row.error !== null && (
        <span className="mt-1 block max-w-56 text-[0.8125rem] leading-5 text-muted max-sm:text-end">
          {say.code(row.error.code, row.error.values)}
        </span>
      )}
    </span>
  );
}
