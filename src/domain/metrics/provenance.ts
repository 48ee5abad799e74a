import { roundingStep, type Precision, type SourceId } from '#domain/sources/measured.ts';
import type { KnownInteractions } from './engagement.ts';

export const FIGURE_FORMULAS = ['reading', 'mean', 'median', 'mean_engagement_per_video'] as const;
export type FigureFormula = (typeof FIGURE_FORMULAS)[number];

/** What a figure rests on. */
export interface Provenance {
  /** Null when several sources were mixed, or when nothing was measured. */
  source: SourceId | null;
  /** `rounded` as soon as one part is. */
  precision: Precision;
  /** Coarsest step of the counts behind the figure, in units of those counts; 1 when all are exact. */
  step: number;
  /** ISO instant. A reading: when it was read. A derived figure: its oldest part, for it is no fresher. */
  observedAt: string | null;
  /** Measured values behind the figure; where several figures share one provenance, of the thinnest. */
  n: number;
  formula: FigureFormula;
}

/** Where and when something was measured. */
export interface Reading {
  source: SourceId;
  precision: Precision;
  observedAt: Date;
}

const NOTHING = { source: null, precision: 'exact', step: 1, observedAt: null, n: 0 } as const;

/** Provenance of a count shown as it was read. */
export function readingProvenance(count: number | null, reading: Reading | null): Provenance {
  if (count === null || reading === null) return { ...NOTHING, formula: 'reading' };
  return {
    source: reading.source,
    precision: reading.precision,
    step: roundingStep(count, reading.precision),
    observedAt: reading.observedAt.toISOString(),
    n: 1,
    formula: 'reading',
  };
}

/** One video that entered a derived figure. */
export type Part = Reading & KnownInteractions;

function coarsestStep({ views, likes, comments, shares, precision }: Part): number {
  const largest = Math.max(views ?? 0, likes ?? 0, comments ?? 0, shares ?? 0);
  return roundingStep(largest, precision);
}

/** Provenance of a figure computed from `parts`, of which `n` measured values were used. */
export function derivedProvenance(parts: readonly Part[], formula: FigureFormula, n: number): Provenance {
  const [first] = parts;
  if (first === undefined || n === 0) return { ...NOTHING, formula };
  let source: SourceId | null = first.source;
  let precision: Precision = 'exact';
  let step = 1;
  let oldest = first.observedAt.getTime();
  for (const part of parts) {
    if (part.source !== source) source = null;
    if (part.precision === 'rounded') precision = 'rounded';
    step = Math.max(step, coarsestStep(part));
    oldest = Math.min(oldest, part.observedAt.getTime());
  }
  return { source, precision, step, observedAt: new Date(oldest).toISOString(), n, formula };
}
