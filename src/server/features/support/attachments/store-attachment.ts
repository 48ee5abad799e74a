import { createHash } from 'node:crypto';
import { ATTACHMENT_LIMITS, ATTACHMENT_MEDIA } from '#domain/support/attachment.ts';
import { AppError } from '#server/platform/app-error.ts';
import { newStorageKey } from '#server/integrations/storage/storage-key.ts';
import { StorageError } from '#server/integrations/storage/storage.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { CheckedFile } from './check-attachment.ts';

interface KeptAttachment extends Omit<CheckedFile, 'content'> {
  bytes: number;
  sha256: Buffer;
  storageKey: string;
}

/** Stores a file before its row is inserted; if the insert fails the caller deletes it. */
export async function storeAttachment(
  { storage }: AppContext,
  owner: string,
  { name, type, content }: CheckedFile,
): Promise<KeptAttachment> {
  const storageKey = newStorageKey(owner, 'support');
  try {
    const { bytes } = await storage.put(storageKey, once(content), {
      maxBytes: ATTACHMENT_LIMITS.bytes,
      contentType: ATTACHMENT_MEDIA[type],
    });
    return { name, type, bytes, sha256: createHash('sha256').update(content).digest(), storageKey };
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const code = error.problem === 'full' ? 'storage_full' : 'storage_unavailable';
    throw new AppError(code, {}, { cause: error });
  }
}

/** Deletes files whose row was never inserted. */
export async function dropAttachments({ storage, log }: AppContext, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await storage
      .delete(key)
      .catch((error: unknown) => log.warn({ err: error }, 'a file of a request could not be taken back'));
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
