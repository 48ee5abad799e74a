import type { AspectName, FileFacts } from './media-facts.ts';
import { ASPECT_NAMES } from './media-facts.ts';
import { MEDIA_LIMITS, type MediaRefusal } from './media-refusal.ts';
import type { ContainerName } from './sniff-container.ts';

/** `durationSeconds` is null when the file does not state it, as with browser recordings. */
export type ProbedFile = Omit<FileFacts, 'durationSeconds'> & { durationSeconds: number | null };
type ProbeReading = { facts: ProbedFile } | { refused: MediaRefusal };

const ASPECT_TOLERANCE = 0.02;

/**
 * Parses the output of `ffprobe -print_format json`, and rejects files that are too long or too large.
 * @param printed the parsed JSON, which may be anything
 * @param bytes the size of the file
 */
export function readProbe(printed: unknown, container: ContainerName, bytes: number): ProbeReading {
  const streams = listOf(field(printed, 'streams'));
  const video = streams.find(
    stream =>
      field(stream, 'codec_type') === 'video' && field(field(stream, 'disposition'), 'attached_pic') !== 1,
  );
  if (video === undefined) return { refused: 'not_a_video' };
  const codedWidth = positive(field(video, 'width'));
  const codedHeight = positive(field(video, 'height'));
  if (codedWidth === null || codedHeight === null) return { refused: 'truncated' };
  if (Math.max(codedWidth, codedHeight) > MEDIA_LIMITS.longSide) return { refused: 'too_many_pixels' };
  if (codedWidth * codedHeight > MEDIA_LIMITS.framePixels) return { refused: 'too_many_pixels' };

  const format = field(printed, 'format');
  const durationSeconds = positive(field(format, 'duration')) ?? positive(field(video, 'duration'));
  if (durationSeconds !== null && durationSeconds > MEDIA_LIMITS.durationSeconds)
    return { refused: 'too_long' };

  const rotationDegrees = rotationOf(video);
  const stretch = ratio(field(video, 'sample_aspect_ratio'), ':') ?? 1;
  const shownWidth = Math.max(1, Math.round(codedWidth * Math.min(4, Math.max(0.25, stretch))));
  const isTurned = rotationDegrees === 90 || rotationDegrees === 270;
  const [width, height] = isTurned ? [codedHeight, shownWidth] : [shownWidth, codedHeight];
  const audio = streams.find(stream => field(stream, 'codec_type') === 'audio');
  return {
    facts: {
      container,
      videoCodec: codecName(video),
      audioCodec: audio === undefined ? null : codecName(audio),
      width,
      height,
      rotationDegrees,
      framesPerSecond: frameRate(video),
      aspectRatio: width / height,
      aspectName: nameAspect(width / height),
      durationSeconds,
      bytes,
      bitRate: positive(field(format, 'bit_rate')),
    },
  };
}

/** The common aspect name within 2 % of a ratio (width ÷ height), or null. */
export function nameAspect(aspectRatio: number): AspectName | null {
  const near = ASPECT_NAMES.map(name => ({ name, off: Math.abs(aspectRatio / (ratio(name, ':') ?? 1) - 1) }))
    .filter(({ off }) => off <= ASPECT_TOLERANCE)
    .toSorted((a, b) => a.off - b.off);
  return near[0]?.name ?? null;
}

/** Clockwise rotation: new files have a matrix whose angle is counter-clockwise, old ones a tag. */
function rotationOf(video: unknown): FileFacts['rotationDegrees'] {
  const matrix = listOf(field(video, 'side_data_list'))
    .map(data => Number(field(data, 'rotation')))
    .find(Number.isFinite);
  const tag = Number(field(field(video, 'tags'), 'rotate'));
  const clockwise = matrix === undefined ? (Number.isFinite(tag) ? tag : 0) : -matrix;
  const quarters = ((Math.round(clockwise / 90) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[quarters] ?? 0;
}

function frameRate(video: unknown): number | null {
  const mean = ratio(field(video, 'avg_frame_rate'), '/') ?? ratio(field(video, 'r_frame_rate'), '/');
  return mean === null ? null : Math.round(mean * 1000) / 1000;
}

function codecName(stream: unknown): string {
  const name = field(stream, 'codec_name');
  return typeof name === 'string' && /^[\w.-]{1,32}$/.test(name) ? name : 'unknown';
}

function ratio(text: unknown, separator: string): number | null {
  if (typeof text !== 'string') return null;
  const [over, under] = text.split(separator).map(Number);
  const value = (over ?? 0) / (under ?? 0);
  return Number.isFinite(value) && value > 0 ? value : null;
}

function positive(value: unknown): number | null {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(number) && number > 0 ? number : null;
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
