import { AppError } from '#server/platform/app-error.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { sendAttachments } from '../queries/attachments.queries.ts';

/** Sends a message with its uploaded files: all of them, or the message is not sent. */
export async function sendWith(
  db: Queryable,
  message: { userId: string; ticketId: string; messageId: string; ids: readonly string[] },
): Promise<void> {
  const ids = [...new Set(message.ids)];
  if (ids.length === 0) return;
  const sent = await sendAttachments(db, { ...message, ids });
  if (sent !== ids.length) throw new AppError('attachment_not_found');
}
