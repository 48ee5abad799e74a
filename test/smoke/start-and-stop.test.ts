import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { freePort } from '#server/platform/db/embedded/free-port.ts';
import { START_ARGUMENTS } from '#server/app/start-arguments.ts';
import { withDatabase } from '#test/database/connection-string.ts';
import { runSql } from '#test/database/run-sql.ts';
import { type Product, startProduct, temporaryFolder } from '#test/harness/product.ts';
import { rounds } from '#test/harness/rounds.ts';

const products: Product[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const product of products.splice(0)) await product.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct(env);
  products.push(product);
  return product;
}

function folder(): string {
  folders.push(temporaryFolder());
  return folders.at(-1)!;
}

async function isReady({ url }: Product): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).status === 200;
}

test('SIGTERM during requests breaks none and ends the process with code 0', async () => {
  const product = await start();
  const ask = async (): Promise<string> => {
    const response = await fetch(`${product.url}/auth/v1/.well-known/jwks.json`);
    await response.text();
    return String(response.status);
  };
  const asked: Promise<string>[] = [];
  const load = setInterval(() => asked.push(ask().catch(error => String((error as Error).cause))), 5);
  // By number and not by time: a busy machine sends fewer in a second.
  while (asked.length < 50) await delay(5);
  clearInterval(load);
  const exit = once(product.process, 'exit');
  const startedAt = performance.now();
  product.process.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['200']));
  expect(product.output()).toContain('Accroche has stopped');
});

test('the start says of each outside service in one line which adapter is used', async () => {
  const linesOf = (product: Product) => product.output().split('\n');
  const plain = linesOf(await start());
  for (const line of [
    /^database: embedded PostgreSQL \d+/,
    /^mail: local outbox/,
    /^video source: .*demo/i,
    /^text generation: built-in engine/,
    /^payments: .*no money moves/,
    /^sign-in: own service \(set GOOGLE_CLIENT_ID/,
    /^community link: none/,
  ])
    expect(plain.filter(said => line.test(said))).toHaveLength(1);
  const other = await start({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'bonjour@exemple.fr',
    APP_URL: 'https://accroche.exemple.fr',
    AI_PROVIDER: 'ollama',
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_MODEL: 'small-model',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    COMMUNITY_URL: 'https://example.org/salon',
  });
  for (const line of [
    /^mail: SMTP, from bonjour@exemple\.fr/,
    /^text generation: small-model at 127\.0\.0\.1:9/,
    /^payments: Stripe/,
    /^sign-in: own service, Google$/,
    /^community link: https:\/\/example\.org\/salon$/,
  ])
    expect(linesOf(other).filter(said => line.test(said))).toHaveLength(1);
});

test('SIGTERM while starting ends the process with code 0', async () => {
  const dataDir = join(folder(), 'data');
  const child = spawn(process.execPath, START_ARGUMENTS, {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(await freePort()) },
    stdio: 'ignore',
  });
  const exit = once(child, 'exit');
  await expect.poll(() => existsSync(join(dataDir, 'postgres')), { timeout: 20_000, interval: 5 }).toBe(true);
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  const postmaster = join(dataDir, 'postgres', 'postmaster.pid');
  await expect.poll(() => existsSync(postmaster), { timeout: 5_000 }).toBe(false);
});

test('a database given in DATABASE_URL is migrated once by two processes that start at once, and both serve', async () => {
  const { connectionString } = inject('testServer');
  const name = `smoke_${process.pid}`;
  await runSql(connectionString, `create database ${name}`);
  const DATABASE_URL = withDatabase(connectionString, name);
  const env = { DATABASE_URL, APP_SECRET: 'k7Qw2xZp9Lm4Vb8Nc1Hj6Tr3Yd5Fs0Ga' };
  const both = await Promise.all([start(env), start(env)]);
  expect(await Promise.all(both.map(isReady))).toEqual([true, true]);
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  await client.end();
  const files = readdirSync(join(import.meta.dirname, '../../db/migrations')).filter(file =>
    file.endsWith('.sql'),
  );
  expect(rows.map(row => row.name)).toEqual(files.toSorted((a, b) => (a < b ? -1 : 1)));
  const told = both.flatMap(product => product.output().match(/migration \S+\.sql done/g) ?? []);
  expect(told).toHaveLength(files.length);
  for (const product of both) await product.stop();
  await runSql(connectionString, `drop database ${name} with (force)`);
});

