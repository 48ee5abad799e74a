import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Steps } from '#domain/generation/steps.ts';
import { createTurns } from '../http/turns.ts';

/** So long may nobody else be served. */
const SLICE_MS = 4;
const oneAtATime = createTurns(1);

/** Does long work of the processor in slices, between which whoever asks is answered; one work after the other. */
export function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  return oneAtATime(async () => {
    for (;;) {
      const until = performance.now() + SLICE_MS;
      do {
        const step = steps.next();
        if (step.done === true) return step.value;
      } while (performance.now() < until);
      await othersFirst();
    }
  });
}
