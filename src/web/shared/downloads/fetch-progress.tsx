import type { DownloadItem } from '#contract/downloads.ts';
import { useT } from '#web/ui/language/language.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { useSizeText } from '#web/shared/files/use-size-text.ts';

/** Bytes received; a bar only where the total is known. */
export function FetchProgress({ item, title }: { item: DownloadItem; title: string }) {
  const t = useT();
  const sizeText = useSizeText();
  const { fetchedBytes, chosen } = item;
  const total = chosen?.bytes ?? null;
  const text =
    total === null
      ? t('downloads.row.fetched', { size: sizeText(fetchedBytes) })
      : t('downloads.row.fetchedOf', { size: sizeText(fetchedBytes), total: sizeText(total) });
  return (
    <div className="grid max-w-md gap-1 text-sm text-muted">
      {total !== null && (
        <ProgressBar
          label={t('downloads.row.progress', { title })}
          // TikTok's stated size is only approximate: the state decides when it is complete.
          percent={Math.min(99, (fetchedBytes / total) * 100)}
          valueText={text}
        />
      )}
      <span className="tabular-nums">{text}</span>
    </div>
  );
}
