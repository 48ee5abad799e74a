import type { Logger } from 'pino';
import { countRecurringJobFailure } from '../telemetry/metrics.ts';
import { inSpan } from '../telemetry/tracing.ts';

interface RecurringJob {
  name: string;
  everySeconds: number;
  work: () => Promise<unknown>;
}

/** Work done again and again by this process; one that fails is told and comes round again. */
export function createRecurringJobs(log: Logger) {
  const jobs: RecurringJob[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const round = async ({ name, everySeconds, work }: RecurringJob): Promise<void> => {
    try {
      await inSpan(`work ${name}`, {}, () => work());
    } catch (error) {
      // Cut off because the process leaves: it comes round again in the next one.
      if (stopped) log.info({ job: name }, 'a recurring job was cut off by the stop');
      else {
        countRecurringJobFailure(name);
        log.warn({ err: error, job: name }, 'a recurring job failed');
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

  const begin = (job: RecurringJob): void => {
    const one = round(job);
    underWay.add(one);
    void one.finally(() => underWay.delete(one));
  };

  return {
    add(name: string, everySeconds: number, work: () => Promise<unknown>): void {
      jobs.push({ name, everySeconds, work });
    },
    start(): void {
      for (const job of jobs) begin(job);
    },
    /** Begins nothing more; settles once what is under way has ended. */
    async stop(): Promise<void> {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
