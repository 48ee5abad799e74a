/** Work that can be suspended after each step and resumed; it has no side effects. */
export type Steps<Result> = Generator<void, Result>;

/** Runs all steps without interruption. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
