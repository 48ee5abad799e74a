import type { JobRun } from '#contract/accounts/accounts.ts';

/** Anything that runs and ends. */
type Followed = Pick<JobRun, 'state'>;

/** The two calls that report on a run. */
export interface RunCalls<Run extends Followed = JobRun> {
  run(input: { id: string }, options: { signal: AbortSignal }): Promise<Run>;
  runEvents(input: { id: string }, options: { signal: AbortSignal }): Promise<AsyncIterable<Run>>;
}

const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;
/** Events silent for this long may be stuck in transit. */
const SILENCE_MS = 5_000;

export function hasEnded(run: Followed): boolean {
  return run.state === 'done' || run.state === 'failed' || run.state === 'cancelled';
}

/**
 * A run's states as they arrive, the last one ended. Uses events first; when they fall silent or break off, the run is
 * polled with growing delays. Ends silently on `signal`; throws when the run is refused (gone).
 */
export async function* followRun<Run extends Followed>(
  calls: RunCalls<Run>,
  id: string,
  signal: AbortSignal,
  isRefusal: (error: unknown) => boolean,
  { pauseMs = PAUSE_MS, silenceMs = SILENCE_MS } = {},
): AsyncGenerator<Run> {
  let pause = pauseMs;
  while (!signal.aborted) {
    try {
      for await (const run of listen(calls, id, signal, silenceMs)) {
        pause = pauseMs;
        yield run;
        if (hasEnded(run)) return;
      }
      const run = await calls.run({ id }, { signal });
      yield run;
      if (hasEnded(run)) return;
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error)) throw error;
    }
    await wait(pause, signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Events, plus a poll of the run whenever they have been silent for a while; ends when they break off. */
async function* listen<Run extends Followed>(
  calls: RunCalls<Run>,
  id: string,
  signal: AbortSignal,
  silenceMs: number,
): AsyncGenerator<Run> {
  let events: AsyncIterator<Run>;
  try {
    events = (await calls.runEvents({ id }, { signal }))[Symbol.asyncIterator]();
  } catch {
    return;
  }
  try {
    let next = nextOf(events);
    for (;;) {
      const heard = await Promise.race([next, wait(silenceMs, signal).then(() => 'silence' as const)]);
      if (signal.aborted || heard === 'ended') return;
      if (heard === 'silence') {
        yield await calls.run({ id }, { signal });
      } else {
        yield heard;
        next = nextOf(events);
      }
    }
  } finally {
    // Leaving the page aborts the stream, which is not an error.
    events.return?.().catch(() => {});
  }
}

async function nextOf<Run>(events: AsyncIterator<Run>): Promise<Run | 'ended'> {
  try {
    const { done, value } = await events.next();
    return done === true ? 'ended' : value;
  } catch {
    return 'ended';
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
