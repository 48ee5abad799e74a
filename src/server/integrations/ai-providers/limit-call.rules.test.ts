import { setTimeout as pause } from 'node:timers/promises';
import { queryObjects } from 'node:v8';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createEmbeddedModel } from './replayed-model.ts';
import { limitCall } from './limit-call.ts';
import { streamElements } from './stream-elements.ts';

test('a call ends with its caller, with the caller’s own reason', () => {
  const caller = new AbortController();
  const limit = limitCall(caller.signal, 60_000);
  expect(limit.signal.aborted).toBe(false);
  caller.abort('the tab was closed');
  expect(limit.signal.reason).toBe('the tab was closed');
});

test('a call of somebody who has left already has ended', () => {
  expect(limitCall(AbortSignal.abort('gone'), 60_000).signal.reason).toBe('gone');
});

test('a call ends when its time is over, and not once it is released', async () => {
  const [late, released] = [
    limitCall(new AbortController().signal, 5),
    limitCall(new AbortController().signal, 5),
  ];
  released.release();
  await pause(30);
  expect(late.signal.reason).toMatchObject({ name: 'TimeoutError' });
  expect(released.signal.aborted).toBe(false);
});

const CALLS = 40;

test.each([
  ['read to its end', Infinity],
  ['left after its first element', 1],
])(
  'of a call that was %s nothing is kept, however long its caller stays',
  async (_, most) => {
    const stays = new AbortController();
    await callOnce(stays.signal, most);
    const before = signals();
    for (let call = 0; call < CALLS; call++) await callOnce(stays.signal, most);
    expect(signals() - before).toBeLessThan(CALLS / 4);
    // Slow: counting walks the whole heap, which all files of the run share.
  },
  120_000,
);

/** How many are left after unreferenced ones are collected. */
const signals = (): number => queryObjects(AbortSignal, { format: 'count' });

async function callOnce(caller: AbortSignal, most: number): Promise<void> {
  // As in the product: the signal ends one turn, or all of them.
  const signal = AbortSignal.any([caller, new AbortController().signal]);
  const elements = streamElements({
    model: createEmbeddedModel(() => ({ kind: 'text', text: '{"elements":["a","b","c"]}' })),
    instructions: 'Answer.',
    data: '-',
    element: z.string(),
    maxOutputTokens: 100,
    temperature: 0,
    milliseconds: 10_000,
    signal,
    spent: { input: 0, output: 0 },
  });
  let seen = 0;
  for await (const element of elements) {
    expect(element).toBe('abc'[seen]);
    if (++seen >= most) break;
  }
  // Lets the SDK finish its own work.
  await pause(0);
}
