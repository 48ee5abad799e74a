import { Worker } from 'node:worker_threads';
import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import { AppError } from '../../platform/app-error.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { isZip } from '../../integrations/import-files/unpack-zip.ts';
import { readUpload, type UnderstoodFile, type Upload } from './read-upload.ts';

/** Reading this much takes some hundredths of a second; more would hold up everybody else's requests. */
const AT_ONCE_BYTES = 256 * 1024;
/** 64 MB of real rows need two thirds of it; a file made to explode ends here and takes nobody with it. */
const MEMORY_MB = 512;
const PATIENCE_MS = 60_000;
/** Of a process: each thread may take as much memory as the server itself. */
const THREADS = 2;
const limitConcurrency = createSemaphore(THREADS);

type Told =
  { file: UnderstoodFile; bytes: Uint8Array } | { refusal: { code: ErrorCode; values: ErrorValues } };

/**
 * As `readUpload`; a large file is read in a thread of its own, within limits of memory and time. So is every ZIP and
 * workbook, however small: it can be a hundred times as large once it is open. The bytes go to the thread and come back:
 * whoever gave them goes on with those of the answer.
 */
export async function readUploadInWorker(
  upload: Upload,
): Promise<{ file: UnderstoodFile; bytes: Uint8Array }> {
  const { bytes } = upload;
  if (bytes.byteLength <= AT_ONCE_BYTES && !isZip(bytes)) return { file: await readUpload(upload), bytes };
  const told = await limitConcurrency(() => readInWorker(upload));
  if ('refusal' in told) throw new AppError(told.refusal.code, told.refusal.values);
  return told;
}

function readInWorker(upload: Upload): Promise<Told> {
  const worker = new Worker(new URL('./read-upload-worker.ts', import.meta.url), {
    workerData: upload,
    ...(owns(upload.bytes) && { transferList: [upload.bytes.buffer] }),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise<Told>((resolve, reject) => {
    const giveUp = () => reject(new AppError('import_unknown_format'));
    const timer = setTimeout(giveUp, PATIENCE_MS);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : reject(error),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread that read a file ended without a word'));
    });
  }).finally(() => void worker.terminate());
}

/** Whether these bytes are all of their memory, which can then be handed on without a copy. */
function owns(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
}
