import pg from 'pg';
import type { Logger } from 'pino';

// Counts are 64 bit in the database and stay far below 2^53 in truth.
pg.types.setTypeParser(pg.types.builtins.INT8, text => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`A stored count exceeds 2^53: ${text}`);
  return value;
});

/** One question: a name (prepared once a connection), its SQL and its values. */
export interface Question {
  name: string;
  text: string;
  values?: unknown[];
}

/** Where questions are put. Rows are typed by the one who asks. */
export interface Queryable {
  rows<Row>(question: Question): Promise<Row[]>;
  /** The first row or undefined. */
  row<Row>(question: Question): Promise<Row | undefined>;
  /** Number of rows touched. */
  run(question: Question): Promise<number>;
}

/** A transaction; `executeSql` lets the job queue take part in it. */
export interface Transaction extends Queryable {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface Database {
  /** Everything of one user: row-level security shows nothing else. */
  tenant(
    userId: string,
  ): Queryable & { transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> };
  /** The product's own errands across users (sign-in, roles, job bookkeeping); not bound by row-level security. */
  system: Queryable & { transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> };
  connectionString: string;
  close(): Promise<void>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function ask(client: pg.Pool | pg.PoolClient): Transaction {
  return {
    rows: async <Row>(question: Question) => (await client.query(question)).rows as Row[],
    row: async <Row>(question: Question) => (await client.query(question)).rows[0] as Row | undefined,
    run: async question => (await client.query(question)).rowCount ?? 0,
    executeSql: (text, values) => client.query(text, values),
  };
}

async function inTransaction<Result>(
  pool: pg.Pool,
  begin: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(ask(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

export function openDatabase(options: {
  connectionString: string;
  log: Logger;
  poolSize?: number;
}): Database {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.poolSize ?? 12,
    connectionTimeoutMillis: 10_000,
    application_name: 'accroche',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on('error', error => options.log.warn({ err: error }, 'an idle database connection was lost'));

  const tenant: Database['tenant'] = userId => {
    if (!UUID.test(userId)) throw new Error('A tenant is named by a UUID');
    const begin = `begin; set local role accroche_app; set local app.user_id = '${userId}'`;
    const once = <Result>(work: (tx: Transaction) => Promise<Result>) => inTransaction(pool, begin, work);
    return {
      rows: question => once(tx => tx.rows(question)),
      row: question => once(tx => tx.row(question)),
      run: question => once(tx => tx.run(question)),
      transaction: once,
    };
  };

  return {
    tenant,
    system: {
      ...ask(pool),
      transaction: work => inTransaction(pool, 'begin', work),
    },
    connectionString: options.connectionString,
    close: () => pool.end(),
  };
}

/** PostgreSQL's code of a violated unique constraint (spec §5). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}
