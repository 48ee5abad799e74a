import type { TimeSpan } from '#domain/media/media-facts.ts';

/** Where the words of a video come from. */
export const TRANSCRIPT_SOURCES = ['tiktok_captions', 'captions_file', 'pasted', 'transcriber'] as const;
export type TranscriptSource = (typeof TRANSCRIPT_SOURCES)[number];

/** One transcribed segment of speech. */
export interface TranscriptLine extends TimeSpan {
  text: string;
}

/** The speech of a video. Without times (pasted text) every line is at second 0 and `timed` is false. */
export interface Transcript {
  source: TranscriptSource;
  timed: boolean;
  /** In chronological order. */
  lines: readonly TranscriptLine[];
}
