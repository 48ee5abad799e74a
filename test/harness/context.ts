import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createLog } from '#server/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import type { ErrorCode } from '#contract/wire/errors.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { createApp } from '#server/app/app.ts';
import { createAuthRoutes } from '#server/features/auth/auth-routes.ts';
import { createPasswordHasher } from '#server/features/auth/request/password-hasher.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { prepareTenantLogin } from '#server/platform/db/tenant-login.ts';
import { createMailer } from '#server/app/adapters/create-mailer.ts';
import { createPayments } from '#server/app/adapters/create-payments.ts';
import { createOutboxSms } from '#server/integrations/sms/outbox-sms.ts';
import { createMediaAnalyser } from '#server/integrations/media-analyser/create-media-analyser.ts';
import { createTranscriber } from '#server/integrations/transcriber/create-transcriber.ts';
import type { MediaAnalyser } from '#server/integrations/media-analyser/media-analyser.ts';
import { createYtdlpFiles } from '#server/integrations/ytdlp/ytdlp-files.ts';
import type { ResolveShortLink } from '#server/integrations/video-source/short-link.ts';
import { createStorage } from '#server/app/adapters/create-storage.ts';
import type { Storage } from '#server/integrations/storage/storage.ts';
import { createVideoSource } from '#server/integrations/video-source/source-chain.ts';
import { createDemoSource } from '#server/integrations/demo-source/demo-source.ts';
import type { VideoSource } from '#server/integrations/video-source/video-source.ts';
import { registerJobHandlers } from '#server/app/job-handlers.ts';
import { createPgBossJobs } from '#server/platform/jobs/pg-boss-jobs.ts';
import { createPgRunEvents } from '#server/platform/jobs/pg-run-events.ts';
import { securityNotes } from '#server/features/notifications/announce-security.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import type { AppContext } from '#server/services/app-context.ts';

const PASSWORD = 'un mot de passe de test';
const hasher = createPasswordHasher();
let hashed: Promise<string> | undefined;
/** All test users share one password, so the expensive hash is computed once. */
const passwords = { ...hasher, hash: () => (hashed ??= hasher.hash(PASSWORD)) };

export interface TestUser {
  userId: string;
  email: string;
  token: string;
  password: string;
}

export interface TestRequest extends RequestInit {
  as?: TestUser;
  /** Sent as the body. */
  json?: unknown;
}

export interface TestAppOptions {
  /** Where the clock starts; it runs on from there. */
  now?: Date;
  /** Live sources, in order of preference; the demo creators are always there. */
  sources?: VideoSource[];
  /** Further sources, made from parts of the app context, preferred to `sources`. */
  sourcesOf?: (parts: Pick<AppContext, 'config' | 'db' | 'secrets'>) => VideoSource[];
  /** Whether the admin allowed live collection. */
  consent?: boolean;
  /** Workers per queue; 0: no job is processed. */
  workers?: number;
  env?: Record<string, string>;
  /** File storage, instead of a separate data folder. */
  storage?: Storage;
  /** What analyses video files instead of ffmpeg. */
  media?: MediaAnalyser;
  /** What short links lead to. */
  resolveShortLink?: ResolveShortLink;
  /** Takes every line of the log, down to the debugging ones. */
  logged?: string[];
  /** Starts a second server on the database of another app context, as a second process would. */
  beside?: TestApp;
}

export interface TestApp {
  app: AppContext;
  router: ReturnType<typeof createApp>;
  /** A call: paths are relative to /api/v1 unless they begin with /api, /rpc or /auth. */
  request: (path: string, init?: TestRequest) => Promise<Response>;
  createUser: (options?: { plan?: PlanType; admin?: boolean }) => Promise<TestUser>;
  setNow: (now: Date) => void;
  setConsent: (given: boolean) => void;
  close: () => Promise<void>;
}

