import type { VideoReportRow } from '#contract/video-reports.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';

/** The class of a hook; marked where the user gave it. */
export function HookMark({ row }: { row: Pick<VideoReportRow, 'hook_class' | 'is_hook_corrected'> }) {
  const t = useT();
  if (row.hook_class === null) return <span title={t('charts.unknown')}>{'—'}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <span>{t(`hooks.kinds.${row.hook_class}`)}</span>
      {row.is_hook_corrected && <Badge tone="calm">{t('videoReports.corrected')}</Badge>}
    </span>
  );
}
