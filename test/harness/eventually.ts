import { setTimeout as pause } from 'node:timers/promises';

/** Repeats a check until it passes; the last failure is thrown when the time is up. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  withinMs = 5_000,
): Promise<Result> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(20);
    }
  }
}
