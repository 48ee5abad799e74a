import { pino } from 'pino';
import { createPgBossJobs } from '#server/platform/jobs/pg-boss-jobs.ts';

/** A worker that takes account syncs of the database in argv[2], tells each on a line, and never ends one. */
const [, , connectionString = ''] = process.argv;
const jobs = await createPgBossJobs({ connectionString, workers: 1, log: pino({ level: 'silent' }) });
jobs.handle('account-sync', async ({ runId }) => {
  console.log(runId);
  await new Promise(() => setInterval(() => undefined, 1_000));
});
await jobs.startWorkers();
console.log('ready');
