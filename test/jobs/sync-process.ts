import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { runSync } from '#server/features/accounts/sync/run-sync.ts';
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
import { createScriptedSource } from '#test/scenes/scripted-source.ts';

/** A worker process on the database in argv[2] that syncs real handles from a slow source, to be killed at any moment. */
const [, , connectionString = ''] = process.argv;
const log = pino({ level: 'silent' });
const config = readConfig({ NODE_ENV: 'test' });
const clock = { now: () => new Date() };
const db = openDatabase({ connectionString, log });
const jobs = await createPgBossJobs({ connectionString, workers: 4, log });
const source = createScriptedSource(40);
const { profileAnswer, videosAnswer } = source;
source.profileAnswer = async (handle, options) => {
  await pause(Math.random() * 60);
  return profileAnswer(handle, options);
};
source.videosAnswer = async (handle, options) => {
  await pause(Math.random() * 60);
  return videosAnswer(handle, options);
};
const app: AppContext = {
  config,
  log,
  clock,
  secrets: createSecrets('a secret for tests alone: 0123456789abcdef'),
  db,
  jobs,
  runEvents: await createPgRunEvents(connectionString, log),
  videoSource: createVideoSource({ sources: [source], consent: async () => true }),
  mailer: createMailer({ config, db, clock, log }),
  transcriber: null,
  videoFiles: createVideoFiles({ config, db }),
  storage: createStorage(config),
  media: createMediaAnalyser(config),
  sms: createOutboxSms({ db }),
  payments: null,
  noteSecurity: securityNotes({ clock }),
};
jobs.handle('account-sync', (payload, context) => runSync(app, payload, context));
await jobs.startWorkers();
console.log('ready');
