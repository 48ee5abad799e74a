import { expect, test } from 'vitest';
import { compareGroups } from './compare-groups.ts';
import { seededRandom } from './seeded-random.ts';
import { usualChange } from './usual-change.ts';

/** Logs that take after the one before by `phi`. */
function streaky(n: number, phi: number, seed: number): number[] {
  const random = seededRandom(seed);
  let last = random.normal();
  return Array.from({ length: n }, () => {
    const value = 8 + last;
    last = phi * last + Math.sqrt(1 - phi ** 2) * random.normal();
    return value;
  });
}

test('where videos come in streaks the range is wider than that of unrelated ones, round the same factor', () => {
  const history = streaky(120, 0.6, 4);
  const [earlier, later] = [history.slice(60, 90), history.slice(90)];
  const [plain, change] = [compareGroups(later, earlier), usualChange(later, earlier, history)];
  if (!plain.known || !change.known) throw new Error('Not compared');
  expect(change.factor).toBe(plain.factor);
  expect(Math.log(change.high / change.low)).toBeGreaterThan(1.3 * Math.log(plain.high / plain.low));
});

test('firm words need a range at 99.5 % without ×1, and nothing both seems and is', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const history = streaky(60, 0, seed);
    const later = history.slice(45).map(log => log + 0.8);
    const change = usualChange(later, history.slice(30, 45), [...history.slice(0, 45), ...later]);
    if (!change.known) throw new Error('Not compared');
    const isOut = ({ low, high }: { low: number; high: number }) => low > 1 || high < 1;
    expect(change.differs).toBe(isOut(change.firm));
    expect(change.seems).toBe(isOut(change) && !change.differs);
  }
});

test('a constant added to all logs changes nothing', () => {
  const history = streaky(60, 0.3, 9);
  const of = (added: number) => {
    const moved = history.map(log => log + added);
    return usualChange(moved.slice(45), moved.slice(30, 45), moved);
  };
  const [one, other] = [of(0), of(5)];
  expect(one.known && other.known && one.low).toBeCloseTo(other.known ? other.low : NaN, 9);
});
