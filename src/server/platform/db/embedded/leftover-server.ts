import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/** The process recorded as serving a cluster, and whether it accepts connections yet. */
export function readPostmaster(cluster: string): { pid: number; ready: boolean } | null {
  if (!existsSync(pidFile(cluster))) return null;
  const lines = readFileSync(pidFile(cluster), 'utf8').split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : null;
}

/**
 * Prepares for a new server: stops one that an earlier process left running on the cluster, and disarms a stale pid
 * file whose number now belongs to another program. The caller holds the folder's lock.
 */
export async function endLeftoverServer(cluster: string, log: (line: string) => void): Promise<void> {
  const found = readPostmaster(cluster);
  if (found === null || !isAlive(found.pid)) return;
  if (!isPostmasterOf(found.pid, cluster)) {
    disarmPidFile(cluster);
    return;
  }
  log(`A PostgreSQL server left running by an earlier process (pid ${found.pid}) is being stopped.`);
  await endPostmaster(found.pid, () => isAlive(found.pid) && isPostmasterOf(found.pid, cluster));
}

/** Fast shutdown; if that hangs an immediate one, which the next start recovers from. */
export async function endPostmaster(pid: number, isRunning: () => boolean): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 5_000],
    ['SIGQUIT', 2_000],
    ['SIGKILL', 1_000],
  ];
  for (const [signal, patienceMs] of steps) {
    const until = Date.now() + patienceMs;
    signalProcess(pid, signal);
    while (Date.now() < until) {
      if (!isRunning()) return;
      await delay(10);
    }
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone.
  }
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    if (process.platform === 'win32') return false;
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return false;
  }
}

/**
 * PostgreSQL takes its parent's pid in this file for stale, but would refuse to start for any other running one. The
 * other lines stay, so that it still looks for orphans of the old server in shared memory.
 */
function disarmPidFile(cluster: string): void {
  const [, ...rest] = readFileSync(pidFile(cluster), 'utf8').split('\n');
  writeFileSync(pidFile(cluster), [process.pid, ...rest].join('\n'));
}
