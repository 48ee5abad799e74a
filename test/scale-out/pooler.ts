import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#server/platform/db/embedded/free-port.ts';
import { eventually } from '#test/harness/eventually.ts';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(path =>
  existsSync(path),
);

/** Its version as a number, such as 121 for 1.21; null: this machine has none. */
export const POOLER_VERSION = PROGRAM === undefined ? null : versionOf(PROGRAM);

function versionOf(program: string): number {
  const [, major = '0', minor = '0'] =
    /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(major) * 100 + Number(minor);
}

/** PgBouncer in transaction mode for one database, with so few connections that no client can keep one. */
export async function startPooler(target: string, connections: number) {
  if (PROGRAM === undefined || POOLER_VERSION === null) throw new Error('This machine has no PgBouncer');
  const { user, password, database, host, port } = new pg.Client({ connectionString: target });
  const place = mkdtempSync(join(tmpdir(), 'accroche-pooler-'));
  const own = await freePort();
  const settings = join(place, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
pooled = host=${host} port=${port} dbname=${database} user=${user} password='${password}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
admin_users = watcher
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
logfile = ${join(place, 'pgbouncer.log')}
${POOLER_VERSION >= 121 ? 'max_prepared_statements = 500' : ''}
`,
  );
  // PgBouncer refuses to run as root, and only its owner can use the test server's socket.
  const { uid, gid } = statSync(host.startsWith('/') ? host : place);
  for (const path of [place, settings]) chownSync(path, uid, gid);
  const pooler = spawn(PROGRAM, [settings], { uid, gid, cwd: place, stdio: 'ignore' });
  const url = (name: string, who: string) => `postgresql://${who}:x@127.0.0.1:${own}/${name}`;
  await eventually(async () => {
    const probe = new pg.Client({ connectionString: url('pooled', 'app') });
    await probe.connect();
    await probe.end();
  }, 10_000);
  return {
    connectionString: url('pooled', 'app'),
    /** The pools as PgBouncer shows them. */
    async pools() {
      const client = new pg.Client({ connectionString: url('pgbouncer', 'watcher') });
      await client.connect();
      const { rows } = await client.query<Record<string, string>>('show pools');
      await client.end();
      return rows.filter(row => row['database'] === 'pooled');
    },
    async stop() {
      const exit = new Promise(resolve => pooler.once('exit', resolve));
      pooler.kill('SIGTERM');
      setTimeout(() => pooler.kill('SIGKILL'), 2_000).unref();
      await exit;
      rmSync(place, { recursive: true, force: true });
    },
  };
}
