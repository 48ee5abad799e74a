import { z } from 'zod';
import { PROVIDER_NAMES } from './read-ai-models-config.ts';

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

/** What a setting means, and what holds without it where its type has no default; docs/configuration.md prints both. */
const means = (meaning: string, usual?: string) => ({ description: meaning, usual });

const text = (max: number) => z.string().max(max).optional();

/** Every setting by subject; empty values count as absent. */
export const SETTINGS = {
  'Address and data': {
    PORT: port.default(3000).meta(means('port to listen on')),
    HOST: z
      .string()
      .optional()
      .meta(means('address to listen on', '127.0.0.1; all addresses in a container')),
    APP_URL: httpUrl.optional().meta(means('the address people use; links in mails are built from it')),
    DATA_DIR: z
      .string()
      .default('.data')
      .meta(means('folder of the embedded database, the secret and the uploads')),
    DATABASE_URL: databaseUrl
      .optional()
      .meta(means('an existing PostgreSQL, version 15 or newer', 'embedded PostgreSQL 18')),
    DATABASE_REPLICA_URL: databaseUrl.optional().meta(means('a streaming replica for the busiest reads')),
    DATABASE_DIRECT_URL: databaseUrl
      .optional()
      .meta(means('past PgBouncer, for migrations, the queue and listening')),
    DATABASE_PREPARED: flag.default(true).meta(means('false where PgBouncer is older than 1.21')),
    DATABASE_POOL: z.coerce
      .number()
      .int()
      .min(1)
      .max(500)
      .default(12)
      .meta(means('connections of a process for requests and jobs')),
    APP_SECRET: secret
      .optional()
      .meta(
        means(
          'at least 32 characters; the same for every process',
          'generated, stored in `DATA_DIR` with mode 0600',
        ),
      ),
    ACCEPT_NEW_SECRET: flag
      .default(false)
      .meta(
        means(
          'true once, where the earlier secret is lost: sessions end, and the log lists what must be entered again',
        ),
      ),
  },
  Mail: {
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .meta(
        means('outgoing mail; needs `APP_URL` and `MAIL_FROM`', 'a local outbox that administrators read'),
      ),
    MAIL_FROM: z.string().includes('@').optional().meta(means('sender of the mails')),
  },
  'Sign-in': {
    GOOGLE_CLIENT_ID: text(300).meta(means('sign-in with Google; needs its secret', 'no Google button')),
    GOOGLE_CLIENT_SECRET: text(300).meta(means('secret of the Google client')),
    GOOGLE_ISSUER: httpsOrLocal
      .default('https://accounts.google.com')
      .meta(means('another issuer, for tests')),
    AUTH_URL: httpsOrLocal
      .optional()
      .meta(means('an external Supabase Auth server', 'the product’s own sign-in')),
    AUTH_PUBLIC_KEY: text(2_000).meta(means('public key of that server')),
  },
  'Sources of figures': {
    TIKTOK_CLIENT_KEY: text(300).meta(
      means(
        'TikTok’s Display API, for accounts whose owner connects them; needs its secret',
        'demo creators and imported files',
      ),
    ),
    TIKTOK_CLIENT_SECRET: text(300).meta(means('secret of the TikTok client')),
    TIKTOK_CHALLENGE: z
      .enum(['hex', 'base64url'])
      .default('hex')
      .meta(means('`base64url` where TikTok asks for the challenge of RFC 7636')),
    TIKTOK_ORIGIN: httpUrl.default('https://www.tiktok.com').meta(means('another address, for tests')),
    TIKTOK_API_ORIGIN: httpsOrLocal
      .default('https://open.tiktokapis.com')
      .meta(means('another address, for tests')),
    APIFY_TOKEN: text(300).meta(means('Apify for users who have no token of their own')),
    APIFY_API_ORIGIN: httpsOrLocal.default('https://api.apify.com').meta(means('another address, for tests')),
    YTDLP_PATH: z.string().optional().meta(means('yt-dlp 2026.08.19 or newer', '`yt-dlp` on the path')),
  },
  'Videos and files': {
    FFMPEG_PATH: z
      .string()
      .startsWith('/', 'must be the full path of the program')
      .optional()
      .meta(
        means('ffmpeg 4.4 or newer, with ffprobe beside it', '`ffmpeg` on the path, else the packaged one'),
      ),
    S3_ENDPOINT: httpUrl
      .optional()
      .meta(means('an S3-compatible service; needs bucket and keys', 'files in `DATA_DIR/files`')),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/, 'must be the plain name of a bucket')
      .optional()
      .meta(means('name of the bucket')),
    S3_ACCESS_KEY_ID: text(300).meta(means('key of the bucket')),
    S3_SECRET_ACCESS_KEY: text(300).meta(means('secret of that key')),
    S3_REGION: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .default('us-east-1')
      .meta(means('region that requests are signed for')),
    DOWNLOAD_QUOTA_MB: z.coerce
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .default(1_000)
      .meta(means('megabytes of downloaded videos a user may store')),
    DOWNLOAD_FILE_MB: z.coerce
      .number()
      .int()
      .min(1)
      .max(10_000)
      .default(200)
      .meta(means('megabytes of one downloaded video')),
    DOWNLOAD_DAYS: z.coerce
      .number()
      .int()
      .min(1)
      .max(365)
      .default(7)
      .meta(means('days until a downloaded video is removed')),
  },
  'Language models': {
    AI_PROVIDER: z
      .enum(PROVIDER_NAMES)
      .optional()
      .meta(
        means(
          `who writes for everybody: ${PROVIDER_NAMES.map(name => `\`${name}\``).join(', ')}`,
          'the built-in engine',
        ),
      ),
    AI_MODEL: text(200).meta(means('name of the model; needed with `AI_PROVIDER`')),
    AI_BASE_URL: httpUrl.optional().meta(means('address of the model', 'the provider’s own')),
    AI_API_KEY: text(500).meta(means('key of the provider')),
    AI_PRICE: text(40).meta(
      means('US dollars for a million tokens in and out, such as `0.40/1.60`', 'a dated table'),
    ),
    AI_TIMEOUT_SECONDS: z.coerce
      .number()
      .int()
      .min(1)
      .max(50)
      .optional()
      .meta(means('how long a call may take before the built-in engine writes', '20 or 40, by plan')),
    AI_USERS_REACH_PRIVATE: flag
      .default(false)
      .meta(means('whether users may name servers of private networks as their own model')),
    AI_TRANSCRIPTION_MODEL: text(200).meta(
      means(
        'writes down what uploaded videos say; needs `AI_BASE_URL`, and `AI_API_KEY` where the server asks for one. Sound leaves this machine then',
        'words from captions alone',
      ),
    ),
  },
  'Plans and payments': {
    STRIPE_SECRET_KEY: text(300).meta(
      means('plans are sold through Stripe; needs the webhook’s secret', 'a sandbox that moves no money'),
    ),
    STRIPE_WEBHOOK_SECRET: text(300).meta(means('secret of the webhook at `/webhooks/stripe`')),
    STRIPE_PRICES: text(2_000).meta(
      means('prices made by hand, such as `premium_month=price_123,premium_year=price_456`'),
    ),
    STRIPE_TAX: flag.default(false).meta(means('Stripe Tax works out the tax of each invoice')),
    STRIPE_API_BASE: httpsOrLocal.default('https://api.stripe.com').meta(means('another address, for tests')),
    PLAN_PRICES: z
      .string()
      .max(2_000)
      .default('')
      .meta(
        means(
          'prices in euros, such as `premium_month=45,premium_year=459.90`; a month alone changes its year with it',
          'the plan table',
        ),
      ),
    PAYMENTS_SANDBOX: flag
      .optional()
      .meta(
        means('payments that move no money; refused beside keys', 'true without keys; false in production'),
      ),
  },
  'Pages and visitors': {
    COMMUNITY_URL: httpUrl.optional().meta(means('invitation to your community', 'hidden')),
    DEMO_WORKSPACE: flag.default(true).meta(means('the demo that visitors open without an account')),
    LEGAL_FILE: text(1_000).meta(means('JSON file that fills the blanks of the legal pages')),
    TRUST_PROXY: flag.default(false).meta(means('believe the last `X-Forwarded-For` of your reverse proxy')),
    READS_PER_MINUTE: z.coerce
      .number()
      .int()
      .min(60)
      .max(100_000_000)
      .default(2_400)
      .meta(means('reads of one person in a minute of one process; then 429 with `Retry-After`')),
  },
  Process: {
    NODE_ENV: z
      .enum(['development', 'test', 'production'])
      .default('development')
      .meta(means('`production` refuses what serves tests and demos')),
    WORKERS: z.coerce.number().int().min(0).max(64).default(2).meta(means('jobs at once; 0: web only')),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info')
      .meta(means('structured log on standard error')),
    METRICS_PORT: port.optional().meta(means('Prometheus metrics at `/metrics` on this port')),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional().meta(means('traces by OTLP over HTTP')),
    OTEL_SERVICE_NAME: z.string().max(100).default('accroche').meta(means('name of the traces')),
    SHUTDOWN_DELAY_SECONDS: z.coerce
      .number()
      .int()
      .min(0)
      .max(300)
      .default(0)
      .meta(means('how long requests are taken after `/readyz` says no')),
    FAKE_NOW: z.iso
      .datetime({ offset: true })
      .optional()
      .meta(means('time from which the clock runs; tests and demos only')),
    DURABLE: flag
      .default(true)
      .meta(means('false in tests: the embedded database may lose its last writes in a power cut')),
  },
};

export const Environment = z.object({
  ...SETTINGS['Address and data'],
  ...SETTINGS.Mail,
  ...SETTINGS['Sign-in'],
  ...SETTINGS['Sources of figures'],
  ...SETTINGS['Videos and files'],
  ...SETTINGS['Language models'],
  ...SETTINGS['Plans and payments'],
  ...SETTINGS['Pages and visitors'],
  ...SETTINGS.Process,
});

/** Every variable that is read; nothing else of the environment has any effect. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);
