import { parseTranscript } from '#domain/media/transcript.ts';
import type { Transcript, TranscriptSource } from '#domain/video-analysis/findings/transcript.ts';
import { AppError } from '#server/platform/app-error.ts';
import { StorageError, type Storage } from '#server/integrations/storage/storage.ts';

/** The transcript of a caption text; null when it has no usable line. */
export function transcriptOf(text: string, source: TranscriptSource): Transcript | null {
  const read = parseTranscript(text);
  if ('refused' in read) return null;
  return { source, timed: true, lines: read.transcript.segments };
}

/** The transcript of an uploaded captions file. Undefined: the file is gone. */
export async function readUploadedCaptions(storage: Storage, key: string): Promise<Transcript | undefined> {
  const parts: Buffer[] = [];
  try {
    for await (const part of await storage.open(key)) parts.push(part as Buffer);
  } catch (error) {
    if (error instanceof StorageError && error.problem === 'not_found') return undefined;
    throw error;
  }
  const transcript = transcriptOf(captionsText(Buffer.concat(parts)), 'captions_file');
  if (transcript === null) throw new AppError('captions_unreadable');
  return transcript;
}

/** Subtitles are in UTF-8, UTF-16, or a legacy encoding. */
function captionsText(bytes: Buffer): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
