import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

interface Started {
  process: ChildProcess;
  pid: number;
  connectionString: string;
  version: string;
  note: string | null;
  lines: string[];
  error?: string;
}

const program = join(import.meta.dirname, '../../../test/database/embedded-postgres-process.ts');
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const running = new Set<ChildProcess>();
let place: string;
let template: string;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'accroche-test-'));
  chmodSync(place, 0o755);
  template = join(place, 'template');
  await stop(await start(template));
});

afterEach(async () => {
  for (const child of running) await stop({ process: child });
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

function begin(dataDir: string, options: { uid?: number; durable?: boolean } = {}): ChildProcess {
  const { uid, durable = true } = options;
  const child = spawn(process.execPath, [program, dataDir, durable ? 'durable' : 'fast'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid, env: {} }),
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function answerOf(child: ChildProcess): Promise<Started> {
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  return { process: child, pid: child.pid!, ...JSON.parse(line) } as Started;
}

async function start(dataDir: string, options: { uid?: number; durable?: boolean } = {}): Promise<Started> {
  const started = await answerOf(begin(dataDir, options));
  expect(started.error).toBeUndefined();
  return started;
}

async function stop(
  { process: child }: { process: ChildProcess },
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** A folder with a database that was stopped properly, without the half second of creating one. */
function freshDataDir(name: string): string {
  const dataDir = join(place, name);
  execFileSync('cp', ['-a', template, dataDir]);
  return dataDir;
}

async function query<Row extends pg.QueryResultRow>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

async function untilGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
}

function watchdogOf(started: Started): number {
  return Number(execFileSync('pgrep', ['-P', String(started.pid), '-x', 'sh'], { encoding: 'utf8' }));
}

test('a first start creates a UTF-8 database that a second start finds again', async () => {
  const dataDir = join(place, 'first');
  const first = await start(dataDir);
  expect(first.version).toMatch(/^18\./);
  await query(first.connectionString, "create table kept as select 'é' as word");
  await stop(first);

  const startedAt = performance.now();
  const second = await start(dataDir);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
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

test('after a kill of everything at once, every acknowledged write is there', async () => {
  const dataDir = freshDataDir('power-cut');
  let acknowledged = 0;
  for (let round = 0; round < 5; round += 1) {
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
  const dataDir = join(place, 'race');
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
  const dataDir = join(place, 'interrupted');
  cpSync(join(template, 'postgres', 'base', '1'), join(dataDir, 'postgres.new', 'base', '1'), {
    recursive: true,
  });
  await start(dataDir);
  expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
});

test('a folder too deep for a socket gets its socket elsewhere', async () => {
  const deep = join(
    place,
    'a-rather-long-folder-name'.repeat(3),
    'another-rather-long-name'.repeat(2),
    'données & co',
  );
  mkdirSync(deep, { recursive: true });
  execFileSync('cp', ['-a', `${template}/.`, deep]);
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

describe.runIf(isRoot)('started by root', () => {
  test('PostgreSQL runs as the system user who owns the data', async () => {
    const dataDir = freshDataDir('as-root');
    const started = await start(dataDir);
    expect(started.note).toBeNull();
    const owner = statSync(`/proc/${postmasterPid(dataDir)}`).uid;
    expect(owner).not.toBe(0);
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(owner);
  });

  test('data under a folder that only root can enter is kept elsewhere, found again, and not shared by a copy', async () => {
    const closed = join(place, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    const first = await start(dataDir);
    const kept = readFileSync(join(dataDir, 'database-location'), 'utf8').trim();
    try {
      expect(first.note).toContain(`The database is kept in ${kept}: PostgreSQL does not run as root`);
      await query(first.connectionString, 'create table kept as select 42 as answer');
      await stop(first);
      const second = await start(dataDir);
      expect(second.note).toBe(first.note);
      expect(await query(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
      await stop(second);

      const copy = join(closed, 'copy');
      cpSync(dataDir, copy, { recursive: true });
      expect((await answerOf(begin(copy))).error).toContain(`${copy} is a copy of ${dataDir}`);

      const renamed = join(closed, 'renamed');
      renameSync(dataDir, renamed);
      const third = await start(renamed);
      expect(await query(third.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
      await stop(third);
    } finally {
      rmSync(kept, { recursive: true, force: true });
    }
    expect((await answerOf(begin(join(closed, 'renamed')))).error).toContain(
      `kept in ${kept}, which is gone`,
    );
  });

  test('a backup that root put back is handed to the system user', async () => {
    const dataDir = freshDataDir('restored');
    execFileSync('chown', ['-R', '0:0', dataDir]);
    const started = await start(dataDir);
    expect(await query(started.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  const nobodyCanRunNode = ((): boolean => {
    try {
      execFileSync(process.execPath, ['--check', program], {
        uid: nobody,
        gid: nobody,
        env: {},
        stdio: 'pipe',
      });
      return true;
    } catch {
      return false;
    }
  })();

  test('an ordinary user starts it too, and is told when the data belongs to somebody else', async ({
    skip,
  }) => {
    skip(!nobodyCanRunNode, 'the user nobody cannot enter the folder of this checkout');
    const dataDir = join(place, 'ordinary');
    mkdirSync(dataDir, { mode: 0o700 });
    chownSync(dataDir, nobody, nobody);
    const started = await start(dataDir, { uid: nobody });
    expect(statSync(`/proc/${postmasterPid(dataDir)}`).uid).toBe(nobody);
    await query(started.connectionString, 'create table kept as select 42 as answer');
    await stop(started);

    const asRoot = await start(dataDir);
    expect(await query(asRoot.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await stop(asRoot);

    const foreign = freshDataDir('foreign');
    chownSync(foreign, nobody, nobody);
    for (const file of ['accroche.lock', 'accroche.pid']) chownSync(join(foreign, file), nobody, nobody);
    expect((await answerOf(begin(foreign, { uid: nobody }))).error).toContain('belongs to the system user');
  });
});
