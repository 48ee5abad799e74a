import pg from 'pg';
import type { Logger } from 'pino';
import { watchPool } from '../telemetry/watch-pool.ts';
import { READ_CONNECTIONS, ReadConnections } from './read-connections.ts';
import { PreparedClient, UnpreparedClient } from './client.ts';
import { pooledRoundTrip, STATEMENT_WITHIN_MS, type Execute } from './round-trips.ts';

export interface ConnectionOptions {
  log: Logger;
  /** Most connections, including those for reads; 12 by default. */
  poolSize?: number;
  /** Behind a pooler that hands a connection on after each transaction. */
  pooled?: boolean;
  /** False: behind a pooler without prepared statements (PgBouncer before 1.21). */
  prepared?: boolean;
  /** False: no shared read connections, because only the product's own work uses this pool. */
  readLines?: boolean;
  /** The server is the built-in one: its processes run on this machine, and their priority may be lowered. */
  embedded?: boolean;
}

/** The connections to one server. */
interface Connections {
  pool: pg.Pool;
  execute: Execute;
  /** For read-only queries: many share a connection, where enough are available. */
  read: Execute;
  /** How many queries wait for a connection, or for earlier ones on it. */
  waiting(): number;
  close(): Promise<void>;
}

export const USUAL_POOL = 12;
/** Minimum left for all other work where reads have their own connections. */
const FEWEST_BESIDE_READS = 4;

export function openConnections(
  name: 'primary' | 'tenants' | 'replica',
  connectionString: string,
  {
    log,
    poolSize = USUAL_POOL,
    pooled = false,
    prepared = true,
    readLines = true,
    embedded = false,
  }: ConnectionOptions,
): Connections {
  const config: pg.ClientConfig = {
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'accroche',
    // A pooler accepts no settings with a connection: there the database's apply.
    ...(pooled
      ? {}
      : { statement_timeout: STATEMENT_WITHIN_MS, idle_in_transaction_session_timeout: 60_000 }),
  };
  // A pooler reassigns connections, so they cannot be shared.
  const hasLines = readLines && !pooled && prepared && poolSize >= FEWEST_BESIDE_READS + READ_CONNECTIONS;
  const lines = hasLines ? new ReadConnections(config, embedded) : null;
  const pool = new pg.Pool({
    ...config,
    Client: prepared ? PreparedClient : UnpreparedClient,
    max: lines === null ? poolSize : poolSize - READ_CONNECTIONS,
  });
  pool.on('error', error => log.warn({ err: error }, 'an idle database connection was lost'));
  watchPool(name, pool);
  if (lines !== null) watchPool(name, lines);

  const put = pooledRoundTrip(pool);
  return {
    pool,
    execute: put,
    read: (...questions) => lines?.execute(questions) ?? put(...questions),
    waiting: () => pool.waitingCount + (lines?.waitingCount ?? 0),
    close: async () => void (await Promise.all([pool.end(), lines?.end()])),
  };
}
