import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { World } from '../../services/app-context.ts';

const FILE_NAME = 'erased-accounts';
const LINE = /^([0-9a-f]{64}) \S+$/;

/** Nobody can tell from it who it was; whoever stands in a restored backup can be recognised by it. */
export function erasedHash({ secrets }: Pick<World, 'secrets'>, userId: string): Buffer {
  return secrets.hash('erased-user', userId);
}

function notePath({ config }: Pick<World, 'config'>): string {
  return join(config.dataDir, FILE_NAME);
}

/** Stands beside the database, not in it: a restored database does not know whom it must forget. */
export async function writeNote(world: Pick<World, 'config'>, hash: string, at: Date): Promise<void> {
  await mkdir(world.config.dataDir, { recursive: true });
  await appendFile(notePath(world), `${hash} ${at.toISOString()}\n`, { mode: 0o600, flush: true });
}

export async function readNote(world: Pick<World, 'config'>): Promise<Set<string>> {
  try {
    const lines = (await readFile(notePath(world), 'utf8')).split('\n');
    return new Set(lines.flatMap(line => LINE.exec(line)?.[1] ?? []));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}
