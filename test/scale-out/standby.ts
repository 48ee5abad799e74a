import { spawn, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  cpSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#server/platform/db/embedded/free-port.ts';
import { eventually } from '#test/harness/eventually.ts';

export interface Standby {
  connectionString: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** The data folder of a running server, by its settings, and its program, by /proc. */
async function lookAt(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ folder: string; socket: string; port: string }>(
    `select current_setting('data_directory') as folder, current_setting('unix_socket_directories') as socket,
       current_setting('port') as port`,
  );
  const [server] = rows;
  if (server === undefined) throw new Error('The server says nothing of itself');
  const pid = readFileSync(join(server.folder, 'postmaster.pid'), 'utf8').split('\n')[0];
  const { uid, gid } = statSync(server.folder);
  return { client, ...server, uid, gid, program: readlinkSync(`/proc/${pid}/exe`) };
}

/**
 * A streaming replica of a running server, made from a base backup by the server's own functions, without other
 * programs.
 */
export async function createStandby(connectionString: string): Promise<Standby> {
  const { client, folder, socket, port, uid, gid, program } = await lookAt(connectionString);
  const place = join(tmpdir(), `accroche-standby-${process.pid}-${Date.now()}`);
  const copy = join(place, 'data');
  mkdirSync(copy, { recursive: true, mode: 0o700 });
  await client.query(`select pg_backup_start('standby', true)`);
  cpSync(folder, copy, { recursive: true, filter: path => !/postmaster\.(pid|opts)$/.test(path) });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(copy, 'standby.signal'), '');
  const { user = '', password = '', database = '' } = client;
  const source = `host=${socket} port=${port} user=${user} password=${password}`;
  writeFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  chownSync(place, uid, gid);
  for (const path of ['', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(copy, path), uid, gid);

  const own = await freePort();
  const url = `postgresql://${user}:${password}@127.0.0.1:${own}/${database}`;
  let server: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    if (server === undefined || server.exitCode !== null) return;
    const exit = new Promise(resolve => server?.once('exit', resolve));
    server.kill('SIGINT');
    await exit;
    server = undefined;
  };
  return {
    connectionString: url,
    async start() {
      const settings = [`port=${own}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${place}`];
      const said: string[] = [];
      const started = spawn(
        program,
        ['-D', copy, ...settings.flatMap(setting => ['-c', setting]), '-c', 'max_connections=60'],
        { uid, gid, cwd: '/', env: { LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      started.stderr?.on('data', part => said.push(String(part)));
      server = started;
      await eventually(async () => {
        if (started.exitCode !== null) throw new Error(said.join(''));
        const probe = new pg.Client({ connectionString: url });
        await probe.connect();
        await probe.end();
      }, 15_000);
    },
    stop,
    async remove() {
      await stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
