import { MutationObserver, notifyManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const MINUTE_MS = 60_000;
const queries = () => createQueryClient().getDefaultOptions().queries ?? {};

test('cached data are stale after 5 minutes and kept for 10', async () => {
  vi.useFakeTimers();
  try {
    const client = createQueryClient();
    let calls = 0;
    const ask = () =>
      client.fetchQuery({ queryKey: ['figures'], queryFn: () => Promise.resolve((calls += 1)) });
    await ask();
    vi.advanceTimersByTime(5 * MINUTE_MS - 1_000);
    expect(await ask()).toBe(1);
    vi.advanceTimersByTime(2_000);
    expect(await ask()).toBe(2);
    vi.advanceTimersByTime(10 * MINUTE_MS - 1_000);
    expect(client.getQueryData(['figures'])).toBe(2);
    vi.advanceTimersByTime(2_000);
    expect(client.getQueryData(['figures'])).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('a failed query is tried once more, and no third time', async () => {
  const client = createQueryClient();
  let calls = 0;
  const ask = client.fetchQuery({
    queryKey: ['broken'],
    retry: queries().retry ?? false,
    retryDelay: 1,
    queryFn: () => {
      calls += 1;
      return Promise.reject(new TypeError('no connection'));
    },
  });
  await expect(ask).rejects.toThrow('no connection');
  expect(calls).toBe(2);
});

test('nothing is asked again because of focus or reconnection, nor on mount unless it is out of date', () => {
  const { refetchOnWindowFocus, refetchOnReconnect, refetchOnMount } = queries();
  expect([refetchOnWindowFocus, refetchOnReconnect]).toEqual([false, false]);
  const onMount = refetchOnMount as (query: { state: { isInvalidated: boolean } }) => boolean;
  expect(onMount({ state: { isInvalidated: false } })).toBe(false);
  expect(onMount({ state: { isInvalidated: true } })).toBe(true);
});

test('who watches a call hears that it began, and how it ended, before the next click can come', async () => {
  // A click is a task of its own, as a timer is: what waits for a timer may run after it.
  const microtasks = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate'] });
  try {
    let answer: (value: string) => void = () => undefined;
    const call = new MutationObserver(createQueryClient(), {
      mutationFn: () => new Promise<string>(resolve => (answer = resolve)),
    });
    const heard: string[] = [];
    // As `useMutation` listens.
    call.subscribe(notifyManager.batchCalls(({ status }) => heard.push(status)));
    void call.mutate();
    await microtasks();
    expect(heard).toEqual(['pending']);
    answer('done');
    await microtasks();
    expect(heard).toEqual(['pending', 'success']);
  } finally {
    vi.useRealTimers();
  }
});
