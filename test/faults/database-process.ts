import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** The process id of the built-in PostgreSQL's postmaster on a data folder. */
export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** All processes of the built-in PostgreSQL on a data folder: it is stopped once each of them is. */
export function databaseProcesses(dataDir: string): number[] {
  const cluster = realpathSync(join(dataDir, 'postgres'));
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => {
      try {
        return readlinkSync(`/proc/${name}/cwd`) === cluster;
      } catch {
        return false;
      }
    })
    .map(Number);
}

export function signalAll(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Memory of a process in megabytes, as the system counts it. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1_024;
}
