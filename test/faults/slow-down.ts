import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { eventually } from '#test/harness/eventually.ts';
import { databaseProcesses, signalAll } from './database-process.ts';

const WORKS_MS = 20;
const STANDS_MS = 180;

/**
 * Simulates a disk ten times too slow: every built-in PostgreSQL process runs a tenth of the time and is stopped for
 * the
 * rest. No disk is throttled, which only some machines can do; waits occur in the same places.
 */
export async function slowDown(dataDir: string, forMs: number): Promise<void> {
  const endsAt = performance.now() + forMs;
  while (performance.now() < endsAt) {
    const processes = databaseProcesses(dataDir);
    signalAll(processes, 'SIGSTOP');
    await pause(STANDS_MS);
    signalAll(processes, 'SIGCONT');
    await pause(WORKS_MS);
  }
}

/**
 * Simulates a disk that flushes nothing for a while: no commit returns, reads go on. PostgreSQL itself holds the
 * commits
 * back, waiting for a synchronous standby that does not exist. Returns a function that releases them.
 */
export async function holdFlushes(database: pg.Client): Promise<() => Promise<void>> {
  const set = async (copies: string): Promise<void> => {
    await database.query(`alter system set synchronous_standby_names = '${copies}'`);
    await database.query('select pg_reload_conf()');
    await eventually(async () => {
      const { rows } = await database.query<{ now: string }>(
        `select current_setting('synchronous_standby_names') as now`,
      );
      if (rows[0]?.now !== copies) throw new Error('not read yet');
    });
  };
  await set('nobody');
  return () => set('');
}
