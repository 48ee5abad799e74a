import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

interface FolderLock {
  release(): void;
}

const graceMs = 2_000;
const retryMs = 50;

/**
 * Locks a folder for this process alone. It is the operating system's lock on a SQLite file, so it ends with the
 * process in every case: no stale lock, no reused pid. Waits a moment for a process that is just ending, then rejects
 * with a sentence that names the folder and the holder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const pidFile = join(folder, 'accroche.pid');
  const lockFile = join(folder, 'accroche.lock');
  writeFileSync(lockFile, '', { flag: 'a', mode: 0o600 });
  const database = new DatabaseSync(lockFile, { timeout: 0 });
  const giveUpAt = Date.now() + graceMs;
  while (!tryToHold(database)) {
    if (Date.now() > giveUpAt) {
      database.close();
      throw new Error(
        `Another Accroche process${holderOf(pidFile)} is using the folder ${folder}. ` +
          'Stop it first, or start this one with another DATA_DIR.',
      );
    }
    await delay(retryMs);
  }
  writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
  return { release: () => database.close() };
}

function tryToHold(database: DatabaseSync): boolean {
  try {
    database.exec('begin immediate');
    return true;
  } catch (error) {
    const sqliteBusy = 5;
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return false;
    throw error;
  }
}

function holderOf(pidFile: string): string {
  try {
    return ` (pid ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
