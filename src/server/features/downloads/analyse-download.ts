import type { StartedAnalysis } from '#contract/video-analysis.ts';
import { downloadFileName } from '#domain/downloads/download-file-name.ts';
import { AppError } from '../../platform/app-error.ts';
import { removeUpload } from '../video-analysis/uploads/list-uploads.ts';
import { receiveUpload } from '../video-analysis/uploads/receive-upload.ts';
import { startAnalysis } from '../video-analysis/start/start-analysis.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { StorageError } from '../../integrations/storage/storage.ts';
import type { Caller } from '../../services/app-context.ts';
import { findReadyRow } from './find-ready-row.ts';

/** Analyses a downloaded video with a copy of its file, so that either can be deleted independently. */
export async function analyseDownload(
  context: RequestContext & { caller: Caller },
  downloadId: string,
): Promise<StartedAnalysis> {
  const { app, caller } = context;
  const row = await findReadyRow(app, caller.userId, downloadId);
  const body = await app.storage.open(row.storageKey).catch((error: unknown) => {
    const isGone = error instanceof StorageError && error.problem === 'not_found';
    throw new AppError(isGone ? 'download_not_found' : 'unavailable', {}, { cause: error });
  });
  const incoming = { body, bytes: row.heldBytes, signal: new AbortController().signal };
  const upload = await receiveUpload({ ...context, incoming }, { name: downloadFileName(row) });
  let isUsed = false;
  try {
    const started = await startAnalysis(app, caller, { text: row.link, fileId: upload.id });
    isUsed = started.outcome === 'started';
    return started;
  } finally {
    // Refused, or already in progress: the copy would stay unused.
    if (!isUsed) await removeUpload(app, caller, upload.id);
  }
}
