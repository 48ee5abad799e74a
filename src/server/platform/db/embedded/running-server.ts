import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { superuser } from './cluster.ts';
import { findHome } from './system-user.ts';
import { isAlive, readPostmaster } from './leftover-server.ts';

/** The connection string of the built-in PostgreSQL of a running product; null when none runs on this folder. */
export function runningPostgres(dataDir: string): string | null {
  const passwordFile = join(dataDir, 'database-password');
  if (!existsSync(passwordFile)) return null;
  const { cluster } = findHome(realpathSync(dataDir));
  const postmaster = readPostmaster(cluster);
  if (postmaster === null || !postmaster.ready || !isAlive(postmaster.pid)) return null;
  const [, , , port = '', socketDir = '', host = ''] = readFileSync(
    join(cluster, 'postmaster.pid'),
    'utf8',
  ).split('\n');
  const password = readFileSync(passwordFile, 'utf8').trim();
  return socketDir === ''
    ? `postgresql://${superuser}:${password}@${host}:${port}/accroche`
    : `postgresql://${superuser}:${password}@/accroche?host=${encodeURIComponent(socketDir)}&port=${port}`;
}
