import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Steps } from '#domain/generations/steps.ts';
import { createSemaphore } from '../../platform/semaphore.ts';

/** So long at least, and at most, may nobody else be served. */
const LEAST_SLICE_MS = 4;
const MOST_SLICE_MS = 25;
const oneAtATime = createSemaphore(1);

/**
 * Does long work of the processor in slices, between which whoever asks is answered; one work after the other. It takes
 * as much time as the others did before it, so that neither waits for the other's end.
 */
export function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  return oneAtATime(async () => {
    let sliceMs = LEAST_SLICE_MS;
    for (;;) {
      const until = performance.now() + sliceMs;
      do {
        const step = steps.next();
        if (step.done === true) return step.value;
      } while (performance.now() < until);
      const leftAt = performance.now();
      await othersFirst();
      sliceMs = Math.min(MOST_SLICE_MS, Math.max(LEAST_SLICE_MS, performance.now() - leftAt));
    }
  });
}
