import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readPriceList, type PriceList } from '#domain/billing/price-list.ts';
import type { S3Place } from './s3-place.ts';
import { PROVIDER_NAMES, readModelsConfig, type ModelsConfig } from './read-ai-models-config.ts';
import type { LegalFacts } from '#i18n/slots/legal-slots.ts';
import { readLegalFacts } from './read-legal-facts.ts';
import { readPaymentsConfig, type PaymentsConfig } from './read-payments-config.ts';
import type { TiktokClient } from './tiktok-client.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false', '1', '0']).transform(value => value === 'true' || value === '1');
const httpUrl = z.url({ protocol: /^https?$/ }).transform(value => value.replace(/(?<!\/)\/+$/, ''));

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgresql://user:password@host:5432/database');

/** Tokens and secrets travel there: in the clear only to this machine. */
const httpsOrLocal = httpUrl.refine(value => {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}, 'must be an https address');

/** Of the server that received mails, which earlier versions had. */
const REMOVED_SETTINGS = ['INBOUND_SMTP_PORT', 'INBOUND_TLS_CERT', 'INBOUND_TLS_KEY', 'SUPPORT_ADDRESS'];

const PLACEHOLDER =
  /^(change|secret|example|password|x{5}|todo[ :_-]|your[ _-]|default|placeholder|insecure)|change.?me|placeholder|password|insecure|replace.?me|super.?secret|your.{0,5}(secret|key)/i;
/** One row of the keyboard or the alphabet. */
const ROWS = /0123456789|9876543210|abcdefghij|qwertyuiop|azertyuiop/i;

/** The same few characters, 16 at most, over and over, and up to 15 others at the end. */
function isRepeated(text: string): boolean {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
  return upTo(16).some(rest =>
    upTo(16).some(less => {
      const [length, period] = [text.length - rest, less + 1];
      const repeats = length >= 2 * period && length % period === 0;
      return repeats && text.slice(period, length) === text.slice(0, length - period);
    }),
  );
}

const secret = z
  .string()
  .min(32, { error: 'must hold at least 32 characters', abort: true })
  .refine(
    value =>
      ![PLACEHOLDER, ROWS].some(pattern => pattern.test(value)) &&
      !isRepeated(value) &&
      new Set(value).size >= 8,
    'looks like a placeholder; generate a random one',
  );

