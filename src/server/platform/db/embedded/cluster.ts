import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  lchownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Home } from './system-user.ts';
import { endLeftoverServer } from './leftover-server.ts';
import { processOptions } from './server.ts';

export const superuser = 'postgres';

/** Creates or completes a cluster of the right version and returns its superuser's password. */
export async function prepareCluster(
  home: Home,
  passwordFile: string,
  { durable, log }: { durable: boolean; log: (line: string) => void },
): Promise<string> {
  const isKnown = existsSync(passwordFile);
  const password = isKnown
    ? readFileSync(passwordFile, 'utf8').trim()
    : randomBytes(24).toString('base64url');
  if (existsSync(home.cluster)) {
    refuseOtherVersion(home);
    adoptFromRoot(home);
    if (!isKnown) await setPassword(home, password, log);
  } else {
    log(`Creating the database in ${home.cluster}.`);
    await createCluster(home, password, durable);
  }
  if (!isKnown) writeFileSync(passwordFile, `${password}\n`, { mode: 0o600, flush: true });
  return password;
}

export function changeOwner(home: Home, ...paths: string[]): void {
  if (home.user === null) return;
  for (const path of paths) lchownSync(path, home.user.uid, home.user.gid);
}

function refuseOtherVersion({ cluster, binaries }: Home): void {
  const major = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (major === binaries.major) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${major}, but this version of Accroche brings ` +
      `PostgreSQL ${binaries.major}: export the data with the old version and import it with the new one.`,
  );
}

/** A backup restored by root belongs to root, whose files the server's user cannot read. */
function adoptFromRoot(home: Home): void {
  if (home.user === null || statSync(home.cluster).uid !== 0) return;
  for (const entry of readdirSync(home.cluster, { recursive: true, encoding: 'utf8' })) {
    changeOwner(home, join(home.cluster, entry));
  }
  changeOwner(home, home.cluster);
}

/**
 * Created under another name and renamed when complete, so that an interrupted first start leaves nothing incomplete.
 */
async function createCluster(home: Home, password: string, durable: boolean): Promise<void> {
  const fresh = `${home.cluster}.new`;
  const pwfile = `${fresh}.password`;
  try {
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { mode: 0o700 });
    writeFileSync(pwfile, password, { mode: 0o600 });
    changeOwner(home, fresh, pwfile);
    const flags = [
      `--pgdata=${fresh}`,
      `--username=${superuser}`,
      `--pwfile=${pwfile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      durable ? '--sync-method=fsync' : '--no-sync',
    ];
    await promisify(execFile)(home.binaries.initdb, flags, processOptions(home));
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`The database could not be created in ${home.cluster}: ${stderr?.trim() || message}`);
  } finally {
    rmSync(pwfile, { force: true });
  }
  renameSync(fresh, home.cluster);
}

/** For a cluster restored without its password file: the owner of the files may set a new one. */
async function setPassword(home: Home, password: string, log: (line: string) => void): Promise<void> {
  await endLeftoverServer(home.cluster, log);
  const single = promisify(execFile)(
    home.binaries.postgres,
    ['--single', '-D', home.cluster, 'postgres'],
    processOptions(home),
  );
  single.child.stdin?.end(`alter role ${superuser} password '${password}'\n`);
  await single;
}
