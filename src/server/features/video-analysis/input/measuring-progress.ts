import type { MeasuringPart } from '#domain/video-analysis/analysis-run.ts';

/** Minimum interval between progress writes within a stage. */
const SHARE_MS = 1_000;

interface MeasuringNotes {
  /** Reports the progress of measuring a file. */
  reached: (part: MeasuringPart, done: number) => void;
  /** Resolves once all pending writes are done. */
  settled: () => Promise<void>;
}

/**
 * Stores the progress of measuring a file: each stage immediately, a share at intervals, in sequence. A failed
 * write stops nothing.
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
