import type { FigureFormula, Provenance } from '#domain/metrics/provenance.ts';
import { roundingStep, type Precision, type SourceId } from '#domain/sources/reading.ts';

/** What a report states about the videos behind it, in wire format. */
export interface ReportBasis {
  observedFrom: string | null;
  sources: readonly { source: SourceId; precision: Precision; videos: number }[];
}

/** A count of a report with its own measurement, such as its followers. */
interface CountedReading {
  at: string;
  count: number;
  precision: Precision;
  source?: SourceId | undefined;
}

/** Provenance of a change between measurements: as fresh as the latest, as coarse as the coarsest. */
export function readingsProvenance(readings: readonly CountedReading[]): Provenance {
  const sources = [
    ...new Set(readings.flatMap(({ source }) => (source === undefined ? [] : [source]))),
  ].sort();
  const rounded = readings.filter(({ precision }) => precision === 'rounded');
  const [only] = sources;
  return {
    source: sources.length === 1 && only !== undefined ? only : null,
    sources,
    precision: rounded.length > 0 ? 'rounded' : 'exact',
    mixed: rounded.length > 0 && rounded.length < readings.length,
    step: Math.max(1, ...readings.map(({ count, precision }) => roundingStep(count, precision))),
    observedAt: readings.at(-1)?.at ?? null,
    n: readings.length,
    formula: 'reading',
  };
}

/**
 * Provenance of a figure of a report: it is based on videos of all the report's sources and is as old as their oldest
 * measurement. `count` is the figure itself where it is a count: public counts of that size are rounded to its step.
 */
export function reportProvenance(
  { observedFrom, sources }: ReportBasis,
  formula: FigureFormula,
  n: number,
  count = 0,
): Provenance {
  const names = [...new Set(sources.map(({ source }) => source))].sort();
  const precisions = new Set(sources.map(({ precision }) => precision));
  const precision = precisions.has('rounded') ? 'rounded' : 'exact';
  return {
    source: names.length === 1 ? (names[0] ?? null) : null,
    sources: names,
    precision,
    mixed: precisions.size > 1,
    step: roundingStep(count, precision),
    observedAt: observedFrom,
    n,
    formula,
  };
}
