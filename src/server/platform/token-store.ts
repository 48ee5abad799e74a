import type { Database } from './db/database.ts';
import type { Secrets } from './secrets.ts';

/** Where encrypted tokens are stored. */
export interface TokenStore {
  db: Database;
  secrets: Secrets;
}
