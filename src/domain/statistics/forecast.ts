import { refusal, type Answer } from './answer.ts';
import { ageInDays, curveAt, type AgeCurve } from './age-curve.ts';
import { atEqualAge, type ObservedVideo } from './equal-age.ts';

/** With fewer videos the range from worst to best would not hold 80 %. */
export const FORECAST_FLOOR = 10;
/** From here only videos like the planned one are asked; else all of the account's. */
export const SIMILAR_FLOOR = 20;
/** Older ones than the latest thirty say little of what the account does today. */
export const FORECAST_LATEST = 30;
/** A video this young may still go anywhere. */
export const FORECAST_SETTLED_DAYS = 3;

export const FORECAST_COVERAGE = 0.8;

export interface Forecast {
  /** Views at `horizonDays` of age, whole numbers: half of such videos have more than `median`. */
  median: number;
  /** Four of five such videos end between the two. */
  low: number;
  high: number;
  coverage: number;
  horizonDays: number;
  madeAt: Date;
  /** Ids of the videos asked; their number is n. */
  from: readonly string[];
  basis: 'similar' | 'all';
}

/** Value at place p (n + 1) of sorted values, between neighbours in proportion: unbiased for a new value. */
function quantile(sorted: readonly number[], p: number): number {
  const place = Math.min(Math.max(p * (sorted.length + 1), 1), sorted.length);
  const [below, above] = [sorted[Math.floor(place) - 1] ?? NaN, sorted[Math.ceil(place) - 1] ?? NaN];
  return below + (place - Math.floor(place)) * (above - below);
}

/**
 * What a video not yet posted may get, from the quantiles of the account's own latest videos brought to the age
 * asked about. `similar` holds the ids of those like it (same format, length, hook). The result is frozen: a
 * forecast that could change afterwards would be none.
 */
export function forecastViews(
  videos: readonly ObservedVideo[],
  curve: AgeCurve,
  asked: { similar: ReadonlySet<string>; horizonDays: number; madeAt: Date },
): Answer<{ forecast: Forecast }> {
  const { similar, horizonDays, madeAt } = asked;
  const settled = videos.filter(
    ({ publishedAt, observedAt }) =>
      observedAt <= madeAt && ageInDays(publishedAt, observedAt) >= FORECAST_SETTLED_DAYS,
  );
  if (settled.length < FORECAST_FLOOR) return refusal('too_few_videos', settled.length, FORECAST_FLOOR);
  const alike = settled.filter(({ id }) => similar.has(id));
  const basis = alike.length >= SIMILAR_FLOOR ? 'similar' : 'all';
  const pool = (basis === 'similar' ? alike : settled)
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, FORECAST_LATEST);
  const { videos: aged } = atEqualAge(pool, curve);
  const sorted = aged.map(({ log }) => log).sort((a, b) => a - b);
  const viewsAt = (p: number) => Math.exp(quantile(sorted, p) + curveAt(curve, horizonDays));
  const forecast: Forecast = {
    median: Math.round(viewsAt(0.5)),
    low: Math.floor(viewsAt((1 - FORECAST_COVERAGE) / 2)),
    high: Math.ceil(viewsAt((1 + FORECAST_COVERAGE) / 2)),
    coverage: FORECAST_COVERAGE,
    horizonDays,
    madeAt: new Date(madeAt),
    from: Object.freeze(aged.map(({ id }) => id)),
    basis,
  };
  return { known: true, forecast: Object.freeze(forecast) };
}
