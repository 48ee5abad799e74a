import { pino } from 'pino';
import { openDatabase } from '#server/platform/db/database.ts';
import type { AppContext } from '#server/services/app-context.ts';

/** As much of a world as the ledger touches, on a database that others use too. */
export function openLedgerApp(connectionString: string, poolSize = 8): AppContext {
  const log = pino({ level: 'silent' });
  const db = openDatabase({ connectionString, log, poolSize });
  return { db, log, clock: { now: () => new Date() } } as unknown as AppContext;
}
