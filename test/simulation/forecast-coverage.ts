import { curveAt, REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { forecastViews } from '#domain/statistics/forecast.ts';
import { scoreForecast, trackRecord, type ScoredForecast } from '#domain/statistics/forecast-record.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import { percent, repeat, share, type Figure, type Simulation } from './figures.ts';
import { asShown, NOW, simulatedAccount, type AccountShape } from './simulated-account.ts';

const HORIZON_DAYS = 30;
const DAY_MS = 86_400_000;

/** Method 6: how often the next video ends within the range. */
export function forecastCoverage(accounts: number, seed: number): Simulation {
  const random = seededRandom(seed);
  const figures: Figure[] = [];
  const shapes: [string, AccountShape, boolean][] = [
    ['12 videos, sd(log) 0.8', { videos: 12, spread: 0.8 }, true],
    ['30 videos, sd(log) 1.2', { videos: 30, spread: 1.2 }, true],
    ['100 videos, sd(log) 0.4', { videos: 100, spread: 0.4 }, true],
    ['60 videos, growing unlike the reference (×1.5)', { videos: 60, spread: 0.8, slowness: 1.5 }, true],
    ['60 videos, account growing ×2.7 in the half year', { videos: 60, spread: 0.8, drift: 1 }, false],
  ];
  const scored: ScoredForecast[][] = [];
  for (const [name, shape, promised] of shapes) {
    const outcomes = repeat(accounts, () => {
      const answer = forecastViews(simulatedAccount(random, shape), REFERENCE_AGE_CURVE, {
        similar: new Set(),
        horizonDays: HORIZON_DAYS,
        madeAt: NOW,
      });
      if (!answer.known) return null;
      const trueLog = 9 + (shape.drift ?? 0) + shape.spread * random.normal();
      const slowness = shape.slowness ?? 1;
      const views = Math.exp(trueLog + slowness * curveAt(REFERENCE_AGE_CURVE, HORIZON_DAYS));
      const publishedAt = new Date(NOW.getTime() + 3_600_000);
      const observedAt = new Date(publishedAt.getTime() + HORIZON_DAYS * DAY_MS);
      const reading = { id: 'next', publishedAt, observedAt, views: asShown(Math.round(views)) };
      return scoreForecast(answer.forecast, [reading], REFERENCE_AGE_CURVE);
    }).filter(outcome => outcome !== null);
    const inside = share(outcomes, ({ outcome }) => outcome === 'inside');
    figures.push(
      percent(`next video inside the 80 % range, ${name}`, inside, promised ? { min: 75, max: 85 } : null),
    );
    if (promised)
      scored.push(...repeat(Math.floor(outcomes.length / 20), at => outcomes.slice(at * 20, at * 20 + 20)));
  }
  const off = share(scored, record => {
    const answer = trackRecord(record);
    return answer.known && answer.verdict === 'off';
  });
  figures.push(percent('honest records of 20 forecasts called « off »', off, { max: 5 }));
  return { method: '6 Forecast', accounts, seed, figures };
}
