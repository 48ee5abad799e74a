import type { TranscriptLine } from '#domain/video-analysis/findings/transcript.ts';

/** Transcribes speech. */
export interface Transcriber {
  /**
   * The speech in a sound (WAV, 16 kHz, one channel), in order of time; empty where there is none. Rejects with
   * `TranscriberError`, and with the signal's reason when it is aborted.
   */
  transcribe(sound: Uint8Array, options: { signal: AbortSignal }): Promise<TranscriptLine[]>;
  /** One log line: which model, where. */
  describe(): string;
}

/** The service refused, was unreachable, or returned something other than a transcript. */
export class TranscriberError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'TranscriberError';
  }
}
