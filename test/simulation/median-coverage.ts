import { medianInterval } from '#domain/statistics/median-interval.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import { mean, percent, repeat, share, type Figure, type Simulation } from './figures.ts';

/** Method 1: how often the interval holds the true median. */
export function medianCoverage(accounts: number, seed: number): Simulation {
  const random = seededRandom(seed);
  const figures: Figure[] = [];
  const rival: boolean[] = [];
  for (const spread of [0.4, 0.8, 1.2]) {
    for (const n of [6, 10, 20, 50]) {
      const held = repeat(accounts, () => {
        const views = repeat(n, () => Math.exp(8 + spread * random.normal()));
        const centre = mean(views);
        const error = Math.sqrt(mean(views.map(value => (value - centre) ** 2)) / (n - 1));
        rival.push(Math.abs(Math.exp(8) - centre) <= 1.96 * error);
        const answer = medianInterval(views);
        return answer.known && answer.low <= Math.exp(8) && answer.high >= Math.exp(8);
      });
      const what = `interval holds the true median, sd(log) ${spread}, n ${n}`;
      figures.push(percent(what, share(held, Boolean), { min: 94, max: 99 }));
    }
  }
  figures.push(percent('rival: mean ± 1.96 standard errors holds the typical video', share(rival, Boolean)));
  return { method: '1 Median', accounts, seed, figures };
}