/** The environment of `interface.md`; empty values count as absent. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  APP_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(12),
  DATABASE_PREPARED: flag.default(true),
  APP_SECRET: secret.optional(),
  ACCEPT_NEW_SECRET: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().includes('@').optional(),
  COMMUNITY_URL: httpUrl.optional(),
  GOOGLE_CLIENT_ID: z.string().max(300).optional(),
  GOOGLE_CLIENT_SECRET: z.string().max(300).optional(),
  GOOGLE_ISSUER: httpsOrLocal.default('https://accounts.google.com'),
  AUTH_URL: httpsOrLocal.optional(),
  AUTH_PUBLIC_KEY: z.string().max(2_000).optional(),
  YTDLP_PATH: z.string().optional(),
  FFMPEG_PATH: z.string().startsWith('/', 'must be the full path of the program').optional(),
  AI_PROVIDER: z.enum(PROVIDER_NAMES).optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: z.string().max(500).optional(),
  AI_MODEL: z.string().max(200).optional(),
  AI_PRICE: z.string().max(40).optional(),
  AI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(50).optional(),
  AI_USERS_REACH_PRIVATE: flag.default(false),
  AI_TRANSCRIPTION_MODEL: z.string().max(200).optional(),
  TIKTOK_ORIGIN: httpUrl.default('https://www.tiktok.com'),
  TIKTOK_API_ORIGIN: httpsOrLocal.default('https://open.tiktokapis.com'),
  TIKTOK_CLIENT_KEY: z.string().max(300).optional(),
  TIKTOK_CLIENT_SECRET: z.string().max(300).optional(),
  APIFY_TOKEN: z.string().max(300).optional(),
  APIFY_API_ORIGIN: httpsOrLocal.default('https://api.apify.com'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/, 'must be the plain name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().max(300).optional(),
  S3_SECRET_ACCESS_KEY: z.string().max(300).optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .default('us-east-1'),
  DOWNLOAD_QUOTA_MB: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  DOWNLOAD_FILE_MB: z.coerce.number().int().min(1).max(10_000).default(200),
  DOWNLOAD_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  TIKTOK_CHALLENGE: z.enum(['hex', 'base64url']).default('hex'),
  STRIPE_SECRET_KEY: z.string().max(300).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().max(300).optional(),
  STRIPE_API_BASE: httpsOrLocal.default('https://api.stripe.com'),
  STRIPE_TAX: flag.default(false),
  STRIPE_PRICES: z.string().max(2_000).optional(),
  PLAN_PRICES: z.string().max(2_000).default(''),
  PAYMENTS_SANDBOX: flag.optional(),
  TRUST_PROXY: flag.default(false),
  READS_PER_MINUTE: z.coerce.number().int().min(60).max(100_000_000).default(2_400),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('accroche'),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  WORKERS: z.coerce.number().int().min(0).max(64).default(2),
  FAKE_NOW: z.iso.datetime({ offset: true }).optional(),
  DURABLE: flag.default(true),
  DEMO_WORKSPACE: flag.default(true),
  LEGAL_FILE: z.string().max(1_000).optional(),
});

/** Every variable that is read; nothing else of the environment has any effect here. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);

export interface Config extends ModelsConfig {
  production: boolean;
  port: number;
  host: string;
  /** Address people reach the product at; mails and redirects use it. */
  appUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  database: {
    /** Past a pooler, for what needs a connection of its own: migrations, the queue, listening. */
    directUrl: string | null;
    /** A streaming replica for what only reads. */
    replicaUrl: string | null;
    poolSize: number;
    prepared: boolean;
  };
  appSecret: string | null;
  /** Another secret than before takes its place: what the earlier one sealed has to be given again. */
  acceptNewSecret: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  communityUrl: string | null;
  /** Google's client for signing in; null hides the button. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** A Supabase Auth server that takes the place of our own /auth/v1. */
  externalAuth: { url: string; publicKey: string | null } | null;
  ytdlpPath: string | null;
  /** ffmpeg, with ffprobe beside it; null: the system's, else the packaged one. */
  ffmpegPath: string | null;
  /** A server that speaks OpenAI's protocol and writes down what is said; null: nobody does. */
  transcriber: { baseUrl: string; apiKey: string | null; model: string } | null;
  /** Where programs are looked for. */
  searchPath: string;
  tiktokOrigin: string;
  /** The client that owners allow at TikTok; null: accounts cannot be connected. */
  tiktok: TiktokClient | null;
  /** `serverToken` serves users who keep none of their own. */
  apify: { origin: string; serverToken: string | null };
  /** Where files are kept; null: on the disk, in the data folder. */
  s3: S3Place | null;
  /** What a user may keep in downloaded videos, what one of them may weigh, how long it is kept. */
  downloads: { quotaBytes: number; fileBytes: number; days: number };
  /** Stripe, the sandbox that moves no money, or null: nothing is sold. */
  payments: PaymentsConfig;
  /** What plans cost here. */
  prices: PriceList;
  /** Settings of earlier versions that are still set and have no effect. */
  removedSettings: string[];
  trustProxy: boolean;
  metricsPort: number | null;
  /** Where traces go, by OTLP over HTTP, and which hosts are told what they belong to; null: nothing is traced. */
  tracing: { endpoint: string; serviceName: string; tracedHosts: string[] } | null;
  /** How long requests are still taken after the process has said that it leaves. */
  shutdownDelayMs: number;
  logLevel: string;
  workers: number;
  fakeNow: Date | null;
  /** What the legal pages say of whoever runs this. */
  legal: LegalFacts;
  /** Whether visitors without an account may look at a workspace of invented creators. */
  demoWorkspace: boolean;
  /** What one person may read in a minute of one process. */
  readsPerMinute: number;
  /** False only in tests: the embedded database may lose its last writes in a power cut. */
  durable: boolean;
}

