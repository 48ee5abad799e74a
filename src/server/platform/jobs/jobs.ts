import type { Transaction } from '../db/database.ts';

/** Every kind of job and its payload. A job is identified by its run: one run, one job. */
export interface JobPayloads {
  'account-sync': { runId: string; userId: string };
  'import-file': { runId: string; userId: string };
  'video-analysis': { runId: string; userId: string };
  'video-download': { runId: string; userId: string };
}
export type JobName = keyof JobPayloads;

export interface JobContext {
  /** Aborts when the worker lost the job, it ran too long, or the process stops. */
  signal: AbortSignal;
  /** No retry follows if this try fails. */
  lastTry: boolean;
}

/** How many jobs of one kind there are; reported by the queue every few seconds. */
interface QueueCounts {
  name: string;
  /** Due now. */
  waiting: number;
  /** Due later: a pause before another try. */
  later: number;
  active: number;
  failed: number;
  /** Retained for inspection, whatever their result. */
  kept: number;
}

export interface Jobs {
  /** Enqueues inside the given transaction: no commit, no job. Jobs of one group run one after the other. */
  enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayloads[Name],
    options: { groupId: string; startAfterSeconds?: number },
  ): Promise<void>;
  /** A handler that throws is retried: after `RetryLater.afterMs`, otherwise with growing delays. */
  handle<Name extends JobName>(
    name: Name,
    handler: (payload: JobPayloads[Name], context: JobContext) => Promise<void>,
  ): void;
  /**
   * Work that every worker process repeats, first at its start; must be idempotent. A long one stops between two items
   * once `isRunning` is false: shutdown waits for it, for seconds.
   */
  repeat(name: string, everySeconds: number, work: () => Promise<unknown>): void;
  /** Starts the workers that serve the registered handlers. */
  startWorkers(): Promise<void>;
  queues(): Promise<QueueCounts[]>;
  isRunning(): boolean;
  /** Finishes or hands back running jobs within `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

/** Thrown by a handler that knows when a retry makes sense. */
export class RetryLater extends Error {
  readonly afterMs: number;
  constructor(afterMs: number, cause: unknown) {
    super(`to be tried again in ${Math.round(afterMs / 1000)} s`, { cause });
    this.name = 'RetryLater';
    this.afterMs = afterMs;
  }
}
