import { refusal, type Estimate } from './estimate.ts';
import type { AgeCurve } from './age-curve.ts';
import { atEqualAge, type ObservedVideo } from './equal-age.ts';

/** With fewer videos four of five would be named by two or three of them. */
export const SPREAD_FLOOR = 20;
/** Older ones than the latest thirty say little of what the account does today. */
export const SPREAD_LATEST = 30;
/** A video this young may still go anywhere. */
export const SPREAD_SETTLED_DAYS = 3;

/** Views between which an account's videos end, after a year: half of them, and four of five. Whole numbers. */
export interface OwnSpread {
  half: { low: number; high: number };
  fourOfFive: { low: number; high: number };
  n: number;
}

/** Value at place p (n + 1) of sorted values, between neighbours in proportion: unbiased for a new value. */
function quantileForNext(sorted: readonly number[], p: number): number {
  const place = Math.min(Math.max(p * (sorted.length + 1), 1), sorted.length);
  const [below, above] = [sorted[Math.floor(place) - 1] ?? NaN, sorted[Math.ceil(place) - 1] ?? NaN];
  return below + (place - Math.floor(place)) * (above - below);
}

/** Views at that place; between a video that nobody saw and the next there is none to say. */
function viewsAt(sorted: readonly number[], p: number): number {
  const log = quantileForNext(sorted, p);
  return Number.isNaN(log) ? 0 : Math.exp(log);
}

/** How far an account's own latest videos lie apart. A description: nothing that is planned narrows it. */
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
