import type { Logger } from 'pino';
import { countErrandFailure } from '../telemetry/metrics.ts';
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
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const round = async ({ name, everySeconds, work }: Errand): Promise<void> => {
    try {
      await inSpan(`work ${name}`, {}, () => work());
    } catch (error) {
      // Cut off because the process leaves: it comes round again in the next one.
      if (stopped) log.info({ errand: name }, 'a repeated errand was cut off by the stop');
      else {
        countErrandFailure(name);
        log.warn({ err: error, errand: name }, 'a repeated errand failed');
      }
    }
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      begin({ name, everySeconds, work });
    }, everySeconds * 1_000);
    timer.unref();
    timers.add(timer);
  };

  const begin = (errand: Errand): void => {
    const one = round(errand);
    underWay.add(one);
    void one.finally(() => underWay.delete(one));
  };

  return {
    add(name: string, everySeconds: number, work: () => Promise<unknown>): void {
      errands.push({ name, everySeconds, work });
    },
    start(): void {
      for (const errand of errands) begin(errand);
    },
    /** Begins nothing more; settles once what is under way has ended. */
    async stop(): Promise<void> {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
