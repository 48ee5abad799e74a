import { CHANGE_PARTS, splitChange, type SplitVideo } from '#domain/statistics/change-split.ts';
import { seededRandom, type SeededRandom } from '#domain/statistics/seeded-random.ts';
import { percent, repeat, share, type Simulation } from './figures.ts';

/** Between no video and forty, from no views to hundreds of millions, some with views at equal age. */
function anyPeriod(random: SeededRandom): SplitVideo[] {
  const size = random.next() < 0.15 ? 0 : 1 + random.below(40);
  const level = random.next() * 14;
  const aged = random.next() < 0.5;
  return repeat(size, () => {
    const views = random.next() < 0.05 ? 0 : Math.round(Math.exp(level + 1.5 * random.normal()));
    return aged ? { views, viewsAtEqualAge: Math.round(views * (1 + random.next())) } : { views };
  });
}

/** Method 7: the parts add up to the change, to the unit, whatever the periods. */
export function splitSums(accounts: number, seed: number): Simulation {
  const random = seededRandom(seed);
  const splits = repeat(accounts, () => {
    const [a, b] = [anyPeriod(random), anyPeriod(random)];
    return { there: splitChange(a, b), back: splitChange(b, a) };
  });
  const sum = (parts: Record<string, number>) =>
    CHANGE_PARTS.reduce((total, part) => total + (parts[part] ?? 0), 0);
  const exact = share(
    splits,
    ({ there }) =>
      sum(there.parts) === there.change && Object.values(there.parts).every(Number.isSafeInteger),
  );
  const mirrored = share(splits, ({ there, back }) =>
    CHANGE_PARTS.every(part => Math.abs(there.parts[part] + back.parts[part]) <= 1),
  );
  const more = repeat(accounts, () => {
    const period = anyPeriod(random).filter(({ views }) => views > 0);
    const { parts, change } = splitChange(period, [...period, ...period]);
    return change === parts.volume;
  });
  return {
    method: '7 What changed and why',
    accounts,
    seed,
    figures: [
      percent('parts are whole numbers that add up to the change, to the unit', exact, { min: 100 }),
      percent('the way back has the opposite parts, to one view', mirrored, { min: 100 }),
      percent('twice the same videos is « number of videos » alone', share(more, Boolean), { min: 100 }),
    ],
  };
}
