import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../platform/app-error.ts';
import { readUpload, type Upload } from './read-upload.ts';

/** Worker side of `readUploadInWorker`. */
try {
  const upload = workerData as Upload;
  const file = await readUpload(upload);
  parentPort?.postMessage({ file, bytes: upload.bytes }, [upload.bytes.buffer as ArrayBuffer]);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  parentPort?.postMessage({ refusal: { code: error.code, values: error.values } });
}
