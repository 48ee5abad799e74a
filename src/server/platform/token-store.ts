import type { Database } from './db/database.ts';
import type { Secrets } from './secrets.ts';

/** Where sealed tokens are kept. */
export interface TokenStore {
  db: Database;
  secrets: Secrets;
}
