import type { MediaRefusal } from '#domain/media/media-refusal.ts';

/** Ends the whole analysis, with the code that is told to the outside. */
export class AnalysisRefusal extends Error {
  readonly code: MediaRefusal;
  constructor(code: MediaRefusal, detail = '') {
    super(detail);
    this.code = code;
  }
}