describe('a wrong setting stops the start with a sentence naming the variable', () => {
  test.for([
    { variable: 'PORT', env: { PORT: '99999' } },
    { variable: 'APP_URL', env: { APP_URL: 'my site' } },
    { variable: 'DATABASE_URL', env: { DATABASE_URL: 'mysql://localhost/x' } },
    {
      variable: 'DATABASE_URL',
      env: { DATABASE_URL: withDatabase(inject('testServer').connectionString, 'none') },
    },
    { variable: 'FAKE_NOW', env: { FAKE_NOW: '2026-01-01T00:00:00Z', NODE_ENV: 'production' } },
    { variable: 'APP_SECRET', env: { APP_SECRET: 'short' } },
    { variable: 'HOST', env: { HOST: '192.0.2.1' } },
  ])('$variable: $env', async ({ variable, env }) => {
    await expect(startProduct(env as unknown as Record<string, string>)).rejects.toThrow(
      new RegExp(`Accroche cannot start: .*${variable}`),
    );
  });

  test('PORT: held by another program', async () => {
    const port = await freePort();
    const holder = createServer().listen(port, '127.0.0.1');
    await once(holder, 'listening');
    await expect(startProduct({ PORT: String(port) })).rejects.toThrow(`PORT ${port} is in use`);
    holder.close();
  });

  test('DATA_DIR: a file', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    await expect(startProduct({ DATA_DIR: file })).rejects.toThrow('DATA_DIR cannot be used');
  });

  test('DATA_DIR: held by another Accroche process', async () => {
    const { dataDir, process: holder } = await start();
    await expect(startProduct({ DATA_DIR: dataDir })).rejects.toThrow(
      `Another Accroche process (pid ${holder.pid}) is using the folder ${dataDir}`,
    );
  });
});

test('another APP_SECRET stops the start; ACCEPT_NEW_SECRET lets it in, ends sessions and lists what goes', async () => {
  const DATA_DIR = folder();
  const startWith = (secret: string, env: Record<string, string> = {}) =>
    start({ DATA_DIR, APP_SECRET: secret, ...env });
  const first = await startWith(randomBytes(32).toString('base64url'));
  const signUp = await fetch(`${first.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lea@exemple.fr', password: 'girafe violette 12' }),
  });
  const { access_token: token } = (await signUp.json()) as { access_token: string };
  const meAt = async ({ url }: Product) =>
    (await fetch(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await meAt(first)).toBe(200);
  await first.stop();
  const other = randomBytes(32).toString('base64url');
  await expect(startWith(other)).rejects.toThrow(/APP_SECRET .*ACCEPT_NEW_SECRET=true/);
  const accepted = await startWith(other, { ACCEPT_NEW_SECRET: 'true' });
  expect(accepted.output()).toContain('new secret, to be given again: 1 × sessions');
  expect(await meAt(accepted)).toBe(401);
});

const PROMISED_KILLS = 10;
const KILLS = rounds(PROMISED_KILLS, 2);

test(`a PostgreSQL killed ${KILLS} of ${PROMISED_KILLS} times is back within five seconds, and the product never noticed more than that`, async () => {
  const product = await start();
  for (let round = 0; round < KILLS; round += 1) {
    const pidFile = join(product.dataDir, 'postgres', 'postmaster.pid');
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
    // Long enough for the process to die, and another moment of the recovery each round: connections break in many
    // states.
    await delay(100 + round * 7);
    await expect.poll(() => isReady(product), { timeout: 5_000, interval: 50 }).toBe(true);
  }
  expect(product.process.exitCode).toBeNull();
});

const postgres15 = '/usr/lib/postgresql/15/bin';

test('it runs on PostgreSQL 15, too', async ({ skip }) => {
  skip(!existsSync(postgres15), 'this machine has no PostgreSQL 15');
  skip(process.getuid?.() !== 0, 'only root can start a server as the user postgres');
  const place = folder();
  const asPostgres = {
    uid: Number(execFileSync('id', ['-u', 'postgres'])),
    gid: Number(execFileSync('id', ['-g', 'postgres'])),
    stdio: 'ignore',
  } as const;
  execFileSync('chown', ['postgres', place]);
  const cluster = join(place, 'cluster');
  execFileSync(
    join(postgres15, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '--auth=trust', '-E', 'UTF8'],
    asPostgres,
  );
  const port = await freePort();
  const options = [
    '-D',
    cluster,
    '-p',
    String(port),
    '-k',
    place,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
  ];
  const server = spawn(join(postgres15, 'postgres'), options, asPostgres);
  try {
    const product = await start({ DATABASE_URL: `postgresql://postgres@127.0.0.1:${port}/postgres` });
    expect(await isReady(product)).toBe(true);
    expect((await fetch(product.url)).status).toBe(200);
    await product.stop();
  } finally {
    const exit = once(server, 'exit');
    server.kill('SIGINT');
    await exit;
  }
});
