import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { projectRoot } from '../checks/programs.ts';
import { buildWeb } from './build-site.ts';

/** Everything the built front end depends on. */
const inputs = [
  'src/web',
  'src/i18n',
  'src/contract',
  'src/domain',
  'data',
  'public',
  'tools/build/build-site.ts',
  'tools/build/cut-fonts.ts',
  'package-lock.json',
];
const rootInputs = /\.html$|^vite\..*|^tsconfig.*\.json$/;
const otherBuildMs = 10 * 60_000;

const dist = join(projectRoot, 'dist');
const built = join(dist, 'web');
const hashFile = join(dist, '.build-hash');

const onlyIfChanged = process.argv.includes('--if-changed');

try {
  if (!onlyIfChanged || !isUpToDate()) await buildAlone();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function isUpToDate(): boolean {
  return existsSync(built) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hashOfInputs();
}

/** Of two concurrent starts the second waits, then finds the build up to date. The lock ends with its process. */
async function buildAlone(): Promise<void> {
  mkdirSync(dist, { recursive: true });
  const lock = new DatabaseSync(join(dist, '.build-lock'), { timeout: otherBuildMs });
  lock.exec('begin immediate');
  try {
    if (onlyIfChanged && isUpToDate()) return;
    await build();
  } finally {
    lock.close();
  }
}

/** Built in a separate folder and renamed into place: a server that starts meanwhile never sees a partial build. */
async function build(): Promise<void> {
  const startedAt = performance.now();
  const hash = hashOfInputs();
  const fresh = join(dist, 'web.new');
  const former = join(dist, 'web.old');
  for (const folder of [fresh, former]) rmSync(folder, { recursive: true, force: true });
  console.log('Building the pages; this happens once after a change.');
  await buildWeb(fresh);
  rmSync(hashFile, { force: true });
  if (existsSync(built)) renameSync(built, former);
  renameSync(fresh, built);
  writeFileSync(hashFile, hash);
  rmSync(former, { recursive: true, force: true });
  console.log(`The pages are built (${((performance.now() - startedAt) / 1000).toFixed(1)} s).`);
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  const files = [
    ...inputs.map(path => join(projectRoot, path)).flatMap(path => (existsSync(path) ? filesIn(path) : [])),
    ...readdirSync(projectRoot)
      .filter(name => rootInputs.test(name))
      .map(name => join(projectRoot, name)),
  ];
  for (const file of files.toSorted((a, b) => (a < b ? -1 : 1))) {
    const content = readFileSync(file);
    hash.update(`${relative(projectRoot, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name));
}
