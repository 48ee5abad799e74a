import { engagementBand, type EngagementBand } from '#domain/metrics/engagement.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from './badge.tsx';

/** Spec §2, one scale wherever an engagement is shown in colour: green from 10, yellow from 5, red below. */
export const BAND_TONE: Record<EngagementBand, 'good' | 'yellow' | 'bad'> = {
  green: 'good',
  yellow: 'yellow',
  red: 'bad',
};

/** A video's engagement in its colour, emphasised from 5 (spec §2). `text` says more than the percentage. */
export function EngagementMark({
  percent,
  text = said => said,
}: {
  percent: number | null;
  text?: (said: string) => string;
}) {
  const t = useT();
  const formats = useFormats();
  if (percent === null) return <span title={t('charts.unknown')}>{text('—')}</span>;
  const band = engagementBand(percent);
  const isEmphasised = band !== 'red';
  return (
    <Badge tone={BAND_TONE[band]} className={isEmphasised ? 'font-bold!' : undefined}>
      {text(formats.percent(percent))}
    </Badge>
  );
}
