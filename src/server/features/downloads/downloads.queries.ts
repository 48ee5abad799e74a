import { lockUser } from '#server/services/user-lock/lock-user.ts';
import type { DownloadProblem } from '#domain/downloads/download-problem.ts';
import type { DownloadState } from '#domain/downloads/download-state.ts';
import type { VideoOption, WantedFormat } from '#domain/downloads/video-option.ts';
import type { Handle } from '#domain/accounts/handle.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface DownloadRow {
  id: string;
  userId: string;
  link: string;
  videoId: string | null;
  username: Handle | null;
  caption: string;
  durationSeconds: number | null;
  wanted: WantedFormat;
  options: VideoOption[];
  chosen: VideoOption | null;
  state: DownloadState;
  problem: DownloadProblem | null;
  problemValues: Record<string, string> | null;
  jobId: string | null;
  attempt: number;
  heldBytes: number;
  fetchedBytes: number;
  storageKey: string | null;
  contentType: string | null;
  sha256: string | null;
  rightsVersion: number;
  rightsAt: Date;
  createdAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
  deletedAt: Date | null;
}

export const DOWNLOAD = `id, user_id as "userId", link, video_id as "videoId", username, caption,
  duration_seconds as "durationSeconds", wanted, options, chosen, state, problem, problem_values as "problemValues",
  job_id as "jobId", attempt, held_bytes as "heldBytes", fetched_bytes as "fetchedBytes",
  storage_key as "storageKey", content_type as "contentType", encode(sha256, 'hex') as sha256,
  rights_version as "rightsVersion", rights_at as "rightsAt", created_at as "createdAt",
  finished_at as "finishedAt", expires_at as "expiresAt", deleted_at as "deletedAt"`;

/** Newest first; either existing or deleted ones. */
export function listDownloadRows(
  db: Queryable,
  input: {
    userId: string;
    deletedSince: Date | null;
    after: { createdAt: string; id: string } | null;
    limit: number;
  },
): Promise<DownloadRow[]> {
  const { userId, deletedSince, after, limit } = input;
  return db.rows<DownloadRow>({
    name: 'list-downloads',
    text: `select ${DOWNLOAD} from downloads
           where user_id = $1
             and case when $2::timestamptz is null then deleted_at is null else deleted_at > $2 end
             and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
           order by created_at desc, id desc limit $5`,
    values: [userId, deletedSince, after?.createdAt ?? null, after?.id ?? null, limit],
  });
}

/** Deleted ones included; those of other users are not found. */
export function findDownloadRow(
  db: Queryable,
  userId: string,
  downloadId: string,
): Promise<DownloadRow | undefined> {
  return db.row<DownloadRow>({
    name: 'find-download',
    text: `select ${DOWNLOAD} from downloads where user_id = $1 and id = $2`,
    values: [userId, downloadId],
  });
}

/** The same, locked until the transaction ends. */
export function lockDownloadRow(
  db: Queryable,
  userId: string,
  downloadId: string,
): Promise<DownloadRow | undefined> {
  return db.row<DownloadRow>({
    name: 'lock-download',
    text: `select ${DOWNLOAD} from downloads where user_id = $1 and id = $2 for update`,
    values: [userId, downloadId],
  });
}

interface Room {
  open: number;
  heldBytes: number;
}

/** Serialises space reservations of one user; returns the used space, including deleted files still stored. */
export async function lockRoom(db: Queryable, userId: string): Promise<Room> {
  await lockUser(db, userId);
  return readRoom(db, userId);
}

export async function readRoom(db: Queryable, userId: string): Promise<Room> {
  const row = await db.row<Room>({
    name: 'read-download-room',
    text: `select count(*) filter (where state in ('queued', 'looking', 'choosing', 'fetching')
                and deleted_at is null) as open,
             coalesce(sum(held_bytes), 0)::bigint as "heldBytes"
           from downloads where user_id = $1`,
    values: [userId],
  });
  return row ?? { open: 0, heldBytes: 0 };
}

