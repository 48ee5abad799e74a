import type { MeasuringPart } from '#domain/video-analysis/analysis-run.ts';

/** A share that has moved within a stage is written down this often at most. */
const SHARE_MS = 1_000;

interface MeasuringNotes {
  /** Where the look at a file has come. */
  reached: (part: MeasuringPart, done: number) => void;
  /** Once everything that was begun is written down. */
  settled: () => Promise<void>;
}

/**
 * Writes down how far the look at a file is: each stage at once, a share now and then, one after the other. What could
 * not be written stops nothing.
 */
export function createMeasuringNotes(
  write: (part: MeasuringPart, done: number) => Promise<unknown>,
): MeasuringNotes {
  let last: { part: MeasuringPart; at: number } | null = null;
  let writing: Promise<unknown> = Promise.resolve();
  return {
    reached(part, done) {
      const at = performance.now();
      if (last?.part === part && at - last.at < SHARE_MS) return;
      last = { part, at };
      writing = writing.then(() => write(part, done)).catch(() => undefined);
    },
    settled: async () => {
      await writing;
    },
  };
}
