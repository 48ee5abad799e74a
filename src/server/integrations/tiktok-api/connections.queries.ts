import type { Handle } from '#domain/accounts/handle.ts';
import type { Queryable } from '../../platform/db/database.ts';

type ConnectionState = 'connected' | 'reconnect';

interface ConnectionRow {
  account_id: string;
  open_id: string;
  scopes: string;
  tokens: Buffer;
  access_expires_at: Date;
  refresh_expires_at: Date;
  state: ConnectionState;
}

const COLUMNS = `c.account_id, c.open_id, c.scopes, c.tokens, c.access_expires_at, c.refresh_expires_at, c.state`;

export async function hasConnection(db: Queryable, userId: string, handle: Handle): Promise<boolean> {
  const row = await db.row({
    name: 'has-tiktok-connection',
    text: `select 1 from tiktok_connections c join user_tiktok_accounts a on a.user_id = c.user_id and a.id = c.account_id
           where c.user_id = $1 and a.tiktok_username = $2`,
    values: [userId, handle],
  });
  return row !== undefined;
}

/** The connection, locked until the transaction ends: one refresh at a time. */
export function lockConnection(
  db: Queryable,
  userId: string,
  handle: Handle,
): Promise<ConnectionRow | undefined> {
  return db.row<ConnectionRow>({
    name: 'lock-tiktok-connection',
    text: `select ${COLUMNS} from tiktok_connections c join user_tiktok_accounts a on a.user_id = c.user_id and a.id = c.account_id
           where c.user_id = $1 and a.tiktok_username = $2 for update of c`,
    values: [userId, handle],
  });
}

export function lockConnectionOf(
  db: Queryable,
  userId: string,
  accountId: string,
): Promise<ConnectionRow | undefined> {
  return db.row<ConnectionRow>({
    name: 'lock-connection-of-account',
    text: `select ${COLUMNS} from tiktok_connections c where c.user_id = $1 and c.account_id = $2 for update`,
    values: [userId, accountId],
  });
}

interface StoredTokens {
  userId: string;
  accountId: string;
  openId: string;
  scopes: string;
  tokens: Buffer;
  accessExpiresAt: Date;
  refreshExpiresAt: Date;
  now: Date;
}

export function saveConnection(db: Queryable, stored: StoredTokens): Promise<number> {
  return db.run({
    name: 'save-tiktok-connection',
    text: `insert into tiktok_connections (account_id, user_id, open_id, scopes, tokens, access_expires_at,
             refresh_expires_at, state, connected_at, refreshed_at)
           values ($1, $2, $3, $4, $5, $6, $7, 'connected', $8, $8)
           on conflict (user_id, account_id) do update set open_id = excluded.open_id, scopes = excluded.scopes,
             tokens = excluded.tokens, access_expires_at = excluded.access_expires_at,
             refresh_expires_at = excluded.refresh_expires_at, state = 'connected',
             refreshed_at = excluded.refreshed_at`,
    values: [
      stored.accountId,
      stored.userId,
      stored.openId,
      stored.scopes,
      stored.tokens,
      stored.accessExpiresAt,
      stored.refreshExpiresAt,
      stored.now,
    ],
  });
}

export function markReconnect(db: Queryable, userId: string, accountId: string): Promise<number> {
  return db.run({
    name: 'mark-tiktok-reconnect',
    text: `update tiktok_connections set state = 'reconnect' where user_id = $1 and account_id = $2`,
    values: [userId, accountId],
  });
}

export function deleteConnection(db: Queryable, userId: string, accountId: string): Promise<number> {
  return db.run({
    name: 'delete-tiktok-connection',
    text: 'delete from tiktok_connections where user_id = $1 and account_id = $2',
    values: [userId, accountId],
  });
}
