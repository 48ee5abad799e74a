import type { Precision } from '#domain/sources/reading.ts';
import { comparable } from '#domain/sources/comparable.ts';
import { logCount } from './log-scale.ts';
import { AGE_KNOTS_DAYS, MEASURED_FROM_DAYS, REFERENCE_LOGS } from './reference-age-curve.ts';

/**
 * Growth of an account's videos: natural log of the share of a video's views after a year, by age. Linear between the
 * knots on the scale of log(age); constant after the last knot.
 */
export interface AgeCurve {
  /** One value per knot of `AGE_KNOTS_DAYS`. */
  logs: readonly number[];
  /** Values for younger ages are guesses, and no statistic uses them. */
  measuredFromDays: number;
}

export const REFERENCE_AGE_CURVE: AgeCurve = {
  logs: REFERENCE_LOGS,
  measuredFromDays: MEASURED_FROM_DAYS,
};

/** One measurement of a video's views. */
export interface ViewsReading {
  views: number;
  observedAt: Date;
  precision: Precision;
}

export interface VideoHistory {
  publishedAt: Date;
  /** In any order. */
  readings: readonly ViewsReading[];
}

const DAY_MS = 86_400_000;

/** Age of a video in days at a measurement. */
export function ageInDays(publishedAt: Date, observedAt: Date): number {
  return (observedAt.getTime() - publishedAt.getTime()) / DAY_MS;
}

const KNOTS = AGE_KNOTS_DAYS.map(Math.log);
const SEGMENTS = KNOTS.length - 1;

/** Log of the share of the views after a year that a video of this age has; 0 from a year on. */
export function curveAt(curve: AgeCurve, ageDays: number): number {
  const at = Math.log(Math.max(ageDays, AGE_KNOTS_DAYS[0] ?? 0));
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const [from = 0, to = 0] = [KNOTS[segment], KNOTS[segment + 1]];
    if (at > to) continue;
    const [start = 0, end = 0] = [curve.logs[segment], curve.logs[segment + 1]];
    return start + ((at - from) / (to - from)) * (end - start);
  }
  return 0;
}

/** Weight of the reference in the account's own curve, as a number of videos, in every age segment. */
export const REFERENCE_WEIGHT_VIDEOS = 5;

/** An age segment under a day is used once this many of the account's own videos were followed through it. */
export const OWN_VIDEOS_NEEDED = 5;

const SEGMENT_GROWTH = Array.from(
  { length: SEGMENTS },
  (_, segment) => (REFERENCE_LOGS[segment + 1] ?? 0) - (REFERENCE_LOGS[segment] ?? 0),
);

/** The reference's expected growth between two ages, one value per segment. */
function expectedGrowth(fromDays: number, toDays: number): number[] {
  const [from, to] = [Math.log(fromDays), Math.log(toDays)];
  return SEGMENT_GROWTH.map((growth, segment) => {
    const [start = 0, end = 0] = [KNOTS[segment], KNOTS[segment + 1]];
    return (growth * Math.max(0, Math.min(to, end) - Math.max(from, start))) / (end - start);
  });
}

interface SegmentRatio {
  /** Observed growth divided by expected growth. */
  ratio: number;
  /** Share of the segment during which this video was followed, 0 to 1. */
  weight: number;
}

/**
 * One video's ratios per segment: its growth between consecutive measurements, distributed like the reference's growth.
 */
function segmentRatios({ publishedAt, readings }: VideoHistory): (SegmentRatio | null)[] {
  const seen = SEGMENT_GROWTH.map(() => 0);
  const expected = SEGMENT_GROWTH.map(() => 0);
  const ordered = [...readings].sort((a, b) => a.observedAt.getTime() - b.observedAt.getTime());
  for (const [index, later] of ordered.entries()) {
    const earlier = ordered[index - 1];
    if (earlier === undefined || !comparable(earlier, later)) continue;
    const fromDays = Math.max(ageInDays(publishedAt, earlier.observedAt), AGE_KNOTS_DAYS[0] ?? 0);
    const toDays = ageInDays(publishedAt, later.observedAt);
    if (toDays <= fromDays) continue;
    const shares = expectedGrowth(fromDays, toDays);
    const total = shares.reduce((sum, share) => sum + share, 0);
    if (total === 0) continue;
    const growth = logCount(later.views) - logCount(earlier.views);
    for (const [segment, share] of shares.entries()) {
      seen[segment] = (seen[segment] ?? 0) + (growth * share) / total;
      expected[segment] = (expected[segment] ?? 0) + share;
    }
  }
  return expected.map((growth, segment) =>
    growth === 0
      ? null
      : {
          ratio: Math.max((seen[segment] ?? 0) / growth, 0),
          weight: Math.min(growth / (SEGMENT_GROWTH[segment] ?? 1), 1),
        },
  );
}

function weightedMedian(ratios: readonly SegmentRatio[], total: number): number {
  let below = 0;
  for (const { ratio, weight } of [...ratios].sort((a, b) => a.ratio - b.ratio)) {
    below += weight;
    if (below >= total / 2) return ratio;
  }
  return 1;
}

/**
 * The account's own age curve from the measurements of its videos, each age segment shrunk towards the shipped
 * reference, which counts as five videos. If no video was measured at two ages it is the reference.
 */
export function ownAgeCurve(histories: readonly VideoHistory[]): AgeCurve {
  const ratios = histories.map(segmentRatios);
  const supports: number[] = [];
  const growths = SEGMENT_GROWTH.map((growth, segment) => {
    const here = ratios.map(video => video[segment]).filter(ratio => ratio != null);
    const support = here.reduce((sum, { weight }) => sum + weight, 0);
    supports.push(support);
    if (support === 0) return growth;
    const pooled = REFERENCE_WEIGHT_VIDEOS + support * weightedMedian(here, support);
    return (growth * pooled) / (REFERENCE_WEIGHT_VIDEOS + support);
  });
  const logs: number[] = [0];
  for (const growth of growths.toReversed()) logs.unshift((logs[0] ?? 0) - growth);
  let first = AGE_KNOTS_DAYS.indexOf(MEASURED_FROM_DAYS);
  while (first > 0 && (supports[first - 1] ?? 0) >= OWN_VIDEOS_NEEDED) first -= 1;
  return { logs, measuredFromDays: AGE_KNOTS_DAYS[first] ?? MEASURED_FROM_DAYS };
}
