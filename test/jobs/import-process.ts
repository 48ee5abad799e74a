import { pino } from 'pino';
import { runImport } from '#server/features/imports/run-import.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { createMailer } from '#server/app/adapters/create-mailer.ts';
import { createMediaAnalyser } from '#server/integrations/media-analyser/create-media-analyser.ts';
import { createOutboxSms } from '#server/integrations/sms/outbox-sms.ts';
import { createStorage } from '#server/app/adapters/create-storage.ts';
import { createVideoFiles } from '#server/app/adapters/create-video-files.ts';
import { createVideoSource } from '#server/integrations/video-source/source-chain.ts';
import { createPgBossJobs } from '#server/platform/jobs/pg-boss-jobs.ts';
import { createPgRunEvents } from '#server/platform/jobs/pg-run-events.ts';
import { securityNotes } from '#server/features/notifications/announce-security.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import type { AppContext } from '#server/services/app-context.ts';

/** A worker process on the database in argv[2] that imports files, to be killed at any moment. */
const [, , connectionString = ''] = process.argv;
const log = pino({ level: 'silent' });
const config = readConfig({ NODE_ENV: 'test' });
const clock = { now: () => new Date() };
const db = openDatabase({ connectionString, log });
const jobs = await createPgBossJobs({ connectionString, workers: 2, log });
const app: AppContext = {
  config,
  log,
  clock,
  secrets: createSecrets('a secret for tests alone: 0123456789abcdef'),
  db,
  jobs,
  runEvents: await createPgRunEvents(connectionString, log),
  videoSource: createVideoSource({ sources: [], consent: async () => false }),
  mailer: createMailer({ config, db, clock, log }),
  transcriber: null,
  videoFiles: createVideoFiles({ config, db }),
  storage: createStorage(config),
  media: createMediaAnalyser(config),
  sms: createOutboxSms({ db }),
  payments: null,
  noteSecurity: securityNotes({ clock }),
};
jobs.handle('import-file', (payload, context) => runImport(app, payload, context));
await jobs.startWorkers();
console.log('ready');
