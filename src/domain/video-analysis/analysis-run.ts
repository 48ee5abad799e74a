import { MEDIA_STAGES } from '#domain/media/media-facts.ts';
import type { FileFormat } from './input/recognise-file.ts';

/** Where the video comes from: a linked account of one's own, somebody's public page, a file that was brought. */
export const ANALYSIS_ORIGINS = ['own_video', 'public_video', 'file'] as const;
export type AnalysisOrigin = (typeof ANALYSIS_ORIGINS)[number];

export const ANALYSIS_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type AnalysisState = (typeof ANALYSIS_STATES)[number];

/**
 * What a running analysis does: reads the video's figures and words · looks at and listens to its file · gathers the
 * creator's other videos · works out what is said.
 */
export const ANALYSIS_STAGES = ['reading', 'measuring', 'comparing', 'concluding'] as const;
export type AnalysisStage = (typeof ANALYSIS_STAGES)[number];

/** What `measuring` does, in order; the last only where somebody writes down what is said. */
export const MEASURING_PARTS = [...MEDIA_STAGES, 'words'] as const;
export type MeasuringPart = (typeof MEASURING_PARTS)[number];

/** The stages an analysis goes through: without a file nothing is looked at. */
export function stagesOf({ hasFile }: { hasFile: boolean }): AnalysisStage[] {
  return ANALYSIS_STAGES.filter(stage => hasFile || stage !== 'measuring');
}

export function isEnded(state: AnalysisState): boolean {
  return state !== 'queued' && state !== 'running';
}

/** What a file is brought for. */
export const UPLOAD_KINDS = ['video', 'captions'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];
export const UPLOAD_STATES = ['receiving', 'ready'] as const;

export const VIDEO_FORMATS = ['mp4', 'mov', 'webm'] as const satisfies readonly FileFormat[];
export const CAPTIONS_FORMATS = ['srt', 'vtt'] as const satisfies readonly FileFormat[];
export const UPLOAD_FORMATS = [...VIDEO_FORMATS, ...CAPTIONS_FORMATS] as const;
export type UploadFormat = (typeof UPLOAD_FORMATS)[number];

/** Bytes of one file; a captions file is text. What all of a user's take together is the plan's `uploadRoomBytes`. */
export const UPLOAD_LIMITS = { video: 500_000_000, captions: 1_000_000 } as const;

/** A file that nobody asked to keep waits this long for its analysis. */
export const UPLOAD_WAITS_HOURS = 24;

/** Links started at once. */
export const MOST_AT_ONCE = 20;

/** What is analysed, under one name each time. */
export function videoTarget(videoId: string): string {
  return `video:${videoId}`;
}

/** `sha256`: of the file's bytes, hexadecimal. */
export function fileTarget(sha256: string): string {
  return `file:${sha256}`;
}
