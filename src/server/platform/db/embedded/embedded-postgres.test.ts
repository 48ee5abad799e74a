import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  answerOf,
  begin,
  freshDataDir,
  inPlace,
  isAlive,
  isRoot,
  postmasterPid,
  query,
  start,
  stop,
  untilGone,
  useDataDirs,
  watchdogOf,
} from '#test/database/embedded-postgres-processes.ts';
import { rounds } from '#test/harness/rounds.ts';

useDataDirs();

test('a first start creates a UTF-8 database that a second start finds again', async () => {
  const dataDir = inPlace('first');
  const first = await start(dataDir);
  expect(first.version).toMatch(/^18\./);
  await query(first.connectionString, "create table kept as select 'é' as word");
  await stop(first);

  const startedAt = performance.now();
  const second = await start(dataDir);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(second.connectionString).toBe(first.connectionString);
  expect(await query(second.connectionString, 'select word from kept')).toEqual([{ word: 'é' }]);
  const [settings] = await query(
    second.connectionString,
    `select current_database() as name, pg_encoding_to_char(encoding) as encoding, datlocprovider as provider,
            datlocale as locale, current_setting('timezone') as timezone, current_setting('max_connections') as connections
     from pg_database where datname = current_database()`,
  );
  expect(settings).toEqual({
    name: 'accroche',
    encoding: 'UTF8',
    provider: 'b',
    locale: 'C.UTF-8',
    timezone: 'UTC',
    connections: '60',
  });
});

