import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Home } from './system-user.ts';
import { endLeftoverServer, endPostmaster, readPostmaster } from './leftover-server.ts';

interface ServerOptions {
  home: Home;
  /** Where the server listens: a private folder for its Unix socket, or null for 127.0.0.1. */
  socketDir: string | null;
  port: number;
  durable: boolean;
  log: (line: string) => void;
}

interface RunningServer {
  stop(): Promise<void>;
}

const startPatienceMs = 10 * 60_000;
const orphanPatienceMs = 15_000;
const maxLogBytes = 5_000_000;

/** Starts PostgreSQL on an initialised cluster and restarts it after an unexpected exit. */
export async function runServer(options: ServerOptions): Promise<RunningServer> {
  let stopping = false;
  let current = startOnce(options);
  await current;
  watch();

  function watch(): void {
    const onExit = (code: number | null, signal: string | null): void => {
      if (!stopping) revive(signal ?? code);
    };
    current.then(
      server => server.once('exit', onExit),
      () => undefined,
    );
  }

  function revive(reason: string | number | null): void {
    options.log(`PostgreSQL ended unexpectedly (${reason}) and is being started again.`);
    current = (async () => {
      for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 5_000)) {
        try {
          return await startOnce(options);
        } catch (error) {
          if (stopping) throw error;
          options.log(error instanceof Error ? error.message : String(error));
          await delay(pauseMs);
          if (stopping) throw error;
        }
      }
    })();
    watch();
  }

  return {
    async stop() {
      stopping = true;
      const server = await current.catch(() => null);
      if (server !== null) await end(server, options.home);
    },
  };
}

async function startOnce(options: ServerOptions): Promise<ChildProcess> {
  const giveUpOnOrphansAt = Date.now() + orphanPatienceMs;
  for (;;) {
    await endLeftoverServer(options.home.cluster, options.log);
    // A stale lock file blocks the start as long as its pid is in use, even by a zombie.
    if (options.socketDir !== null) emptyFolder(options.socketDir);
    try {
      return await launch(options);
    } catch (error) {
      // Workers of a killed server need a moment to exit; PostgreSQL refuses to start until they are gone.
      const orphans = error instanceof Error && error.message.includes('shared memory block');
      if (!orphans || Date.now() > giveUpOnOrphansAt) throw error;
      await delay(50);
    }
  }
}

async function launch(options: ServerOptions): Promise<ChildProcess> {
  const { home } = options;
  const logFile = join(home.directory, 'postgres.log');
  const { descriptor, size } = openLog(logFile);
  // A separate process group: Ctrl-C in a terminal reaches only Accroche, which then stops the server last.
  const server = spawn(home.binaries.postgres, ['-D', home.cluster, ...settings(options)], {
    ...processOptions(home),
    detached: true,
    stdio: ['ignore', descriptor, descriptor],
  });
  closeSync(descriptor);
  if (server.pid === undefined) await new Promise((_, reject) => server.once('error', reject));
  const watchdog = startWatchdog(server, home);
  server.once('exit', () => watchdog?.kill('SIGKILL'));
  await untilReady(server, options, () => tailOf(logFile, size));
  return server;
}

async function untilReady(server: ChildProcess, options: ServerOptions, tail: () => string): Promise<void> {
  const { cluster } = options.home;
  const startedAt = Date.now();
  let saidSlow = false;
  for (;;) {
    const found = readPostmaster(cluster);
    if (found?.ready === true && found.pid === server.pid) return;
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error(`PostgreSQL did not start on ${cluster}. It says:\n${tail()}`);
    }
    const elapsedMs = Date.now() - startedAt;
    if (elapsedMs > startPatienceMs) {
      await end(server, options.home);
      throw new Error(`PostgreSQL did not become ready on ${cluster} in time. It says:\n${tail()}`);
    }
    if (elapsedMs > 3_000 && !saidSlow) {
      saidSlow = true;
      options.log('PostgreSQL is recovering from an abrupt end; this can take a moment.');
    }
    await delay(10);
  }
}

async function end(server: ChildProcess, home: Home): Promise<void> {
  const isRunning = (): boolean => server.exitCode === null && server.signalCode === null;
  if (server.pid === undefined || !isRunning()) return;
  if (process.platform === 'win32') {
    const pgCtl = promisify(execFile)(home.binaries.pgCtl, ['stop', '-D', home.cluster, '-m', 'fast']);
    await pgCtl.catch(() => server.kill());
    return;
  }
  await endPostmaster(server.pid, isRunning);
}

/** Ends the server when this process dies unexpectedly: the pipe closes and the waiting shell goes on. */
function startWatchdog(server: ChildProcess, home: Home): ChildProcess | null {
  if (process.platform === 'win32' || server.pid === undefined) return null;
  const watchdog = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(server.pid)], {
    ...processOptions(home),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.on('error', () => undefined);
  watchdog.stdin?.on('error', () => undefined);
  watchdog.unref();
  return watchdog;
}

/** The system user, and an environment without this process's variables (PG…, secrets). */
export function processOptions(home: Home): {
  cwd: string;
  uid?: number;
  gid?: number;
  env?: NodeJS.ProcessEnv;
} {
  const { directory } = home.binaries;
  if (process.platform === 'win32') return { cwd: directory };
  const env = { LC_ALL: 'C', PATH: '/usr/bin:/bin' };
  if (home.user === null) return { cwd: directory, env };
  return { cwd: directory, env, uid: home.user.uid, gid: home.user.gid };
}

function settings({ socketDir, port, durable }: ServerOptions): string[] {
  const values: Record<string, string> = {
    listen_addresses: socketDir === null ? '127.0.0.1' : '',
    port: String(port),
    max_connections: '60',
    shared_buffers: '64MB',
    random_page_cost: '1.1',
    jit: 'off',
    // A new database grows from empty to thousands of rows within a minute: plans made for empty tables do not fit
    // them.
    autovacuum_naptime: '10s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // "log" leaves out the errors of single statements: the caller gets them, and their values stay private.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(process.platform === 'win32'
      ? {}
      : { unix_socket_directories: socketDir ?? '', unix_socket_permissions: '0700' }),
    ...(durable
      ? { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
      : {
          // Tests run many app contexts on one server.
          max_connections: '300',
          fsync: 'off',
          full_page_writes: 'off',
          synchronous_commit: 'off',
          wal_level: 'minimal',
          max_wal_senders: '0',
        }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
}

function openLog(path: string): { descriptor: number; size: number } {
  try {
    if (statSync(path).size > maxLogBytes) renameSync(path, `${path}.1`);
  } catch {
    // No log file yet.
  }
  const descriptor = openSync(path, 'a', 0o600);
  return { descriptor, size: statSync(path).size };
}

function tailOf(path: string, from: number): string {
  return readFileSync(path).subarray(from).toString('utf8').trim();
}
