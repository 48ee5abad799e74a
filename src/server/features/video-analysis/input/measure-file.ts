import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MeasuringPart } from '#domain/video-analysis/analysis-run.ts';
import type { MediaFacts } from '#domain/media/media-facts.ts';
import type { Transcript } from '#domain/video-analysis/findings/transcript.ts';
import { MediaRefused } from '#server/integrations/media-analyser/media-analyser.ts';
import { StorageError } from '#server/integrations/storage/storage.ts';
import { TranscriberError } from '#server/integrations/transcriber/transcriber.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { UploadRow } from '../queries/uploads.queries.ts';

export interface MeasuredFile {
  facts: MediaFacts;
  /** The transcript, if a transcriber is available. */
  heard: Transcript | null;
}

interface Measuring {
  signal: AbortSignal;
  wantsWords: boolean;
  /** Called with the current part, and the overall progress. */
  onPart?: (part: MeasuringPart, done: number) => void;
}

const PREFIX = 'accroche-analysis-';
/** No measurement of a file takes this long. */
const LEFT_BEHIND_MS = 3_600_000;

/** Measures the pictures and sound of an uploaded file. Undefined: the file is gone. Temporary files are removed. */
export async function measureFile(
  app: Pick<AppContext, 'storage' | 'media' | 'transcriber' | 'log'>,
  { storage_key, format }: Pick<UploadRow, 'storage_key' | 'format'>,
  { signal, wantsWords, onPart }: Measuring,
): Promise<MeasuredFile | undefined> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    // The tools need a local file, but the storage may be a bucket.
    const path = join(folder, `video.${format}`);
    const kept = await app.storage.open(storage_key);
    await pipeline(kept, createWriteStream(path, { mode: 0o600 }), { signal });
    const facts = await app.media.analyse(path, {
      signal,
      onStage: ({ stage, done }) => onPart?.(stage, done),
    });
    if (!wantsWords) return { facts, heard: null };
    if (mayBeHeard(app, facts)) onPart?.('words', 1);
    return { facts, heard: await hear(app, path, facts, signal) };
  } catch (error) {
    if (error instanceof StorageError && error.problem === 'not_found') return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** Whether a transcriber is available and the file may contain speech. */
function mayBeHeard({ transcriber }: Pick<AppContext, 'transcriber'>, { speech }: MediaFacts): boolean {
  const isSilent = speech.notAssessed === 'no_audio' || speech.notAssessed === 'silent_audio';
  const isWordless = speech.notAssessed === null && speech.segments.length === 0;
  return transcriber !== null && !isSilent && !isWordless;
}

/** A failed transcription does not fail the analysis, which then states that the words are unknown. */
async function hear(
  { media, transcriber, log }: Pick<AppContext, 'media' | 'transcriber' | 'log'>,
  path: string,
  facts: MediaFacts,
  signal: AbortSignal,
): Promise<Transcript | null> {
  if (transcriber === null || !mayBeHeard({ transcriber }, facts)) return null;
  try {
    const lines = await transcriber.transcribe(await media.soundOf(path, { signal }), { signal });
    return lines.length === 0 ? null : { source: 'transcriber', timed: true, lines };
  } catch (error) {
    if (!(error instanceof TranscriberError || error instanceof MediaRefused)) throw error;
    log.warn({ reason: error.message }, 'what a video says could not be written down');
    return null;
  }
}

/** Deletes temporary copies left by killed processes. */
export async function removeLeftCopies(folder: string = tmpdir()): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names.filter(one => one.startsWith(PREFIX))) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    if (facts === null || Date.now() - facts.mtimeMs < LEFT_BEHIND_MS) continue;
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
    removed += 1;
  }
  return removed;
}
