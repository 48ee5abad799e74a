import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { createClock } from './clock.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrateDatabase } from './db/migrate.ts';
import { metricsText } from './http/metrics.ts';
import { createMailer } from './integrations/mail/create-mailer.ts';
import { createWorldVideoSource } from './integrations/video-source/create-world-video-source.ts';
import { registerJobHandlers } from './job-handlers.ts';
import { createPgBossJobs } from './jobs/pg-boss-jobs.ts';
import { createPgRunEvents } from './jobs/pg-run-events.ts';
import { loadSecrets } from './secrets.ts';
import type { World } from './world.ts';

const STOP_WITHIN_MS = 9_000;

/** A line people read while the product starts; everything else goes to the structured log. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function start(config: Config): Promise<void> {
  const log = pino(
    { level: config.logLevel, redact: ['req.headers.authorization', '*.password', '*.token'] },
    pino.destination(2),
  );
  const clock = createClock(config.fakeNow);
  if (config.fakeNow)
    say(`*** FAKE_NOW: the clock runs from ${config.fakeNow.toISOString()}; for tests and demos only ***`);
  mkdirSync(config.dataDir, { recursive: true });

  let embedded: EmbeddedPostgres | null = null;
  if (config.databaseUrl === null) {
    embedded = await startEmbeddedPostgres({
      dataDir: config.dataDir,
      log: line => log.debug(line),
      durable: config.durable,
    });
    if (embedded.note) say(embedded.note);
  }
  const connectionString = embedded?.connectionString ?? config.databaseUrl ?? '';
  const secrets = loadSecrets(config.appSecret, config.dataDir);
  await migrateDatabase({ connectionString, log: line => log.info(line) });

  const db = openDatabase({ connectionString, log });
  const jobs = await createPgBossJobs({ connectionString, workers: config.workers, log });
  const runEvents = await createPgRunEvents(connectionString, log);
  const mailer = createMailer({ config, db, clock, log });
  const videoSource = createWorldVideoSource({ config, db, log });
  const world: World = { config, log, clock, secrets, db, jobs, runEvents, videoSource, mailer };

  registerJobHandlers(world);
  await jobs.startWorkers();

  say(
    `database: ${embedded ? `embedded PostgreSQL ${embedded.version} in ${config.dataDir}` : 'PostgreSQL at DATABASE_URL'}`,
  );
  say(
    `mail: ${mailer.kind === 'smtp' ? `SMTP, from ${config.mailFrom}` : 'local outbox (set SMTP_URL to send)'}`,
  );
  say(`video source: ${await videoSource.describe()}`);
  say(`community link: ${config.communityUrl ?? 'none (set COMMUNITY_URL)'}`);

  const app = createApp(world);
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const metrics = config.metricsPort === null ? null : serveMetrics(config.metricsPort, config.host);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  say(`Accroche is ready at ${config.appUrl ?? `http://localhost:${port}`}`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const deadline = setTimeout(() => process.exit(0), STOP_WITHIN_MS);
    server.close();
    metrics?.close();
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await jobs.stop(STOP_WITHIN_MS - 4_000);
    if ('closeAllConnections' in server) server.closeAllConnections();
    await runEvents.close();
    mailer.close();
    await db.close();
    await embedded?.stop();
    clearTimeout(deadline);
    say('Accroche has stopped');
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function serveMetrics(port: number, host: string) {
  return createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metricsText().then(text =>
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
    );
  }).listen(port, host);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  if (error instanceof ConfigError) {
    for (const problem of error.problems) process.stderr.write(`Accroche cannot start: ${problem}\n`);
  } else {
    const { message, cause } = error as Error;
    process.stderr.write(
      `Accroche cannot start: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}\n`,
    );
    if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${(error as Error).stack}\n`);
  }
  process.exit(1);
}
