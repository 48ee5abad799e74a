import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const patienceMs = 15_000;
const notYet = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT', '57P03']);

/** Waits for a database server that starts at the same time; rejects with a sentence naming DATABASE_URL. */
export async function reachDatabase(connectionString: string): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      const { code, message } = firstOf(error);
      if (!notYet.has(code) || Date.now() > giveUpAt) {
        throw new Error(`DATABASE_URL is not usable: the database cannot be reached (${message || code}).`);
      }
      await delay(250);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** A host name with several addresses fails with an aggregate of errors. */
function firstOf(error: unknown): { code: string; message: string } {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const { code, message } = first as NodeJS.ErrnoException;
  return { code: code ?? '', message: message ?? String(first) };
}
