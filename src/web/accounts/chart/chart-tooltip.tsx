import { useFormats, useT } from '#web/language/language.tsx';
import { classes } from '#web/ui/classes.ts';
import { SERIES } from '#web/ui/series-style.ts';
import type { ChartRow } from './chart-rows.ts';
import { SeriesSample } from './marker.tsx';
import { useCountText } from './point-text.ts';

const WIDTH = 232;
const GAP = 14;
/** Under this width there is no room beside the line: the values stand below the chart. */
const NARROW = 520;

/** All values of one video, beside the line that marks it and never outside the chart. */
export function ChartTooltip({ row, x, width }: { row: ChartRow; x: number; width: number }) {
  const t = useT();
  const formats = useFormats();
  const countText = useCountText();
  const beside = x + GAP + WIDTH <= width ? x + GAP : x - GAP - WIDTH;
  const left = Math.max(0, Math.min(width - WIDTH, beside));
  const isNarrow = width < NARROW;
  return (
    <div
      aria-hidden
      style={isNarrow ? { left: 0, top: '100%', width } : { left, top: 40, width: WIDTH }}
      className="pointer-events-none absolute z-10 quoted-sm border border-line bg-surface p-3 text-sm shadow-floating"
    >
      <p className="mb-2 font-display font-bold">{formats.dateTime(row.createdAt)}</p>
      <dl className={isNarrow ? 'grid grid-cols-2 gap-x-5 gap-y-1.5' : 'grid gap-1.5'}>
        {SERIES.map(series => (
          <div key={series} className="flex items-center gap-2">
            <SeriesSample series={series} />
            <dt className="text-muted">{t(`accounts.chart.series.${series}`)}</dt>
            <dd className="ms-auto text-end font-semibold tabular-nums">{countText(row, series)}</dd>
          </div>
        ))}
        <div
          className={classes('flex items-center gap-2', !isNarrow && 'mt-0.5 border-t border-line pt-1.5')}
        >
          <dt className="text-muted">{t('accounts.chart.engagement')}</dt>
          <dd className="ms-auto font-semibold tabular-nums">{formats.percent(row.engagement)}</dd>
        </div>
      </dl>
    </div>
  );
}
