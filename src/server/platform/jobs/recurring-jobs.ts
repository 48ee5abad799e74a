import type { Logger } from 'pino';
import { countRecurringJobFailure } from '../telemetry/metrics.ts';
import { inSpan } from '../telemetry/tracing.ts';

interface RecurringJob {
  name: string;
  everySeconds: number;
  work: () => Promise<unknown>;
}

/** Work repeated by this process; a failure is logged and the work is tried again at the next interval. */
export function createRecurringJobs(log: Logger) {
  const jobs: RecurringJob[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const round = async ({ name, everySeconds, work }: RecurringJob): Promise<void> => {
    try {
      await inSpan(`work ${name}`, {}, () => work());
    } catch (error) {
      // Interrupted because the process stops: another process runs it next time.
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
    /** Starts nothing more; settles once running work has ended. */
    async stop(): Promise<void> {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
