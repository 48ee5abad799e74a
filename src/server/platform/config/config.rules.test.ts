import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const GOOD_SECRET = 'k7Qw2xZp9Lm4Vb8Nc1Hj6Tr3Yd5Fs0Ga';

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('everything works with nothing configured', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: null,
    appSecret: null,
    smtpUrl: null,
    fakeNow: null,
    tiktokOrigin: 'https://www.tiktok.com',
    durable: true,
    production: false,
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', APP_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
  });
});

test('each wrong variable gets a sentence that names it, all at once', () => {
  const problems = problemsOf({
    PORT: 'three thousand',
    DATABASE_URL: 'mysql://localhost/x',
    APP_URL: 'not an address',
    SMTP_URL: 'http://mail',
    WORKERS: '-1',
    LOG_LEVEL: 'loud',
    FAKE_NOW: 'yesterday',
    COMMUNITY_URL: 'javascript:alert(1)',
    TIKTOK_ORIGIN: 'file:///etc/passwd',
  });
  expect(problems.map(problem => problem.split(' ')[0] ?? '').toSorted()).toEqual([
    'APP_URL',
    'COMMUNITY_URL',
    'DATABASE_URL',
    'FAKE_NOW',
    'LOG_LEVEL',
    'PORT',
    'SMTP_URL',
    'TIKTOK_ORIGIN',
    'WORKERS',
  ]);
});

test('a short or placeholder secret stops the start, a random one does not', () => {
  for (const secret of [
    'short',
    'changeme-changeme-changeme-changeme-1',
    'secret-secret-secret-secret-secret-12',
    'your-secret-key-goes-here-0123456789ab',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'password1234567890password1234567890',
  ]) {
    expect(problemsOf({ APP_SECRET: secret }), secret).toEqual([expect.stringContaining('APP_SECRET')]);
  }
  expect(problemsOf({ APP_SECRET: GOOD_SECRET })).toEqual([]);
});

test('in production an external database needs the secret that its processes share', () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@db/accroche' };
  expect(problemsOf(environment)).toEqual([expect.stringContaining('APP_SECRET is missing')]);
  expect(problemsOf({ ...environment, APP_SECRET: GOOD_SECRET })).toEqual([]);
});

test('FAKE_NOW is refused in production', () => {
  const environment = { FAKE_NOW: '2024-12-31T12:00:00Z' };
  expect(readConfig(environment).fakeNow).toEqual(new Date('2024-12-31T12:00:00Z'));
  expect(problemsOf({ ...environment, NODE_ENV: 'production' })).toEqual([
    expect.stringContaining('FAKE_NOW'),
  ]);
});

test('mail through SMTP needs a sender', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://localhost:2525', APP_URL: 'https://a.exemple.fr' })).toEqual([
    expect.stringContaining('MAIL_FROM'),
  ]);
});

test('links are mailed only where the address of the product is set: a Host header never makes one', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'a@exemple.fr' })).toEqual([
    expect.stringContaining('APP_URL is missing'),
  ]);
});

test('Google’s client is whole or absent, and its issuer is asked over https but for this machine', () => {
  expect(readConfig({}).google).toBeNull();
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(readConfig(client).google).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    issuer: 'https://accounts.google.com',
  });
  expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })).toEqual([
    'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID needs it',
  ]);
  expect(problemsOf({ GOOGLE_CLIENT_SECRET: 'x' })).toEqual([
    'GOOGLE_CLIENT_ID is missing: GOOGLE_CLIENT_SECRET needs it',
  ]);
  expect(problemsOf({ ...client, GOOGLE_ISSUER: 'http://google.example' })).toHaveLength(1);
  expect(readConfig({ ...client, GOOGLE_ISSUER: 'http://127.0.0.1:4000' }).google?.issuer).toBe(
    'http://127.0.0.1:4000',
  );
});

test('an external auth server is asked over https, and stands alone', () => {
  const url = 'https://project.supabase.co/auth/v1';
  expect(readConfig({ AUTH_URL: `${url}/` }).externalAuth).toEqual({ url, publicKey: null });
  expect(readConfig({ AUTH_URL: url, AUTH_PUBLIC_KEY: 'key' }).externalAuth?.publicKey).toBe('key');
  expect(problemsOf({ AUTH_URL: 'http://auth.example/auth/v1' })).toHaveLength(1);
  expect(problemsOf({ AUTH_PUBLIC_KEY: 'key' })).toHaveLength(1);
  expect(problemsOf({ AUTH_URL: url, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })).toHaveLength(
    1,
  );
});

test('a bucket is whole or absent, and nothing configured means the disk', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.exemple.fr/',
    S3_BUCKET: 'videos',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readConfig({}).s3).toBeNull();
  expect(readConfig(bucket).s3).toEqual({
    endpoint: 'https://s3.exemple.fr',
    bucket: 'videos',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    region: 'us-east-1',
  });
  for (const name of Object.keys(bucket)) {
    const problems = problemsOf({ ...bucket, [name]: '' });
    expect(problems).toEqual([expect.stringContaining(`${name} is missing`)]);
  }
  expect(problemsOf({ ...bucket, S3_BUCKET: '../x' })).toEqual([
    expect.stringContaining('S3_BUCKET is not usable'),
  ]);
});

test('no video may weigh more than all of a user’s together', () => {
  expect(readConfig({}).downloads).toEqual({ quotaBytes: 1_000_000_000, fileBytes: 200_000_000, days: 7 });
  expect(readConfig({ DOWNLOAD_QUOTA_MB: '50' }).downloads.fileBytes).toBe(50_000_000);
  expect(problemsOf({ DOWNLOAD_DAYS: '0' })).toEqual([
    expect.stringContaining('DOWNLOAD_DAYS is not usable'),
  ]);
});

test('settings of the removed mail receiver stop nothing, and each that is still set is named', () => {
  expect(readConfig({ INBOUND_SMTP_PORT: '2525', SUPPORT_ADDRESS: 'a@exemple.fr' }).removedSettings).toEqual([
    'INBOUND_SMTP_PORT',
    'SUPPORT_ADDRESS',
  ]);
  expect(readConfig({ INBOUND_SMTP_PORT: ' ' }).removedSettings).toEqual([]);
});
