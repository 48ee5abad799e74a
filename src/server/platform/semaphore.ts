/** Runs at most `atOnce` tasks at a time; the others queue. */
export function createSemaphore(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async work => {
    if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot passes directly to the next task, so that no new one gets ahead.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
