import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from './app/app.ts';
import { checkSecret } from './features/auth/sessions/check-secret.ts';
import { homeOrigin } from './platform/http/site-origin.ts';
import { createClock } from './platform/clock.ts';
import { ConfigError, readConfig, type Config } from './platform/config/config.ts';
import { createLog } from './platform/log.ts';
import { openDatabase, type Database } from './platform/db/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { startHealthProbe, type HealthProbe } from './platform/db/health-probe.ts';
import { reachDatabase } from './platform/db/reach-database.ts';
import { prepareTenantLogin } from './platform/db/tenant-login.ts';
import { directReads } from './app/direct-reads.ts';
import { createDirectReads } from './app/api/direct-read-server.ts';
import { listen, type Listener } from './platform/http/listener.ts';
import { metricsText } from './platform/http/http-metrics.ts';
import { createLoadShedding } from './platform/http/load-shedding.ts';
import { listSecurityHeaders } from './platform/http/security-headers.ts';
import { createMailer } from './app/adapters/create-mailer.ts';
import type { Mailer } from './integrations/mail/mailer.ts';
import { createMediaAnalyser } from './integrations/media-analyser/create-media-analyser.ts';
import { createPayments, describePayments } from './app/adapters/create-payments.ts';
import { createOutboxSms } from './integrations/sms/outbox-sms.ts';
import { createStorage } from './app/adapters/create-storage.ts';
import { createVideoFiles } from './app/adapters/create-video-files.ts';
import { createTranscriber } from './integrations/transcriber/create-transcriber.ts';
import { createAppVideoSource } from './app/adapters/create-video-source.ts';
import { registerJobHandlers } from './app/job-handlers.ts';
import { describeTextGeneration } from './features/ai-models/settings/describe-text-generation.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createPgBossJobs } from './platform/jobs/pg-boss-jobs.ts';
import { createPgRunEvents } from './platform/jobs/pg-run-events.ts';
import type { RunEvents } from './platform/jobs/run-events.ts';
import { securityNotes } from './features/notifications/announce-security.ts';
import { describeLegalPages } from './platform/config/read-legal-facts.ts';
import { loadSecrets } from './platform/secrets.ts';
import { startOtlpTracer } from './platform/telemetry/otlp-tracer.ts';
import { traceOutgoingCalls } from './platform/telemetry/outgoing-calls.ts';
import { traceWith, type Tracer } from './platform/telemetry/tracing.ts';
import { readStocks } from './services/backlog/backlog-gauges.ts';
import type { AppContext } from './services/app-context.ts';

const DRAIN_MS = 4_000;
const CLOSE_DATABASE_MS = 1_000;
const STOP_WITHIN_MS = 9_000;

/** Everything started so far, to be stopped at exit. */
const running: {
  log?: Logger;
  listener?: Listener;
  metrics?: Listener;
  jobs?: Jobs;
  runEvents?: RunEvents;
  mailer?: Mailer;
  db?: Database;
  healthProbe?: HealthProbe;
  embedded?: EmbeddedPostgres;
  tracer?: Tracer;
} = {};
let stopping = false;
let shutdownDelayMs = 0;

function describeSignIn({ externalAuth, google }: Config): string {
  if (externalAuth) return `external auth server at ${externalAuth.url}; /auth/v1 is closed here`;
  const isOther = google !== null && new URL(google.issuer).host !== 'accounts.google.com';
  const withGoogle = isOther ? `Google as ${google.issuer}` : 'Google';
  return google ? `own service, ${withGoogle}` : 'own service (set GOOGLE_CLIENT_ID to add Google)';
}

