import { roundingStep } from '#domain/sources/reading.ts';
import {
  curveAt,
  REFERENCE_AGE_CURVE,
  type VideoHistory,
  type ViewsReading,
} from '#domain/statistics/age-curve.ts';
import type { ObservedVideo } from '#domain/statistics/equal-age.ts';
import { type SeededRandom } from '#domain/statistics/seeded-random.ts';
import { repeat } from './figures.ts';

export const NOW = new Date('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;

export interface SimulatedVideo extends ObservedVideo {
  /** Natural log of the true views after a year. */
  trueLog: number;
  /** Every reading, when the account was followed; else the last. */
  history: VideoHistory;
}

export interface AccountShape {
  videos: number;
  /** Standard deviation of the natural log of views within the account. */
  spread: number;
  spanDays?: number;
  /** Natural log of the views of a typical video after a year. */
  level?: number;
  /** Growth of the account over the span, on the log scale. */
  drift?: number;
  /** How much more slowly (above 1) or faster videos of this account grow than the reference. */
  slowness?: number;
  /** How much that differs between its videos (standard deviation of a log). */
  slownessSpread?: number;
  followed?: boolean;
  /** Added to the log of a video's views. */
  effect?: (index: number, publishedAt: Date) => number;
}

/** Days of age at which a followed account is read. */
const READ_AT_DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30, 45, 60, 90, 120, 180];

/** As a public page shows it. */
export function asShown(count: number): number {
  const step = roundingStep(count, 'rounded');
  return Math.round(count / step) * step;
}

/** An account of which all is known: log-normal views, the reference's age curve, public rounding, one instant. */
export function simulatedAccount(random: SeededRandom, shape: AccountShape): SimulatedVideo[] {
  const { videos, spread, spanDays = 180, level = 9, drift = 0, slowness = 1, slownessSpread = 0 } = shape;
  const ages = repeat(videos, () => 1 + random.next() * (spanDays - 1)).sort((a, b) => b - a);
  return ages.map((ageDays, index) => {
    const publishedAt = new Date(NOW.getTime() - ageDays * DAY_MS);
    const own = slowness * Math.exp(slownessSpread * random.normal());
    const base = level + drift * (1 - ageDays / spanDays) + spread * random.normal();
    const trueLog = base + (shape.effect?.(index, publishedAt) ?? 0);
    const readingAt = (days: number): ViewsReading => ({
      views: asShown(Math.round(Math.exp(trueLog + own * curveAt(REFERENCE_AGE_CURVE, days)))),
      observedAt: new Date(publishedAt.getTime() + days * DAY_MS),
      precision: 'rounded',
    });
    const before = shape.followed === true ? READ_AT_DAYS.filter(days => days < ageDays) : [];
    const readings = [...before, ageDays].map(readingAt);
    const last = readings.at(-1) ?? readingAt(ageDays);
    return { id: String(index), publishedAt, ...last, trueLog, history: { publishedAt, readings } };
  });
}

/** The video with its views multiplied, as an outlier is planted. */
export function multiplied(video: SimulatedVideo, factor: number): SimulatedVideo {
  return { ...video, views: asShown(Math.round(video.views * factor)) };
}
