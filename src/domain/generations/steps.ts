/** Work that may be put down after each step and taken up again; it changes nothing outside itself. */
export type Steps<Result> = Generator<void, Result>;

/** Does all steps at once. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
