import { readdir, readlink } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Ends processes of a killed server that still run in a folder. Only where there is a /proc. */
export async function endProcessesIn(folder: string): Promise<void> {
  const names = await readdir('/proc').catch(() => []);
  for (const id of names.filter(name => /^\d+$/.test(name)).map(Number)) {
    const place = await readlink(join('/proc', String(id), 'cwd')).catch(() => '');
    if (place !== folder && !place.startsWith(folder + sep)) continue;
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended already, or may not be ended by this process.
    }
  }
}
