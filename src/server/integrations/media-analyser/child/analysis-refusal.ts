import type { MediaRefusal } from '#domain/media/media-refusal.ts';

/** Ends the whole analysis, with the code that is reported. */
export class AnalysisRefusal extends Error {
  readonly code: MediaRefusal;
  constructor(code: MediaRefusal, detail = '') {
    super(detail);
    this.code = code;
  }
}
