import type { Handle } from '#domain/accounts/handle.ts';
import { optionsOf, type ListedFormat, type VideoCodec } from '#domain/downloads/video-option.ts';
import { isRecord, textAt, valueAt, type JsonRecord } from '../../platform/json/json-record.ts';
import { handleFrom } from '../video-source/real-handle.ts';
import { VideoFileError, type FoundVideo, type VideoRef } from '../video-source/video-files.ts';

const CAPTION_LENGTH = 300;
const LONGEST_SIDE = 16_384;

/** Parses the output of `yt-dlp -J` for one video: what it is, and which files exist. */
export function readYtdlpLookup(stdout: string, input: VideoRef): FoundVideo {
  const info = readInfo(stdout);
  const id = textAt(info, 'id');
  if (id !== input.id) throw new VideoFileError('changed', 'another video was answered');
  const formats = valueAt(info, 'formats');
  const listed = (Array.isArray(formats) ? formats : []).filter(isRecord);
  const options = optionsOf(listed.flatMap(readFormat));
  if (options.length === 0) throw noVideo(listed);
  return {
    id,
    handle: handleFrom(valueAt(info, 'uploader')) ?? input.handle,
    caption: (textAt(info, 'description') ?? '').trim().slice(0, CAPTION_LENGTH).toWellFormed(),
    durationSeconds: durationOf(info),
    options,
  };
}

function readInfo(stdout: string): JsonRecord {
  try {
    const read: unknown = JSON.parse(stdout);
    if (isRecord(read)) return read;
  } catch {
    // Reported below, as any other invalid answer.
  }
  throw new VideoFileError('changed', 'the answer is no description of a video');
}

/** A slideshow lists only its sound. */
function noVideo(listed: readonly JsonRecord[]): VideoFileError {
  const isSoundOnly = listed.length > 0 && listed.every(format => textAt(format, 'vcodec') === 'none');
  return isSoundOnly
    ? new VideoFileError('slideshow', 'there is only sound')
    : new VideoFileError('no_video', 'no format of it can be used');
}

function readFormat(format: JsonRecord): ListedFormat[] {
  const codec = codecOf(textAt(format, 'vcodec') ?? '');
  const [width, height] = [sideAt(format, 'width'), sideAt(format, 'height')];
  // Pictures without sound are not offered.
  if (codec === null || width === null || height === null || textAt(format, 'acodec') === 'none') return [];
  const size = valueAt(format, 'filesize') ?? valueAt(format, 'filesize_approx');
  return [
    {
      codec,
      width,
      height,
      bytes:
        typeof size === 'number' && size > 0 && Number.isSafeInteger(Math.ceil(size))
          ? Math.ceil(size)
          : null,
      isMarked:
        textAt(format, 'format_id') === 'download' || /watermark/i.test(textAt(format, 'format_note') ?? ''),
    },
  ];
}

function codecOf(name: string): VideoCodec | null {
  if (/^(?:h264|avc)/i.test(name)) return 'h264';
  return /^(?:h265|hevc|hvc1|hev1|bytevc1)/i.test(name) ? 'h265' : null;
}

function sideAt(format: JsonRecord, name: string): number | null {
  const side = valueAt(format, name);
  return typeof side === 'number' && Number.isInteger(side) && side > 0 && side <= LONGEST_SIDE ? side : null;
}

function durationOf(info: JsonRecord): number | null {
  const duration = valueAt(info, 'duration');
  return typeof duration === 'number' && duration > 0 && duration < 86_400 ? duration : null;
}

/** The URL of a video, built from parts checked here. */
export function videoAddress({ id, handle }: { id: string; handle: Handle | null }): string {
  return `https://www.tiktok.com/@${handle ?? '_'}/video/${id}`;
}
