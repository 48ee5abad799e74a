import { attachmentDisposition, ATTACHMENT_MEDIA } from '#domain/support/attachment.ts';
import { AppError } from '#server/platform/app-error.ts';
import { StorageError } from '#server/integrations/storage/storage.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import {
  findAttachment,
  findAttachmentForStaff,
  type AttachmentRow,
} from '../queries/attachments.queries.ts';

interface FileAnswer {
  status: 200;
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array>;
}

/** A file of the user's own tickets, as it was sent. */
export async function openAttachment(
  app: AppContext,
  { userId }: Caller,
  { id }: { id: string },
): Promise<FileAnswer> {
  return answered(app, await findAttachment(app.db.tenant(userId), userId, id));
}

/** A file sent by a user. A table opens as plain text, because the formulas in it were not checked. */
export async function openAttachmentForStaff(app: AppContext, { id }: { id: string }): Promise<FileAnswer> {
  const row = await findAttachmentForStaff(app.db.system, id);
  return answered(app, row?.type === 'csv' ? { ...row, type: 'txt', name: `${row.name}.txt` } : row);
}

async function answered(app: AppContext, row: AttachmentRow | undefined): Promise<FileAnswer> {
  if (row === undefined) throw new AppError('attachment_not_found');
  const content = await app.storage.open(row.storage_key).catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error;
    throw new AppError(
      error.problem === 'not_found' ? 'attachment_not_found' : 'storage_unavailable',
      {},
      {
        cause: error,
      },
    );
  });
  return {
    status: 200,
    headers: {
      'content-type': ATTACHMENT_MEDIA[row.type],
      'content-length': String(row.bytes),
      'content-disposition': attachmentDisposition(row.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
    body: ReadableStream.from<Uint8Array>(content),
  };
}
