import { countChange, type CountChange, type CountObservation } from './count-change.ts';
import { comparable } from '#domain/sources/comparable.ts';
import { isDated } from '#domain/sources/reading.ts';
import { refusal, type Estimate } from '#domain/statistics/estimate.ts';

/** Change of a count from one measurement to the next. */
interface GrowthStep {
  from: Date;
  to: Date;
  change: CountChange;
  /** The count decreased: kept as it is, and marked. */
  fell: boolean;
  /** No measurement for longer than expected: what happened in between is unknown, and is not interpolated. */
  gap: boolean;
}

export interface Growth {
  /** Between consecutive measurements, oldest first. */
  steps: GrowthStep[];
  /** From the first to the last comparable measurement. */
  total: CountChange & { from: Date; to: Date };
  falls: number;
  gaps: number;
  n: number;
}

export const READINGS_FLOOR = 2;

const HOUR_MS = 3_600_000;
/** Accounts are measured daily; a day and a half without a measurement is a gap. */
export const GAP_AFTER_HOURS = 36;

type Counted = CountObservation & { count: number };

function step(earlier: Counted, later: Counted, gapAfterMs: number): GrowthStep {
  return {
    from: earlier.observedAt,
    to: later.observedAt,
    change: countChange(earlier, later),
    fell: comparable(earlier, later) && later.count < earlier.count,
    gap: later.observedAt.getTime() - earlier.observedAt.getTime() > gapAfterMs,
  };
}

/** The two comparable measurements furthest apart; of equally long spans the later. */
function widestSpan(readings: readonly Counted[]): [Counted, Counted] | null {
  let widest: [Counted, Counted] | null = null;
  for (const precision of ['exact', 'rounded'] as const) {
    const alike = readings.filter(reading => reading.precision === precision);
    const [first, last] = [alike[0], alike.at(-1)];
    if (first === undefined || last === undefined || first === last) continue;
    const span = last.observedAt.getTime() - first.observedAt.getTime();
    const known = widest === null ? -1 : widest[1].observedAt.getTime() - widest[0].observedAt.getTime();
    if (span > known) widest = [first, last];
  }
  return widest;
}

/**
 * Growth of a count (followers, views, likes) from its measurements. Changes finer than the source's rounding are « not
 * measurable », never zero; decreases are kept; missing measurements leave a gap. Unknown and undated counts are
 * excluded.
 */
export function growth(
  observations: readonly CountObservation[],
  gapAfterHours = GAP_AFTER_HOURS,
): Estimate<Growth> {
  const readings = observations
    .filter((reading): reading is Counted => reading.count !== null && isDated(reading))
    .sort((a, b) => a.observedAt.getTime() - b.observedAt.getTime());
  const [first, last] = [readings[0], readings.at(-1)];
  if (first === undefined || last === undefined || readings.length < READINGS_FLOOR) {
    return refusal('too_few_readings', readings.length, READINGS_FLOOR);
  }
  const steps: GrowthStep[] = [];
  for (const [index, later] of readings.entries()) {
    const earlier = readings[index - 1];
    if (earlier !== undefined) steps.push(step(earlier, later, gapAfterHours * HOUR_MS));
  }
  const [from, to] = widestSpan(readings) ?? [first, last];
  return {
    known: true,
    steps,
    total: { ...countChange(from, to), from: from.observedAt, to: to.observedAt },
    falls: steps.filter(({ fell }) => fell).length,
    gaps: steps.filter(({ gap }) => gap).length,
    n: readings.length,
  };
}
