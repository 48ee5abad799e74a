import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobName, JobPayloads, Jobs } from './jobs.ts';

const QUEUES: Record<JobName, { retryLimit: number; expireInSeconds: number }> = {
  'account-sync': { retryLimit: 3, expireInSeconds: 300 },
  'import-file': { retryLimit: 3, expireInSeconds: 600 },
};
// A killed worker's job comes back after this silence.
const HEARTBEAT_SECONDS = 10;

type AnyHandler = (payload: never, context: { signal: AbortSignal; lastTry: boolean }) => Promise<void>;

/** The queue in PostgreSQL: enqueued with the row it belongs to, started at once by NOTIFY, handed back by heartbeat. */
export async function createPgBossJobs(options: {
  connectionString: string;
  workers: number;
  log: Logger;
}): Promise<Jobs> {
  const { log } = options;
  const boss = new PgBoss({
    connectionString: options.connectionString,
    schema: 'pgboss',
    max: 4,
    useListenNotify: true,
    application_name: 'accroche-jobs',
  });
  boss.on('error', error => log.warn({ err: error }, 'the job queue reported a problem'));
  await boss.start();
  const existing = new Set((await boss.getQueues()).map(queue => queue.name));
  for (const [name, queue] of Object.entries(QUEUES)) {
    if (existing.has(name)) continue;
    await boss.createQueue(name, {
      ...queue,
      notify: true,
      policy: 'exclusive',
      retryBackoff: true,
      retryDelay: 2,
      retryDelayMax: 60,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    });
  }
  const handlers = new Map<JobName, AnyHandler>();
  let running = true;

  return {
    async enqueue(tx, name, payload, { singletonKey, groupId, startAfterSeconds }) {
      await boss.send(name, payload, {
        singletonKey,
        group: { id: groupId },
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        db: { executeSql: (text, values) => tx.executeSql(text, values) },
      });
    },
    handle(name, handler) {
      handlers.set(name, handler as AnyHandler);
    },
    async startWorkers() {
      if (options.workers === 0) return;
      for (const [name, handler] of handlers) {
        const { retryLimit } = QUEUES[name];
        await boss.work<JobPayloads[JobName]>(
          name,
          {
            batchSize: 1,
            localConcurrency: options.workers,
            pollingIntervalSeconds: 2,
            notifyPollingIntervalSeconds: 2,
            groupConcurrency: 1,
          },
          async ([job]) => {
            if (job === undefined) return;
            await handler(job.data as never, { signal: job.signal, lastTry: job.retryCount >= retryLimit });
          },
        );
      }
    },
    isRunning: () => running,
    async stop(timeoutMs) {
      running = false;
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}
