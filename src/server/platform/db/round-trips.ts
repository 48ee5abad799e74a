import pg from 'pg';
import { inInnerSpan } from '../telemetry/tracing.ts';
import { PipelinedQuery, type QueryResult, type Query } from './pipelined-query.ts';
import { UnpreparedClient } from './client.ts';

export const STATEMENT_WITHIN_MS = 30_000;
/** The server ends what takes too long; only a hanging one leaves a query without any answer. */
const ANSWER_WITHIN_MS = STATEMENT_WITHIN_MS + 5_000;

/** No answer at all: the connection is no longer usable. */
export class TimeoutError extends Error {}

/** Runs queries in one round trip; one result each. */
export type Execute = (...questions: Query[]) => Promise<QueryResult[]>;

/** Framing queries, which do not name a round trip. */
const AROUND: ReadonlySet<string> = new Set(['begin', 'commit', 'enter-tenant']);

/** Questions on one connection, in one round trip. Throws what the server refused, and `Silence`. */
export async function exchange(
  client: pg.Client | pg.PoolClient,
  questions: readonly Query[],
): Promise<QueryResult[]> {
  const sent = client instanceof UnpreparedClient ? questions.map(one => ({ ...one, name: '' })) : questions;
  const asked = () => questions.map(({ name }) => name).filter(name => !AROUND.has(name));
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new TimeoutError('Query read timeout')), ANSWER_WITHIN_MS);
  try {
    return await inInnerSpan(
      () => `sql ${asked()[0] ?? questions[0]?.name}`,
      () => ({
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.operation.names': asked() },
      }),
      () => Promise.race([client.query(new PipelinedQuery(sent)).answers, timeout.promise]),
    );
  } catch (error) {
    // The driver's own stack trace ends at the socket; this one leads to the caller.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the connection is still usable after this error: the server only rejected the query. */
export function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

/** Queries on a connection of the pool, in one transaction unless a query opens a longer one. */
export function pooledRoundTrip(pool: pg.Pool): Execute {
  return async (...questions) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await exchange(client, questions);
    } catch (error) {
      isBroken = !isRefusal(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}
