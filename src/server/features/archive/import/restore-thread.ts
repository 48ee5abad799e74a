import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#server/platform/app-error.ts';
import { createLog } from '#server/platform/log.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { restoreArchive } from './restore-archive.ts';
import type { ThreadAnswer, ThreadOrder } from './restore-in-thread.ts';

/** Worker side of `restoreInThread`. */
const { connectionString, prepared, logLevel, ...order } = workerData as ThreadOrder;
const db = openDatabase({ connectionString, prepared, log: createLog(logLevel), poolSize: 1 });
const tell = (answer: ThreadAnswer): void => parentPort?.postMessage(answer);
try {
  tell({ counts: await restoreArchive(db, order) });
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  tell({ refusal: { code: error.code, values: error.values } });
} finally {
  await db.close();
}
