/** Why a file gets no analysis at all. A closed list: every code has its sentence in both languages. */
export const MEDIA_REFUSALS = [
  /** 0 bytes. */
  'empty',
  /** More than `MEDIA_LIMITS.bytes`. */
  'too_big',
  /** Longer than `MEDIA_LIMITS.durationSeconds`. */
  'too_long',
  /** A side or the area of the picture is above the limit. */
  'too_many_pixels',
  /** Text, pictures, sound alone, or no media at all, whatever its name says. */
  'not_a_video',
  /** A playlist or a list of other files: it names content instead of holding it. */
  'playlist',
  /** A video whose container is none of MP4, MOV, WebM and Matroska, or whose coding this ffmpeg does not know. */
  'unsupported_format',
  /** The file ends before its content does, or its content cannot be decoded. */
  'truncated',
  /** The analysis took longer than it may. */
  'time_ran_out',
  /** The analysis needed more memory than it may. */
  'memory_ran_out',
  /** There is no ffmpeg or no ffprobe on this machine. */
  'ffmpeg_missing',
  /** The ffmpeg of this machine is older than version 4.4. */
  'ffmpeg_too_old',
  /** The analysis ended in a way that says nothing about the file. */
  'analysis_failed',
] as const;
export type MediaRefusal = (typeof MEDIA_REFUSALS)[number];

/** What a file may be at most. */
export const MEDIA_LIMITS = {
  /** Bytes: 500 MB. */
  bytes: 500_000_000,
  /** Seconds: ten minutes. */
  durationSeconds: 600,
  /** Pixels of the longer side. */
  longSide: 4096,
  /** Pixels of one frame: 4096 × 2304. */
  framePixels: 9_437_184,
} as const;
