import type { Logger } from 'pino';
import { countErrandFailure } from '../telemetry/figures.ts';
import { inSpan } from '../telemetry/tracing.ts';

interface Errand {
  name: string;
  everySeconds: number;
  work: () => Promise<unknown>;
}

/** Work done again and again by this process; one that fails is told and comes round again. */
export function createRepeated(log: Logger) {
  const errands: Errand[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  const round = async ({ name, everySeconds, work }: Errand): Promise<void> => {
    try {
      await inSpan(`work ${name}`, {}, () => work());
    } catch (error) {
      countErrandFailure(name);
      log.warn({ err: error, errand: name }, 'a repeated errand failed');
    }
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void round({ name, everySeconds, work });
    }, everySeconds * 1_000);
    timer.unref();
    timers.add(timer);
  };

  return {
    add(name: string, everySeconds: number, work: () => Promise<unknown>): void {
      errands.push({ name, everySeconds, work });
    },
    start(): void {
      for (const errand of errands) void round(errand);
    },
    stop(): void {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
