import { pino } from 'pino';
import { createPgBossJobs } from '#server/platform/jobs/pg-boss-jobs.ts';

/** A worker that takes account syncs from the database in argv[2], prints each on a line, and never finishes one. */
const [, , connectionString = ''] = process.argv;
const jobs = await createPgBossJobs({ connectionString, workers: 1, log: pino({ level: 'silent' }) });
jobs.handle('account-sync', async ({ runId }) => {
  console.log(runId);
  await new Promise(() => setInterval(() => undefined, 1_000));
});
await jobs.startWorkers();
console.log('ready');