/** The whole server without a port, on a database of its own: real queue, real workers, real sign-up. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.beside ? borrowed(options.beside) : await createTestDatabase();
  const { connectionString } = database;
  const { logged } = options;
  const log = logged
    ? createLog('trace', { write: (line: string) => void logged.push(line) })
    : pino({ level: process.env['TEST_LOG'] ?? 'silent' });
  // Nothing outside this machine is contacted: Apify's address is a closed port.
  const closed = { APIFY_API_ORIGIN: 'http://127.0.0.1:9' };
  const dataDir = options.beside?.app.config.dataDir ?? (await mkdtemp(join(tmpdir(), 'accroche-world-')));
  const config = readConfig({
    NODE_ENV: 'test',
    TRUST_PROXY: 'true',
    READS_PER_MINUTE: '100000000',
    DATA_DIR: dataDir,
    ...closed,
    ...options.env,
  });
  let shiftMs = (options.now?.getTime() ?? Date.now()) - Date.now();
  const clock = { now: () => new Date(Date.now() + shiftMs) };
  let consent = options.consent ?? false;

  const tenantLogin = await prepareTenantLogin({
    ownerUrl: connectionString,
    connectionString,
    replica: null,
    password: 'the login of tests alone',
  });
  const db = openDatabase({ connectionString, log, tenantLogin });
  const jobs = await createPgBossJobs({ connectionString, workers: options.workers ?? 2, log });
  const runEvents = await createPgRunEvents(connectionString, log);
  const mailer = createMailer({ config, db, clock, log });
  const secrets = createSecrets('a secret for tests alone: 0123456789abcdef');
  const videoSource = createVideoSource({
    sources: [
      createDemoSource(),
      ...(options.sourcesOf?.({ config, db, secrets }) ?? []),
      ...(options.sources ?? []),
    ],
    consent: async () => consent,
  });
  const storage = options.storage ?? createStorage(config);
  const media = options.media ?? createMediaAnalyser(config);
  const videoFiles = createYtdlpFiles({
    binary: config.ytdlpPath ?? '/nowhere/yt-dlp',
    workFolder: join(dataDir, 'work'),
    consent: async () => consent,
    ...(options.resolveShortLink === undefined ? {} : { resolveShortLink: options.resolveShortLink }),
  });
  const sms = createOutboxSms({ db });
  const payments = createPayments({ config, db, clock });
  const outside = {
    payments,
    runEvents,
    videoSource,
    videoFiles,
    storage,
    media,
    transcriber: createTranscriber(config.transcriber),
    mailer,
    sms,
    noteSecurity: securityNotes({ clock }),
  };
  const app: AppContext = { config, log, clock, secrets, db, jobs, ...outside };
  registerJobHandlers(app);
  await jobs.startWorkers();
  const router = createApp(app, { webFolder: 'no such folder' });

  const signUps = createAuthRoutes({ ...app, clock: systemClock }, { passwords });
  const signUp = async (body: object) => {
    const response = await signUps.request('/signup', {
      method: 'POST',
      // Each sign-in comes from a different IP address, so that rate limits do not apply.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as { access_token: string; user: { id: string; email: string } };
  };

  async function request(path: string, { as, json, ...init }: TestRequest = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (as !== undefined) headers.set('authorization', `Bearer ${as.token}`);
    const body = json === undefined ? undefined : JSON.stringify(json);
    if (body !== undefined) {
      headers.set('content-type', 'application/json');
      // Every client sends it; bodies of unknown length are handled one at a time, so race tests would not race.
      headers.set('content-length', String(Buffer.byteLength(body)));
    }
    const address = /^\/(?:api|rpc|auth)\//.test(path) ? path : `/api/v1${path}`;
    return router.request(address, {
      ...init,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  }

  async function createUser({ plan = 'freemium', admin = false } = {}): Promise<TestUser> {
    const email = `${randomUUID()}@example.org`;
    const { access_token, user } = await signUp({ email, password: PASSWORD });
    await db.system.run({
      name: 'test-plan',
      text: 'update profiles set plan_type = $2 where user_id = $1',
      values: [user.id, plan],
    });
    // The first user of a database becomes administrator automatically.
    await db.system.run({
      name: `test-admin-${admin}`,
      text: admin
        ? `insert into user_roles (user_id, role) values ($1, 'admin') on conflict do nothing`
        : 'delete from user_roles where user_id = $1',
      values: [user.id],
    });
    return { userId: user.id, email, token: access_token, password: PASSWORD };
  }

  return {
    app,
    router,
    request,
    createUser,
    setNow(now) {
      shiftMs = now.getTime() - Date.now();
    },
    setConsent(given) {
      consent = given;
    },
    async close() {
      await jobs.stop(2_000);
      await runEvents.close();
      mailer.close();
      await db.close();
      await database.drop();
      if (!options.beside) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function borrowed({ app }: TestApp): TestDatabase {
  return { connectionString: app.db.connectionString, drop: async () => undefined };
}

function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** The body of a call that must have succeeded. */
export async function answer<Body>(response: Response | Promise<Response>): Promise<Body> {
  const { ok, status, text } = await bodyOf(response);
  if (!ok) throw new Error(`${status} ${text}`);
  return JSON.parse(text) as Body;
}

/** Status, code and values of a call that must have been refused. */
export async function refusal(
  response: Response | Promise<Response>,
): Promise<{ status: number; code: ErrorCode; values: Record<string, string | number>; message: string }> {
  const { ok, status, text } = await bodyOf(response);
  if (ok) throw new Error(`The call was accepted: ${status} ${text}`);
  return { status, ...(JSON.parse(text) as Omit<Awaited<ReturnType<typeof refusal>>, 'status'>) };
}

async function bodyOf(response: Response | Promise<Response>) {
  const given = await response;
  return { ok: given.ok, status: given.status, text: await given.text() };
}