/** A console line for the operator during start-up; everything else goes to the structured log. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  running.log = log;
  for (const name of config.removedSettings)
    say(
      `${name} is set but has no effect any more: mails are no longer received, replies are written in the app`,
    );
  shutdownDelayMs = config.shutdownDelayMs;
  if (config.tracing !== null) {
    running.tracer = await startOtlpTracer(config.tracing);
    traceWith(running.tracer);
    traceOutgoingCalls(config.tracing);
  }
  const clock = createClock(config.fakeNow);
  if (config.fakeNow)
    say(`*** FAKE_NOW: the clock runs from ${config.fakeNow.toISOString()}; for tests and demos only ***`);

  let embedded: EmbeddedPostgres | null = null;
  if (config.databaseUrl === null) {
    embedded = await startEmbeddedPostgres({
      dataDir: config.dataDir,
      log: line => log.debug(line),
      durable: config.durable,
    });
    running.embedded = embedded;
    if (embedded.note) say(embedded.note);
  } else {
    await reachDatabase(config.databaseUrl);
  }
  const connectionString = embedded?.connectionString ?? config.databaseUrl ?? '';
  const direct = config.database.directUrl ?? connectionString;
  const secrets = loadSecrets(config.appSecret, config.dataDir);
  await migrateDatabase({ connectionString: direct, log: line => log.info(line) });

  const { directUrl, replicaUrl, ...pool } = config.database;
  const tenantLogin = await prepareTenantLogin({
    ownerUrl: direct,
    connectionString,
    replica: replicaUrl,
    password: secrets.hash('tenant-login', 'password').toString('base64url'),
  });
  if (tenantLogin.connectionString === null) log.warn(tenantLogin.note);
  const db = openDatabase({
    connectionString,
    log,
    ...pool,
    replica: replicaUrl,
    tenantLogin,
    pooled: directUrl !== null,
    embedded: embedded !== null,
  });
  running.db = db;
  const givenAgain = await checkSecret({ db, secrets, clock }, { accept: config.acceptNewSecret });
  for (const line of givenAgain) say(`new secret, to be given again: ${line}`);
  const jobs = await createPgBossJobs({ connectionString: direct, workers: config.workers, log });
  running.jobs = jobs;
  const runEvents = await createPgRunEvents(direct, log);
  running.runEvents = runEvents;
  const mailer = createMailer({ config, db, clock, log });
  running.mailer = mailer;
  const videoSource = createAppVideoSource({ config, db, log, secrets, clock });
  const storage = createStorage(config);
  const media = createMediaAnalyser(config);
  const transcriber = createTranscriber(config.transcriber);
  // Getting two programs' versions takes time, so it runs during the rest of the start.
  const mediaSays = media.describe();
  const videoFiles = createVideoFiles({ config, db });
  void sweepLeftovers({ storage, videoFiles, log });
  const sms = createOutboxSms({ db });
  const payments = createPayments({ config, db, clock });
  const outside = {
    payments,
    runEvents,
    videoSource,
    videoFiles,
    storage,
    media,
    transcriber,
    mailer,
    sms,
    noteSecurity: securityNotes({ clock }),
  };
  const app: AppContext = { config, log, clock, secrets, db, jobs, ...outside };

  registerJobHandlers(app);
  await jobs.startWorkers();

  say(
    `database: ${embedded ? `embedded PostgreSQL ${embedded.version} in ${config.dataDir}` : 'PostgreSQL at DATABASE_URL'}`,
  );
  say(`database rights: ${tenantLogin.note}`);
  say(
    `mail: ${mailer.kind === 'smtp' ? `SMTP, from ${config.mailFrom}` : 'local outbox (set SMTP_URL to send)'}`,
  );
  say(`video source: ${await videoSource.describe()}`);
  say(`storage: ${await storage.describe()}`);
  say(`video analysis: ${await mediaSays}`);
  say(
    `spoken words: ${transcriber?.describe() ?? 'from captions alone (set AI_TRANSCRIPTION_MODEL and AI_BASE_URL)'}`,
  );
  say(`text generation: ${await describeTextGeneration(app)}`);
  say(`payments: ${describePayments(config)}`);
  say(`sign-in: ${describeSignIn(config)}`);
  say(`traces: ${config.tracing?.endpoint ?? 'none (set OTEL_EXPORTER_OTLP_ENDPOINT)'}`);
  say(`legal pages: ${describeLegalPages(config.legal)}`);
  say(`demo: ${config.demoWorkspace ? 'open at /demo (DEMO_WORKSPACE=false closes it)' : 'closed'}`);
  say(`community link: ${config.communityUrl ?? 'none (set COMMUNITY_URL)'}`);

  const router = createApp(app);
  const headers = await listSecurityHeaders(config);
  const healthProbe = startHealthProbe(connectionString, log);
  running.healthProbe = healthProbe;
  const putOff = createLoadShedding(
    { waiting: () => db.waiting(), isStill: () => healthProbe.isStill() },
    headers,
  );
  const readDirectly = createDirectReads(app, { reads: directReads, headers });
  const listener = await listen({
    fetch: (request, env) => (stopping && isReadiness(request) ? leaving() : router.fetch(request, env)),
    host: config.host,
    port: config.port,
    variable: 'PORT',
    answerDirectly: (incoming, outgoing) => putOff(incoming, outgoing) || readDirectly(incoming, outgoing),
  });
  running.listener = listener;
  if (config.metricsPort !== null) {
    running.metrics = await listen({
      fetch: request => answerMetrics(request, app),
      host: config.host,
      port: config.metricsPort,
      variable: 'METRICS_PORT',
    });
  }
  say(`Accroche is ready at ${config.appUrl ?? homeOrigin({ ...config, port: listener.port })}`);
}

/** Removes files half written when the process was killed. */
async function sweepLeftovers({
  storage,
  videoFiles,
  log,
}: Pick<AppContext, 'storage' | 'videoFiles' | 'log'>) {
  try {
    const removed = (await videoFiles.sweep()) + (await storage.sweep());
    if (removed > 0) log.info({ removed }, 'half-written files were removed');
  } catch (error) {
    log.warn({ err: error }, 'half-written files could not be looked for');
  }
}

