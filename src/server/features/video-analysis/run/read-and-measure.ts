import type { Handle } from '#domain/accounts/handle.ts';
import { readPublicationTime } from '#domain/sources/publication-time.ts';
import type { VideoToAnalyse } from '#domain/video-analysis/findings/analysis-input.ts';
import type { Transcript } from '#domain/video-analysis/findings/transcript.ts';
import { AppError } from '#server/platform/app-error.ts';
import { SourceError } from '#server/integrations/video-source/video-source.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { findLastInputs, type AnalysisRow } from '../queries/video-analysis.queries.ts';
import { findOwnVideo } from '../queries/analysis-data.queries.ts';
import {
  factsOf,
  ofFile,
  ofReading,
  ofStored,
  readInputs,
  type CollectedInput,
} from '../input/gather-input.ts';
import { measureFile, type MeasuredFile } from '../input/measure-file.ts';
import { readUploadedCaptions, transcriptOf } from '../input/read-captions.ts';
import { createMeasuringNotes } from '../input/measuring-progress.ts';
import { recordMeasuring, saveVideoFacts, reachStage } from '../queries/run.queries.ts';
import { findUpload, type UploadRow } from '../queries/uploads.queries.ts';

/** Spec §9: an analysis may take up to one minute; processing the file has its own limit. */
const READ_WITHIN_MS = 45_000;

/** The first two stages: the video's counts and words, and the analysis of its file. */
export async function readAndMeasure(
  app: AppContext,
  userId: string,
  run: AnalysisRow,
  signal: AbortSignal,
): Promise<CollectedInput> {
  const db = app.db.tenant(userId);
  const ref = { userId, id: run.id };
  await reachStage(db, ref, 'reading');
  const before = await inputsBefore(app, userId, run);
  const read = run.video_id === null ? null : await readVideo(app, userId, run, signal);
  const brought = await broughtTranscript(app, userId, run, before);
  if (read !== null) await saveVideoFacts(db, ref, factsOf(read.video, run.file_name));
  const known = brought ?? read?.transcript ?? heardBefore(run, before);
  const file = await measured(app, userId, run, before, { signal, wantsWords: known === null });
  const mediaFacts = file?.facts ?? null;
  const video = read?.video ?? { ...ofFile(mediaFacts), username: run.author_username };
  if (read === null) await saveVideoFacts(db, ref, factsOf(video, run.file_name));
  return { video, mediaFacts, transcript: known ?? file?.heard ?? null };
}

interface ReadVideo {
  video: VideoToAnalyse;
  transcript: Transcript | null;
}

/** An own video from storage, any other from a source now. */
async function readVideo(
  app: AppContext,
  userId: string,
  run: AnalysisRow,
  signal: AbortSignal,
): Promise<ReadVideo> {
  const id = run.video_id ?? '';
  const own = await findOwnVideo(app.db.tenant(userId), userId, id);
  if (own !== undefined) return { video: ofStored(own), transcript: null };
  const now = () => app.clock.now();
  const published = run.published_at ?? readPublicationTime([], id, now())?.publishedAt;
  if (published === undefined) throw new SourceError('page_json', 'not_found', 'no possible video');
  const sole = await app.videoSource.video(
    {
      kind: 'video',
      id,
      isSlideshow: run.kind === 'slideshow',
      handle: run.author_username as Handle | null,
      publishedAt: published,
    },
    { signal: AbortSignal.any([signal, AbortSignal.timeout(READ_WITHIN_MS)]), now, userId },
  );
  return {
    video: ofReading(sole.reading),
    transcript: sole.captions === null ? null : transcriptOf(sole.captions, 'tiktok_captions'),
  };
}

/** Only if a file was given: it may be gone by now, but its data is in the previous inputs. */
async function inputsBefore(app: AppContext, userId: string, run: AnalysisRow) {
  if (run.file_name === null && run.captions_name === null) return null;
  const text = await findLastInputs(app.db.tenant(userId), userId, run.target);
  return text === undefined ? null : readInputs(text);
}

type Before = Awaited<ReturnType<typeof inputsBefore>>;

/** The same file has the same speech: a stored transcript is not requested again. */
function heardBefore({ video_id }: AnalysisRow, before: Before): Transcript | null {
  const transcript = video_id === null ? before?.transcript : null;
  return transcript?.source === 'transcriber' ? transcript : null;
}

async function broughtTranscript(
  app: AppContext,
  userId: string,
  run: AnalysisRow,
  before: Before,
): Promise<Transcript | null> {
  if (run.captions_upload_id === null) return null;
  const upload = await findUpload(app.db.tenant(userId), userId, run.captions_upload_id);
  const read = upload && (await readUploadedCaptions(app.storage, upload.storage_key));
  const transcript = read ?? before?.transcript;
  if (!transcript) throw new AppError('analysis_file_gone', { name: run.captions_name ?? '' });
  return transcript;
}

async function measured(
  app: AppContext,
  userId: string,
  run: AnalysisRow,
  before: Before,
  input: { signal: AbortSignal; wantsWords: boolean },
): Promise<MeasuredFile | null> {
  if (run.upload_id === null) return null;
  const db = app.db.tenant(userId);
  await reachStage(db, { userId, id: run.id }, 'measuring');
  const upload = await findUpload(db, userId, run.upload_id);
  const measuredNow = upload && (await measureAndTell(app, userId, run.id, upload, input));
  if (measuredNow !== undefined) return measuredNow;
  if (!before?.mediaFacts) throw new AppError('analysis_file_gone', { name: run.file_name ?? '' });
  return { facts: before.mediaFacts, heard: null };
}

/** Records progress while measuring, for the waiting page. */
async function measureAndTell(
  app: AppContext,
  userId: string,
  id: string,
  upload: UploadRow,
  input: { signal: AbortSignal; wantsWords: boolean },
): Promise<MeasuredFile | undefined> {
  const db = app.db.tenant(userId);
  const notes = createMeasuringNotes((part, done) => recordMeasuring(db, { userId, id }, { part, done }));
  try {
    return await measureFile(app, upload, { ...input, onPart: notes.reached });
  } finally {
    await notes.settled();
  }
}
