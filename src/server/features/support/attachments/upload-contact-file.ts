import type { Attachment } from '#contract/support/support.ts';
import { ATTACHMENT_LIMITS } from '#domain/support/attachment.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { RequestContext } from '#server/services/calls/request-context.ts';
import { addGuestAttachment, lockGuestAttachments } from '../queries/attachments.queries.ts';
import { readWhole } from './upload-attachment.ts';
import { checkAttachment } from './check-attachment.ts';
import { readContactFilesToken } from './contact-files-token.ts';
import { dropAttachments, storeAttachment } from './store-attachment.ts';

/**
 * A file from someone without an account is attached to the ticket just created: it is not read before the token
 * is verified, and is not stored without a message. The number of files is bounded by the number of tickets.
 */
export async function uploadContactFile(
  { app, incoming }: Pick<RequestContext, 'app' | 'incoming'>,
  { token, name }: { token: string; name: string },
): Promise<Attachment> {
  const input = readContactFilesToken(app, token);
  if (input === null) throw new AppError('contact_files_over');
  if (!incoming) throw new AppError('upload_empty');
  const checked = checkAttachment(name, await readWhole(incoming));
  const kept = await storeAttachment(app, input.ticketId, checked);
  try {
    const row = await app.db.system.transaction(async tx => {
      await lockGuestAttachments(tx, input.ticketId);
      return addGuestAttachment(tx, {
        ...kept,
        ...input,
        now: app.clock.now(),
        most: ATTACHMENT_LIMITS.files,
      });
    });
    if (row === undefined) throw new AppError('attachment_too_many', { limit: ATTACHMENT_LIMITS.files });
    return { id: row.id, name: row.name, type: row.type, bytes: row.bytes };
  } catch (error) {
    await dropAttachments(app, [kept.storageKey]);
    throw error;
  }
}
