import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Twelve digits that change with any line of the statistics or of their simulations. */
export function evaluatedCode(): string {
  const hash = createHash('sha256');
  for (const folder of ['src/domain/statistics', 'test/simulation']) {
    for (const name of readdirSync(join(ROOT, folder)).toSorted()) {
      if (name.endsWith('.test.ts')) continue;
      hash.update(
        `${folder}/${name}\n${readFileSync(join(ROOT, folder, name), 'utf8').replaceAll('\r\n', '\n')}`,
      );
    }
  }
  return hash.digest('hex').slice(0, 12);
}
