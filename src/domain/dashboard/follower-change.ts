import { countProvenance, sumProvenance, type Provenance } from '#domain/metrics/provenance.ts';
import { notMeasurable, sumChange, type TotalChange } from '#domain/metrics/total-change.ts';
import type { Period } from '#domain/time/period.ts';
import { isDated, type Precision, type SourceId } from '#domain/sources/reading.ts';
import { growth, GAP_AFTER_HOURS } from '#domain/metrics/growth.ts';

/** One measurement of one account. */
export interface FollowerReading {
  handle: string;
  followers: number | null;
  source: SourceId;
  precision: Precision;
  observedAt: Date;
}

interface Followers {
  /** Sum of each account's latest known count; null: none is known. */
  total: number | null;
  provenance: Provenance;
  /** From the end of the previous period to the end of the current one. */
  change: TotalChange;
  /** Gaps of more than a day and a half between two measurements of an account. */
  gaps: number;
}

/** Measurements further than this from an instant do not represent it. */
export const READING_REACH_MS = GAP_AFTER_HOURS * 3_600_000;

type Known = FollowerReading & { followers: number };

const isKnown = (reading: FollowerReading): reading is Known => reading.followers !== null;

/** Maximum distance of a measurement from the instant it represents: never so far that it could represent both ends. */
function reach(from: Date, to: Date): number {
  return Math.min(READING_REACH_MS, (to.getTime() - from.getTime()) / 2);
}

function nearest(readings: readonly Known[], at: Date, within: number): Known | null {
  let best: Known | null = null;
  let distance = within;
  for (const reading of readings) {
    const away = Math.abs(reading.observedAt.getTime() - at.getTime());
    if (away >= distance) continue;
    best = reading;
    distance = away;
  }
  return best;
}

/**
 * Followers of the given accounts: their latest counts, and the change over the period between measurements near its
 * two ends. An account without such measurements makes the change unknown.
 */
export function followersOver(
  handles: readonly string[],
  all: readonly FollowerReading[],
  period: Period,
  previous: Pick<Period, 'to'>,
): Followers {
  const until = all.filter(reading => reading.observedAt <= period.to);
  const ofAccounts = handles.map(handle => until.filter(isKnown).filter(known => known.handle === handle));
  const latest = ofAccounts.flatMap(readings => nearest(readings, period.to, Infinity) ?? []);
  const within = reach(previous.to, period.to);
  const ends = ofAccounts.map(readings => {
    const dated = readings.filter(isDated);
    return { earlier: nearest(dated, previous.to, within), later: nearest(dated, period.to, within) };
  });
  const counted = (readings: readonly (Known | null)[]) =>
    readings.flatMap(reading =>
      reading === null ? [] : { count: reading.followers, precision: reading.precision },
    );
  const earlier = counted(ends.map(end => end.earlier));
  const later = counted(ends.map(end => end.later));
  const isWhole = handles.length > 0 && earlier.length + later.length === 2 * handles.length;
  return {
    total: latest.length === 0 ? null : latest.reduce((sum, { followers }) => sum + followers, 0),
    provenance:
      latest.length === 0
        ? countProvenance([])
        : sumProvenance(latest.map(reading => ({ ...reading, count: reading.followers }))),
    change: isWhole ? sumChange(earlier, later, 1) : notMeasurable('no_reading'),
    gaps: ofAccounts.reduce((sum, readings) => sum + gapsSince(readings, previous.to), 0),
  };
}

/** Gaps that overlap the time since `from`. */
function gapsSince(readings: readonly Known[], from: Date): number {
  const grown = growth(readings.map(reading => ({ ...reading, count: reading.followers })));
  return grown.known ? grown.steps.filter(step => step.gap && step.to > from).length : 0;
}
