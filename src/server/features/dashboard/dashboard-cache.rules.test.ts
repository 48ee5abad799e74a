import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheDashboard } from './dashboard-cache.ts';

const MOST = 100;
const MINUTE = 60_000;
const ANSWER = JSON.stringify({ analysedBeside: 0 });
const look = (whose: string, answer = ANSWER) => cacheDashboard(whose, answer);

let fresh = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // Users left in the cache by another test count as long inactive.
  vi.advanceTimersByTime((fresh += 1) * 10 * MINUTE);
});
afterEach(() => void vi.useRealTimers());

test('the same answer is the same figures, another answer is not', () => {
  const first = look('one');
  expect(look('one')).toBe(first);
  expect(look('one', JSON.stringify({ analysedBeside: 1 }))).not.toBe(first);
  expect(look('one')).not.toBe(first);
});

test('a hundred who look within a minute keep their places; whoever has not looked for longest gives one up', () => {
  const seen = new Map(Array.from({ length: MOST }, (_, at) => [`of-${at}`, look(`of-${at}`)]));
  expect(look('late')).not.toBe(look('late'));
  vi.advanceTimersByTime(MINUTE - 1);
  for (const [whose, figures] of seen) if (whose !== 'of-7') expect(look(whose)).toBe(figures);
  expect(look('late')).not.toBe(look('late'));
  vi.advanceTimersByTime(1);
  expect(look('late')).toBe(look('late'));
  expect(look('of-7')).not.toBe(seen.get('of-7'));
  for (const [whose, figures] of seen) if (whose !== 'of-7') expect(look(whose)).toBe(figures);
});
