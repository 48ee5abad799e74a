import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { readPriceList, type PriceList } from '#domain/billing/price-list.ts';
import type { S3Place } from './s3-place.ts';
import { Environment } from './environment.ts';
import { readModelsConfig, type ModelsConfig } from './read-ai-models-config.ts';
import type { LegalFacts } from '#i18n/slots/legal-slots.ts';
import { readLegalFacts } from './read-legal-facts.ts';
import { readPaymentsConfig, type PaymentsConfig } from './read-payments-config.ts';
import type { TiktokClient } from './tiktok-client.ts';

/** Settings of the inbound mail server of earlier versions. */
const REMOVED_SETTINGS = ['INBOUND_SMTP_PORT', 'INBOUND_TLS_CERT', 'INBOUND_TLS_KEY', 'SUPPORT_ADDRESS'];

export interface Config extends ModelsConfig {
  production: boolean;
  port: number;
  host: string;
  /** The product's public URL, used in mails and redirects. */
  appUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  database: {
    /** Bypasses a pooler, for what needs a dedicated connection: migrations, the queue, LISTEN. */
    directUrl: string | null;
    /** A streaming replica for read-only queries. */
    replicaUrl: string | null;
    poolSize: number;
    prepared: boolean;
  };
  appSecret: string | null;
  /** Accepts a changed secret: what the earlier one encrypted has to be entered again. */
  acceptNewSecret: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  communityUrl: string | null;
  /** Google's OAuth client for sign-in; null hides the button. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** A Supabase Auth server that replaces our own /auth/v1. */
  externalAuth: { url: string; publicKey: string | null } | null;
  ytdlpPath: string | null;
  /** ffmpeg, with ffprobe in the same folder; null: the system's, otherwise the packaged one. */
  ffmpegPath: string | null;
  /** A server with OpenAI's protocol that transcribes speech; null: none. */
  transcriber: { baseUrl: string; apiKey: string | null; model: string } | null;
  /** Where programs are searched. */
  searchPath: string;
  tiktokOrigin: string;
  /** The client that owners authorise at TikTok; null: accounts cannot be connected. */
  tiktok: TiktokClient | null;
  /** `serverToken` is for users without their own token. */
  apify: { origin: string; serverToken: string | null };
  /** Where files are stored; null: on the disk, in the data folder. */
  s3: S3Place | null;
  /** Storage quota of a user's downloaded videos, size limit of one, and days of retention. */
  downloads: { quotaBytes: number; fileBytes: number; days: number };
  /** Stripe, the sandbox that moves no money, or null: nothing is sold. */
  payments: PaymentsConfig;
  /** The prices of this deployment's plans. */
  prices: PriceList;
  /** Settings of earlier versions that are set and have no effect. */
  removedSettings: string[];
  trustProxy: boolean;
  metricsPort: number | null;
  /** Where traces are sent, by OTLP over HTTP, and which hosts receive the trace context; null: no tracing. */
  tracing: { endpoint: string; serviceName: string; tracedHosts: string[] } | null;
  /** How long requests are still accepted after /readyz reports the shutdown. */
  shutdownDelayMs: number;
  logLevel: string;
  workers: number;
  fakeNow: Date | null;
  /** The operator's details on the legal pages. */
  legal: LegalFacts;
  /** Whether visitors without an account may look at a workspace of invented creators. */
  demoWorkspace: boolean;
  /** Reads one user may make per minute and process. */
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

/** A container's own loopback cannot be reached from outside it. */
function insideContainer(): boolean {
  return existsSync('/.dockerenv') || existsSync('/run/.containerenv');
}
