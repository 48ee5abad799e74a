import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { freePort } from '#server/platform/db/embedded/free-port.ts';
import { withDatabase } from '#test/database/connection-string.ts';
import { runSql } from '#test/database/run-sql.ts';
import { endProcess, temporaryFolder, untilReady } from '#test/harness/product.ts';

const projectRoot = join(import.meta.dirname, '../..');
const dataDir = temporaryFolder();
const started: ChildProcess[] = [];

afterAll(async () => {
  for (const child of started) await endProcess(child, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

function spawnDemo(env: Record<string, string>) {
  const child = spawn(process.execPath, ['tools/demo/demo.ts'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'test', ...env },
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)));
  return { child, output: () => output };
}

const LOGIN = /^ {2}(\S+@\S+) {3}(\S+) {3}/gm;

async function startDemo() {
  const { child, output } = spawnDemo({ PORT: String(await freePort()), DATA_DIR: dataDir });
  const url = await untilReady(child, output);
  await expect.poll(() => [...output().matchAll(LOGIN)].length).toBe(2);
  const logins = [...output().matchAll(LOGIN)].map(([, email = '', password = '']) => ({ email, password }));
  return { child, url, logins };
}

async function signIn(url: string, login: { email: string; password: string }) {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  expect(response.status).toBe(200);
  const { access_token } = (await response.json()) as { access_token: string };
  return async <Body>(path: string): Promise<Body> => {
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await fetch(`${url}/api/v1${path}`, { headers });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Body;
  };
}

async function shown(url: string, login: { email: string; password: string }) {
  const get = await signIn(url, login);
  const { profile, is_admin } = await get<{ profile: { plan_type: string }; is_admin: boolean }>('/me');
  const { items } = await get<{ items: LinkedAccount[] }>('/linked-accounts');
  const performances = await Promise.all(
    items.map(({ id }) =>
      get<{ count: number; account: { followers: number } }>(
        `/linked-accounts/${id}/performance?periodDays=30`,
      ),
    ),
  );
  return {
    plan: profile.plan_type,
    is_admin,
    handles: items.map(account => account.tiktok_username),
    synced: items.every(account => account.last_synced_at !== null),
    videos: performances.map(({ count }) => count),
    followers: performances.map(({ account }) => account.followers),
    work: await Promise.all(
      [
        '/account-reports',
        '/analyses',
        '/generations?kinds=hook',
        '/generations?kinds=script',
        '/conversations',
      ].map(async path => (await get<{ items: unknown[] }>(path)).items.length),
    ),
  };
}

test('the demo prints logins that see measured accounts, ends cleanly, and a second run finds the same', async () => {
  const first = await startDemo();
  const [admin, free] = await Promise.all(first.logins.map(login => shown(first.url, login)));
  expect(admin).toMatchObject({ plan: 'business_pro', is_admin: true, synced: true });
  expect(admin?.handles.length).toBeGreaterThanOrEqual(3);
  expect(admin?.videos.every(count => count > 0)).toBe(true);
  expect(free).toMatchObject({ plan: 'freemium', is_admin: false, synced: true });
  expect(free?.handles).toHaveLength(1);
  for (const person of [admin, free]) expect(Math.min(...(person?.work ?? [0]))).toBeGreaterThan(0);

  const exit = once(first.child, 'exit');
  first.child.kill('SIGINT');
  expect(await exit).toEqual([0, null]);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);

  const second = await startDemo();
  expect(second.logins).toEqual(first.logins);
  expect(await Promise.all(second.logins.map(login => shown(second.url, login)))).toEqual([admin, free]);
  await endProcess(second.child, 'SIGINT');
}, 120_000);

test('the demo does not enter a database that people use', async () => {
  const { connectionString, template } = inject('testServer');
  await runSql(connectionString, `create database lived_in template ${template}`);
  const url = withDatabase(connectionString, 'lived_in');
  await runSql(
    url,
    `insert into auth.users (email, email_normalised) values ('marie@example.org', 'marie@example.org')`,
  );
  const { child, output } = spawnDemo({ DATABASE_URL: url, DATA_DIR: join(dataDir, 'other'), PORT: '0' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toContain('The demo cannot start: the database already holds other users.');
  expect(output()).not.toContain('Sign in with');
  await runSql(connectionString, 'drop database lived_in with (force)');
}, 60_000);
