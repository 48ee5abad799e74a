import type { S3Call } from './s3-requests.ts';
import { readS3Error, textIn } from './s3-xml.ts';
import { StorageError } from '../storage.ts';

interface Upload {
  key: string;
  parts: AsyncIterable<Buffer>;
  partBytes: number;
  contentType?: string;
  signal?: AbortSignal;
}

/**
 * Uploads a content of unknown length: small ones in one request, others in parts; on failure the parts are deleted.
 */
export async function uploadToS3(ask: S3Call, upload: Upload): Promise<void> {
  const { key, signal } = upload;
  const headers = { 'content-type': upload.contentType ?? 'application/octet-stream' };
  let uploadId: string | null = null;
  const tags: string[] = [];
  try {
    for await (const { body, isLast } of cut(upload.parts, upload.partBytes)) {
      if (uploadId === null && isLast) {
        await (await ask({ method: 'PUT', key, headers, body, signal })).arrayBuffer();
        return;
      }
      uploadId ??= await begin(ask, upload, headers);
      const query = { partNumber: String(tags.length + 1), uploadId };
      const answer = await ask({ method: 'PUT', key, query, body, signal });
      await answer.arrayBuffer();
      const tag = answer.headers.get('etag');
      if (tag === null) throw new StorageError('unavailable', 'a part got no tag');
      tags.push(tag);
    }
    if (uploadId !== null) await complete(ask, upload, uploadId, tags);
  } catch (error) {
    // The caller's signal may be the cause; the parts are deleted all the same.
    if (uploadId !== null) await ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

async function begin(ask: S3Call, { key, signal }: Upload, headers: Record<string, string>): Promise<string> {
  const answer = await ask({ method: 'POST', key, query: { uploads: '' }, headers, signal });
  const uploadId = textIn(await answer.text(), 'UploadId');
  if (uploadId === null || uploadId === '') throw new StorageError('unavailable', 'the upload got no id');
  return uploadId;
}

async function complete(
  ask: S3Call,
  { key, signal }: Upload,
  uploadId: string,
  tags: readonly string[],
): Promise<void> {
  const listed = tags.map(
    (tag, index) =>
      `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</ETag></Part>`,
  );
  const body = new TextEncoder().encode(
    `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`,
  );
  const headers = { 'content-type': 'application/xml' };
  const answer = await ask({ method: 'POST', key, query: { uploadId }, headers, body, signal });
  // Joining the parts takes long, so the status comes first and the failure after it.
  const text = await answer.text();
  const code = readS3Error(text);
  if (code !== null || !text.includes('<CompleteMultipartUploadResult'))
    throw new StorageError('unavailable', `the parts were not joined (${code ?? 'no result'})`);
}

/** Cuts a content into chunks of one size; the last one may be shorter, and an empty content is one empty chunk. */
async function* cut(
  parts: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ body: Uint8Array<ArrayBuffer>; isLast: boolean }> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const part of parts) {
    let rest = part;
    // A full chunk waits until it is known that something follows it.
    while (bytes + rest.byteLength > size) {
      const fits = size - bytes;
      yield { body: joined([...held, rest.subarray(0, fits)]), isLast: false };
      rest = rest.subarray(fits);
      held = [];
      bytes = 0;
    }
    held.push(rest);
    bytes += rest.byteLength;
  }
  yield { body: joined(held), isLast: true };
}

function joined(parts: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat(parts));
}
