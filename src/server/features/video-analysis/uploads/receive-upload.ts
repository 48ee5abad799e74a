import type { UploadItem } from '#contract/video-analysis.ts';
import {
  CAPTIONS_FORMATS,
  UPLOAD_LIMITS,
  UPLOAD_WAITS_HOURS,
  VIDEO_FORMATS,
  type UploadFormat,
  type UploadKind,
} from '#domain/video-analysis/analysis-run.ts';
import { FILE_HEAD_BYTES, recogniseFile } from '#domain/video-analysis/input/recognise-file.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { IncomingFile, RequestContext } from '#server/services/calls/request-context.ts';
import { newStorageKey } from '#server/integrations/storage/storage-key.ts';
import { StorageError } from '#server/integrations/storage/storage.ts';
import { uploadRoomBytes } from '../../quotas/upload-room.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { showUpload } from '../queries/show-upload.ts';
import {
  deleteUpload,
  lockUploads,
  openUpload,
  readyUpload,
  sumUploads,
} from '../queries/uploads.queries.ts';

const MEGABYTE = 1_000_000;

/**
 * Streams an upload into the storage: never more than a part is in memory. Its first bytes determine its type. On any
 * failure neither file nor row is left.
 */
export async function receiveUpload(
  { app, caller, incoming }: RequestContext & { caller: Caller },
  { name }: { name: string },
): Promise<UploadItem> {
  if (!incoming) throw new AppError('upload_empty');
  const { userId } = caller;
  const fileName = inertName(name);
  const parts = incoming.body[Symbol.asyncIterator]();
  try {
    const head = await readHead(parts);
    const { kind, format } = kindOf(fileName, head.bytes);
    const limit = UPLOAD_LIMITS[kind];
    const most = incoming.bytes ?? incoming.atMost ?? null;
    if ((most ?? 0) > limit) throw tooLarge(limit);
    const storageKey = newStorageKey(userId, 'analyses');
    const bytes = most ?? limit;
    const id = await reserveSpace(app, { userId, fileName, kind, format, bytes, storageKey });
    try {
      return await store(app, { userId, id, storageKey, limit }, incoming, pourOut(head.parts, parts));
    } catch (error) {
      await app.storage.delete(storageKey).catch(() => undefined);
      await deleteUpload(app.db.tenant(userId), userId, id);
      throw error;
    }
  } finally {
    // Ends the input when it was not read to the end.
    await parts.return?.().catch(() => undefined);
  }
}

interface Room {
  userId: string;
  fileName: string;
  kind: UploadKind;
  format: UploadFormat;
  bytes: number;
  storageKey: string;
}

/** Simultaneous uploads count each other. */
async function reserveSpace(app: AppContext, room: Room): Promise<string> {
  const { userId } = room;
  return app.db.tenant(userId).transaction(async tx => {
    await lockUploads(tx, userId);
    const roomBytes = await uploadRoomBytes(tx, userId);
    const opened = await openUpload(tx, { ...room, now: app.clock.now(), room: roomBytes });
    if (opened !== undefined) return opened.id;
    throw new AppError('upload_no_room', {
      used: Math.ceil((await sumUploads(tx, userId)) / MEGABYTE),
      room: roomBytes / MEGABYTE,
    });
  });
}

async function store(
  app: AppContext,
  { userId, id, storageKey, limit }: { userId: string; id: string; storageKey: string; limit: number },
  { bytes: stated, atMost, signal }: IncomingFile,
  content: AsyncIterable<Uint8Array>,
): Promise<UploadItem> {
  let stored: { bytes: number; sha256: string };
  try {
    stored = await app.storage.put(storageKey, content, { maxBytes: stated ?? atMost ?? limit, signal });
  } catch (error) {
    throw refusalOf(error, limit);
  }
  if (stated !== null && stored.bytes !== stated) throw new AppError('upload_interrupted');
  const expiresAt = new Date(app.clock.now().getTime() + UPLOAD_WAITS_HOURS * 3_600_000);
  const row = await readyUpload(app.db.tenant(userId), {
    userId,
    id,
    bytes: stored.bytes,
    sha256: Buffer.from(stored.sha256, 'hex'),
    expiresAt,
  });
  // Removed by the clean-up meanwhile.
  if (row === undefined) throw new AppError('upload_interrupted');
  return showUpload(row);
}

function refusalOf(error: unknown, limit: number): AppError {
  if (!(error instanceof StorageError)) return new AppError('upload_interrupted', {}, { cause: error });
  if (error.problem === 'too_large') return tooLarge(limit);
  if (error.problem === 'stopped') return new AppError('upload_interrupted');
  const code = error.problem === 'full' ? 'storage_full' : 'storage_unavailable';
  return new AppError(code, {}, { cause: error });
}

function tooLarge(limit: number): AppError {
  return new AppError('upload_too_large', { limit: limit / MEGABYTE });
}

interface Head {
  /** The first bytes, as many as are examined. */
  bytes: Uint8Array;
  /** The parts read to get them, to be stored first. */
  parts: Uint8Array[];
}

async function readHead(parts: AsyncIterator<Uint8Array>): Promise<Head> {
  const read: Uint8Array[] = [];
  let length = 0;
  while (length < FILE_HEAD_BYTES) {
    const next = await parts.next().catch((error: unknown) => {
      throw new AppError('upload_interrupted', {}, { cause: error });
    });
    if (next.done === true) break;
    read.push(next.value);
    length += next.value.byteLength;
  }
  return { bytes: Buffer.concat(read).subarray(0, FILE_HEAD_BYTES), parts: read };
}

async function* pourOut(
  head: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* head;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

function kindOf(name: string, head: Uint8Array): { kind: UploadKind; format: UploadFormat } {
  const read = recogniseFile(name, head);
  if (read.kind === 'empty') throw new AppError('upload_empty');
  const format = 'format' in read ? read.format : null;
  const video = VIDEO_FORMATS.find(one => one === format);
  if (video !== undefined) return { kind: 'video', format: video };
  const captions = CAPTIONS_FORMATS.find(one => one === format);
  if (captions !== undefined) return { kind: 'captions', format: captions };
  throw new AppError('upload_wrong_type', { name });
}

const LONGEST_NAME = 200;

/** A display name: no path, no invisible or text-direction characters. */
function inertName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').trim();
  return plain.slice(-LONGEST_NAME).toWellFormed() || 'video';
}
