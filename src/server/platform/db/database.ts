import pg from 'pg';
import { countReplicaRead } from '../telemetry/metrics.ts';
import { createEventLoopCatchUp } from './event-loop-catch-up.ts';
import { openConnections, USUAL_POOL, type ConnectionOptions } from './connections.ts';
import type { QueryResult, Query } from './pipelined-query.ts';
import { exchange, isRefusal, TimeoutError, type Execute } from './round-trips.ts';

export type { Query as Question };

// Counts are 64 bit in the database and stay far below 2^53 in truth.
pg.types.setTypeParser(pg.types.builtins.INT8, text => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`A stored count exceeds 2^53: ${text}`);
  return value;
});

/** Runs queries. Row types are given by the caller. */
export interface Queryable {
  rows<Row>(question: Query): Promise<Row[]>;
  /** The first row or undefined. */
  row<Row>(question: Query): Promise<Row | undefined>;
  /** Number of rows touched. */
  run(question: Query): Promise<number>;
  /** The rows of several independent queries, in one round trip and one transaction. */
  batch<Rows extends (unknown[] | undefined)[]>(questions: readonly Query[]): Promise<Rows>;
}

/** A transaction; with `executeSql` the job queue can join it. */
export interface Transaction extends Queryable {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface Database {
  /** All data of one user: row-level security hides everything else. */
  tenant(
    userId: string,
  ): Queryable & { transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> };
  /** The product's own work across users (sign-in, roles, job bookkeeping); not bound by row-level security. */
  system: Queryable & { transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> };
  /**
   * As `tenant`, for read-only queries that may use a replica. A replica answers only if it has caught up; all earlier
   * writes are always visible.
   */
  reading(userId: string): Queryable;
  connectionString: string;
  /** How many wait for a connection now. */
  waiting(): number;
  close(): Promise<void>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const BEGIN: Query = { name: 'begin', text: 'begin' };
const COMMIT: Query = { name: 'commit', text: 'commit' };

/**
 * Sets, until the end of the transaction, the role bound by row-level security and the user whose rows are visible. All
 * tenants' rows are found by the same indexes, so each statement is planned once per connection, not once per call.
 */
function enterTenant(userId: string): Query {
  return {
    name: 'enter-tenant',
    text: `select set_config('role', 'accroche_app', true), set_config('app.user_id', $1, true),
             set_config('plan_cache_mode', 'force_generic_plan', true)`,
    values: [userId],
  };
}

/** Query methods on top of `put`. */
function asking(put: Execute): Queryable {
  const one = async (question: Query): Promise<QueryResult> => {
    const [answer] = await put(question);
    if (answer === undefined) throw new Error(`${question.name} got no answer`);
    return answer;
  };
  return {
    rows: async <Row>(question: Query) => (await one(question)).rows as Row[],
    row: async <Row>(question: Query) => (await one(question)).rows[0] as Row | undefined,
    run: async question => (await one(question)).count,
    batch: async <Rows extends (unknown[] | undefined)[]>(questions: readonly Query[]) =>
      (await put(...questions)).map(({ rows }) => rows) as Rows,
  };
}

async function inTransaction<Result>(
  pool: pg.Pool,
  opening: readonly Query[],
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // The opening statements are sent with the first query.
  let unsent = opening;
  let broken = false;
  const send = async (...questions: Query[]): Promise<QueryResult[]> => {
    const together = [...unsent, ...questions];
    unsent = [];
    try {
      return (await exchange(client, together)).slice(together.length - questions.length);
    } catch (error) {
      broken ||= error instanceof TimeoutError;
      throw error;
    }
  };
  const tx: Transaction = {
    ...asking(send),
    async executeSql(text, values) {
      if (unsent.length > 0) await send();
      return client.query(text, values);
    },
  };
  try {
    const result = await work(tx);
    if (unsent.length === 0) await send(COMMIT);
    return result;
  } catch (error) {
    // An unresponsive connection would block the rollback, too.
    if (unsent.length === 0 && !broken) await client.query('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

interface DatabaseOptions extends ConnectionOptions {
  connectionString: string;
  /** A streaming replica, queried by `reading`. */
  replica?: string | null;
  /**
   * The same database and replica with the login for tenant statements; without one the owner's connections are used.
   */
  tenantLogin?: { connectionString: string | null; replica: string | null };
}

export function openDatabase(options: DatabaseOptions): Database {
  const { tenantLogin } = options;
  const hasLogin = (tenantLogin?.connectionString ?? null) !== null;
  const [ownersShare, tenantsShare] = hasLogin ? sharesOf(options.poolSize ?? USUAL_POOL) : [];
  const primary = openConnections('primary', options.connectionString, {
    ...options,
    ...(ownersShare === undefined ? {} : { poolSize: ownersShare, readLines: false }),
  });
  const tenants =
    tenantLogin?.connectionString && tenantsShare !== undefined
      ? openConnections('tenants', tenantLogin.connectionString, { ...options, poolSize: tenantsShare })
      : primary;
  const replicaUrl = tenantLogin?.replica ?? options.replica;
  const replica = replicaUrl
    ? openConnections('replica', replicaUrl, {
        ...options,
        pooled: false,
        prepared: true,
        embedded: false,
      })
    : null;
  const catchUp =
    replica === null
      ? null
      : createEventLoopCatchUp({
          primary: asking(primary.execute),
          replica: asking(replica.execute),
          log: options.log,
        });

  /** Falls back to the primary where the replica fails: read-only queries can be repeated. */
  const readEither: Execute = async (...questions) => {
    if (replica === null || catchUp === null) return tenants.read(...questions);
    if (await catchUp.hasCaughtUp()) {
      try {
        const answers = await replica.read(...questions);
        countReplicaRead('replica');
        return answers;
      } catch (error) {
        if (!isRefusal(error)) catchUp.rest(error);
      }
    }
    countReplicaRead('primary');
    return tenants.read(...questions);
  };

  return {
    tenant(userId) {
      const entrance = enterTenant(named(userId));
      return {
        ...asking(after(entrance, tenants.execute)),
        transaction: work => inTransaction(tenants.pool, [BEGIN, entrance], work),
      };
    },
    system: {
      ...asking(primary.execute),
      transaction: work => inTransaction(primary.pool, [BEGIN], work),
    },
    reading: userId => asking(after(enterTenant(named(userId)), readEither)),
    connectionString: options.connectionString,
    waiting: () => primary.waiting() + (hasLogin ? tenants.waiting() : 0),
    close: async () =>
      void (await Promise.all([primary.close(), hasLogin ? tenants.close() : undefined, replica?.close()])),
  };
}

/** A third of the connections for work across users, the rest for tenants and their reads. */
function sharesOf(poolSize: number): [owner: number, tenants: number] {
  const owner = Math.max(1, Math.round(poolSize / 3));
  return [owner, Math.max(1, poolSize - owner)];
}

/** Runs queries after a leading one whose result is discarded. */
function after(before: Query, put: Execute): Execute {
  return async (...questions) => (await put(before, ...questions)).slice(1);
}

function named(userId: string): string {
  if (!UUID.test(userId)) throw new Error('A tenant is named by a UUID');
  return userId;
}

/** PostgreSQL's code of a violated unique constraint (spec §5). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}
