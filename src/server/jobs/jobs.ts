import type { Transaction } from '../db/database.ts';

/** Every kind of job and what it carries. */
export interface JobPayloads {
  'account-sync': { runId: string; userId: string };
  'import-file': { runId: string; userId: string };
}
export type JobName = keyof JobPayloads;

export interface Jobs {
  /** Enqueues inside the given transaction: no commit, no job. */
  enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayloads[Name],
    options: { singletonKey: string; groupId: string; startAfterSeconds?: number },
  ): Promise<void>;
  handle<Name extends JobName>(
    name: Name,
    handler: (
      payload: JobPayloads[Name],
      context: { signal: AbortSignal; lastTry: boolean },
    ) => Promise<void>,
  ): void;
  /** Starts the workers that serve the registered handlers. */
  startWorkers(): Promise<void>;
  isRunning(): boolean;
  /** Finishes or hands back running jobs within `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}
