import { pino } from 'pino';
import { openDatabase } from '#server/platform/db/database.ts';
import type { AppContext } from '#server/services/app-context.ts';

/** The part of the app context that the ledger uses, on a database shared with others. */
export function openLedgerApp(connectionString: string, poolSize = 8): AppContext {
  const log = pino({ level: 'silent' });
  const db = openDatabase({ connectionString, log, poolSize });
  return { db, log, clock: { now: () => new Date() } } as unknown as AppContext;
}
