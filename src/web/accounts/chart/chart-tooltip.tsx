import { useFormats, useT } from '#web/language/language.tsx';
import { SERIES } from '#web/ui/series-style.ts';
import type { ChartRow } from './chart-rows.ts';
import { SeriesSample } from './marker.tsx';
import { useCountText } from './point-text.ts';

const WIDTH = 232;
const GAP = 14;

/** All values of one video, beside the line that marks it and never outside the chart. */
export function ChartTooltip({ row, x, width }: { row: ChartRow; x: number; width: number }) {
  const t = useT();
  const formats = useFormats();
  const countText = useCountText();
  const beside = x + GAP + WIDTH <= width ? x + GAP : x - GAP - WIDTH;
  const left = Math.max(0, Math.min(width - WIDTH, beside));
  return (
    <div
      aria-hidden
      style={{ left, width: WIDTH }}
      className="pointer-events-none absolute top-2 quoted-sm border border-line bg-surface p-3 text-sm shadow-floating"
    >
      <p className="mb-2 font-display font-bold">{formats.dateTime(row.createdAt)}</p>
      <dl className="grid gap-1.5">
        {SERIES.map(series => (
          <div key={series} className="flex items-center gap-2">
            <SeriesSample series={series} />
            <dt className="text-muted">{t(`accounts.chart.series.${series}`)}</dt>
            <dd className="ms-auto text-end font-semibold tabular-nums">{countText(row, series)}</dd>
          </div>
        ))}
        <div className="mt-0.5 flex items-center gap-2 border-t border-line pt-1.5">
          <dt className="text-muted">{t('accounts.chart.engagement')}</dt>
          <dd className="ms-auto font-semibold tabular-nums">{formats.percent(row.engagement)}</dd>
        </div>
      </dl>
    </div>
  );
}
