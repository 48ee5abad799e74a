import type { TimeSpan } from '#domain/media/media-facts.ts';

/** Where the words of a video come from. */
export const TRANSCRIPT_SOURCES = ['tiktok_captions', 'captions_file', 'pasted', 'transcriber'] as const;
export type TranscriptSource = (typeof TRANSCRIPT_SOURCES)[number];

/** One stretch of speech as it was written down. */
export interface TranscriptLine extends TimeSpan {
  text: string;
}

/** What is said in a video. Without times (pasted text) every line stands at second 0 and `timed` is false. */
export interface Transcript {
  source: TranscriptSource;
  timed: boolean;
  /** In order of time. */
  lines: readonly TranscriptLine[];
}
