import { setTimeout as wait } from 'node:timers/promises';

/** Delays the response to at least `milliseconds`, so that timing does not reveal the code path. */
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
