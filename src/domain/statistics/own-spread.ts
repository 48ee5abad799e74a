import { refusal, type Estimate } from './estimate.ts';
import type { AgeCurve } from './age-curve.ts';
import { atEqualAge, type ObservedVideo } from './equal-age.ts';

/** With fewer videos, the range of four in five would depend on only two or three of them. */
export const SPREAD_FLOOR = 20;
/** Only the latest thirty: older videos say little about the account's current state. */
export const SPREAD_LATEST = 30;
/** The final views of a younger video are still uncertain. */
export const SPREAD_SETTLED_DAYS = 3;

/** Ranges of an account's views after a year: for half of its videos, and for four in five. Integers. */
export interface OwnSpread {
  half: { low: number; high: number };
  fourOfFive: { low: number; high: number };
  n: number;
}

/** Value at position p (n + 1) of sorted values, interpolated linearly: unbiased for a new value. */
function quantileForNext(sorted: readonly number[], p: number): number {
  const place = Math.min(Math.max(p * (sorted.length + 1), 1), sorted.length);
  const [below, above] = [sorted[Math.floor(place) - 1] ?? NaN, sorted[Math.ceil(place) - 1] ?? NaN];
  return below + (place - Math.floor(place)) * (above - below);
}

/** Views at that position; null between a video without views and the next. */
function viewsAt(sorted: readonly number[], p: number): number {
  const log = quantileForNext(sorted, p);
  return Number.isNaN(log) ? 0 : Math.exp(log);
}

/** Spread of an account's own latest videos. Descriptive: it is not a goal to narrow it. */
export function ownSpread(videos: readonly ObservedVideo[], curve: AgeCurve): Estimate<OwnSpread> {
  const { videos: aged, unseen } = atEqualAge(videos, curve);
  const settled = [...aged, ...unseen].filter(({ ageDays }) => ageDays >= SPREAD_SETTLED_DAYS);
  if (settled.length < SPREAD_FLOOR) return refusal('too_few_videos', settled.length, SPREAD_FLOOR);
  const sorted = settled
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1))
    .slice(0, SPREAD_LATEST)
    .map(({ log }) => log)
    .sort((a, b) => a - b);
  const between = (share: number) => ({
    low: Math.floor(viewsAt(sorted, (1 - share) / 2)),
    high: Math.ceil(viewsAt(sorted, (1 + share) / 2)),
  });
  return { known: true, half: between(0.5), fourOfFive: between(0.8), n: sorted.length };
}
