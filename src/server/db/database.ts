import pg from 'pg';
import type { Logger } from 'pino';
import { countReplicaRead } from '../telemetry/figures.ts';
import { inInnerSpan } from '../telemetry/tracing.ts';
import { watchPool } from '../telemetry/watch-pool.ts';
import { createCatchUp } from './catch-up.ts';
import { Exchange, type Answer, type Question } from './exchange.ts';
import { SteadyClient, UnnamedClient } from './steady-client.ts';

export type { Question };

// Counts are 64 bit in the database and stay far below 2^53 in truth.
pg.types.setTypeParser(pg.types.builtins.INT8, text => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`A stored count exceeds 2^53: ${text}`);
  return value;
});

/** Where questions are put. Rows are typed by the one who asks. */
export interface Queryable {
  rows<Row>(question: Question): Promise<Row[]>;
  /** The first row or undefined. */
  row<Row>(question: Question): Promise<Row | undefined>;
  /** Number of rows touched. */
  run(question: Question): Promise<number>;
  /** The rows of several questions that need not wait for each other, in one round trip and one transaction. */
  together<Rows extends (unknown[] | undefined)[]>(questions: readonly Question[]): Promise<Rows>;
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
  /**
   * As `tenant`, for questions that only read and are worth a look at a replica. Where there is one that has caught
   * up it answers; what anybody wrote before is always there.
   */
  reading(userId: string): Queryable;
  connectionString: string;
  /** How many wait for a connection at this moment. */
  waiting(): number;
  close(): Promise<void>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const BEGIN: Question = { name: 'begin', text: 'begin' };
const COMMIT: Question = { name: 'commit', text: 'commit' };

const STATEMENT_WITHIN_MS = 30_000;
/** The server ends what takes too long; only one that stands still leaves a question without any answer. */
const ANSWER_WITHIN_MS = STATEMENT_WITHIN_MS + 5_000;

/**
 * From here to the end of the transaction: the role that row-level security binds, and whose rows it shows. Every
 * tenant's rows are found by the same indexes, so each statement is planned once a connection, not once a call.
 */
function enterTenant(userId: string): Question {
  return {
    name: 'enter-tenant',
    text: `select set_config('role', 'accroche_app', true), set_config('app.user_id', $1, true),
             set_config('plan_cache_mode', 'force_generic_plan', true)`,
    values: [userId],
  };
}

/** No answer at all: the connection is of no use any more. */
class Silence extends Error {}

/** What stands around a question, and is no name for it. */
const AROUND: ReadonlySet<string> = new Set(['begin', 'commit', 'enter-tenant']);

async function exchange(client: pg.PoolClient, questions: readonly Question[]): Promise<Answer[]> {
  const sent = client instanceof UnnamedClient ? questions.map(one => ({ ...one, name: '' })) : questions;
  const asked = () => questions.map(({ name }) => name).filter(name => !AROUND.has(name));
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(new Silence('Query read timeout')), ANSWER_WITHIN_MS);
  try {
    return await inInnerSpan(
      () => `sql ${asked()[0] ?? questions[0]?.name}`,
      () => ({
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.operation.names': asked() },
      }),
      () => Promise.race([client.query(new Exchange(sent)).answers, silence.promise]),
    );
  } catch (error) {
    // The driver's own trace ends at the socket; this one leads to who asked.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Questions as `put` puts them: an answer each. */
function asking(put: Put): Queryable {
  const one = async (question: Question): Promise<Answer> => {
    const [answer] = await put(question);
    if (answer === undefined) throw new Error(`${question.name} got no answer`);
    return answer;
  };
  return {
    rows: async <Row>(question: Question) => (await one(question)).rows as Row[],
    row: async <Row>(question: Question) => (await one(question)).rows[0] as Row | undefined,
    run: async question => (await one(question)).count,
    together: async <Rows extends (unknown[] | undefined)[]>(questions: readonly Question[]) =>
      (await put(...questions)).map(({ rows }) => rows) as Rows,
  };
}

/** Whether the connection may serve others after this error: the server only refused what was asked. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = !isRefusal(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

type Put = (...questions: Question[]) => Promise<Answer[]>;

/** Questions with what stands before them, in one round trip and one transaction. */
function inOneTrip(pool: pg.Pool, before: readonly Question[]): Put {
  return (...questions) =>
    withClient(pool, async client =>
      (await exchange(client, [...before, ...questions])).slice(before.length),
    );
}

async function inTransaction<Result>(
  pool: pg.Pool,
  opening: readonly Question[],
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // The opening travels with the first question.
  let unsent = opening;
  let broken = false;
  const send = async (...questions: Question[]): Promise<Answer[]> => {
    const together = [...unsent, ...questions];
    unsent = [];
    try {
      return (await exchange(client, together)).slice(together.length - questions.length);
    } catch (error) {
      broken ||= error instanceof Silence;
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
    // A connection that fell silent would keep the rollback waiting, too.
    if (unsent.length === 0 && !broken) await client.query('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

export interface DatabaseOptions {
  connectionString: string;
  log: Logger;
  poolSize?: number;
  /** A streaming replica, asked by `reading`. */
  replica?: string | null;
  /** Behind a pooler that hands a connection on after each transaction. */
  pooled?: boolean;
  /** False: behind a pooler that keeps no prepared statements (PgBouncer before 1.21). */
  prepared?: boolean;
}

function openPool(name: 'primary' | 'replica', connectionString: string, options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    Client: options.prepared === false ? UnnamedClient : SteadyClient,
    connectionString,
    max: options.poolSize ?? 12,
    connectionTimeoutMillis: 10_000,
    application_name: 'accroche',
    // A pooler takes no settings with a connection: they are the database's there.
    ...(options.pooled === true
      ? {}
      : { statement_timeout: STATEMENT_WITHIN_MS, idle_in_transaction_session_timeout: 60_000 }),
  });
  pool.on('error', error => options.log.warn({ err: error }, 'an idle database connection was lost'));
  watchPool(name, pool);
  return pool;
}

export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool('primary', options.connectionString, options);
  const replica = options.replica
    ? openPool('replica', options.replica, { ...options, pooled: false, prepared: true })
    : null;
  const catchUp =
    replica === null
      ? null
      : createCatchUp({
          primary: asking(inOneTrip(pool, [])),
          replica: asking(inOneTrip(replica, [])),
          log: options.log,
        });

  /** The primary's answer where the replica has none: what only reads can be asked twice. */
  const putToEither = (before: readonly Question[]): Put => {
    const putToPrimary = inOneTrip(pool, before);
    if (replica === null || catchUp === null) return putToPrimary;
    const putToReplica = inOneTrip(replica, before);
    return async (...questions) => {
      if (await catchUp.hasCaughtUp()) {
        try {
          const answers = await putToReplica(...questions);
          countReplicaRead('replica');
          return answers;
        } catch (error) {
          if (!isRefusal(error)) catchUp.rest(error);
        }
      }
      countReplicaRead('primary');
      return putToPrimary(...questions);
    };
  };

  return {
    tenant(userId) {
      const entrance = enterTenant(named(userId));
      return {
        ...asking(inOneTrip(pool, [entrance])),
        transaction: work => inTransaction(pool, [BEGIN, entrance], work),
      };
    },
    system: {
      ...asking(inOneTrip(pool, [])),
      transaction: work => inTransaction(pool, [BEGIN], work),
    },
    reading: userId => asking(putToEither([enterTenant(named(userId))])),
    connectionString: options.connectionString,
    waiting: () => pool.waitingCount,
    close: async () => void (await Promise.all([pool.end(), replica?.end()])),
  };
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
