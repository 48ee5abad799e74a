import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { changeOwner, prepareCluster, superuser } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { createDataDir, findHome, type Home } from './system-user.ts';
import { runServer } from './server.ts';
import { freePort } from './free-port.ts';

export interface EmbeddedPostgres {
  connectionString: string;
  version: string;
  /** A sentence for the start-up log when the data is not in the expected folder. */
  note: string | null;
  stop(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  dataDir: string;
  log: (line: string) => void;
  /** false gives up crash safety for speed: for tests only. */
  durable: boolean;
}

const database = 'accroche';

/** Starts the built-in PostgreSQL on DATA_DIR, creating the database at the first start. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = createDataDir(options.dataDir);
  const releases: (() => void | Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const release of releases.splice(0).toReversed()) await release();
  };
  try {
    const dataLock = await lockFolder(dataDir);
    releases.push(() => dataLock.release());
    const home = findHome(dataDir);
    if (home.directory !== dataDir) {
      const homeLock = await lockFolder(home.directory);
      releases.push(() => homeLock.release());
    }
    const password = await prepareCluster(home, join(dataDir, 'database-password'), options);
    const address = await chooseAddress(home);
    releases.push(() => address.release());
    const server = await runServer({ home, ...address, durable: options.durable, log: options.log });
    releases.push(() => server.stop());

    const urlOf = (name: string): string =>
      address.socketDir === null
        ? `postgresql://${superuser}:${password}@127.0.0.1:${address.port}/${name}`
        : `postgresql://${superuser}:${password}@/${name}?host=${encodeURIComponent(address.socketDir)}&port=${address.port}`;
    const version = await ensureDatabase(urlOf('postgres'));
    return { connectionString: urlOf(database), version, note: home.note, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Address {
  socketDir: string | null;
  port: number;
  release(): void;
}

/** A Unix socket next to the data; elsewhere when its path is too long; loopback on other systems than Linux. */
async function chooseAddress(home: Home): Promise<Address> {
  if (process.platform !== 'linux')
    return { socketDir: null, port: await freePort(), release: () => undefined };
  const port = 5432;
  const longestSocketPath = 107;
  const beside = join(home.directory, 'socket');
  const fits = Buffer.byteLength(join(beside, `.s.PGSQL.${port}.lock`)) <= longestSocketPath;
  const socketDir = fits ? beside : mkdtempSync(join(tmpdir(), 'accroche-'));
  mkdirSync(socketDir, { recursive: true });
  chmodSync(socketDir, 0o700);
  changeOwner(home, socketDir);
  return { socketDir, port, release: () => rmSync(socketDir, { recursive: true, force: true }) };
}

async function ensureDatabase(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; present: boolean }>(
      `select current_setting('server_version') as version,
              exists (select from pg_database where datname = '${database}') as present`,
    );
    if (rows[0]?.present !== true) await client.query(`create database ${database}`);
    return rows[0]?.version ?? '';
  } finally {
    await client.end();
  }
}
