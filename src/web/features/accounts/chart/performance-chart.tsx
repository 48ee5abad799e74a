import { useCallback, useMemo } from 'react';
import type { Performance } from '#contract/accounts/accounts.ts';
import { chartGeometry, type ChartGeometry } from '#domain/chart/geometry.ts';
import { nearestIndex } from '#domain/chart/points.ts';
import { ChartExplorer } from '#web/ui/chart/chart-explorer.tsx';
import { TooltipBox } from '#web/ui/chart/tooltip-box.tsx';
import { useCountText } from '#web/ui/chart/use-count-text.ts';
import { useWidth } from '#web/ui/chart/use-width.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Marker, SeriesSample } from '#web/ui/content/series-sample.tsx';
import { SERIES, SERIES_STYLE, type Series } from '#web/ui/content/series-style.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { isStepped, shownOf, stepOf, type ChartRow, type ShownSeries } from './chart-rows.ts';
import { usePointText } from './use-point-text.ts';

/** Spec §2: the chart is 400 px tall. */
const HEIGHT = 400;

/** The period's videos as four lines: views on the left scale, the other counts on the right one. */
export function PerformanceChart({
  performance,
  shown,
}: {
  performance: Pick<Performance, 'series' | 'period' | 'medians'>;
  shown: ShownSeries;
}) {
  const t = useT();
  const formats = useFormats();
  const [frame, width] = useWidth();
  const rows = performance.series;
  const { from, to } = performance.period;
  const geometry = useMemo(
    () =>
      chartGeometry({
        at: rows.map(row => Date.parse(row.createdAt)),
        lines: shownOf(shown).map(id => ({
          id,
          side: id === 'views' ? ('left' as const) : ('right' as const),
          values: rows.map(row => row[id]),
          stepped: isStepped(rows, id),
        })),
        from: new Date(from),
        to: new Date(to),
        timeZone: formats.timeZone,
        firstWeekday: formats.firstWeekday,
        width,
        height: HEIGHT,
      }),
    [rows, shown, from, to, formats.timeZone, formats.firstWeekday, width],
  );
  const hollow = useCallback(
    (series: Series, row: number) => {
      const drawn = rows[row];
      return drawn !== undefined && stepOf(drawn, series) > 1;
    },
    [rows],
  );
  const median = performance.medians.views;

  return (
    <div ref={frame} className="relative h-[400px] w-full">
      {width > 0 && (
        <>
          <svg
            data-picture
            width={width}
            height={HEIGHT}
            viewBox={`0 0 ${width} ${HEIGHT}`}
            aria-hidden
            className="absolute inset-0 block max-w-full"
          >
            <ChartDrawing
              geometry={geometry}
              hollow={hollow}
              medianViews={rows.length > 2 ? median : null}
              medianLabel={
                median === null ? '' : `${t('accounts.chart.medianLine')} ${formats.compact(median)}`
              }
            />
          </svg>
          <Explorer geometry={geometry} rows={rows} width={width} />
        </>
      )}
    </div>
  );
}

/** The videos one by one, with all their data. */
function Explorer({
  geometry,
  rows,
  width,
}: {
  geometry: ChartGeometry<Series>;
  rows: readonly ChartRow[];
  width: number;
}) {
  const t = useT();
  const formats = useFormats();
  const pointText = usePointText();
  const countText = useCountText();
  return (
    <ChartExplorer
      label={t('accounts.chart.explore')}
      count={rows.length}
      indexAt={x => nearestIndex(geometry.xs, x)}
      valueText={index => pointText(rows[index])}
    >
      {index => {
        const row = rows[index];
        if (row === undefined) return null;
        const x = geometry.xs[index] ?? 0;
        return (
          <>
            <PointedAt geometry={geometry} index={index} x={x} width={width} />
            <TooltipBox
              x={x}
              width={width}
              title={formats.dateTime(row.createdAt)}
              facts={[
                ...SERIES.map(series => ({
                  key: series,
                  term: t(`accounts.chart.series.${series}`),
                  value: countText(row[series], row.precision),
                  sign: <SeriesSample series={series} />,
                })),
                {
                  key: 'engagement',
                  term: t('accounts.chart.engagement'),
                  value: row.engagement === null ? '—' : formats.percent(row.engagement),
                  apart: true,
                },
              ]}
            />
          </>
        );
      }}
    </ChartExplorer>
  );
}

function PointedAt({
  geometry,
  index,
  x,
  width,
}: {
  geometry: ChartGeometry<Series>;
  index: number;
  x: number;
  width: number;
}) {
  const { plot, lines } = geometry;
  return (
    <svg width={width} height={HEIGHT} aria-hidden className="pointer-events-none absolute inset-0 block">
      <line x1={x} x2={x} y1={plot.top} y2={plot.bottom} stroke="var(--ink)" strokeOpacity="0.45" />
      {lines.map(({ id, points }) => {
        const y = points[index]?.y;
        return (
          y != null && (
            <g key={id}>
              <circle cx={x} cy={y} r="9" fill={SERIES_STYLE[id].color} opacity="0.18" />
              <Marker series={id} x={x} y={y} scale={1.35} />
            </g>
          )
        );
      })}
    </svg>
  );
}