test('only somebody who can read the password file gets in, and no port is open on Linux', async () => {
  const dataDir = freshDataDir('private');
  const started = await start(dataDir);
  expect(statSync(join(dataDir, 'database-password')).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  const guess = started.connectionString.replace(/postgres:[^@]+@/, 'postgres:guess@');
  await expect(query(guess, 'select 1')).rejects.toThrow('password authentication failed');
  if (process.platform === 'linux') {
    expect(await query(started.connectionString, 'show listen_addresses')).toEqual([
      { listen_addresses: '' },
    ]);
    expect(statSync(join(dataDir, 'socket')).mode & 0o777).toBe(0o700);
  }
});

test.for([
  { durable: true, expected: 'on' },
  { durable: false, expected: 'off' },
])(
  'durable: $durable sets fsync, full_page_writes and synchronous_commit $expected',
  async ({ durable, expected }) => {
    const started = await start(freshDataDir(`durable-${durable}`), { durable });
    const settings = await query<{ setting: string }>(
      started.connectionString,
      "select setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
    );
    expect(settings.map(row => row.setting)).toEqual([expected, expected, expected]);
  },
);

test('the server ends by itself when its process is killed, and nothing blocks the next start', async () => {
  const dataDir = freshDataDir('orphan');
  const first = await start(dataDir);
  const pid = postmasterPid(dataDir);
  await stop(first, 'SIGKILL');
  await untilGone(pid);
  await start(dataDir);
});

test('a server left running by a killed process is stopped cleanly and replaced', async () => {
  const dataDir = freshDataDir('left-running');
  const first = await start(dataDir);
  await query(first.connectionString, 'create table kept as select 42 as answer');
  const pid = postmasterPid(dataDir);
  process.kill(watchdogOf(first), 'SIGKILL');
  await stop(first, 'SIGKILL');
  expect(isAlive(pid)).toBe(true);

  const second = await start(dataDir);
  expect(second.lines.join()).toContain(`left running by an earlier process (pid ${pid})`);
  expect(isAlive(pid)).toBe(false);
  expect(await query(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

const PROMISED_POWER_CUTS = 5;
const POWER_CUTS = rounds(PROMISED_POWER_CUTS, 2);

test(`after each of ${POWER_CUTS} of ${PROMISED_POWER_CUTS} kills of everything at once every acknowledged write is there`, async () => {
  const dataDir = freshDataDir('power-cut');
  let acknowledged = 0;
  for (let round = 0; round < POWER_CUTS; round += 1) {
    const started = await start(dataDir);
    const client = new pg.Client({ connectionString: started.connectionString });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('create table if not exists written (n int primary key)');
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from written');
    expect(rows[0]!.n).toBeGreaterThanOrEqual(acknowledged);
    const writing = (async () => {
      for (let n = rows[0]!.n; ; n += 1) {
        await client.query('insert into written values ($1)', [n]);
        acknowledged = n + 1;
      }
    })().catch(() => undefined);
    await delay(30 + round * 20);
    const victims = [postmasterPid(dataDir), watchdogOf(started), started.pid];
    const exit = once(started.process, 'exit');
    for (const victim of victims) process.kill(victim, 'SIGKILL');
    await Promise.all([exit, writing]);
  }
  expect(acknowledged).toBeGreaterThan(5);
});

test('a pid file whose number belongs to another program by now is not obeyed', async () => {
  const dataDir = freshDataDir('reused-pid');
  const started = await start(dataDir);
  const stale = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  await stop(started);
  const { uid, gid } = statSync(join(dataDir, 'postgres'));
  const stranger = spawn('sleep', ['60'], isRoot ? { uid, gid } : {});
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), [stranger.pid, ...stale.slice(1)].join('\n'));
  if (isRoot) chownSync(join(dataDir, 'postgres', 'postmaster.pid'), uid, gid);

  await start(dataDir);
  expect(isAlive(stranger.pid!)).toBe(true);
  stranger.kill();
});

test('of two processes starting at once on a new folder one wins, the other names the folder and the winner', async () => {
  const dataDir = inPlace('race');
  const answers = await Promise.all([
    answerOf(begin(dataDir)),
    answerOf(begin(dataDir)),
    answerOf(begin(dataDir)),
  ]);
  const winners = answers.filter(answer => answer.error === undefined);
  expect(winners).toHaveLength(1);
  for (const loser of answers.filter(answer => answer.error !== undefined)) {
    expect(loser.error).toBe(
      `Another Accroche process (pid ${winners[0]!.pid}) is using the folder ${dataDir}. ` +
        'Stop it first, or start this one with another DATA_DIR.',
    );
  }
  expect(await query(winners[0]!.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a process that comes while the former one is leaving waits for its turn', async () => {
  const dataDir = freshDataDir('handover');
  const former = await start(dataDir);
  const next = begin(dataDir);
  await delay(300);
  await stop(former);
  expect((await answerOf(next)).error).toBeUndefined();
});

test('a killed PostgreSQL is started again under the same address within five seconds', async () => {
  const dataDir = freshDataDir('revival');
  const started = await start(dataDir);
  for (let round = 0; round < 3; round += 1) {
    const pid = postmasterPid(dataDir);
    process.kill(pid, 'SIGKILL');
    const answer = (): Promise<unknown> =>
      query(started.connectionString, 'select 1 as one').catch(() => null);
    await untilGone(pid);
    await expect.poll(answer, { timeout: 5_000, interval: 20 }).toEqual([{ one: 1 }]);
  }
  const last = postmasterPid(dataDir);
  await stop(started);
  expect(isAlive(last)).toBe(false);
});

test('stop ends a server that hangs, within ten seconds', async () => {
  const dataDir = freshDataDir('hanging');
  const started = await start(dataDir);
  const pid = postmasterPid(dataDir);
  process.kill(pid, 'SIGSTOP');
  const startedAt = performance.now();
  await stop(started);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(isAlive(pid)).toBe(false);
  await start(dataDir);
});

test('an interrupted first start leaves nothing that the next one stumbles over', async () => {
  const dataDir = inPlace('interrupted');
  cpSync(inPlace('template', 'postgres', 'base', '1'), join(dataDir, 'postgres.new', 'base', '1'), {
    recursive: true,
  });
  await start(dataDir);
  expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
});

test('a folder too deep for a socket gets its socket elsewhere', async () => {
  const deep = inPlace(
    'a-rather-long-folder-name'.repeat(3),
    'another-rather-long-name'.repeat(2),
    'données & co',
  );
  mkdirSync(deep, { recursive: true });
  execFileSync('cp', ['-a', inPlace('template', '.'), deep]);
  const started = await start(deep);
  expect(await query(started.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  const socketDir = new URL(started.connectionString.replace('@/', '@localhost/')).searchParams.get('host')!;
  expect(socketDir.startsWith(deep)).toBe(false);
  expect(statSync(socketDir).mode & 0o777).toBe(0o700);
  await stop(started);
  expect(existsSync(socketDir)).toBe(false);
});

test('a database that was put back without its password file gets a new password', async () => {
  const dataDir = freshDataDir('no-password');
  rmSync(join(dataDir, 'database-password'));
  const started = await start(dataDir);
  expect(await query(started.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('data of another PostgreSQL version is left alone, with a sentence naming both versions', async () => {
  const dataDir = freshDataDir('older');
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  const answer = await answerOf(begin(dataDir));
  expect(answer.error).toContain(
    'was made by PostgreSQL 17, but this version of Accroche brings PostgreSQL 18',
  );
});
