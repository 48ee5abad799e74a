import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalVideoUrl, type VideoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import type { ProcessEnd, StopReason } from '../../platform/processes/contained-process.ts';
import { readJsonDocuments } from '../../platform/json/json-documents.ts';
import { SourceError, type SoleVideo } from '../video-source/video-source.ts';
import { readCaptionsIn } from './ytdlp-captions.ts';
import { readYtdlpEntry } from './ytdlp-entry.ts';
import { notStarted, type YtdlpProgram } from './ytdlp-program.ts';
import { readYtdlpStderr } from './ytdlp-stderr.ts';

const SOURCE = 'ytdlp';

interface Reading {
  signal: AbortSignal;
  now: () => Date;
  timeoutMs: number;
  /** Where a folder for the captions is created, and removed again. */
  temporaryDir: string;
  stopped: (why: StopReason) => SourceError;
}

/** One video's data, and its captions where the platform has them; never the video itself. */
export async function readSoleVideo(
  run: YtdlpProgram['run'],
  link: VideoLink,
  { signal, now, timeoutMs, temporaryDir, stopped }: Reading,
): Promise<SoleVideo> {
  const folder = await mkdtemp(join(temporaryDir, 'accroche-captions-')).catch(() => {
    throw new SourceError(SOURCE, 'unavailable', 'no temporary folder');
  });
  try {
    const end = await run(videoArguments(link), { signal, timeoutMs, folder });
    if (end.kind === 'stopped') throw stopped(end.why);
    return { reading: readingOf(end, link, now()), captions: await readCaptionsIn(folder) };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** A slideshow is found only under a video URL. */
function videoArguments(link: VideoLink): string[] {
  return [
    '--ignore-config',
    '-J',
    '--no-simulate',
    '--skip-download',
    '--no-playlist',
    '--write-subs',
    '--write-auto-subs',
    '--sub-langs',
    'fra.*,fr.*,eng.*,en.*',
    '--sub-format',
    'vtt',
    '--output',
    'captions.%(ext)s',
    '--no-color',
    '--no-cache-dir',
    '--socket-timeout',
    '20',
    '--extractor-retries',
    '2',
    '--use-extractors',
    'TikTok,vm.tiktok',
    '--',
    canonicalVideoUrl({ ...link, isSlideshow: false }),
  ];
}

function readingOf(end: Exclude<ProcessEnd, { kind: 'stopped' }>, link: VideoLink, observedAt: Date) {
  if (end.kind === 'not_started')
    throw new SourceError(SOURCE, notStarted(end.why), `it did not start (${end.why})`);
  const documents = readJsonDocuments(end.stdout);
  const entry = documents.ok ? documents.documents[0]?.value : undefined;
  const read = readYtdlpEntry(entry ?? null, { source: SOURCE, observedAt, listedHandle: link.handle });
  if (read.ok && read.reading.id === link.id) return read.reading;
  if (read.ok) throw new SourceError(SOURCE, 'challenge', 'another video was answered');
  const meaning = readYtdlpStderr(end.stderr);
  if (end.exitCode !== 0) throw new SourceError(SOURCE, meaning.code, meaning.detail);
  throw new SourceError(SOURCE, 'parse_changed', `the video could not be read (${read.reason})`);
}
