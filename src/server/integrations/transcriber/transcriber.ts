import type { TranscriptLine } from '#domain/video-analysis/findings/transcript.ts';

/** Writes down what is said. */
export interface Transcriber {
  /**
   * What is said in a sound (WAV, 16 kHz, one channel), in order of time; empty where nothing is. Rejects with
   * `TranscriberError`, and with the signal's reason when it is aborted.
   */
  transcribe(sound: Uint8Array, options: { signal: AbortSignal }): Promise<TranscriptLine[]>;
  /** One line for people: which model, where. */
  describe(): string;
}

/** The service refused, was not reached, or answered something else than words. */
export class TranscriberError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'TranscriberError';
  }
}