export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads and checks the environment; throws `ConfigError` with one sentence for each wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(Environment.shape)
      .map(name => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(issue => `${issue.path.join('.')} is not usable: ${issue.message}`),
    );
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const problems: string[] = [];
  if (env.FAKE_NOW && production) problems.push('FAKE_NOW is refused with NODE_ENV=production');
  if (env.DATABASE_URL && production && !env.APP_SECRET) {
    problems.push(
      'APP_SECRET is missing: with DATABASE_URL in production every process needs the same secret of at least 32 characters',
    );
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (env[name] && !env.DATABASE_URL) problems.push(`DATABASE_URL is missing: ${name} stands beside it`);
  if (!env.DATABASE_PREPARED && !env.DATABASE_DIRECT_URL)
    problems.push('DATABASE_DIRECT_URL is missing: DATABASE_PREPARED=false is for a pooler at DATABASE_URL');
  if (env.SMTP_URL && !env.MAIL_FROM) problems.push('MAIL_FROM is missing: SMTP_URL needs a sender address');
  if (env.SMTP_URL && !env.APP_URL)
    problems.push(
      'APP_URL is missing: SMTP_URL sends links, which lead to the address that people reach the product at',
    );
  const google = googleClient(env, problems);
  const tiktokClient = readTiktokClient(env, problems);
  const payments = readPaymentsConfig(env, production, problems);
  const s3 = readS3Place(env, problems);
  const models = readModelsConfig(env, problems);
  const { prices, problems: priceProblems } = readPriceList(env.PLAN_PRICES);
  const legal = readLegalFacts(env.LEGAL_FILE);
  problems.push(...legal.problems.map(problem => `LEGAL_FILE is not usable: ${problem}`));
  problems.push(...priceProblems.map(problem => `PLAN_PRICES is not usable: ${problem}`));
  if (env.AI_TRANSCRIPTION_MODEL && !env.AI_BASE_URL)
    problems.push('AI_BASE_URL is missing: AI_TRANSCRIPTION_MODEL names a model there');
  if (env.AUTH_PUBLIC_KEY && !env.AUTH_URL)
    problems.push('AUTH_URL is missing: AUTH_PUBLIC_KEY belongs to it');
  if (env.AUTH_URL && google)
    problems.push(
      'GOOGLE_CLIENT_ID has no effect with AUTH_URL: the other server signs people in with Google',
    );
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    production,
    port: env.PORT,
    host: env.HOST ?? (insideContainer() ? '0.0.0.0' : '127.0.0.1'),
    appUrl: env.APP_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    database: {
      directUrl: env.DATABASE_DIRECT_URL ?? null,
      replicaUrl: env.DATABASE_REPLICA_URL ?? null,
      poolSize: env.DATABASE_POOL,
      prepared: env.DATABASE_PREPARED,
    },
    appSecret: env.APP_SECRET ?? null,
    acceptNewSecret: env.ACCEPT_NEW_SECRET,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? 'Accroche <bonjour@localhost>',
    communityUrl: env.COMMUNITY_URL ?? null,
    google,
    externalAuth: env.AUTH_URL ? { url: env.AUTH_URL, publicKey: env.AUTH_PUBLIC_KEY ?? null } : null,
    ytdlpPath: env.YTDLP_PATH ?? null,
    ffmpegPath: env.FFMPEG_PATH ?? null,
    transcriber:
      env.AI_TRANSCRIPTION_MODEL && env.AI_BASE_URL
        ? { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY ?? null, model: env.AI_TRANSCRIPTION_MODEL }
        : null,
    ...models,
    searchPath: environment['PATH'] ?? '',
    tiktokOrigin: env.TIKTOK_ORIGIN,
    tiktok: tiktokClient,
    apify: { origin: env.APIFY_API_ORIGIN, serverToken: env.APIFY_TOKEN ?? null },
    s3,
    downloads: {
      quotaBytes: env.DOWNLOAD_QUOTA_MB * 1_000_000,
      fileBytes: Math.min(env.DOWNLOAD_FILE_MB, env.DOWNLOAD_QUOTA_MB) * 1_000_000,
      days: env.DOWNLOAD_DAYS,
    },
    payments,
    prices,
    removedSettings: REMOVED_SETTINGS.filter(name => environment[name]?.trim()),
    trustProxy: env.TRUST_PROXY,
    metricsPort: env.METRICS_PORT ?? null,
    tracing:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: env.OTEL_SERVICE_NAME,
            tracedHosts: hostsOf([env.AI_BASE_URL, env.S3_ENDPOINT, env.AUTH_URL]),
          },
    shutdownDelayMs: env.SHUTDOWN_DELAY_SECONDS * 1_000,
    logLevel: env.LOG_LEVEL,
    workers: env.WORKERS,
    fakeNow: env.FAKE_NOW ? new Date(env.FAKE_NOW) : null,
    legal: legal.facts,
    demoWorkspace: env.DEMO_WORKSPACE,
    readsPerMinute: env.READS_PER_MINUTE,
    durable: env.DURABLE,
  };
}

function googleClient(env: z.infer<typeof Environment>, problems: string[]): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  if (clientId && clientSecret) return { clientId, clientSecret, issuer };
  if (clientId) problems.push('GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID needs it');
  if (clientSecret) problems.push('GOOGLE_CLIENT_ID is missing: GOOGLE_CLIENT_SECRET needs it');
  return null;
}

function readTiktokClient(env: z.infer<typeof Environment>, problems: string[]): TiktokClient | null {
  const { TIKTOK_CLIENT_KEY: key, TIKTOK_CLIENT_SECRET: secret } = env;
  if (key && secret) {
    return {
      key,
      secret,
      origin: env.TIKTOK_ORIGIN,
      apiOrigin: env.TIKTOK_API_ORIGIN,
      challenge: env.TIKTOK_CHALLENGE,
    };
  }
  if (key) problems.push('TIKTOK_CLIENT_SECRET is missing: TIKTOK_CLIENT_KEY needs it');
  if (secret) problems.push('TIKTOK_CLIENT_KEY is missing: TIKTOK_CLIENT_SECRET needs it');
  return null;
}

function readS3Place(env: z.infer<typeof Environment>, problems: string[]): S3Place | null {
  const parts = {
    S3_ENDPOINT: env.S3_ENDPOINT,
    S3_BUCKET: env.S3_BUCKET,
    S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY,
  };
  const missing = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length > 0) {
    if (missing.length < Object.keys(parts).length)
      problems.push(
        ...missing.map(name => `${name} is missing: a bucket needs all of ${Object.keys(parts).join(', ')}`),
      );
    return null;
  }
  return {
    endpoint: env.S3_ENDPOINT ?? '',
    bucket: env.S3_BUCKET ?? '',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    region: env.S3_REGION,
  };
}

function hostsOf(addresses: (string | undefined)[]): string[] {
  return addresses.flatMap(address => (address === undefined ? [] : [new URL(address).host]));
}

/** A container's own loopback is of no use to anybody outside it. */
function insideContainer(): boolean {
  return existsSync('/.dockerenv') || existsSync('/run/.containerenv');
}
