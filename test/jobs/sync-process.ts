import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { runSync } from '#server/accounts/run-sync.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { createMailer } from '#server/integrations/mail/create-mailer.ts';
import { createMediaAnalyser } from '#server/integrations/media-analyser/create-media-analyser.ts';
import { createOutboxSms } from '#server/integrations/sms/outbox.ts';
import { createStorage } from '#server/integrations/storage/create-storage.ts';
import { createWorldVideoFiles } from '#server/integrations/video-source/create-world-video-files.ts';
import { createVideoSource } from '#server/integrations/video-source/composite.ts';
import { createPgBossJobs } from '#server/jobs/pg-boss-jobs.ts';
import { createPgRunEvents } from '#server/jobs/pg-run-events.ts';
import { securityNotes } from '#server/notifications/announce-security.ts';
import { createSecrets } from '#server/secrets.ts';
import type { World } from '#server/world.ts';
import { createScriptedSource } from '#test/scripted-source.ts';

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
const world: World = {
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
  videoFiles: createWorldVideoFiles({ config, db }),
  storage: createStorage(config),
  media: createMediaAnalyser(config),
  sms: createOutboxSms({ db }),
  payments: null,
  noteSecurity: securityNotes({ clock }),
};
jobs.handle('account-sync', (payload, context) => runSync(world, payload, context));
await jobs.startWorkers();
console.log('ready');
