import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

test('a false now is where the clock starts, and it runs on from there', async () => {
  const start = new Date('2024-12-31T12:00:00Z');
  const clock = createClock(start);
  const first = clock.now().getTime();
  expect(first - start.getTime()).toBeLessThan(1_000);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(clock.now().getTime()).toBeGreaterThan(first);
});

test('without one the clock is the system’s', () => {
  expect(Math.abs(createClock(null).now().getTime() - Date.now())).toBeLessThan(1_000);
});
