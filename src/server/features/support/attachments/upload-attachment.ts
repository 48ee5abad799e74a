import type { Attachment } from '#contract/support/support.ts';
import { ATTACHMENT_LIMITS } from '#domain/support/attachment.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { IncomingFile, RequestContext } from '#server/services/calls/request-context.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import {
  deleteAttachmentRow,
  findWaiting,
  lockAttachments,
  insertAttachment,
} from '../queries/attachments.queries.ts';
import { attachmentTooLarge, checkAttachment } from './check-attachment.ts';
import { dropAttachments, storeAttachment } from './store-attachment.ts';

/** Receives a file for a future message; until then it is private to its owner, and kept for a day. */
export async function uploadAttachment(
  { app, caller, incoming }: RequestContext & { caller: Caller },
  { name }: { name: string },
): Promise<Attachment> {
  if (!incoming) throw new AppError('upload_empty');
  const { userId } = caller;
  const checked = checkAttachment(name, await readWhole(incoming));
  const kept = await storeAttachment(app, userId, checked);
  try {
    const row = await app.db.tenant(userId).transaction(async tx => {
      await lockAttachments(tx, userId);
      return insertAttachment(tx, {
        ...kept,
        userId,
        ticketId: null,
        messageId: null,
        place: 0,
        now: app.clock.now(),
        most: ATTACHMENT_LIMITS.waiting,
      });
    });
    if (row === undefined)
      throw new AppError('attachment_limit_reached', { limit: ATTACHMENT_LIMITS.waiting });
    return { id: row.id, name: row.name, type: row.type, bytes: row.bytes };
  } catch (error) {
    await dropAttachments(app, [kept.storageKey]);
    throw error;
  }
}

/** Deletes an unsent file. */
export async function removeWaiting(
  app: AppContext,
  { userId }: Caller,
  { id }: { id: string },
): Promise<undefined> {
  const db = app.db.tenant(userId);
  const row = await findWaiting(db, userId, id);
  if (row === undefined) throw new AppError('attachment_not_found');
  // The file first: if interrupted, the row still refers to it.
  await app.storage.delete(row.storage_key);
  await deleteAttachmentRow(db, id);
  return undefined;
}

/** A file within the size limit, read into memory. */
export async function readWhole({ body, bytes: stated }: IncomingFile): Promise<Buffer> {
  if ((stated ?? 0) > ATTACHMENT_LIMITS.bytes) throw attachmentTooLarge();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of body) {
      length += part.byteLength;
      if (length > ATTACHMENT_LIMITS.bytes) throw attachmentTooLarge();
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('upload_interrupted', {}, { cause: error });
  }
  if (stated !== null && length !== stated) throw new AppError('upload_interrupted');
  return Buffer.concat(parts, length);
}
