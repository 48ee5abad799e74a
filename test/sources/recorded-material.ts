import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of recorded real answers beside the project; it is not part of the project and may be absent. */
const FOLDER = join(import.meta.dirname, '../../../shared/data');

export function recorded(...path: string[]): string {
  return join(FOLDER, ...path);
}

/** For `describe.skipIf` and its title: whether the material is there, said in words. */
export function missingMaterial(folder: string): { missing: boolean; note: string } {
  const missing = !existsSync(recorded(folder));
  return { missing, note: missing ? ` (skipped: ../shared/data/${folder} is not here)` : '' };
}
