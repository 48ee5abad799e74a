import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

export interface Started {
  process: ChildProcess;
  pid: number;
  connectionString: string;
  version: string;
  note: string | null;
  lines: string[];
  error?: string;
}

interface StartOptions {
  uid?: number;
  durable?: boolean;
}

export const embeddedPostgresProgram = join(import.meta.dirname, 'embedded-postgres-process.ts');
export const isRoot = process.getuid?.() === 0;

const running = new Set<ChildProcess>();
let place = '';

/** Gives the test file a folder with a properly stopped database in it, and ends all that a test leaves running. */
export function useDataDirs(): void {
  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'accroche-test-'));
    chmodSync(place, 0o755);
    await stop(await start(inPlace('template')));
  });
  afterEach(async () => {
    for (const child of running) await stop({ process: child });
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));
}

export const inPlace = (...names: string[]): string => join(place, ...names);

/** A copy of the ready database, without the half second of creating one. */
export function freshDataDir(name: string): string {
  execFileSync('cp', ['-a', inPlace('template'), inPlace(name)]);
  return inPlace(name);
}

/** A process that starts the database; its answer is not awaited. */
export function begin(dataDir: string, { uid, durable = true }: StartOptions = {}): ChildProcess {
  const child = spawn(process.execPath, [embeddedPostgresProgram, dataDir, durable ? 'durable' : 'fast'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid, env: {} }),
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export async function answerOf(child: ChildProcess): Promise<Started> {
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  return { process: child, pid: child.pid!, ...JSON.parse(line) } as Started;
}

export async function start(dataDir: string, options: StartOptions = {}): Promise<Started> {
  const started = await answerOf(begin(dataDir, options));
  expect(started.error).toBeUndefined();
  return started;
}

export async function stop(
  { process: child }: { process: ChildProcess },
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

export async function query<Row extends pg.QueryResultRow>(
  connectionString: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export const postmasterPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** A killed process that nobody has reaped yet counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}

export async function untilGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
}

export const watchdogOf = (started: Started): number =>
  Number(execFileSync('pgrep', ['-P', String(started.pid), '-x', 'sh'], { encoding: 'utf8' }));
