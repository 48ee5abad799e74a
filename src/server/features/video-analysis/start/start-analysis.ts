import type { StartedAnalysis } from '#contract/video-analysis.ts';
import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import { AppError } from '#server/platform/app-error.ts';
import { getLinkedAccount } from '../../accounts/queries/get-linked-account.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import {
  findActiveAnalysis,
  insertAnalysis,
  saveReservation,
  type NewAnalysis,
} from '../queries/video-analysis.queries.ts';
import { reserveAnalysis } from '../queries/analysis-quota.ts';
import {
  findExistingAnalyses,
  nameOf,
  type AnalysableTarget,
  type OtherAnalysis,
} from '../input/find-existing.ts';
import { findTarget, type TargetInput } from '../input/find-target.ts';
import { findVideoObstacle } from './find-video-obstacle.ts';
import { showAnalysis } from '../queries/show-analysis.ts';
import { findUpload, type UploadRow } from '../queries/uploads.queries.ts';

export interface AnalysisInput extends TargetInput {
  fileId?: string | undefined;
  captionsId?: string | undefined;
  accountId?: string | undefined;
}

/**
 * Starts the analysis of one video: the cost, the row and the queued job are written in one transaction. Returns an
 * analysis of the same input that is running or finished instead, if there is one.
 */
export async function startAnalysis(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
  input: AnalysisInput,
): Promise<StartedAnalysis> {
  const target = await findTarget(app, userId, input);
  if (target.kind === 'account') throw new AppError('analysis_account_link', { username: target.handle });
  const beside = await findOtherAnalyses(app, userId, input);
  const kept = await findExistingAnalyses(app, userId, target, beside);
  if (kept !== undefined) return { outcome: 'kept', analysis: showAnalysis(kept) };
  const obstacle = await obstacleOf(app, target);
  if (obstacle !== null) throw new AppError(obstacle.code, obstacle.values);
  return openAnalysis(app, userId, newAnalysis(target, beside, app.clock.now()));
}

/** What was supplied with the video; an upload that is not the user's, or is deleted, is refused. */
export async function findOtherAnalyses(
  app: AppContext,
  userId: string,
  { fileId, captionsId, accountId }: AnalysisInput,
): Promise<OtherAnalysis> {
  const db = app.db.tenant(userId);
  const brought = async (id: string | undefined, kind: UploadRow['kind']): Promise<UploadRow | null> => {
    if (id === undefined) return null;
    const upload = await findUpload(db, userId, id);
    if (upload?.kind !== kind) throw new AppError('upload_not_found');
    return upload;
  };
  const [file, captions] = [await brought(fileId, 'video'), await brought(captionsId, 'captions')];
  if (accountId === undefined) return { file, captions, username: null };
  return { file, captions, username: (await getLinkedAccount(db, userId, accountId)).tiktok_username };
}

/** Why the video cannot be read now; stored and uploaded videos always can. */
export async function obstacleOf(
  app: AppContext,
  target: AnalysableTarget,
): Promise<{ code: ErrorCode; values: ErrorValues } | null> {
  if (target.kind === 'file' || target.own !== null) return null;
  return findVideoObstacle(app, target.link);
}

export function newAnalysis(
  target: AnalysableTarget,
  { file, captions, username }: OtherAnalysis,
  now: Date,
): NewAnalysis {
  const upload = target.kind === 'file' ? target.upload : file;
  const brought = {
    target: nameOf(target),
    upload_id: upload?.id ?? null,
    file_name: upload?.file_name ?? null,
    file_bytes: upload?.bytes ?? null,
    file_format: videoFormat(upload),
    captions_upload_id: captions?.id ?? null,
    captions_name: captions?.file_name ?? null,
    created_at: now,
  };
  if (target.kind === 'file') {
    return {
      ...brought,
      origin: 'file',
      video_id: null,
      author_username: username,
      url: null,
      title: target.upload.file_name,
      kind: 'video',
      published_at: null,
    };
  }
  const { link, url, own } = target;
  return {
    ...brought,
    origin: own === null ? 'public_video' : 'own_video',
    video_id: link.id,
    author_username: own?.username ?? link.handle,
    url,
    title: own?.caption ?? '',
    kind: own?.kind ?? (link.isSlideshow ? 'slideshow' : 'video'),
    published_at: own?.published_at ?? link.publishedAt,
  };
}

function videoFormat(upload: UploadRow | null): NewAnalysis['file_format'] {
  const format = upload?.format;
  return format === 'mp4' || format === 'mov' || format === 'webm' ? format : null;
}

/** Row, charge and job, or none of them. A second click finds the row of the first. */
export function openAnalysis(app: AppContext, userId: string, one: NewAnalysis): Promise<StartedAnalysis> {
  const now = app.clock.now();
  return app.db.tenant(userId).transaction(async tx => {
    const row = await insertAnalysis(tx, userId, one);
    if (row === undefined) {
      const active = await findActiveAnalysis(tx, userId, one.target);
      // It ended between the two queries.
      if (active === undefined) throw new AppError('conflict', {}, { retryAfterSeconds: 1 });
      return { outcome: 'running', analysis: showAnalysis(active) };
    }
    const reservation = await reserveAnalysis(tx, userId, row, now);
    await saveReservation(tx, { userId, id: row.id, reservationId: reservation.id });
    await app.jobs.enqueue(tx, 'video-analysis', { runId: row.id, userId }, { groupId: userId });
    return { outcome: 'started', analysis: showAnalysis(row) };
  });
}
