import type { Axis } from '#domain/chart/axis.ts';
import { placeOn, type Plot } from '#domain/chart/geometry.ts';
import { useFormats } from '#web/ui/language/language.tsx';

/** A rule at each tick of a scale, and the coral line at its foot. */
export function AxisRules({ axis, plot }: { axis: Axis | null; plot: Plot }) {
  return (
    <>
      {axis?.ticks.map(tick => {
        const y = placeOn(axis, plot, tick);
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
    </>
  );
}

/** The dates under a plot. */
export function DayMarks({ days, plot }: { days: readonly { x: number; at: Date }[]; plot: Plot }) {
  const formats = useFormats();
  return days.map(({ x, at }) => (
    <g key={at.getTime()}>
      <line x1={x} x2={x} y1={plot.bottom} y2={plot.bottom + 5} stroke="var(--line-strong)" />
      <text x={x} y={plot.bottom + 20} textAnchor="middle" className="fill-muted text-xs">
        {formats.shortDate(at)}
      </text>
    </g>
  ));
}

/** The title above a scale and its figures beside the plot. */
export function AxisFigures({
  axis,
  plot,
  name,
  nameX,
  side = 'left',
  figure,
}: {
  axis: Axis;
  plot: Plot;
  name: string;
  nameX: number;
  side?: 'left' | 'right';
  figure: (tick: number) => string;
}) {
  const isLeft = side === 'left';
  return (
    <>
      <text x={nameX} y={14} textAnchor={isLeft ? 'start' : 'end'} className="fill-muted text-xs font-medium">
        {name}
      </text>
      {axis.ticks.map(tick => (
        <text
          key={tick}
          x={isLeft ? plot.left - 7 : plot.right + 7}
          y={placeOn(axis, plot, tick) + 4}
          textAnchor={isLeft ? 'end' : 'start'}
          className="fill-muted text-xs tabular-nums"
        >
          {figure(tick)}
        </text>
      ))}
    </>
  );
}
