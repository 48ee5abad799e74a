import type { StartedAnalysis } from '#contract/video-analysis.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import type { AnalysisRow, NewAnalysis } from '../queries/video-analysis.queries.ts';
import { getAnalysisRow } from '../queries/get-analysis.ts';
import { openAnalysis, startAnalysis } from './start-analysis.ts';
import { findUpload } from '../queries/uploads.queries.ts';

/**
 * Analyses the same video again, as it is now, with the files uploaded for it. If an upload has been deleted, its
 * stored measurements and transcript are used.
 */
export async function retryAnalysis(app: AppContext, caller: Caller, id: string): Promise<StartedAnalysis> {
  const { userId } = caller;
  const row = await getAnalysisRow(app, userId, id);
  const db = app.db.tenant(userId);
  const isThere = async (uploadId: string | null) =>
    uploadId === null || (await findUpload(db, userId, uploadId)) !== undefined;
  const needsFile = row.file_name !== null || row.captions_name !== null;
  if (needsFile && !((await isThere(row.upload_id)) && (await isThere(row.captions_upload_id)))) {
    return openAnalysis(app, userId, { ...again(row), created_at: app.clock.now() });
  }
  return startAnalysis(app, caller, {
    ...(row.video_id === null ? { uploadId: row.upload_id ?? undefined } : { text: row.url ?? '' }),
    ...(row.video_id !== null && row.upload_id !== null && { fileId: row.upload_id }),
    ...(row.captions_upload_id !== null && { captionsId: row.captions_upload_id }),
  });
}

/** A new analysis with the same inputs. */
function again(row: AnalysisRow): Omit<NewAnalysis, 'created_at'> {
  return {
    origin: row.origin,
    target: row.target,
    video_id: row.video_id,
    author_username: row.author_username,
    url: row.url,
    upload_id: row.upload_id,
    file_name: row.file_name,
    file_bytes: row.file_bytes,
    file_format: row.file_format,
    captions_upload_id: row.captions_upload_id,
    captions_name: row.captions_name,
    title: row.title,
    kind: row.kind,
    published_at: row.published_at,
  };
}
