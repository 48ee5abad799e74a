import { memo } from 'react';
import type { Axis } from '#domain/chart/axis.ts';
import { placeOn, type ChartGeometry, type Plot } from '#domain/chart/geometry.ts';
import { labelPlace } from '#domain/chart/label-place.ts';
import type { LinePoint } from '#domain/chart/points.ts';
import { textWidth } from '#domain/chart/text-lines.ts';
import { AxisFigures, AxisRules, DayMarks } from '#web/ui/chart/axis-marks.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Marker } from '#web/ui/content/series-sample.tsx';
import { SERIES_STYLE, type Series } from '#web/ui/content/series-style.ts';

/** The right axis title ends where its figures do. */
const AXIS_END = 44;
const LABEL_FONT = 12;

/** Scales, lines and markers. It is independent of the hovered point, so it is drawn once. */
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
  const viewsAxis = axes.shared ?? axes.left;
  return (
    <>
      <AxisRules axis={viewsAxis ?? axes.right} plot={plot} />
      <DayMarks days={days} plot={plot} />
      {axes.shared !== null && <Figures axis={axes.shared} plot={plot} lines="all" />}
      {axes.left !== null && <Figures axis={axes.left} plot={plot} lines="views" />}
      {axes.right !== null && <Figures axis={axes.right} plot={plot} lines="others" />}
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
        <MedianLine
          y={placeOn(viewsAxis, plot, medianViews)}
          plot={plot}
          label={medianLabel}
          lines={lines.map(({ points }) => points)}
        />
      )}
    </>
  );
});

function Figures({ axis, plot, lines }: { axis: Axis; plot: Plot; lines: 'all' | 'views' | 'others' }) {
  const t = useT();
  const formats = useFormats();
  const isLeft = lines !== 'others';
  const name = t(`accounts.chart.axes.${lines}`);
  return (
    <AxisFigures
      axis={axis}
      plot={plot}
      side={isLeft ? 'left' : 'right'}
      name={axis.kind === 'log' ? t('accounts.chart.log', { axis: name }) : name}
      nameX={isLeft ? 2 : plot.right + AXIS_END}
      figure={tick => formats.compact(tick).replace(/[,.]0(?=[KM])/, '')}
    />
  );
}

function MedianLine({
  y,
  plot,
  label,
  lines,
}: {
  y: number;
  plot: Plot;
  label: string;
  lines: readonly (readonly LinePoint[])[];
}) {
  const width = textWidth(label, LABEL_FONT);
  const place = labelPlace({ y, width, size: LABEL_FONT }, plot, lines);
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
        x={place.x}
        y={place.y}
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
