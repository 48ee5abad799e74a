import { Worker } from 'node:worker_threads';
import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import { AppError } from '../../platform/app-error.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { isZip } from '../../integrations/import-files/unpack-zip.ts';
import { readUpload, type UnderstoodFile, type Upload } from './read-upload.ts';

/** Parsing this much takes some hundredths of a second; more would block other requests. */
const AT_ONCE_BYTES = 256 * 1024;
/** 64 MB of real rows need two thirds of it; a decompression bomb fails here without affecting the server. */
const MEMORY_MB = 512;
const PATIENCE_MS = 60_000;
/** Per process: each thread may use as much memory as the server itself. */
const THREADS = 2;
const limitConcurrency = createSemaphore(THREADS);

type Told =
  | { file: UnderstoodFile; bytes: Uint8Array }
  | { refusal: { code: ErrorCode; values: ErrorValues } };

/**
 * Like `readUpload`; a large file is parsed in a thread, with memory and time limits. So is every ZIP and
 * workbook, however small: it can grow a hundredfold when decompressed. The bytes are transferred to the thread and
 * back:
 * the caller must continue with those of the result.
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

/** Whether these bytes own their whole buffer, so that it can be transferred without a copy. */
function owns(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
}
