import { expect, test } from 'vitest';
import { runInSlices } from './run-in-slices.ts';

function* busyFor(ms: number, log: string[], name: string) {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    log.push(name);
    yield;
  }
  return name;
}

test('long work leaves others their turn, and works come one after the other', async () => {
  const log: string[] = [];
  let turns = 0;
  let isDone = false;
  const look = () => {
    turns += 1;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  const results = await Promise.all([
    runInSlices(busyFor(150, log, 'a')),
    runInSlices(busyFor(150, log, 'b')),
  ]);
  isDone = true;
  expect(results).toEqual(['a', 'b']);
  expect(turns).toBeGreaterThan(4);
  expect(log.lastIndexOf('a')).toBeLessThan(log.indexOf('b'));
});

test('a work that throws gives its turn on', async () => {
  const failing = (function* (): Generator<void, string> {
    yield;
    throw new Error('no');
  })();
  await expect(runInSlices(failing)).rejects.toThrow('no');
  expect(await runInSlices(busyFor(1, [], 'next'))).toBe('next');
});
