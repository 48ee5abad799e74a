import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** The statistics, and the two of their users whose figures the evaluation tells. */
const PLACES = [
  'src/domain/statistics',
  'src/domain/experiments',
  'src/domain/metrics/growth.ts',
  'test/simulation',
];

/**
 * Twelve digits that change with any line of the statistics or of their simulations. Where a file stands and what it
 * imports from where does not count: moving a file changes no figure.
 */
export function evaluatedCode(): string {
  const hash = createHash('sha256');
  const texts = PLACES.flatMap(place => filesAt(join(ROOT, place)))
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts') && path !== import.meta.filename)
    .map(path => withoutImports(readFileSync(path, 'utf8').replaceAll('\r\n', '\n')));
  for (const text of texts.toSorted()) hash.update(text);
  return hash.digest('hex').slice(0, 12);
}

function filesAt(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map(name => join(path, name));
}

function withoutImports(text: string): string {
  return text.replaceAll(/^import [^;]*;\n/gm, '').trim();
}
