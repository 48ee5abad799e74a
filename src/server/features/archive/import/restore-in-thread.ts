import { Worker } from 'node:worker_threads';
import type { ArchiveCounts } from '#contract/archive.ts';
import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { ArchiveOrder } from './restore-archive.ts';

/**
 * Memory limit of the thread: enough for a 48 MB report and its computation, but not for ten archives at the same time.
 */
const MEMORY_MB = 768;
/** A 64 MB archive takes less than a minute. */
const PATIENCE_MS = 180_000;

export interface ThreadOrder extends ArchiveOrder {
  connectionString: string;
  prepared: boolean;
  logLevel: string;
}
export type ThreadAnswer = { counts: ArchiveCounts } | { refusal: { code: ErrorCode; values: ErrorValues } };

/** Like `restoreArchive`, in a thread with its own connection and with memory and time limits. */
export async function restoreInThread(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  order: ArchiveOrder,
): Promise<ArchiveCounts> {
  const worker = new Worker(new URL('./restore-thread.ts', import.meta.url), {
    workerData: {
      ...order,
      connectionString: config.database.directUrl ?? db.connectionString,
      prepared: config.database.prepared,
      logLevel: config.logLevel,
    } satisfies ThreadOrder,
    transferList: [order.bytes.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const answer = await new Promise<ThreadAnswer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('unavailable')), PATIENCE_MS);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppError('archive_unsafe', { name: 'ZIP' }) : error,
      ),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread that read an archive ended without an answer'));
    });
  }).finally(() => void worker.terminate());
  if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.values);
  return answer.counts;
}
