import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { PreparedClient } from './client.ts';

const EVERY_MS = 1_000;
const AGAIN_AFTER_MS = 250;
const ANSWER_WITHIN_MS = 2_500;
/** If noticed later than this, this process itself was blocked, and the state of the database is unknown. */
const NOTICED_WITHIN_MS = ANSWER_WITHIN_MS + 500;
/** A single one may be chance. */
const SILENCES = 2;

export interface HealthProbe {
  /** The database has not answered for some seconds: a query now would wait in vain. */
  isStill(): boolean;
  close(): void;
}

/** Pings the database repeatedly on a separate connection: a hanging server closes no connection. */
export function startHealthProbe(connectionString: string, log: Logger): HealthProbe {
  let client: PreparedClient | null = null;
  let missedProbes = 0;
  let askedAt = 0;
  let closed = false;

  const drop = (): void => {
    // Not awaited: the server does not respond.
    void client?.end().catch(() => undefined);
    client = null;
  };
  const beat = async (): Promise<void> => {
    askedAt = performance.now();
    if (client === null) {
      client = new PreparedClient({
        connectionString,
        application_name: 'accroche-pulse',
        connectionTimeoutMillis: ANSWER_WITHIN_MS,
        query_timeout: ANSWER_WITHIN_MS,
      });
      await client.connect();
      askedAt = performance.now();
    }
    await client.query('select 1');
  };
  const run = async (): Promise<void> => {
    while (!closed) {
      try {
        await beat();
        if (missedProbes >= SILENCES) log.info('the database answers again');
        missedProbes = 0;
        await pause(EVERY_MS, undefined, { ref: false });
      } catch (error) {
        drop();
        if (closed) return;
        if (performance.now() - askedAt > NOTICED_WITHIN_MS) continue;
        missedProbes += 1;
        if (missedProbes === SILENCES)
          log.warn({ reason: (error as Error).message }, 'the database does not answer');
        await pause(AGAIN_AFTER_MS, undefined, { ref: false });
      }
    }
  };
  void run();

  return {
    isStill: () => missedProbes >= SILENCES,
    close() {
      closed = true;
      drop();
    },
  };
}
