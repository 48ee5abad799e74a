import type { StartedAnalysis } from '#contract/video-analysis.ts';
import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import { AppError } from '#server/platform/app-error.ts';
import { getLinkedAccount } from '../../accounts/queries/get-linked-account.ts';
import type { Caller, World } from '#server/services/app-context.ts';
import {
  findActiveAnalysis,
  insertAnalysis,
  noteReservation,
  type NewAnalysis,
} from '../queries/video-analysis.queries.ts';
import { reserveAnalysis } from '../queries/analysis-quota.ts';
import { findKept, nameOf, type AnalysableTarget, type Beside } from '../input/find-existing.ts';
import { findTarget, type AskedTarget } from '../input/find-target.ts';
import { findVideoObstacle } from './find-video-obstacle.ts';
import { showAnalysis } from '../queries/show-analysis.ts';
import { findUpload, type UploadRow } from '../queries/uploads.queries.ts';

export interface AskedAnalysis extends AskedTarget {
  fileId?: string | undefined;
  captionsId?: string | undefined;
  accountId?: string | undefined;
}

/**
 * Starts the analysis of one video: what it costs is taken, its row is written and its job stands in the queue in one
 * transaction. What is under way already is answered instead, and so is what was said of the same before.
 */
export async function startAnalysis(
  world: World,
  { userId }: Pick<Caller, 'userId'>,
  asked: AskedAnalysis,
): Promise<StartedAnalysis> {
  const target = await findTarget(world, userId, asked);
  if (target.kind === 'account') throw new AppError('analysis_account_link', { username: target.handle });
  const beside = await findBeside(world, userId, asked);
  const kept = await findKept(world, userId, target, beside);
  if (kept !== undefined) return { outcome: 'kept', analysis: showAnalysis(kept) };
  const obstacle = await obstacleOf(world, target);
  if (obstacle !== null) throw new AppError(obstacle.code, obstacle.values);
  return openAnalysis(world, userId, newAnalysis(target, beside, world.clock.now()));
}

/** What was brought beside the video; what is not the user's, or gone, is refused. */
export async function findBeside(
  world: World,
  userId: string,
  { fileId, captionsId, accountId }: AskedAnalysis,
): Promise<Beside> {
  const db = world.db.tenant(userId);
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

/** Why it could not be read now; what is stored or was brought always can. */
export async function obstacleOf(
  world: World,
  target: AnalysableTarget,
): Promise<{ code: ErrorCode; values: ErrorValues } | null> {
  if (target.kind === 'file' || target.own !== null) return null;
  return findVideoObstacle(world, target.link);
}

export function newAnalysis(
  target: AnalysableTarget,
  { file, captions, username }: Beside,
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

/** Row, unit and job, or none of them. A second click finds the first one's row. */
export function openAnalysis(world: World, userId: string, one: NewAnalysis): Promise<StartedAnalysis> {
  const now = world.clock.now();
  return world.db.tenant(userId).transaction(async tx => {
    const row = await insertAnalysis(tx, userId, one);
    if (row === undefined) {
      const active = await findActiveAnalysis(tx, userId, one.target);
      // It ended between the two questions.
      if (active === undefined) throw new AppError('conflict', {}, { retryAfterSeconds: 1 });
      return { outcome: 'running', analysis: showAnalysis(active) };
    }
    const reservation = await reserveAnalysis(tx, userId, row, now);
    await noteReservation(tx, { userId, id: row.id, reservationId: reservation.id });
    await world.jobs.enqueue(tx, 'video-analysis', { runId: row.id, userId }, { groupId: userId });
    return { outcome: 'started', analysis: showAnalysis(row) };
  });
}
