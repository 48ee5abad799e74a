import { roundingStep, type Precision, type SourceId } from '#domain/sources/reading.ts';
import type { KnownInteractions } from './engagement.ts';

export const FIGURE_FORMULAS = [
  'reading',
  'count',
  'sum',
  'mean',
  'median',
  'mean_engagement_per_video',
  'median_engagement_per_video',
  'factor_at_equal_age',
  'factor_of_usual',
  'factor_of_engagement',
] as const;
export type FigureFormula = (typeof FIGURE_FORMULAS)[number];

/** What a figure is based on. */
export interface Provenance {
  /** Null when several sources were mixed, or when nothing was measured. */
  source: SourceId | null;
  /** All of them, by name. */
  sources: SourceId[];
  /** `rounded` as soon as one part is. */
  precision: Precision;
  /** It combines exact and rounded parts. */
  mixed: boolean;
  /** Coarsest step of the counts behind the figure, in units of those counts; 1 when all are exact. */
  step: number;
  /**
   * ISO instant. For a measurement: when it was made. For a derived figure: its oldest part, since it is no fresher.
   */
  observedAt: string | null;
  /** Number of measured values behind the figure; where several figures share one provenance, the smallest. */
  n: number;
  formula: FigureFormula;
}

/** Where and when something was measured. */
export interface Reading {
  source: SourceId;
  precision: Precision;
  observedAt: Date;
}

function nothing(formula: FigureFormula): Provenance {
  return {
    source: null,
    sources: [],
    precision: 'exact',
    mixed: false,
    step: 1,
    observedAt: null,
    n: 0,
    formula,
  };
}

/** Provenance of a count shown as measured. */
export function readingProvenance(count: number | null, reading: Reading | null): Provenance {
  if (count === null || reading === null) return nothing('reading');
  return {
    source: reading.source,
    sources: [reading.source],
    precision: reading.precision,
    mixed: false,
    step: roundingStep(count, reading.precision),
    observedAt: reading.observedAt.toISOString(),
    n: 1,
    formula: 'reading',
  };
}

/** One video used in a derived figure. */
export type Part = Reading & KnownInteractions;

function coarsestStep({ views, likes, comments, shares, precision }: Part): number {
  const largest = Math.max(views ?? 0, likes ?? 0, comments ?? 0, shares ?? 0);
  return roundingStep(largest, precision);
}

function combined<One extends Reading>(
  parts: readonly One[],
  stepOf: (part: One) => number,
  formula: FigureFormula,
  n: number,
): Provenance {
  const [first] = parts;
  if (first === undefined || n === 0) return nothing(formula);
  const sources: SourceId[] = [];
  let rounded = 0;
  let step = 1;
  let oldest = first.observedAt.getTime();
  for (const part of parts) {
    if (!sources.includes(part.source)) sources.push(part.source);
    if (part.precision === 'rounded') rounded += 1;
    step = Math.max(step, stepOf(part));
    oldest = Math.min(oldest, part.observedAt.getTime());
  }
  return {
    source: sources.length === 1 ? first.source : null,
    sources: sources.sort(),
    precision: rounded > 0 ? 'rounded' : 'exact',
    mixed: rounded > 0 && rounded < parts.length,
    step,
    observedAt: new Date(oldest).toISOString(),
    n,
    formula,
  };
}

/** Provenance of a figure computed from `parts`, of which `n` measured values were used. */
export function derivedProvenance(parts: readonly Part[], formula: FigureFormula, n: number): Provenance {
  return combined(parts, coarsestStep, formula, n);
}

/** One count in a total. */
interface CountReading extends Reading {
  count: number | null;
}

/** Provenance of the sum of the known counts among `readings`. */
export function sumProvenance(readings: readonly CountReading[]): Provenance {
  const known = readings.filter(({ count }) => count !== null);
  return combined(known, ({ count, precision }) => roundingStep(count ?? 0, precision), 'sum', known.length);
}

/** Provenance of the sum of one figure over `parts`; only those that have it count. */
export function figureProvenance(parts: readonly Part[], figure: keyof KnownInteractions): Provenance {
  const known = parts.filter(part => part[figure] !== null);
  return combined(known, part => roundingStep(part[figure] ?? 0, part.precision), 'sum', known.length);
}

/** Provenance of a number of items: each is known from its measurement, and none is rounded. */
export function countProvenance(readings: readonly Reading[]): Provenance {
  return { ...combined(readings, () => 1, 'count', readings.length), precision: 'exact', mixed: false };
}
