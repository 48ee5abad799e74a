import { usualLevels } from '#domain/statistics/usual-level.ts';
import { seededRandom, type SeededRandom } from '#domain/statistics/seeded-random.ts';
import { accountLogs, LEVEL_PATHS, NOISES, type LevelPath } from './account-logs.ts';
import { percent, share, type Figure, type Simulation } from './figures.ts';

interface Kind {
  name: string;
  path: LevelPath;
  noises: ((random: SeededRandom) => number)[];
  streak?: number;
  /** What has to hold, at any video and at the newest, by the number of videos. */
  bar: (n: number, isNewest: boolean) => Figure['bar'];
}

const NOISE_LIST = Object.values(NOISES);
const SIZES = [20, 60, 120, 240];
const SPREADS = [0.6, 0.9, 1.2];
const FACTORS = [1, 1.3, 2, 3];

const KINDS: Kind[] = [
  { name: 'steady', path: LEVEL_PATHS.steady, noises: NOISE_LIST, bar: () => ({ min: 95 }) },
  {
    name: 'growing or falling ×5',
    path: LEVEL_PATHS['growing or falling ×5'],
    noises: NOISE_LIST,
    bar: (n, isNewest) => (isNewest && n >= 60 ? { min: 90 } : null),
  },
  {
    name: 'streaks of 0.4',
    path: LEVEL_PATHS.steady,
    noises: [NOISES['log-normal']],
    streak: 0.4,
    bar: () => null,
  },
  {
    name: 'random walk, sd 0.7 over the history',
    path: LEVEL_PATHS['random walk'],
    noises: NOISE_LIST,
    bar: () => null,
  },
  { name: 'one step of ×2.7', path: LEVEL_PATHS['one step of ×2.7'], noises: NOISE_LIST, bar: () => null },
];

interface Outcome {
  factor: number;
  isHeld: boolean;
  width: number;
}

function outcome(random: SeededRandom, kind: Kind, n: number, isNewest: boolean): Outcome {
  const spread = SPREADS[random.below(SPREADS.length)] ?? 1;
  const noise = kind.noises[random.below(kind.noises.length)] ?? NOISES['log-normal'];
  const { levels, logs } = accountLogs(random, {
    n,
    spread,
    path: kind.path,
    noise,
    ...(kind.streak !== undefined && { streak: kind.streak }),
  });
  const place = isNewest ? n - 1 : random.below(n);
  const factor = FACTORS[random.below(FACTORS.length)] ?? 1;
  const level = levels[place] ?? 0;
  const planted = logs.map((log, at) => (at === place ? level + Math.log(factor) : log));
  const told = usualLevels(planted)[place];
  const halfWidth = told?.halfWidth ?? 0;
  return {
    factor,
    isHeld: told !== undefined && Math.abs(told.level - level) <= halfWidth,
    width: Math.exp(2 * halfWidth),
  };
}

/** How often the range of one video's factor holds what it truly is. */
export function factorCoverage(accounts: number, seed: number): Simulation {
  const random = seededRandom(seed);
  const figures: Figure[] = [];
  const all: Outcome[] = [];
  for (const kind of KINDS) {
    for (const n of SIZES) {
      for (const isNewest of [false, true]) {
        const outcomes = Array.from({ length: accounts }, () => outcome(random, kind, n, isNewest));
        all.push(...outcomes);
        figures.push(
          percent(
            `range holds the factor, ${kind.name}, n ${n}, ${isNewest ? 'the newest video' : 'any video'}`,
            share(outcomes, ({ isHeld }) => isHeld),
            kind.bar(n, isNewest),
          ),
        );
      }
    }
  }
  for (const factor of FACTORS) {
    const outcomes = all.filter(one => one.factor === factor);
    figures.push(
      percent(
        `range holds ×${factor}, all accounts`,
        share(outcomes, ({ isHeld }) => isHeld),
        { min: 94 },
      ),
    );
  }
  return { method: '11 The factor of one video', accounts, seed, figures };
}
