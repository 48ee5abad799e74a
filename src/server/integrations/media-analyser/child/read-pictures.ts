import type { ProbedFile } from '#domain/media/file-facts.ts';
import { SMALL_FRAME, SMALL_FRAME_RATE } from '#domain/media/frame-changes.ts';
import { MEDIA_LIMITS } from '#domain/media/media-refusal.ts';
import { PictureMeter } from '#domain/media/picture-facts.ts';
import type { AnalysisSetup } from '../analysis-setup.ts';
import { HOOK_READING, pictureArguments, READING_RATE } from '../ffmpeg-arguments.ts';
import { AnalysisRefusal } from './analysis-refusal.ts';
import { readRawFrames } from './raw-frames.ts';
import { ReadingFrames } from './reading-frames.ts';
import { ranOutOfMemory, runTool } from './run-tool.ts';

/** A file whose pictures end before this share of its length is truncated. */
const WHOLE_SHARE = 0.9;
const WHOLE_SECONDS = 0.5;
/** Sides of a frame for text recognition, pixels; small videos are enlarged by half at most. */
const READING_SIZE = { shortSide: 720, longSide: 1280, enlarged: 1.5 };

export interface SeenPictures {
  meter: PictureMeter;
  reading: ReadingFrames;
  durationSeconds: number;
}

/** Decodes the pictures once, for everything that the analysis needs. */
export async function readPictures(
  setup: AnalysisSetup,
  file: ProbedFile,
  onShare: (share: number) => void,
): Promise<SeenPictures> {
  const reading = new ReadingFrames(readingSize(file));
  const meter = new PictureMeter();
  const tool = runTool(setup, 'ffmpeg', pictureArguments(setup.demuxer, reading), { pipes: 2 });
  const [hook, rest] = tool.pipes;
  if (hook === undefined || rest === undefined) throw new Error('no pipes');
  const expected = (file.durationSeconds ?? MEDIA_LIMITS.durationSeconds) * SMALL_FRAME_RATE;
  const largeBytes = reading.width * reading.height * 3;
  await Promise.all([
    readRawFrames(tool.stdout, SMALL_FRAME.bytes, frame => {
      meter.add(frame);
      if (meter.frames % SMALL_FRAME_RATE === 0) onShare(Math.min(1, meter.frames / expected));
      return true;
    }),
    readRawFrames(hook, largeBytes, (frame, index) =>
      reading.add(frame, index / HOOK_READING.framesPerSecond),
    ),
    readRawFrames(rest, largeBytes, (frame, index) => {
      const second = index / READING_RATE;
      return second > HOOK_READING.seconds && reading.add(frame, second);
    }),
  ]);
  const end = await tool.end;
  const seen = meter.frames / SMALL_FRAME_RATE;
  if (end.timedOut) throw new AnalysisRefusal('time_ran_out', 'decoding');
  if (seen > MEDIA_LIMITS.durationSeconds + 1) throw new AnalysisRefusal('too_long');
  const isTorn =
    file.durationSeconds === null
      ? end.exitCode !== 0
      : seen < file.durationSeconds * WHOLE_SHARE - WHOLE_SECONDS;
  if (meter.frames === 0 || isTorn) {
    if (/exceeds specified max pixel count/.test(end.stderr)) {
      throw new AnalysisRefusal('too_many_pixels', end.stderr.slice(0, 300));
    }
    if (/Decoder .{0,80}not found|does not contain any stream/.test(end.stderr)) {
      throw new AnalysisRefusal('unsupported_format', end.stderr.slice(0, 300));
    }
    const code = ranOutOfMemory(end.stderr) ? 'memory_ran_out' : 'truncated';
    throw new AnalysisRefusal(code, end.stderr.slice(0, 300));
  }
  return { meter, reading, durationSeconds: file.durationSeconds ?? seen };
}

/** Even sides, near the best size for text recognition. */
function readingSize({ width, height }: ProbedFile): { width: number; height: number } {
  const scale = Math.min(
    READING_SIZE.shortSide / Math.min(width, height),
    READING_SIZE.longSide / Math.max(width, height),
    READING_SIZE.enlarged,
  );
  const even = (side: number): number => Math.max(16, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}
