import { median } from 'simple-statistics';
import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { postingSlotIn } from '#domain/statistics/day-parts.ts';
import { atEqualAge } from '#domain/statistics/equal-age.ts';
import { postingTimes, type PostingTimes } from '#domain/statistics/posting-times.ts';
import { seededRandom, type SeededRandom } from '#domain/statistics/seeded-random.ts';
import { percent, repeat, share, times, type Figure, type Simulation } from './figures.ts';
import { simulatedAccount, type AccountShape, type SimulatedVideo } from './simulated-account.ts';

const ZONE = 'Europe/Paris';
const slotIn = postingSlotIn(ZONE);

function answered(videos: readonly SimulatedVideo[], seed: number): PostingTimes | null {
  const answer = postingTimes(atEqualAge(videos, REFERENCE_AGE_CURVE).videos, ZONE, seed);
  return answer.known ? answer : null;
}

/** What other tools print: the hour of the week with the highest average, over the median. */
function bestHourOf168(videos: readonly SimulatedVideo[]): number {
  const hours = Map.groupBy(videos, ({ publishedAt }) => Math.floor(publishedAt.getTime() / 3_600_000) % 168);
  const means = [...hours.values()].map(
    group => group.reduce((sum, { views }) => sum + views, 0) / group.length,
  );
  return Math.max(...means) / median(videos.map(({ views }) => views));
}

/** Method 5: times that do not matter get the answer « no measurable effect ». */
export function postingTimeErrors(accounts: number, seed: number): Simulation {
  const random: SeededRandom = seededRandom(seed);
  const figures: Figure[] = [];
  const shapes: [string, AccountShape][] = [
    ['40 videos, sd(log) 1.2', { videos: 40, spread: 1.2 }],
    ['100 videos, sd(log) 0.8', { videos: 100, spread: 0.8 }],
    ['100 videos, account grown ×7', { videos: 100, spread: 0.8, drift: 2 }],
  ];
  const ratios: number[] = [];
  for (const [name, shape] of shapes) {
    const answers = repeat(accounts, index => {
      const videos = simulatedAccount(random, shape);
      if (shape.drift === undefined) ratios.push(bestHourOf168(videos));
      return answered(videos, index);
    });
    const none = share(answers, answer => answer?.effect === 'none');
    figures.push(percent(`« no measurable effect », no true effect, ${name}`, none, { min: 90 }));
  }
  for (const factor of [1.5, 2, 3]) {
    const effect = (_: number, publishedAt: Date) =>
      slotIn(publishedAt).endsWith('evening') ? Math.log(factor) : 0;
    const answers = repeat(accounts, index =>
      answered(simulatedAccount(random, { videos: 120, spread: 0.8, effect }), index),
    );
    const seen = share(answers, answer => answer !== null && answer.effect !== 'none');
    figures.push(percent(`an effect seen, evenings truly ×${factor}, 120 videos, sd(log) 0.8`, seen));
    const right = share(
      answers.filter(answer => answer?.effect === 'slots'),
      answer =>
        answer?.slots.every(
          slot => !slot.known || slot.verdict !== 'winner' || slot.pattern.endsWith('evening'),
        ) === true,
    );
    if (factor === 3)
      figures.push(percent('of the answers that name slots, those with evenings alone', right));
  }
  figures.push(
    times('rival: « best hour of 168 » over the median, no true effect, middle account', median(ratios)),
  );
  return { method: '5 Posting time', accounts, seed, figures };
}
