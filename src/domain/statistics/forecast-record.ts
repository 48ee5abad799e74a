import { refusal, type Answer } from './answer.ts';
import { ageInDays, curveAt, type AgeCurve } from './age-curve.ts';
import { binomialAtMost } from './distributions.ts';
import type { ObservedVideo } from './equal-age.ts';
import type { Forecast } from './forecast.ts';

export const RECORD_FLOOR = 5;

/** A forecast after the fact. */
export interface ScoredForecast {
  videoId: string;
  /** Views at the age forecast, from the reading nearest to it. */
  views: number;
  outcome: 'below' | 'inside' | 'above';
}

/** Furthest from the age forecast that a reading may lie, as a share of it. */
export const RECORD_READ_WITHIN = 0.25;

/**
 * How a forecast fared, by the video's own reading nearest the age forecast. Null while there is none, or when
 * the forecast was made after the video was out: such a forecast proves nothing.
 */
export function scoreForecast(
  forecast: Forecast,
  readings: readonly ObservedVideo[],
  curve: AgeCurve,
): ScoredForecast | null {
  const away = ({ publishedAt, observedAt }: ObservedVideo) =>
    Math.abs(ageInDays(publishedAt, observedAt) - forecast.horizonDays);
  const nearest = readings.toSorted((a, b) => away(a) - away(b))[0];
  if (nearest === undefined || forecast.madeAt > nearest.publishedAt) return null;
  if (away(nearest) > RECORD_READ_WITHIN * forecast.horizonDays) return null;
  const age = ageInDays(nearest.publishedAt, nearest.observedAt);
  const moved = Math.exp(curveAt(curve, forecast.horizonDays) - curveAt(curve, age));
  const views = Math.round(nearest.views * moved);
  const outcome = views < forecast.low ? 'below' : views > forecast.high ? 'above' : 'inside';
  return { videoId: nearest.id, views, outcome };
}

export interface TrackRecord {
  inside: number;
  below: number;
  above: number;
  /** Forecasts scored: « 9 of 12 inside ». */
  n: number;
  /** How many should have been inside, in per cent. */
  promisedPercent: number;
  /** `off`: so few inside would happen in fewer than one honest record of twenty. */
  verdict: 'as_promised' | 'off';
}

/** What an account's past forecasts were worth. Refused under five. */
export function trackRecord(scored: readonly ScoredForecast[], coverage = 0.8): Answer<TrackRecord> {
  const n = scored.length;
  if (n < RECORD_FLOOR) return refusal('too_few_forecasts', n, RECORD_FLOOR);
  const count = (outcome: ScoredForecast['outcome']) => scored.filter(one => one.outcome === outcome).length;
  const inside = count('inside');
  return {
    known: true,
    inside,
    below: count('below'),
    above: count('above'),
    n,
    promisedPercent: Math.round(coverage * 100),
    verdict: binomialAtMost(inside, n, coverage) < 0.05 ? 'off' : 'as_promised',
  };
}
