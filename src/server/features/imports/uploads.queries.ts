import type { Handle } from '#domain/accounts/handle.ts';
import { NO_CHOICE, type ReadingChoice } from '#domain/imports/column-choice.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface UploadRow {
  username: Handle;
  file_name: string;
  content: Buffer;
  /** The user's interpretation of the file, and the selected accounts. */
  reading: (ReadingChoice & { handles?: Handle[]; takesPlaceOf?: Handle | null }) | null;
}

export function insertUpload(
  db: Queryable,
  upload: {
    runId: string;
    userId: string;
    handles: readonly Handle[];
    fileName: string;
    content: Uint8Array;
    choice: ReadingChoice;
    takesPlaceOf: Handle | null;
  },
): Promise<number> {
  return db.run({
    name: 'insert-upload',
    text: `insert into import_uploads (run_id, user_id, username, file_name, content, reading)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [
      upload.runId,
      upload.userId,
      upload.handles[0] ?? '',
      upload.fileName,
      Buffer.from(upload.content),
      JSON.stringify({
        ...NO_CHOICE,
        ...upload.choice,
        handles: upload.handles,
        takesPlaceOf: upload.takesPlaceOf,
      }),
    ],
  });
}

export function findUpload(
  db: Queryable,
  { userId, runId }: { userId: string; runId: string },
): Promise<UploadRow | undefined> {
  return db.row<UploadRow>({
    name: 'find-upload',
    text: 'select username, file_name, content, reading from import_uploads where user_id = $1 and run_id = $2',
    values: [userId, runId],
  });
}

export function deleteUpload(
  db: Queryable,
  { userId, runId }: { userId: string; runId: string },
): Promise<number> {
  return db.run({
    name: 'delete-upload',
    text: 'delete from import_uploads where user_id = $1 and run_id = $2',
    values: [userId, runId],
  });
}

/** Files whose run has ended without them: its worker was killed too often, or the run was abandoned. */
export function deleteOrphanUploads(db: Queryable): Promise<number> {
  return db.run({
    name: 'delete-orphan-uploads',
    text: `delete from import_uploads u using job_runs r
           where r.user_id = u.user_id and r.id = u.run_id and r.state not in ('queued', 'running')`,
  });
}
