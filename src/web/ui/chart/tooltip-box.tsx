import type { ReactNode } from 'react';
import { classes } from '#web/ui/styles/classes.ts';

const WIDTH = 232;
const GAP = 14;
/** Below this width there is no space beside the line: the values are below the chart. */
const NARROW = 520;

interface TooltipFact {
  key: string;
  term: string;
  value: string;
  sign?: ReactNode;
  /** Separated from those above it. */
  apart?: boolean;
}

/** All data of one point of a chart, beside it and never outside the chart. */
export function TooltipBox({
  x,
  top = 40,
  width,
  title,
  facts,
}: {
  x: number;
  /** Pixels from the chart's top, where there is space beside the point. */
  top?: number;
  width: number;
  title: string;
  facts: readonly TooltipFact[];
}) {
  const beside = x + GAP + WIDTH <= width ? x + GAP : x - GAP - WIDTH;
  const left = Math.max(0, Math.min(width - WIDTH, beside));
  const isNarrow = width < NARROW;
  return (
    <div
      aria-hidden
      style={isNarrow ? { left: 0, top: '100%', width } : { left, top, width: WIDTH }}
      className="pointer-events-none absolute z-10 quoted-sm border border-line bg-surface p-3 text-sm shadow-floating"
    >
      <p className="mb-2 font-display font-bold">{title}</p>
      <dl className={isNarrow ? 'grid grid-cols-2 gap-x-5 gap-y-1.5' : 'grid gap-1.5'}>
        {facts.map(({ key, term, value, sign, apart = false }) => (
          <div
            key={key}
            className={classes(
              'flex items-center gap-2',
              apart && !isNarrow && 'mt-0.5 border-t border-line pt-1.5',
            )}
          >
            {sign}
            <dt className="text-muted">{term}</dt>
            <dd className="ms-auto text-end font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
