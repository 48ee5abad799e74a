import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Steps } from '#domain/generations/steps.ts';
import { createSemaphore } from '../../platform/semaphore.ts';

/** Bounds of a time slice during which no other request is served. */
const LEAST_SLICE_MS = 4;
const MOST_SLICE_MS = 25;
const oneAtATime = createSemaphore(1);

/**
 * Runs long CPU work in time slices, between which other requests are served; one job at a time. Each slice lasts
 * as long as the other requests took before it, so that neither side starves.
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
