import { afterEach, expect, test } from 'vitest';
import { generateHooks, type HookRequest } from '#domain/generations/hooks/generate-hooks.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import { createHookWorker } from './hook-worker.ts';

const aside = createHookWorker({ idleMs: 400 });
afterEach(() => aside.stop());

const request = (seed: number): HookRequest => ({
  brief: {
    ...PLAIN_BRIEF,
    language: seed % 2 === 0 ? 'fr' : 'en',
    niche: NICHES[seed % NICHES.length]?.id ?? null,
    tone: 'friendly',
  },
  seed,
  niches: NICHES,
});

test('the same hooks, alone, at once and in the thread', async () => {
  expect(await aside.write(request(1))).toEqual(generateHooks(request(1)));
  expect(aside.isReady()).toBe(false);
  const seeds = [2, 3, 4, 5];
  const first = await Promise.all(seeds.map(seed => aside.write(request(seed))));
  await expect.poll(() => aside.isReady(), { timeout: 10_000 }).toBe(true);
  const second = await Promise.all(seeds.map(seed => aside.write(request(seed))));
  expect(first).toEqual(seeds.map(seed => generateHooks(request(seed))));
  expect(second).toEqual(first);
});

test('a thread that ends leaves nobody without hooks, and one that nobody asks goes', async () => {
  await Promise.all([aside.write(request(6)), aside.write(request(7))]);
  await expect.poll(() => aside.isReady(), { timeout: 10_000 }).toBe(true);
  const asked = aside.write(request(8));
  aside.stop();
  expect(await asked).toEqual(generateHooks(request(8)));
  await Promise.all([aside.write(request(6)), aside.write(request(7))]);
  await expect.poll(() => aside.isReady(), { timeout: 10_000 }).toBe(true);
  await aside.write(request(9));
  await expect.poll(() => aside.isReady(), { timeout: 5_000 }).toBe(false);
});
