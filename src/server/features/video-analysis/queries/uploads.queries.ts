import type { UploadFormat, UploadKind } from '#domain/video-analysis/analysis-run.ts';
import type { Queryable } from '#server/platform/db/database.ts';

export interface UploadRow {
  id: string;
  user_id: string;
  file_name: string;
  kind: UploadKind;
  format: UploadFormat;
  bytes: number;
  sha256: Buffer;
  storage_key: string;
  created_at: Date;
  expires_at: Date | null;
}

const COLUMNS =
  'u.id, u.user_id, u.file_name, u.kind, u.format, u.bytes, u.sha256, u.storage_key, u.created_at, u.expires_at';

interface NewUpload {
  userId: string;
  fileName: string;
  kind: UploadKind;
  format: UploadFormat;
  /** Space reserved from the user's limit until the file size is known. */
  bytes: number;
  storageKey: string;
  now: Date;
  room: number;
}

/** Undefined: not enough space. The profile's row is locked, so that concurrent uploads are counted. */
export function openUpload(db: Queryable, upload: NewUpload): Promise<{ id: string } | undefined> {
  return db.row({
    name: 'open-upload',
    text: `insert into analysis_uploads (user_id, file_name, kind, format, bytes, storage_key, created_at, expires_at)
           select $1, $2, $3, $4, $5::bigint, $6, $7::timestamptz, $8::timestamptz
           where (select coalesce(sum(o.bytes), 0) from analysis_uploads o where o.user_id = $1) + $5::bigint <= $9::bigint
           returning id`,
    values: [
      upload.userId,
      upload.fileName,
      upload.kind,
      upload.format,
      upload.bytes,
      upload.storageKey,
      upload.now,
      upload.now,
      upload.room,
    ],
  });
}

/** Serialises a user's uploads until the end of the transaction. */
export function lockUploads(tx: Queryable, userId: string): Promise<unknown> {
  return tx.row({
    name: 'hold-uploads',
    text: `select pg_advisory_xact_lock(hashtextextended('accroche:uploads:' || $1::text, 0))`,
    values: [userId],
  });
}

export function readyUpload(
  db: Queryable,
  done: { userId: string; id: string; bytes: number; sha256: Buffer; expiresAt: Date },
): Promise<UploadRow | undefined> {
  return db.row<UploadRow>({
    name: 'ready-upload',
    text: `with u as (
             update analysis_uploads set state = 'ready', bytes = $3, sha256 = $4, expires_at = $5
             where user_id = $1 and id = $2 and state = 'receiving' returning *)
           select ${COLUMNS} from u`,
    values: [done.userId, done.id, done.bytes, done.sha256, done.expiresAt],
  });
}

export function findUpload(db: Queryable, userId: string, id: string): Promise<UploadRow | undefined> {
  return db.row<UploadRow>({
    name: 'find-upload',
    text: `select ${COLUMNS} from analysis_uploads u where u.user_id = $1 and u.id = $2 and u.state = 'ready'`,
    values: [userId, id],
  });
}

export function listUploadRows(db: Queryable, userId: string): Promise<UploadRow[]> {
  return db.rows<UploadRow>({
    name: 'list-uploads',
    text: `select ${COLUMNS} from analysis_uploads u where u.user_id = $1 and u.state = 'ready'
           order by u.created_at desc, u.id`,
    values: [userId],
  });
}

export async function sumUploads(db: Queryable, userId: string): Promise<number> {
  const row = await db.row<{ bytes: number }>({
    name: 'sum-uploads',
    text: 'select coalesce(sum(bytes), 0)::bigint as bytes from analysis_uploads where user_id = $1',
    values: [userId],
  });
  return row?.bytes ?? 0;
}

/** Null: retained until its owner deletes it. */
export function changeExpiry(
  db: Queryable,
  input: { userId: string; id: string; expiresAt: Date | null },
): Promise<UploadRow | undefined> {
  return db.row<UploadRow>({
    name: 'change-upload-expiry',
    text: `with u as (
             update analysis_uploads set expires_at = $3
             where user_id = $1 and id = $2 and state = 'ready' returning *)
           select ${COLUMNS} from u`,
    values: [input.userId, input.id, input.expiresAt],
  });
}

export function deleteUpload(
  db: Queryable,
  userId: string,
  id: string,
): Promise<{ storage_key: string } | undefined> {
  return db.row({
    name: 'delete-upload',
    text: 'delete from analysis_uploads where user_id = $1 and id = $2 returning storage_key',
    values: [userId, id],
  });
}

/** Unused files: expired, and without an active analysis. */
export function listExpired(
  system: Queryable,
  input: { now: Date; receivingBefore: Date },
): Promise<{ id: string; user_id: string; storage_key: string }[]> {
  return system.rows({
    name: 'list-expired-uploads',
    text: `select u.id, u.user_id, u.storage_key from analysis_uploads u
           where (case u.state when 'receiving' then u.created_at < $2 else u.expires_at < $1 end)
             and not exists (select from video_analyses v where v.user_id = u.user_id
               and u.id in (v.upload_id, v.captions_upload_id) and v.state in ('queued', 'running'))
           order by u.created_at limit 200`,
    values: [input.now, input.receivingBefore],
  });
}
