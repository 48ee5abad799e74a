import type { SeededRandom } from '#domain/statistics/seeded-random.ts';
import { repeat } from './figures.ts';

/** Logs of an account's views in order of publication: a level that is known, and what chance makes of each video. */
export interface AccountLogs {
  levels: number[];
  logs: number[];
}

/** What chance does, with a spread of 1. */
export const NOISES = {
  'log-normal': random => random.normal(),
  // 0.08 is its median: the usual video of such an account lies there.
  '6 % viral': random => random.normal() - 0.08 + (random.next() < 0.06 ? 2.5 + random.next() : 0),
  'heavy tails': random => student(random, 2.5),
} as const satisfies Record<string, (random: SeededRandom) => number>;

/** Student's t scaled so that its middle half is that of a standard normal. */
function student(random: SeededRandom, df: number): number {
  let squares = 0;
  const whole = Math.floor(df);
  for (let at = 0; at < whole; at++) squares += random.normal() ** 2;
  if (df > whole) squares += (df - whole) * random.normal() ** 2;
  return (0.89 * random.normal()) / Math.sqrt(squares / df);
}

/** How the usual level of an account moves over its history of `n` videos. */
export type LevelPath = (n: number, random: SeededRandom) => number[];

export const LEVEL_PATHS = {
  steady: n => repeat(n, () => 0),
  'growing or falling ×5': (n, random) => {
    const slope = (random.next() < 0.5 ? 1 : -1) * Math.log(5);
    return repeat(n, at => (slope * at) / Math.max(n - 1, 1));
  },
  'random walk': (n, random) => {
    let level = 0;
    return repeat(n, () => (level += (0.7 / Math.sqrt(n)) * random.normal()));
  },
  'one step of ×2.7': (n, random) => {
    const step = random.next() < 0.5 ? 1 : -1;
    const from = Math.floor(n * (0.2 + 0.6 * random.next()));
    return repeat(n, at => (at < from ? 0 : step));
  },
} as const satisfies Record<string, LevelPath>;

/** Logs around a level; `streak` is the correlation of a video's chance with that of the one before. */
export function accountLogs(
  random: SeededRandom,
  shape: {
    n: number;
    spread: number;
    path: LevelPath;
    noise: (random: SeededRandom) => number;
    streak?: number;
  },
): AccountLogs {
  const { n, spread, path, noise, streak = 0 } = shape;
  const levels = path(n, random).map(level => 9 + level);
  let last = noise(random);
  const logs = levels.map(level => {
    const value = level + spread * last;
    last = streak * last + Math.sqrt(1 - streak ** 2) * noise(random);
    return value;
  });
  return { levels, logs };
}
