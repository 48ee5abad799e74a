import type { MediaFacts, MediaProgress } from '#domain/media/media-facts.ts';
import type { MediaRefusal } from '#domain/media/media-refusal.ts';

/** Looks at and listens to a video file, in a process of its own. */
export interface MediaAnalyser {
  /**
   * Rejects with `MediaRefused` when the file cannot be analysed, and with the signal's reason when it
   * is aborted. Either way no process and no file of the analysis is left.
   */
  analyse(file: string, options?: AnalyseOptions): Promise<MediaFacts>;
  /**
   * The sound of a video that was analysed, as WAV of 16 kHz and one channel, for whoever writes down what is said.
   * Rejects as `analyse` does.
   */
  soundOf(file: string, options: { signal: AbortSignal }): Promise<Uint8Array>;
  /** One line for people: which ffmpeg is used, or that there is none. */
  describe(): Promise<string>;
}

export interface AnalyseOptions {
  signal?: AbortSignal;
  /** Called with rising `done`; never after the promise has settled. */
  onStage?: (progress: MediaProgress) => void;
}

/** The analysis says no, with a code that has its sentence in both languages. */
export class MediaRefused extends Error {
  readonly code: MediaRefusal;
  constructor(code: MediaRefusal, detail?: string) {
    super(detail ? `${code}: ${detail}` : code);
    this.name = 'MediaRefused';
    this.code = code;
  }
}
