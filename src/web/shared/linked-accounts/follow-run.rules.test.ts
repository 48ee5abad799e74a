import { describe, expect, test } from 'vitest';
import type { JobRun } from '#contract/accounts/accounts.ts';
import { followRun, type RunCalls } from './follow-run.ts';

function run(state: JobRun['state'], step: number): JobRun {
  return {
    id: '8b0f7a8e-5a0b-4a3c-9b7e-0a1b2c3d4e5f',
    kind: 'account_sync',
    account_id: null,
    username: 'lea',
    state,
    step,
    error: null,
    created_at: '2026-11-21T10:00:00Z',
    started_at: null,
    finished_at: null,
  };
}

async function* events(states: (JobRun | Error)[]) {
  for (const state of states) {
    await Promise.resolve();
    if (state instanceof Error) throw state;
    yield state;
  }
}

const refused = (error: unknown) => error instanceof RangeError;

async function told(calls: RunCalls, signal = new AbortController().signal): Promise<string[]> {
  const seen: string[] = [];
  const quick = { pauseMs: 1, silenceMs: 20 };
  for await (const { state, step } of followRun(calls, 'id', signal, refused, quick)) {
    seen.push(`${state} ${step}`);
  }
  return seen;
}

describe('following a run', () => {
  test('tells every state and stops at the end', async () => {
    const calls: RunCalls = {
      run: () => Promise.reject(new Error('never asked')),
      runEvents: () => Promise.resolve(events([run('running', 1), run('done', 5), run('running', 9)])),
    };
    expect(await told(calls)).toEqual(['running 1', 'done 5']);
  });

  test('asks for the run when events break off, and takes them up again', async () => {
    const streams = [
      events([run('running', 1), new Error('connection lost')]),
      events([run('running', 3), run('done', 5)]),
    ];
    const calls: RunCalls = {
      run: () => Promise.resolve(run('running', 2)),
      runEvents: () => Promise.resolve(streams.shift() ?? events([])),
    };
    expect(await told(calls)).toEqual(['running 1', 'running 2', 'running 3', 'done 5']);
  });

  test('lives by asking alone when there are no events', async () => {
    const answers = [run('queued', 0), run('running', 2), run('failed', 2)];
    const calls: RunCalls = {
      run: () => Promise.resolve(answers.shift() ?? run('done', 5)),
      runEvents: () => Promise.reject(new TypeError('events are blocked here')),
    };
    expect(await told(calls)).toEqual(['queued 0', 'running 2', 'failed 2']);
  });

  test('is not kept waiting by events that fell silent', async () => {
    const calls: RunCalls = {
      run: () => Promise.resolve(run('done', 5)),
      runEvents: () =>
        Promise.resolve({
          [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }),
        }),
    };
    expect(await told(calls)).toEqual(['done 5']);
  });

  test('fails when the run does not exist any more', async () => {
    const calls: RunCalls = {
      run: () => Promise.reject(new RangeError('not found')),
      runEvents: () => Promise.resolve(events([])),
    };
    await expect(told(calls)).rejects.toThrow('not found');
  });

  test('stops without a word when nobody listens any more', async () => {
    const controller = new AbortController();
    const calls: RunCalls = {
      run: () => {
        controller.abort();
        return Promise.reject(new Error('aborted'));
      },
      runEvents: () => Promise.resolve(events([])),
    };
    expect(await told(calls, controller.signal)).toEqual([]);
  });
});
