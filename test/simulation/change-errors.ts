import { seededRandom, type SeededRandom } from '#domain/statistics/seeded-random.ts';
import { usualChange } from '#domain/statistics/usual-change.ts';
import { accountLogs, LEVEL_PATHS, NOISES, type LevelPath } from './account-logs.ts';
import { percent, share, type Figure, type Simulation } from './figures.ts';

export interface ChangeKind {
  name: string;
  noise: (random: SeededRandom) => number;
  /** How the level moved before both periods. */
  before: LevelPath;
  streak?: number;
  /** Percent: most false changes at 95 % and at 99 %; of long streaks only firm words are promised. */
  most?: { seems: number | null; firm: number };
}

export const CHANGE_KINDS: ChangeKind[] = [
  { name: 'log-normal', noise: NOISES['log-normal'], before: LEVEL_PATHS.steady },
  { name: '6 % viral', noise: NOISES['6 % viral'], before: LEVEL_PATHS.steady },
  { name: 'heavy tails', noise: NOISES['heavy tails'], before: LEVEL_PATHS.steady },
  { name: 'grew or fell before', noise: NOISES['log-normal'], before: LEVEL_PATHS['growing or falling ×5'] },
  { name: 'streaks of 0.3', noise: NOISES['log-normal'], before: LEVEL_PATHS.steady, streak: 0.3 },
  { name: 'streaks of 0.5', noise: NOISES['log-normal'], before: LEVEL_PATHS.steady, streak: 0.5 },
  {
    name: 'streaks of 0.8',
    noise: NOISES['log-normal'],
    before: LEVEL_PATHS.steady,
    streak: 0.8,
    most: { seems: null, firm: 6 },
  },
];

/** Videos of the whole history, of the period before and of the period. */
const SIZES = [
  [20, 8, 8],
  [40, 8, 12],
  [60, 15, 15],
  [60, 30, 30],
  [120, 15, 30],
  [120, 30, 30],
  [240, 60, 60],
] as const;
const SPREADS = [0.6, 0.9, 1.2];

/** An account whose two last periods differ by a factor. */
export function changedAccount(
  random: SeededRandom,
  kind: ChangeKind,
  sizes: { all: number; earlier: number; later: number },
  factor: number,
): { earlier: number[]; later: number[]; history: number[] } {
  const { all, earlier, later } = sizes;
  const old = Math.max(all - earlier - later, 0);
  const path: LevelPath = (n, from) => {
    const before = old === 0 ? [] : kind.before(old, from);
    const level = before.at(-1) ?? 0;
    return Array.from({ length: n }, (_, at) =>
      at < old ? (before[at] ?? 0) : level + (at < old + earlier ? 0 : Math.log(factor)),
    );
  };
  const spread = SPREADS[random.below(SPREADS.length)] ?? 1;
  const { logs } = accountLogs(random, {
    n: old + earlier + later,
    spread,
    path,
    noise: kind.noise,
    ...(kind.streak !== undefined && { streak: kind.streak }),
  });
  return { earlier: logs.slice(old, old + earlier), later: logs.slice(old + earlier), history: logs };
}

/** Period against period: false changes at both levels, whether the range holds, and what is found. */
export function changeErrors(accounts: number, seed: number): Simulation {
  const random = seededRandom(seed);
  const figures: Figure[] = [];
  for (const kind of CHANGE_KINDS) {
    const told = (factor: number) =>
      Array.from({ length: accounts }, (_, at) => {
        const [all, earlier, later] = SIZES[at % SIZES.length] ?? [60, 15, 15];
        const account = changedAccount(random, kind, { all, earlier, later }, factor);
        const change = usualChange(account.later, account.earlier, account.history);
        return {
          firm: change.known && change.differs,
          seems: change.known && (change.differs || change.seems),
          holds: change.known && change.low <= factor && factor <= change.high,
        };
      });
    const { most = { seems: 6, firm: 2 } } = kind;
    const [none, twice] = [told(1), told(2)];
    figures.push(
      percent(
        `false change at 95 %, ${kind.name}`,
        share(none, ({ seems }) => seems),
        most.seems === null ? null : { max: most.seems },
      ),
      percent(
        `false change said firmly (99.5 %), ${kind.name}`,
        share(none, ({ firm }) => firm),
        { max: most.firm },
      ),
      percent(
        `range at 95 % holds ×2, ${kind.name}`,
        share(twice, ({ holds }) => holds),
        most.seems === null ? null : { min: 93 },
      ),
      percent(
        `×2 found at 95 %, ${kind.name}`,
        share(twice, ({ seems }) => seems),
      ),
    );
  }
  return { method: '12 The usual video, period against period', accounts, seed, figures };
}
