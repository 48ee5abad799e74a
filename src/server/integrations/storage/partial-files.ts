import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** A writer that has not written for this long is dead, on whatever machine. */
const SILENT_MS = 60 * 60_000;

/** The temporary name of a file while it is written; includes the writing process. */
export function halfName(id: string): string {
  return `${hostname().replace(/[^\w.-]/g, '_')}@${process.pid}@${id}`;
}

/** Removes the files of dead writers and returns their number. Called at start-up, when this process writes none. */
export async function removeStaleHalves(
  folder: string,
  before: (path: string) => Promise<void> = async () => undefined,
): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    if (!(await isDead(name, path))) continue;
    await before(path);
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
    removed += 1;
  }
  return removed;
}

async function isDead(name: string, path: string): Promise<boolean> {
  const [host, writer] = name.split('@');
  const isOurs = host === halfName('').split('@')[0];
  if (isOurs && (Number(writer) === process.pid || !isRunning(Number(writer)))) return true;
  const facts = await stat(path).catch(() => null);
  return facts !== null && Date.now() - facts.mtimeMs > SILENT_MS;
}

function isRunning(processId: number): boolean {
  if (!Number.isSafeInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // A process of another user exists all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
