import { memo } from 'react';
import type { Axis } from '#domain/chart/axis.ts';
import { placeOn, type ChartGeometry } from '#domain/chart/geometry.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { SERIES_STYLE, type Series } from '#web/ui/series-style.ts';
import { Marker } from './marker.tsx';

/** The right scale's name ends where its figures do. */
const AXIS_END = 44;

/** Scales, lines and signs. It does not know what is being pointed at, and so is drawn once. */
export const ChartDrawing = memo(function ChartDrawing({
  geometry,
  hollow,
  medianViews,
  medianLabel,
}: {
  geometry: ChartGeometry<Series>;
  /** Whether the count of a series in a row is rounded. */
  hollow: (series: Series, row: number) => boolean;
  medianViews: number | null;
  medianLabel: string;
}) {
  const { plot, axes, lines, markers, dense, days } = geometry;
  const formats = useFormats();
  const ruler = axes.shared ?? axes.left ?? axes.right;
  const viewsAxis = axes.shared ?? axes.left;
  return (
    <>
      {ruler?.ticks.map(tick => {
        const y = placeOn(ruler, plot, tick);
        return <line key={tick} x1={plot.left} x2={plot.right} y1={y} y2={y} stroke="var(--line)" />;
      })}
      <line
        x1={plot.left}
        x2={plot.left}
        y1={plot.top}
        y2={plot.bottom}
        stroke="var(--margin-rule)"
        strokeWidth="1.5"
      />
      {days.map(({ x, at }) => (
        <g key={at.getTime()}>
          <line x1={x} x2={x} y1={plot.bottom} y2={plot.bottom + 5} stroke="var(--line-strong)" />
          <text x={x} y={plot.bottom + 20} textAnchor="middle" className="fill-muted text-xs">
            {formats.shortDate(at)}
          </text>
        </g>
      ))}
      {axes.shared !== null && <TickLabels axis={axes.shared} plot={plot} lines="all" />}
      {axes.left !== null && <TickLabels axis={axes.left} plot={plot} lines="views" />}
      {axes.right !== null && <TickLabels axis={axes.right} plot={plot} lines="others" />}
      {lines.toReversed().map(({ id, path, points }) => (
        <g key={id} data-series={id}>
          <path
            d={path}
            fill="none"
            stroke={SERIES_STYLE[id].color}
            strokeWidth={dense ? 1 : id === 'views' ? 2.5 : 2}
            strokeDasharray={dense ? 'none' : SERIES_STYLE[id].dash}
            strokeLinejoin="round"
          />
          {markers &&
            points.map(
              ({ x, y }, row) =>
                // Rows have no other identity inside one drawing.
                // oxlint-disable-next-line react/no-array-index-key
                y !== null && <Marker key={row} series={id} x={x} y={y} hollow={hollow(id, row)} />,
            )}
        </g>
      ))}
      {viewsAxis !== null && medianViews !== null && lines.some(line => line.id === 'views') && (
        <MedianLine y={placeOn(viewsAxis, plot, medianViews)} plot={plot} label={medianLabel} />
      )}
    </>
  );
});

function TickLabels({
  axis,
  plot,
  lines,
}: {
  axis: Axis;
  plot: ChartGeometry<Series>['plot'];
  lines: 'all' | 'views' | 'others';
}) {
  const t = useT();
  const formats = useFormats();
  const isLeft = lines !== 'others';
  const name = t(`accounts.chart.axes.${lines}`);
  return (
    <>
      <text
        x={isLeft ? 2 : plot.right + AXIS_END}
        y={14}
        textAnchor={isLeft ? 'start' : 'end'}
        className="fill-muted text-xs font-medium"
      >
        {axis.kind === 'log' ? t('accounts.chart.log', { axis: name }) : name}
      </text>
      {axis.ticks.map(tick => (
        <text
          key={tick}
          x={isLeft ? plot.left - 7 : plot.right + 7}
          y={placeOn(axis, plot, tick) + 4}
          textAnchor={isLeft ? 'end' : 'start'}
          className="fill-muted text-xs tabular-nums"
        >
          {formats.compact(tick).replace(/[,.]0(?=[KM])/, '')}
        </text>
      ))}
    </>
  );
}

function MedianLine({ y, plot, label }: { y: number; plot: ChartGeometry<Series>['plot']; label: string }) {
  return (
    <g>
      <line
        x1={plot.left}
        x2={plot.right}
        y1={y}
        y2={y}
        stroke="var(--calm)"
        strokeWidth="1.25"
        strokeDasharray="1 3"
      />
      <text
        x={plot.left + 6}
        y={y < 30 ? y + 14 : y - 5}
        className="fill-calm text-xs font-medium"
        stroke="var(--surface)"
        strokeWidth="3"
        paintOrder="stroke"
      >
        {label}
      </text>
    </g>
  );
}