const isReadiness = (request: Request): boolean => new URL(request.url).pathname === '/readyz';

function leaving(): Response {
  const headers = { 'cache-control': 'no-store' };
  return Response.json({ status: 'not ready', problems: ['leaving'] }, { status: 503, headers });
}

async function answerMetrics(request: Request, app: AppContext): Promise<Response> {
  if (new URL(request.url).pathname !== '/metrics') return new Response(null, { status: 404 });
  await readStocks(app);
  return new Response(await metricsText(), { headers: { 'content-type': 'text/plain; version=0.0.4' } });
}

/** Finishes running requests, hands back unfinished jobs, and leaves no process behind. */
async function stop(exitCode: number): Promise<never> {
  stopping = true;
  setTimeout(() => process.exit(exitCode), shutdownDelayMs + STOP_WITHIN_MS);
  // The load balancer sees /readyz first and sends no more requests before the listener closes.
  if (exitCode === 0 && running.listener) await delay(shutdownDelayMs);
  const { listener, metrics, jobs, runEvents, mailer, db, embedded, tracer } = running;
  await Promise.allSettled([
    Promise.resolve(listener?.stop(DRAIN_MS)),
    Promise.resolve(metrics?.stop(0)),
    Promise.resolve(jobs?.stop(DRAIN_MS)),
  ]);
  mailer?.close();
  running.healthProbe?.close();
  const connectionsClosed = Promise.allSettled([
    Promise.resolve(runEvents?.close()),
    Promise.resolve(db?.close()),
    Promise.resolve(tracer?.close()),
  ]);
  await Promise.race([connectionsClosed, delay(CLOSE_DATABASE_MS)]);
  // Closing connections may be cut by the server's own shutdown; not worth logging.
  if (running.log) running.log.level = 'silent';
  await embedded?.stop();
  if (exitCode === 0) say('Accroche has stopped');
  process.exit(exitCode);
}

function stopOnSignal(): void {
  if (stopping) return;
  void stop(0);
}

// `npm start | head` closes the pipe; that must not end the process.
process.stdout.on('error', () => undefined);
process.on('SIGTERM', stopOnSignal);
process.on('SIGINT', stopOnSignal);

try {
  await start(readConfig(process.env));
} catch (error) {
  // Errors caused by the shutdown are not failures.
  if (stopping) await new Promise(() => undefined);
  if (error instanceof ConfigError) {
    for (const problem of error.problems) process.stderr.write(`Accroche cannot start: ${problem}\n`);
  } else {
    const { message, cause } = error as Error;
    process.stderr.write(
      `Accroche cannot start: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}\n`,
    );
    if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${(error as Error).stack}\n`);
  }
  await stop(1);
}
