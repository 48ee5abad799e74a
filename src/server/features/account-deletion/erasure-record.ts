import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../../services/app-context.ts';

const FILE_NAME = 'erased-accounts';
const LINE = /^([0-9a-f]{64}) \S+$/;

/** Does not reveal the user, but identifies an erased user in a restored backup. */
export function erasedHash({ secrets }: Pick<AppContext, 'secrets'>, userId: string): Buffer {
  return secrets.hash('erased-user', userId);
}

function notePath({ config }: Pick<AppContext, 'config'>): string {
  return join(config.dataDir, FILE_NAME);
}

/** Stored outside the database: a restored database does not know whom it must erase. */
export async function writeNote(app: Pick<AppContext, 'config'>, hash: string, at: Date): Promise<void> {
  await mkdir(app.config.dataDir, { recursive: true });
  await appendFile(notePath(app), `${hash} ${at.toISOString()}\n`, { mode: 0o600, flush: true });
}

export async function readNote(app: Pick<AppContext, 'config'>): Promise<Set<string>> {
  try {
    const lines = (await readFile(notePath(app), 'utf8')).split('\n');
    return new Set(lines.flatMap(line => LINE.exec(line)?.[1] ?? []));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}
