import type { JobRun } from '#contract/accounts/accounts.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { getRun } from './get-run.ts';
import { isFinished } from './show-run.ts';

/**
 * The current run, then every change until it has ended. Each event is the complete state, so a client
 * that reconnects misses nothing relevant.
 */
export async function followRun(
  app: AppContext,
  caller: Caller,
  runId: string,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<JobRun, void>> {
  const leave = new AbortController();
  const changes = app.runEvents.changes(
    runId,
    signal === undefined ? leave.signal : AbortSignal.any([signal, leave.signal]),
  );
  try {
    const first = await getRun(app, caller, runId);
    return follow(app, caller, first, changes, leave);
  } catch (error) {
    leave.abort();
    throw error;
  }
}

async function* follow(
  app: AppContext,
  caller: Caller,
  first: JobRun,
  changes: AsyncIterable<void>,
  leave: AbortController,
): AsyncGenerator<JobRun, void> {
  try {
    let run = first;
    yield run;
    if (isFinished(run)) return;
    for await (const _ of changes) {
      const next = await getRun(app, caller, run.id);
      if (next.state === run.state && next.step === run.step) continue;
      run = next;
      yield run;
      if (isFinished(run)) return;
    }
  } catch (error) {
    // The account was removed together with its runs: the stream ends.
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
  } finally {
    leave.abort();
  }
}
