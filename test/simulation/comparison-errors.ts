import { compareGroups } from '#domain/statistics/compare-groups.ts';
import { seededRandom, type SeededRandom } from '#domain/statistics/seeded-random.ts';
import { mean, percent, repeat, share, type Figure, type Simulation } from './figures.ts';

interface Case {
  name: string;
  group: number;
  reference: number;
  spreads: [number, number];
  factor: number;
  draw?: (random: SeededRandom) => number;
}

/** One video in twenty went viral: twenty times its views. */
const viral = (random: SeededRandom) => random.normal() * 0.8 + (random.next() < 0.05 ? Math.log(20) : 0);

const CASES: Case[] = [
  { name: '10 against 10, sd(log) 0.8', group: 10, reference: 10, spreads: [0.8, 0.8], factor: 1 },
  { name: '5 against 40, sd(log) 1.2', group: 5, reference: 40, spreads: [1.2, 1.2], factor: 1 },
  { name: '12 against 30, sd(log) 1.2 and 0.4', group: 12, reference: 30, spreads: [1.2, 0.4], factor: 1 },
  {
    name: '20 against 20, sd(log) 0.8, truly ×1.5',
    group: 20,
    reference: 20,
    spreads: [0.8, 0.8],
    factor: 1.5,
  },
  {
    name: '15 against 15, one video in twenty viral',
    group: 15,
    reference: 15,
    spreads: [1, 1],
    factor: 1,
    draw: viral,
  },
];

/** Method 2: whether the range holds the true factor, and how often it sees a difference where there is none. */
export function comparisonErrors(accounts: number, seed: number): Simulation {
  const random = seededRandom(seed);
  const figures: Figure[] = [];
  const rival: boolean[] = [];
  for (const { name, group, reference, spreads, factor, draw } of CASES) {
    const one = draw ?? ((from: SeededRandom) => from.normal());
    const outcomes = repeat(accounts, () => {
      const a = repeat(group, () => 8 + Math.log(factor) + spreads[0] * one(random));
      const b = repeat(reference, () => 8 + spreads[1] * one(random));
      if (factor === 1) {
        const ratio = mean(a.map(Math.exp)) / mean(b.map(Math.exp));
        rival.push(ratio >= 1.25 || ratio <= 0.8);
      }
      const answer = compareGroups(a, b);
      return answer.known
        ? { holds: answer.low <= factor && answer.high >= factor, differs: answer.differs }
        : { holds: false, differs: false };
    });
    figures.push(
      percent(
        `range holds the true factor, ${name}`,
        share(outcomes, ({ holds }) => holds),
        { min: 93, max: 97 },
      ),
    );
    if (factor === 1) {
      figures.push(
        percent(
          `false difference, ${name}`,
          share(outcomes, ({ differs }) => differs),
          { max: 6 },
        ),
      );
    }
  }
  figures.push(
    percent('rival: averages called different from ±25 % on, no true difference', share(rival, Boolean)),
  );
  return { method: '2 Comparing two groups', accounts, seed, figures };
}
