import type { MediaFacts, MediaProgress } from '#domain/media/media-facts.ts';
import type { MediaRefusal } from '#domain/media/media-refusal.ts';

/** Analyses the pictures and the sound of a video file, in a separate process. */
export interface MediaAnalyser {
  /**
   * Rejects with `MediaRefused` when the file cannot be analysed, and with the signal's reason when it
   * is aborted. Either way no process and no file of the analysis is left.
   */
  analyse(file: string, options?: AnalyseOptions): Promise<MediaFacts>;
  /**
   * The sound of an analysed video, as WAV of 16 kHz and one channel, for the transcriber. Rejects as `analyse` does.
   */
  soundOf(file: string, options: { signal: AbortSignal }): Promise<Uint8Array>;
  /** One log line: which ffmpeg is used, or that there is none. */
  describe(): Promise<string>;
}

export interface AnalyseOptions {
  signal?: AbortSignal;
  /** Called with rising `done`; never after the promise has settled. */
  onStage?: (progress: MediaProgress) => void;
}

/** The analysis refuses the file, with a code that has its sentence in both languages. */
export class MediaRefused extends Error {
  readonly code: MediaRefusal;
  constructor(code: MediaRefusal, detail?: string) {
    super(detail ? `${code}: ${detail}` : code);
    this.name = 'MediaRefused';
    this.code = code;
  }
}
