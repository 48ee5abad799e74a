import { engagementBand } from '#domain/metrics/engagement.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { Badge } from '#web/ui/badge.tsx';

const TONES = { green: 'good', yellow: 'warn', red: 'bad' } as const;

/** Engagement in the colours of the specification. */
export function EngagementMark({ percent }: { percent: number | null }) {
  const t = useT();
  const formats = useFormats();
  if (percent === null) return <span title={t('charts.unknown')}>{'—'}</span>;
  return <Badge tone={TONES[engagementBand(percent)]}>{formats.percent(percent)}</Badge>;
}
