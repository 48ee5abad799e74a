/** Why a file is rejected without any analysis. A closed list: every code has its sentence in both languages. */
export const MEDIA_REFUSALS = [
  /** 0 bytes. */
  'empty',
  /** More than `MEDIA_LIMITS.bytes`. */
  'too_big',
  /** Longer than `MEDIA_LIMITS.durationSeconds`. */
  'too_long',
  /** A side or the area of the picture is above the limit. */
  'too_many_pixels',
  /** Text, pictures, sound only, or no media at all, whatever its name says. */
  'not_a_video',
  /** A playlist or a list of other files: it names content instead of holding it. */
  'playlist',
  /** A video in a container other than MP4, MOV, WebM and Matroska, or with a codec unknown to this ffmpeg. */
  'unsupported_format',
  /** The file ends before its content does, or its content cannot be decoded. */
  'truncated',
  /** The analysis exceeded its time limit. */
  'time_ran_out',
  /** The analysis exceeded its memory limit. */
  'memory_ran_out',
  /** ffmpeg or ffprobe is not installed on this machine. */
  'ffmpeg_missing',
  /** The ffmpeg of this machine is older than version 4.4. */
  'ffmpeg_too_old',
  /** The analysis failed in a way that says nothing about the file. */
  'analysis_failed',
] as const;
export type MediaRefusal = (typeof MEDIA_REFUSALS)[number];

/** Limits of a video file. */
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
