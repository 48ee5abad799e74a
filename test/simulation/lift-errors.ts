import { median } from 'simple-statistics';
import { findings } from '#domain/statistics/false-discovery.ts';
import { patternLifts, type PatternedVideo } from '#domain/statistics/pattern-lifts.ts';
import { atEqualAge } from '#domain/statistics/equal-age.ts';
import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { seededRandom, type SeededRandom } from '#domain/statistics/seeded-random.ts';
import { mean, percent, repeat, share, times, type Figure, type Simulation } from './figures.ts';
import { simulatedAccount } from './simulated-account.ts';

/** As many as the hook types that rival tools compare. */
const TYPES = 11;

interface Habit {
  videos: number;
  spread: number;
  /** Which of the types a video shows. */
  typeOf: (index: number, random: SeededRandom) => number;
  drift?: number;
  /** True factor of type 0. */
  factor?: number;
}

function patterned(random: SeededRandom, habit: Habit): (PatternedVideo & { views: number })[] {
  const { videos, spread, typeOf, drift = 0, factor = 1 } = habit;
  const types = repeat(videos, index => typeOf(index, random));
  const effect = (index: number) => (types[index] === 0 ? Math.log(factor) : 0);
  const account = simulatedAccount(random, { videos, spread, drift, effect });
  return atEqualAge(account, REFERENCE_AGE_CURVE).videos.map(({ id, publishedAt, log }, index) => {
    const patterns = [String(types[index])];
    return { id, publishedAt, log, patterns, views: account[index]?.views ?? 0 };
  });
}

interface Outcome {
  winners: string[];
  losers: string[];
  /** Found by their p-values alone, without the pooled range. */
  byP: string[];
}

function declared(videos: readonly PatternedVideo[]): Outcome {
  const answer = patternLifts(videos);
  const lifts = answer.known ? answer.lifts : [];
  const named = (verdict: 'winner' | 'loser') =>
    lifts.filter(lift => lift.known && lift.verdict === verdict).map(({ pattern }) => pattern);
  const tested = lifts.filter(lift => lift.known);
  const found = findings(tested.map(({ p }) => p));
  const byP = tested.filter((_, index) => found[index]).map(({ pattern }) => pattern);
  return { winners: named('winner'), losers: named('loser'), byP };
}

/** What other tools print: the type whose median is highest, over the median of all. */
function bestOverMedian(videos: readonly (PatternedVideo & { views: number })[]): number {
  const groups = Map.groupBy(videos, ({ patterns }) => patterns[0]);
  const medians = [...groups.values()].map(group => median(group.map(({ views }) => views)));
  return Math.max(...medians) / median(videos.map(({ views }) => views));
}

const anyType = (_: number, random: SeededRandom) => random.below(TYPES);

const NULL_HABITS: [string, Habit][] = [
  ['165 videos, sd(log) 0.8', { videos: 165, spread: 0.8, typeOf: anyType }],
  ['165 videos, sd(log) 1.2', { videos: 165, spread: 1.2, typeOf: anyType }],
  ['60 videos of 4 types, sd(log) 1.2', { videos: 60, spread: 1.2, typeOf: (_, random) => random.below(4) }],
  [
    '165 videos, account grown ×7 while it changed its types',
    {
      videos: 165,
      spread: 0.8,
      drift: 2,
      typeOf: (index, random) => Math.min(TYPES - 1, Math.floor((index / 165) * 8) + random.below(4)),
    },
  ],
];

/** Types that truly differ: how often a range holds what its type does against the others. */
function pooledCoverage(accounts: number, random: SeededRandom): number {
  let [held, all] = [0, 0];
  for (let account = 0; account < accounts; account++) {
    const effects = repeat(TYPES, () => 0.25 * random.normal());
    const types = repeat(165, () => random.below(TYPES));
    const effect = (index: number) => effects[types[index] ?? 0] ?? 0;
    const aged = atEqualAge(
      simulatedAccount(random, { videos: 165, spread: 0.8, effect }),
      REFERENCE_AGE_CURVE,
    );
    const answer = patternLifts(
      aged.videos.map((video, index) => ({ ...video, patterns: [String(types[index])] })),
    );
    for (const lift of answer.known ? answer.lifts : []) {
      if (!lift.known) continue;
      const others = types.filter(type => String(type) !== lift.pattern).map(type => effects[type] ?? 0);
      const truth = Math.exp((effects[Number(lift.pattern)] ?? 0) - mean(others));
      all += 1;
      if (lift.low <= truth && truth <= lift.high) held += 1;
    }
  }
  return held / all;
}

/** Method 4: no winners where nothing wins; a true ×2 found. */
export function liftErrors(accounts: number, seed: number): Simulation {
  const random = seededRandom(seed);
  const figures: Figure[] = [];
  for (const [name, habit] of NULL_HABITS) {
    const outcomes = repeat(accounts, () => declared(patterned(random, habit)));
    const any = share(outcomes, ({ winners, losers }) => winners.length + losers.length > 0);
    figures.push(
      percent(
        `a winner declared, no true effect, ${name}`,
        share(outcomes, ({ winners }) => winners.length > 0),
        {
          max: 10,
        },
      ),
      percent(`a winner or a loser declared, no true effect, ${name}`, any, { max: 10 }),
    );
  }
  for (const spread of [0.4, 0.6, 0.8, 1.2]) {
    // Type 0 on 15 videos, the other ten types share the rest.
    const typeOf = (index: number, from: SeededRandom) => (index % 11 === 5 ? 0 : 1 + from.below(TYPES - 1));
    const habit = { videos: 165, spread, typeOf, factor: 2 };
    const outcomes = repeat(accounts, () => declared(patterned(random, habit)));
    const found = share(outcomes, ({ winners }) => winners.includes('0'));
    const bar = spread <= 0.6 ? { min: 80 } : null;
    const byP = share(outcomes, outcome => outcome.byP.includes('0'));
    figures.push(percent(`true ×2 with 15 videos of 165 found, sd(log) ${spread}`, found, bar));
    if (spread > 0.6) figures.push(percent(`the same found by p-values alone, sd(log) ${spread}`, byP));
  }
  figures.push(
    percent(
      'pooled 90 % range holds the true factor, types truly spread by ×1.28',
      pooledCoverage(accounts, random),
      { min: 87, max: 94 },
    ),
  );
  for (const [videos, spread] of [
    [60, 1.15],
    [165, 1.15],
  ] as const) {
    const ratios = repeat(accounts, () =>
      bestOverMedian(patterned(random, { videos, spread, typeOf: anyType })),
    );
    const who = `no true effect, ${videos} videos, sd(log) ${spread}`;
    figures.push(
      percent(
        `rival: « best of 11 » at twice the median or more, ${who}`,
        share(ratios, ratio => ratio >= 2),
      ),
    );
    figures.push(times(`rival: « best of 11 » over the median, middle account, ${who}`, median(ratios)));
  }
  return { method: '4 Lift per pattern', accounts, seed, figures };
}
