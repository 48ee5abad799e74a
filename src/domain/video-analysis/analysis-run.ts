import { MEDIA_STAGES } from '#domain/media/media-facts.ts';
import type { FileFormat } from './input/recognise-file.ts';

/** Where the video comes from: the user's linked account, a public page, an uploaded file. */
export const ANALYSIS_ORIGINS = ['own_video', 'public_video', 'file'] as const;
export type AnalysisOrigin = (typeof ANALYSIS_ORIGINS)[number];

export const ANALYSIS_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type AnalysisState = (typeof ANALYSIS_STATES)[number];

/**
 * Stages of a running analysis: reads the video's counts and words · processes the pictures and sound of its file ·
 * gathers the creator's other videos · computes the conclusions.
 */
export const ANALYSIS_STAGES = ['reading', 'measuring', 'comparing', 'concluding'] as const;
export type AnalysisStage = (typeof ANALYSIS_STAGES)[number];

/** Parts of `measuring`, in order; the last only when a transcriber is available. */
export const MEASURING_PARTS = [...MEDIA_STAGES, 'words'] as const;
export type MeasuringPart = (typeof MEASURING_PARTS)[number];

/** The stages of an analysis: without a file, `measuring` is skipped. */
export function stagesOf({ hasFile }: { hasFile: boolean }): AnalysisStage[] {
  return ANALYSIS_STAGES.filter(stage => hasFile || stage !== 'measuring');
}

export function isEnded(state: AnalysisState): boolean {
  return state !== 'queued' && state !== 'running';
}

/** Purposes of an uploaded file. */
export const UPLOAD_KINDS = ['video', 'captions'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];
export const UPLOAD_STATES = ['receiving', 'ready'] as const;

export const VIDEO_FORMATS = ['mp4', 'mov', 'webm'] as const satisfies readonly FileFormat[];
export const CAPTIONS_FORMATS = ['srt', 'vtt'] as const satisfies readonly FileFormat[];
export const UPLOAD_FORMATS = [...VIDEO_FORMATS, ...CAPTIONS_FORMATS] as const;
export type UploadFormat = (typeof UPLOAD_FORMATS)[number];

/** Bytes of one file; a captions file is text. The total per user is the plan's `uploadRoomBytes`. */
export const UPLOAD_LIMITS = { video: 500_000_000, captions: 1_000_000 } as const;

/** A file not marked to be retained waits this long for its analysis. */
export const UPLOAD_WAITS_HOURS = 24;

/** Maximum number of links started together. */
export const MOST_AT_ONCE = 20;

/** Stable name of the analysed video. */
export function videoTarget(videoId: string): string {
  return `video:${videoId}`;
}

/** `sha256`: of the file's bytes, hexadecimal. */
export function fileTarget(sha256: string): string {
  return `file:${sha256}`;
}