/** Undefined: the same video, or the same short link, already exists. */
export function insertDownload(
  db: Queryable,
  added: {
    userId: string;
    link: string;
    videoId: string | null;
    username: string | null;
    wanted: WantedFormat;
    jobId: string;
    rightsVersion: number;
    now: Date;
  },
): Promise<DownloadRow | undefined> {
  return db.row<DownloadRow>({
    name: 'insert-download',
    text: `insert into downloads (user_id, link, video_id, username, wanted, state, job_id, rights_version, rights_at,
             created_at)
           values ($1, $2, $3, $4, $5, 'queued', $6, $7, $8, $8)
           on conflict do nothing returning ${DOWNLOAD}`,
    values: [
      added.userId,
      added.link,
      added.videoId,
      added.username,
      added.wanted,
      added.jobId,
      added.rightsVersion,
      added.now,
    ],
  });
}

/** The existing download that conflicts with a new one. */
export function findActiveDownload(
  db: Queryable,
  input: { userId: string; link: string; videoId: string | null },
): Promise<DownloadRow | undefined> {
  return db.row<DownloadRow>({
    name: 'find-standing-download',
    text: `select ${DOWNLOAD} from downloads
           where user_id = $1 and deleted_at is null
             and state in ('queued', 'looking', 'choosing', 'fetching', 'ready')
             and case when $3::text is null then link = $2 else video_id = $3 end
           limit 1`,
    values: [input.userId, input.link, input.videoId],
  });
}

/** Enqueues it again, with a new job. */
export function requeue(
  db: Queryable,
  input: { userId: string; id: string; jobId: string; chosen: VideoOption | null },
): Promise<DownloadRow | undefined> {
  return db.row<DownloadRow>({
    name: 'requeue-download',
    text: `update downloads set state = 'queued', job_id = $3, chosen = $4, attempt = 0, problem = null,
             problem_values = null, fetched_bytes = 0, finished_at = null, expires_at = null, sha256 = null
           where user_id = $1 and id = $2 returning ${DOWNLOAD}`,
    values: [
      input.userId,
      input.id,
      input.jobId,
      input.chosen === null ? null : JSON.stringify(input.chosen),
    ],
  });
}

/** Stops any work in progress: its job no longer owns the row. */
export function cancelRow(
  db: Queryable,
  userId: string,
  downloadId: string,
  now: Date,
): Promise<DownloadRow | undefined> {
  return db.row<DownloadRow>({
    name: 'cancel-download',
    text: `update downloads set state = 'cancelled', job_id = null, held_bytes = 0, finished_at = $3
           where user_id = $1 and id = $2 and state in ('queued', 'looking', 'choosing', 'fetching')
             and deleted_at is null
           returning ${DOWNLOAD}`,
    values: [userId, downloadId, now],
  });
}

/** An active one is cancelled too. */
export function markDeleted(db: Queryable, userId: string, downloadId: string, now: Date): Promise<number> {
  return db.run({
    name: 'mark-download-deleted',
    text: `update downloads set deleted_at = $3,
             state = case when state in ('queued', 'looking', 'choosing', 'fetching') then 'cancelled' else state end,
             job_id = null,
             held_bytes = case when state = 'ready' then held_bytes else 0 end,
             finished_at = coalesce(finished_at, $3)
           where user_id = $1 and id = $2 and deleted_at is null`,
    values: [userId, downloadId, now],
  });
}

/** Undefined: nothing to restore, or its video has been added again since. */
export function unmarkDeleted(
  db: Queryable,
  input: { userId: string; id: string; deletedSince: Date },
): Promise<DownloadRow | undefined> {
  return db.row<DownloadRow>({
    name: 'unmark-download-deleted',
    text: `update downloads d set deleted_at = null
           where user_id = $1 and id = $2 and deleted_at > $3
             and (state <> 'ready' or not exists (
               select from downloads o where o.user_id = d.user_id and o.video_id = d.video_id and o.id <> d.id
                 and o.deleted_at is null and o.state in ('queued', 'looking', 'choosing', 'fetching', 'ready')))
           returning ${DOWNLOAD}`,
    values: [input.userId, input.id, input.deletedSince],
  });
}

export function deleteRow(db: Queryable, userId: string, downloadId: string): Promise<number> {
  return db.run({
    name: 'delete-download',
    text: 'delete from downloads where user_id = $1 and id = $2',
    values: [userId, downloadId],
  });
}
