import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss, type Job } from 'pg-boss';
import type { Logger } from 'pino';
import { PreparedClient } from '../db/client.ts';
import { currentWorkContext, runInWorkContext, type WorkContext } from '../telemetry/work-context.ts';
import { countJob, countJobFailure, type JobOutcome } from '../telemetry/metrics.ts';
import { currentSpan, inSpan } from '../telemetry/tracing.ts';
import { createRecurringJobs } from './recurring-jobs.ts';
import { RetryLater, type JobContext, type JobName, type JobPayloads, type Jobs } from './jobs.ts';

const QUEUES: Record<JobName, { expireInSeconds: number }> = {
  'account-sync': { expireInSeconds: 240 },
  'import-file': { expireInSeconds: 600 },
  'video-analysis': { expireInSeconds: 300 },
  'video-download': { expireInSeconds: 900 },
};
/** Tries a handler gets for its own failures. */
const TRIES = 4;
// Kills and stops use up tries too; they must not lose a job that has not failed.
const RETRY_LIMIT = 12;
// A killed worker's job is retried after this silence (the minimum of pg-boss) …
const HEARTBEAT_SECONDS = 10;
// … noticed at most this much later.
const SUPERVISE_SECONDS = 3;
const POLLING_SECONDS = 2;

/** The origin of a job, carried with it. */
interface Origin {
  requestId?: string | undefined;
  traceparent?: string | undefined;
}
type Carried = JobPayloads[JobName] & { from?: Origin };

type AnyHandler = (payload: JobPayloads[JobName], context: JobContext) => Promise<void>;

/** The queue in PostgreSQL: enqueued with its row, started immediately by NOTIFY, handed back by heartbeat. */
export async function createPgBossJobs(options: {
  connectionString: string;
  workers: number;
  log: Logger;
}): Promise<Jobs> {
  const { log } = options;
  // Passed on to its pool.
  const poolOptions = { Client: PreparedClient };
  const boss = new PgBoss({
    ...poolOptions,
    connectionString: options.connectionString,
    schema: 'pgboss',
    max: 4,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    application_name: 'accroche-jobs',
  });
  boss.on('error', error => log.warn({ err: error }, 'the job queue reported a problem'));
  await boss.start();
  await prepareQueues(boss);
  const handlers = new Map<JobName, AnyHandler>();
  const repeated = createRecurringJobs(log);
  const stopping = new AbortController();
  let running = true;

  /** Ends this try without losing the job: it is queued again, due after `afterMs`. */
  const handBack = async (name: JobName, job: Job<Carried>, afterMs: number, why: Error) => {
    await boss.fail(name, job, { message: why.message });
    await boss.update(name, undefined, { id: job.id, startAfter: afterMs / 1000 });
  };

  const attempt = async (name: JobName, handler: AnyHandler, job: Job<Carried>): Promise<JobOutcome> => {
    const signal = AbortSignal.any([job.signal, stopping.signal]);
    const lastTry = job.retryCount + 1 >= TRIES;
    const { from: _, ...payload } = job.data;
    try {
      await handler(payload, { signal, lastTry });
      return 'done';
    } catch (error) {
      const why = error instanceof Error ? error : new Error(String(error));
      if (stopping.signal.aborted) {
        await handBack(name, job, 0, why);
        return 'handed_back';
      }
      if (lastTry && !signal.aborted) {
        countJobFailure(name, causeOf(why));
        log.error({ err: why, job: name, ...payload }, 'a job failed for good');
        return 'failed';
      }
      log.info({ err: why, job: name, ...payload }, 'a job did not succeed and will be tried again');
      if (!(why instanceof RetryLater)) throw why;
      await handBack(name, job, why.afterMs, why);
      return 'retried';
    }
  };

  const work = (name: JobName, handler: AnyHandler, job: Job<Carried>): Promise<void> => {
    const { from, runId } = job.data;
    const workContext: WorkContext = { requestId: from?.requestId, job: name, runId };
    const attributes = { 'job.name': name, 'job.run_id': runId, 'job.try': job.retryCount + 1 };
    return runInWorkContext(workContext, () =>
      inSpan(`job ${name}`, { kind: 'consumer', attributes, linkedTo: from?.traceparent }, async span => {
        const startedAt = performance.now();
        let outcome: JobOutcome = 'retried';
        try {
          outcome = await attempt(name, handler, job);
        } finally {
          const ms = performance.now() - startedAt;
          span?.set({ 'job.outcome': outcome });
          countJob(name, outcome, ms);
          log.info({ outcome, ms: Math.round(ms) }, 'a try of a job ended');
        }
      }),
    );
  };

  return {
    async enqueue(tx, name, payload, { groupId, startAfterSeconds }) {
      const from: Origin = {
        requestId: currentWorkContext()?.requestId,
        traceparent: currentSpan()?.traceparent,
      };
      const id = await boss.send(name, { ...payload, from } satisfies Carried, {
        id: payload.runId,
        group: { id: groupId },
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        db: { executeSql: (text, values) => tx.executeSql(text, values) },
      });
      if (id === null) throw new Error(`The job of run ${payload.runId} stands in the queue already`);
    },
    handle(name, handler) {
      handlers.set(name, handler as AnyHandler);
    },
    repeat: (name, everySeconds, workContext) => repeated.add(name, everySeconds, workContext),
    async startWorkers() {
      if (options.workers === 0) return;
      for (const [name, handler] of handlers) {
        for (let index = 0; index < options.workers; index += 1) {
          const workerId = await boss.work<Carried>(
            name,
            {
              batchSize: 1,
              pollingIntervalSeconds: POLLING_SECONDS,
              notifyPollingIntervalSeconds: POLLING_SECONDS,
              groupConcurrency: 1,
            },
            async ([job]) => {
              // A worker that finished a job fetches the next one immediately, not at the next poll.
              setImmediate(() => boss.notifyWorker(workerId));
              if (job !== undefined) await work(name, handler, job);
            },
          );
        }
      }
      repeated.start();
    },
    async queues() {
      const queues = await boss.getQueues(Object.keys(QUEUES));
      return queues.map(queue => ({
        name: queue.name,
        waiting: queue.readyCount,
        later: queue.deferredCount,
        active: queue.activeCount,
        failed: queue.failedCount,
        kept: queue.totalCount,
      }));
    },
    isRunning: () => running,
    async stop(timeoutMs) {
      if (!running) return;
      running = false;
      const recurringJobsEnded = repeated.stop();
      const patience = setTimeout(() => stopping.abort(new Error('the process stops')), timeoutMs / 2);
      // A recurring job that does not check `isRunning` is abandoned after the same time.
      const late = delay(timeoutMs, undefined, { ref: false });
      await Promise.all([
        boss.stop({ graceful: true, timeout: timeoutMs }),
        Promise.race([recurringJobsEnded, late]),
      ]);
      clearTimeout(patience);
    },
  };
}

/** Our own code where there is one, otherwise the class of the error: never its message. */
function causeOf(why: Error): string {
  const { cause } = why;
  const root = why instanceof RetryLater && cause instanceof Error ? cause : why;
  return 'code' in root && typeof root.code === 'string' ? root.code : root.name;
}

async function prepareQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(queue => queue.name));
  for (const [name, queue] of Object.entries(QUEUES)) {
    const settings = {
      ...queue,
      notify: true,
      retryLimit: RETRY_LIMIT,
      retryBackoff: true,
      retryDelay: 1,
      retryDelayMax: 30,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: 86_400,
    };
    if (existing.has(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, settings);
  }
}
