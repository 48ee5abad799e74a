import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Binaries, copyBinaries, findBinaries } from './binaries.ts';

/** A user other than root that the server runs as; only ever needed when this process is root. */
interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

/** The location of one database: `directory` holds the cluster, its socket and its log. */
export interface Home {
  directory: string;
  cluster: string;
  user: SystemUser | null;
  binaries: Binaries;
  note: string | null;
}

/** Folders that every user of a machine can enter, tried in this order. */
const publicPlaces = ['/var/lib/accroche', '/var/tmp/accroche'];

/** Creates DATA_DIR; under root it stays enterable (not readable) for the database's user. */
export function createDataDir(dataDir: string): string {
  const folder = resolve(dataDir);
  try {
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true });
      if (process.platform !== 'win32') chmodSync(folder, isRoot() ? 0o711 : 0o700);
    }
    accessSync(folder, constants.W_OK | constants.X_OK);
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
    return realpathSync(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATA_DIR cannot be used: ${folder} (${reason})`);
  }
}

export function findHome(dataDir: string): Home {
  const binaries = findBinaries();
  if (!isRoot()) return ownHome(dataDir, binaries);

  const moved = movedHome(dataDir);
  const current = moved ?? dataDir;
  const user = systemUser(join(current, 'postgres'));
  const usable = canUse(user, binaries) ? binaries : copyBinaries(binaries, publicPlace(user));
  const copied = usable === binaries ? null : `PostgreSQL's programs were copied to ${usable.directory}.`;
  if (moved !== null || canEnter(user, dataDir)) {
    const note = moved === null ? copied : keptIn(moved, dataDir, user);
    return { directory: current, cluster: join(current, 'postgres'), user, binaries: usable, note };
  }
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new Error(
      `The system user ${user.name}, who owns the database in ${dataDir}, cannot enter that folder: ` +
        `give the folders above it the permission to be entered (chmod o+x).`,
    );
  }
  const directory = moveHome(dataDir, publicPlace(user));
  return {
    directory,
    cluster: join(directory, 'postgres'),
    user,
    binaries: usable,
    note: keptIn(directory, dataDir, user),
  };
}

function ownHome(dataDir: string, binaries: Binaries): Home {
  const cluster = join(dataDir, 'postgres');
  const owner = existsSync(cluster) ? statSync(cluster).uid : null;
  if (owner !== null && process.getuid !== undefined && owner !== process.getuid()) {
    throw new Error(
      `The database in ${dataDir} belongs to the system user ${nameOf(owner)}: ` +
        'start Accroche as that user or as root, or with another DATA_DIR.',
    );
  }
  if (existsSync(locationFile(dataDir))) {
    throw new Error(
      `The database of ${dataDir} is kept in ${readFileSync(locationFile(dataDir), 'utf8').trim()}, ` +
        'where only root can start it. Start Accroche as root, or with another DATA_DIR.',
    );
  }
  return { directory: dataDir, cluster, user: null, binaries, note: null };
}

function keptIn(directory: string, dataDir: string, user: SystemUser): string {
  return (
    `The database is kept in ${directory}: PostgreSQL does not run as root, ` +
    `and the system user ${user.name} cannot enter ${dataDir}.`
  );
}

const locationFile = (dataDir: string): string => join(dataDir, 'database-location');
const originFile = (directory: string): string => join(directory, 'origin');

function moveHome(dataDir: string, place: string): string {
  const directory = join(place, randomBytes(8).toString('hex'));
  mkdirSync(directory);
  chmodSync(directory, 0o711);
  writeFileSync(originFile(directory), `${dataDir}\n`);
  writeFileSync(locationFile(dataDir), `${directory}\n`, { flush: true });
  return directory;
}

/** The folder named in DATA_DIR, unless DATA_DIR is a copy of the original. */
function movedHome(dataDir: string): string | null {
  if (!existsSync(locationFile(dataDir))) return null;
  const directory = readFileSync(locationFile(dataDir), 'utf8').trim();
  if (!existsSync(originFile(directory))) {
    throw new Error(
      `The database of ${dataDir} was kept in ${directory}, which is gone. Put it back, ` +
        `or delete ${locationFile(dataDir)} to begin with an empty database.`,
    );
  }
  const origin = readFileSync(originFile(directory), 'utf8').trim();
  if (origin === dataDir) return directory;
  if (existsSync(locationFile(origin)) && readFileSync(locationFile(origin), 'utf8').trim() === directory) {
    throw new Error(
      `${dataDir} is a copy of ${origin}, whose database is kept in ${directory}. ` +
        `Delete ${locationFile(dataDir)} to begin with an empty database.`,
    );
  }
  writeFileSync(originFile(directory), `${dataDir}\n`);
  return directory;
}

function publicPlace(user: SystemUser): string {
  for (const place of publicPlaces) {
    try {
      if (mkdirSync(place, { recursive: true }) !== undefined) chmodSync(place, 0o755);
      const found = statSync(place);
      // A place that someone else could have prepared, or can write to, is not trusted.
      if (found.uid !== 0 || found.mode & 0o022) continue;
      if (canEnter(user, place)) return place;
    } catch {
      continue;
    }
  }
  throw new Error(
    `PostgreSQL does not run as root, and neither ${publicPlaces.join(' nor ')} can hold its data for the system ` +
      `user ${user.name}. Start Accroche as an ordinary user, or give a PostgreSQL server in DATABASE_URL.`,
  );
}

/** The owner of an existing cluster, otherwise the first of the usual users that exists on this machine. */
function systemUser(cluster: string): SystemUser {
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { name: nameOf(uid), uid, gid };
  }
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string): number => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { name, uid: number('-u'), gid: number('-g') };
    } catch {
      continue;
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor a user nobody. ' +
      'Start Accroche as an ordinary user, or give a PostgreSQL server in DATABASE_URL.',
  );
}

function nameOf(uid: number): string {
  try {
    return execFileSync('id', ['-un', String(uid)], { stdio: 'pipe', encoding: 'utf8' }).trim();
  } catch {
    return String(uid);
  }
}

function canUse(user: SystemUser, binaries: Binaries): boolean {
  return asUser(user, 'test -x "$1" && test -r "$2"', binaries.postgres, binaries.sample);
}

function canEnter(user: SystemUser, folder: string): boolean {
  return asUser(user, 'test -x "$1" && test -x "$2"', folder, dirname(folder));
}

function asUser(user: SystemUser, script: string, ...values: string[]): boolean {
  try {
    execFileSync('/bin/sh', ['-c', script, 'sh', ...values], {
      uid: user.uid,
      gid: user.gid,
      cwd: '/',
      env: {},
      stdio: 'pipe',
    });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') {
      throw new Error(
        `PostgreSQL does not run as root, and this process may not run programs as the system user ${user.name}. ` +
          'Start Accroche as an ordinary user, or give a PostgreSQL server in DATABASE_URL.',
      );
    }
    return false;
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
