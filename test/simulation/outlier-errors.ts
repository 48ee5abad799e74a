import { sampleRankCorrelation } from 'simple-statistics';
import { ownAgeCurve, REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { OUTLIER_DEVIATIONS, outlierScores } from '#domain/statistics/outliers.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import { mean, percent, plain, repeat, type Figure, type Simulation } from './figures.ts';
import {
  multiplied,
  NOW,
  simulatedAccount,
  type AccountShape,
  type SimulatedVideo,
} from './simulated-account.ts';

const ageOf = ({ publishedAt }: SimulatedVideo) => NOW.getTime() - publishedAt.getTime();

function ageCorrelation(videos: readonly SimulatedVideo[], ownCurve: boolean): { ours: number; raw: number } {
  const curve = ownCurve ? ownAgeCurve(videos.map(({ history }) => history)) : REFERENCE_AGE_CURVE;
  const answer = outlierScores(videos, curve);
  const factors = answer.known ? answer.scores.map(({ factor }) => factor) : [];
  const ages = videos.map(ageOf);
  return {
    ours: sampleRankCorrelation(factors, ages),
    raw: sampleRankCorrelation(
      videos.map(({ views }) => views),
      ages,
    ),
  };
}

/** Method 3: age must not make an outlier, planted ones must be found, others left alone. */
export function outlierErrors(accounts: number, seed: number): Simulation {
  const random = seededRandom(seed);
  const figures: Figure[] = [];
  const raw: number[] = [];
  const followed: [string, Partial<AccountShape>, boolean, boolean][] = [
    ['accounts growing as the reference, read once', {}, false, true],
    ['accounts followed, growing as the reference', { followed: true }, true, true],
    ['accounts followed, growing half as slowly again', { followed: true, slowness: 1.5 }, true, true],
    ['accounts followed, growing faster', { followed: true, slowness: 0.6 }, true, true],
    [
      'accounts of 165 videos, read once, grown ×7 in a year',
      { videos: 165, drift: 2, spanDays: 365 },
      false,
      true,
    ],
    ['accounts read once, growing half as slowly again', { slowness: 1.5 }, false, false],
  ];
  for (const [name, shape, own, promised] of followed) {
    const correlations = repeat(accounts, () =>
      ageCorrelation(
        simulatedAccount(random, { videos: 40, spread: 0.8, spanDays: 120, slownessSpread: 0.2, ...shape }),
        own,
      ),
    );
    // Where the account grows, its oldest videos have the fewest views for another reason.
    if (shape.drift === undefined) raw.push(...correlations.map(one => one.raw));
    const what = `rank correlation of score and age, ${name}`;
    figures.push(
      plain(what, mean(correlations.map(({ ours }) => ours)), promised ? { min: -0.05, max: 0.05 } : null),
    );
  }
  figures.push(plain('rival: rank correlation of views and age', mean(raw)));
  for (const spread of [0.4, 0.8, 1.2]) {
    for (const n of [20, 40]) figures.push(...plantedOutliers(accounts, random, n, spread));
  }
  return { method: '3 Outliers at equal age', accounts, seed, figures };
}

function plantedOutliers(
  accounts: number,
  random: ReturnType<typeof seededRandom>,
  n: number,
  spread: number,
): Figure[] {
  let [found, falseOnes, knowing] = [0, 0, 0];
  for (let account = 0; account < accounts; account++) {
    const videos = simulatedAccount(random, { videos: n, spread });
    const place = random.below(n);
    const planted = videos.map((video, index) => (index === place ? multiplied(video, 5) : video));
    const answer = outlierScores(planted, REFERENCE_AGE_CURVE);
    if (!answer.known) continue;
    for (const { id, verdict } of answer.scores) {
      if (verdict !== 'high') continue;
      if (id === String(place)) found += 1;
      else falseOnes += 1;
    }
    // Somebody who knows the account's true median and spread, and draws the border there.
    const truth = (videos[place]?.trueLog ?? 0) + Math.log(5) - 9;
    if (truth >= OUTLIER_DEVIATIONS * spread) knowing += 1;
  }
  const promised = spread === 0.4;
  return [
    percent(`planted ×5 found, sd(log) ${spread}, n ${n}`, found / accounts, promised ? { min: 95 } : null),
    percent(`others called high, sd(log) ${spread}, n ${n}`, falseOnes / (accounts * (n - 1)), { max: 5 }),
    ...(promised || n === 20
      ? []
      : [
          percent(
            `what knowing the account’s true centre and spread would find, sd(log) ${spread}`,
            knowing / accounts,
          ),
        ]),
  ];
}
