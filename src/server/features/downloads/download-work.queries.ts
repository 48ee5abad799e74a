import type { DownloadProblem } from '#domain/downloads/download-problem.ts';
import type { VideoOption } from '#domain/downloads/video-option.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { DOWNLOAD, type DownloadRow } from './downloads.queries.ts';

/** The attempt of a job that owns the row: a later one, or a user action, takes the row from it. */
export interface Attempt {
  id: string;
  userId: string;
  jobId: string;
  attempt: number;
}

const MINE = `user_id = $1 and id = $2 and job_id = $3 and attempt = $4 and deleted_at is null`;
const mine = ({ userId, id, jobId, attempt }: Attempt): unknown[] => [userId, id, jobId, attempt];

/** Claims the row for a new attempt; undefined: nothing left to do for this job. */
export function beginAttempt(db: Queryable, userId: string, jobId: string): Promise<DownloadRow | undefined> {
  return db.row<DownloadRow>({
    name: 'begin-download',
    text: `update downloads set attempt = attempt + 1, fetched_bytes = 0,
             state = case when chosen is null then 'looking' else 'fetching' end
           where user_id = $1 and job_id = $2 and state in ('queued', 'looking', 'fetching') and deleted_at is null
           returning ${DOWNLOAD}`,
    values: [userId, jobId],
  });
}

/** Stores the progress; 0 rows: the attempt no longer owns the row. */
export function saveProgress(db: Queryable, attempt: Attempt, bytes: number): Promise<number> {
  return db.run({
    name: 'note-download-progress',
    text: `update downloads set fetched_bytes = $5 where ${MINE} and state in ('looking', 'fetching')`,
    values: [...mine(attempt), bytes],
  });
}

/** Stores the video behind a short link; 0 rows: not owned any more, or the same video already exists. */
export function saveVideoFacts(
  db: Queryable,
  attempt: Attempt,
  video: { id: string; handle: string | null; link: string },
): Promise<number> {
  return db.run({
    name: 'note-download-video',
    text: `update downloads d set video_id = $5, username = $6, link = $7
           where ${MINE} and not exists (
             select from downloads o where o.user_id = d.user_id and o.video_id = $5 and o.id <> d.id
               and o.deleted_at is null and o.state in ('queued', 'looking', 'choosing', 'fetching', 'ready'))`,
    values: [...mine(attempt), video.id, video.handle, video.link],
  });
}

interface VideoLookup {
  handle: string | null;
  caption: string;
  durationSeconds: number | null;
  options: readonly VideoOption[];
  /** Null: the user has to choose. */
  chosen: VideoOption | null;
}

export function saveLookup(db: Queryable, attempt: Attempt, look: VideoLookup): Promise<number> {
  return db.run({
    name: 'save-download-look',
    text: `update downloads set username = $5, caption = $6, duration_seconds = $7, options = $8, chosen = $9,
             state = case when $9::jsonb is null then 'choosing' else 'fetching' end,
             job_id = case when $9::jsonb is null then null else job_id end
           where ${MINE} and state = 'looking'`,
    values: [
      ...mine(attempt),
      look.handle,
      look.caption,
      look.durationSeconds,
      JSON.stringify(look.options),
      look.chosen === null ? null : JSON.stringify(look.chosen),
    ],
  });
}

export function reserveBytes(db: Queryable, attempt: Attempt, bytes: number): Promise<number> {
  return db.run({
    name: 'hold-download-bytes',
    text: `update downloads set held_bytes = $5 where ${MINE} and state = 'fetching'`,
    values: [...mine(attempt), bytes],
  });
}

/** Written before the file, so that a killed process leaves no unreferenced file. */
export function saveStorageKey(db: Queryable, attempt: Attempt, key: string | null): Promise<number> {
  return db.run({
    name: 'note-download-key',
    text: `update downloads set storage_key = $5 where ${MINE} and state in ('looking', 'fetching')`,
    values: [...mine(attempt), key],
  });
}

interface KeptVideo {
  bytes: number;
  sha256: string;
  contentType: string;
  now: Date;
  expiresAt: Date;
}

export function saveReady(db: Queryable, attempt: Attempt, kept: KeptVideo): Promise<number> {
  return db.run({
    name: 'save-download-ready',
    text: `update downloads set state = 'ready', held_bytes = $5, fetched_bytes = $5, sha256 = decode($6, 'hex'),
             content_type = $7, finished_at = $8, expires_at = $9, problem = null, problem_values = null
           where ${MINE} and state = 'fetching' and storage_key is not null`,
    values: [...mine(attempt), kept.bytes, kept.sha256, kept.contentType, kept.now, kept.expiresAt],
  });
}

export function saveRefused(
  db: Queryable,
  attempt: Attempt,
  refused: { problem: DownloadProblem; values: Readonly<Record<string, string>>; now: Date },
): Promise<number> {
  return db.run({
    name: 'save-download-refused',
    text: `update downloads set state = 'refused', problem = $5, problem_values = $6, held_bytes = 0, finished_at = $7
           where ${MINE} and state in ('looking', 'fetching')`,
    values: [...mine(attempt), refused.problem, JSON.stringify(refused.values), refused.now],
  });
}

/** Across users: fails downloads whose job has died permanently. */
export function refuseLost(db: Queryable, now: Date): Promise<{ id: string }[]> {
  return db.rows<{ id: string }>({
    name: 'refuse-lost-downloads',
    text: `update downloads d
           set state = 'refused', problem = 'interrupted', problem_values = '{}', held_bytes = 0, finished_at = $1
           where d.state in ('queued', 'looking', 'fetching') and not exists (
             select from pgboss.job j where j.name = 'video-download' and j.id = d.job_id
               and j.state in ('created', 'retry', 'active'))
           returning d.id`,
    values: [now],
  });
}

/** Across users: expired files, and deleted ones whose restore period has ended. */
export function listDue(
  db: Queryable,
  times: { now: Date; deletedBefore: Date; limit: number },
): Promise<{ id: string; userId: string; storageKey: string | null; isDeleted: boolean }[]> {
  return db.rows({
    name: 'list-due-downloads',
    text: `select id, user_id as "userId", storage_key as "storageKey", coalesce(deleted_at <= $2, false) as "isDeleted"
           from downloads
           where (state = 'ready' and expires_at <= $1) or deleted_at <= $2
             or (state in ('refused', 'cancelled', 'expired') and storage_key is not null)
           order by id limit $3`,
    values: [times.now, times.deletedBefore, times.limit],
  });
}

/** Its file was deleted; the row stays. */
export function clearFile(db: Queryable, userId: string, id: string): Promise<number> {
  return db.run({
    name: 'forget-download-file',
    text: `update downloads set state = case when state = 'ready' then 'expired' else state end, storage_key = null,
             held_bytes = 0
           where user_id = $1 and id = $2 and state in ('ready', 'refused', 'cancelled', 'expired')`,
    values: [userId, id],
  });
}

/** Across users: the keys that belong to a download. */
export async function knownKeys(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ key: string }>({
    name: 'known-download-keys',
    text: 'select storage_key as key from downloads where storage_key = any ($1)',
    values: [keys],
  });
  return rows.map(row => row.key);
}
