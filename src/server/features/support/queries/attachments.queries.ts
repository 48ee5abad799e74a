import type { AttachmentType } from '#domain/support/attachment.ts';
import type { Queryable } from '#server/platform/db/database.ts';

export interface AttachmentRow {
  id: string;
  name: string;
  type: AttachmentType;
  bytes: number;
  storage_key: string;
}

interface NewAttachment {
  userId: string | null;
  /** Null: uploaded, but not sent yet. */
  ticketId: string | null;
  messageId: string | null;
  place: number;
  name: string;
  type: AttachmentType;
  bytes: number;
  sha256: Buffer;
  storageKey: string;
  now: Date;
}

const COLUMNS = 'f.id, f.name, f.type, f.bytes, f.storage_key';

/** Undefined: `most` of the user's files are already unsent. */
export function insertAttachment(
  db: Queryable,
  file: NewAttachment & { most: number },
): Promise<AttachmentRow | undefined> {
  return db.row<AttachmentRow>({
    name: 'insert-support-attachment',
    text: `with f as (
             insert into support_attachments (user_id, ticket_id, message_id, place, name, type, bytes, sha256,
               storage_key, created_at)
             select $1, $2::uuid, $3::uuid, $4, $5, $6, $7, $8, $9, $10
             where $2::uuid is not null
               or (select count(*) from support_attachments w where w.user_id = $1 and w.ticket_id is null) < $11
             returning *)
           select ${COLUMNS} from f`,
    values: [
      file.userId,
      file.ticketId,
      file.messageId,
      file.place,
      file.name,
      file.type,
      file.bytes,
      file.sha256,
      file.storageKey,
      file.now,
      file.most,
    ],
  });
}

/** Undefined: the message already has `most` files, or the ticket no longer exists. */
export function addGuestAttachment(
  system: Queryable,
  file: Omit<NewAttachment, 'userId' | 'place'> & { ticketId: string; messageId: string; most: number },
): Promise<AttachmentRow | undefined> {
  return system.row<AttachmentRow>({
    name: 'add-guest-attachment',
    text: `with held as (select count(*)::int as files from support_attachments where message_id = $2),
             f as (
               insert into support_attachments (user_id, ticket_id, message_id, place, name, type, bytes, sha256,
                 storage_key, created_at)
               select null, m.ticket_id, m.id, held.files, $3, $4, $5, $6, $7, $8
               from support_messages m, held
               where m.ticket_id = $1 and m.id = $2 and m.user_id is null and held.files < $9
               returning *)
           select ${COLUMNS} from f`,
    values: [
      file.ticketId,
      file.messageId,
      file.name,
      file.type,
      file.bytes,
      file.sha256,
      file.storageKey,
      file.now,
      file.most,
    ],
  });
}

/** Serialises uploads for this ticket until the transaction ends. */
export function lockGuestAttachments(system: Queryable, ticketId: string): Promise<number> {
  return system.run({
    name: 'hold-guest-attachments',
    text: `select pg_advisory_xact_lock(hashtextextended('guest files ' || $1, 0))`,
    values: [ticketId],
  });
}

/** Serialises uploads of this user until the transaction ends. */
export function lockAttachments(db: Queryable, userId: string): Promise<number> {
  return db.run({
    name: 'hold-support-attachments',
    text: `select pg_advisory_xact_lock(hashtextextended('support files ' || $1, 0))`,
    values: [userId],
  });
}

/** Attaches unsent files to a message, in the given order; returns their number. */
export function sendAttachments(
  db: Queryable,
  sent: { userId: string; ticketId: string; messageId: string; ids: readonly string[] },
): Promise<number> {
  return db.run({
    name: 'send-support-attachments',
    text: `update support_attachments f set ticket_id = $2, message_id = $3, place = array_position($4::uuid[], f.id)
           where f.user_id = $1 and f.ticket_id is null and f.id = any($4::uuid[])`,
    values: [sent.userId, sent.ticketId, sent.messageId, sent.ids],
  });
}

export function findAttachment(
  db: Queryable,
  userId: string,
  id: string,
): Promise<AttachmentRow | undefined> {
  return db.row<AttachmentRow>({
    name: 'find-support-attachment',
    text: `select ${COLUMNS} from support_attachments f where f.user_id = $1 and f.id = $2`,
    values: [userId, id],
  });
}

/** A sent file: unsent ones are private to their uploader. */
export function findAttachmentForStaff(db: Queryable, id: string): Promise<AttachmentRow | undefined> {
  return db.row<AttachmentRow>({
    name: 'find-support-attachment-for-staff',
    text: `select ${COLUMNS} from support_attachments f where f.id = $1 and f.ticket_id is not null`,
    values: [id],
  });
}

/** Undefined: no such unsent file. */
export function findWaiting(db: Queryable, userId: string, id: string): Promise<AttachmentRow | undefined> {
  return db.row<AttachmentRow>({
    name: 'find-waiting-attachment',
    text: `select ${COLUMNS} from support_attachments f where f.user_id = $1 and f.id = $2 and f.ticket_id is null`,
    values: [userId, id],
  });
}

/** Files that were never sent. */
export function listForgotten(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<AttachmentRow[]> {
  return db.rows<AttachmentRow>({
    name: 'list-forgotten-attachments',
    text: `select ${COLUMNS} from support_attachments f where f.ticket_id is null and f.created_at < $1
           order by f.created_at limit $2`,
    values: [before, limit],
  });
}

export function deleteAttachmentRow(db: Queryable, id: string): Promise<number> {
  return db.run({
    name: 'delete-support-attachment',
    text: 'delete from support_attachments where id = $1 and ticket_id is null',
    values: [id],
  });
}

/** Those of the keys that belong to a row. */
export async function knownAttachmentKeys(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ storage_key: string }>({
    name: 'known-attachment-keys',
    text: 'select storage_key from support_attachments where storage_key = any($1::text[])',
    values: [keys],
  });
  return rows.map(row => row.storage_key);
}
