import { setTimeout as wait } from 'node:timers/promises';

/** Answers not before `milliseconds` have passed, so that the time does not tell which way the work went. */
export async function waitAtLeast<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const enough = wait(milliseconds);
  try {
    return await work();
  } finally {
    await enough;
  }
}
