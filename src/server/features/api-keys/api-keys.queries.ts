import type { ApiKeyScope } from '#domain/api-keys/api-key.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface ApiKeyRow {
  id: string;
  name: string;
  prefix: string;
  scopes: ApiKeyScope[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

const COLUMNS = 'id, name, prefix, scopes, created_at, expires_at, last_used_at, revoked_at';

interface NewApiKey {
  userId: string;
  name: string;
  prefix: string;
  tokenHash: Buffer;
  scopes: readonly ApiKeyScope[];
  now: Date;
  expiresAt: Date;
}

export async function countLiveKeys(db: Queryable, userId: string, now: Date): Promise<number> {
  const row = await db.row<{ n: number }>({
    name: 'count-live-api-keys',
    text: 'select count(*) as n from api_keys where user_id = $1 and revoked_at is null and expires_at > $2',
    values: [userId, now],
  });
  return row?.n ?? 0;
}

export async function insertKey(db: Queryable, key: NewApiKey): Promise<ApiKeyRow> {
  const row = await db.row<ApiKeyRow>({
    name: 'insert-api-key',
    text: `insert into api_keys (user_id, name, prefix, token_hash, scopes, created_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
    values: [key.userId, key.name, key.prefix, key.tokenHash, key.scopes, key.now, key.expiresAt],
  });
  if (row === undefined) throw new Error('A new key returned no row');
  return row;
}

export function listKeys(db: Queryable, userId: string): Promise<ApiKeyRow[]> {
  return db.rows<ApiKeyRow>({
    name: 'list-api-keys',
    text: `select ${COLUMNS} from api_keys where user_id = $1 order by created_at desc, id limit 200`,
    values: [userId],
  });
}

/** Undefined: no such key. A key revoked earlier retains its revocation time. */
export function revokeKey(
  db: Queryable,
  userId: string,
  keyId: string,
  now: Date,
): Promise<ApiKeyRow | undefined> {
  return db.row<ApiKeyRow>({
    name: 'revoke-api-key',
    text: `update api_keys set revoked_at = coalesce(revoked_at, $3) where user_id = $1 and id = $2
           returning ${COLUMNS}`,
    values: [userId, keyId, now],
  });
}

export function revokeKeysOf(db: Queryable, userId: string, now: Date): Promise<number> {
  return db.run({
    name: 'revoke-api-keys-of-user',
    text: 'update api_keys set revoked_at = $2 where user_id = $1 and revoked_at is null',
    values: [userId, now],
  });
}

interface LiveKey {
  id: string;
  user_id: string;
  email: string;
  scopes: ApiKeyScope[];
  last_used_at: Date | null;
}

/** The active key with this hash, whose user is neither locked nor deleted. */
export function findLiveKey(db: Queryable, tokenHash: Buffer, now: Date): Promise<LiveKey | undefined> {
  return db.row<LiveKey>({
    name: 'find-live-api-key',
    text: `select k.id, k.user_id, u.email, k.scopes, k.last_used_at
           from api_keys k join auth.users u on u.id = k.user_id
           where k.token_hash = $1 and k.revoked_at is null and k.expires_at > $2 and u.locked_at is null`,
    values: [tokenHash, now],
  });
}

export function markKeyUsed(db: Queryable, keyId: string, now: Date): Promise<number> {
  return db.run({
    name: 'mark-api-key-used',
    text: 'update api_keys set last_used_at = $2 where id = $1',
    values: [keyId, now],
  });
}

/** Counts one request of a key in its rate-limit window; returns the count and the start of the window. */
export async function countRequest(
  db: Queryable,
  keyId: string,
  now: Date,
  windowSeconds: number,
): Promise<{ hits: number; window_started_at: Date }> {
  const row = await db.row<{ hits: number; window_started_at: Date }>({
    name: 'count-api-key-request',
    text: `insert into rate_limits as l (key, window_started_at, hits) values ('api-key:' || $1::text, $2, 1)
           on conflict (key) do update set
             hits = case when l.window_started_at <= $2::timestamptz - make_interval(secs => $3)
                           or l.window_started_at > $2::timestamptz + make_interval(secs => $3) then 1 else least(l.hits + 1, 1000000) end,
             window_started_at = case when l.window_started_at <= $2::timestamptz - make_interval(secs => $3)
                                        or l.window_started_at > $2::timestamptz + make_interval(secs => $3) then $2
                                      else l.window_started_at end
           returning hits, window_started_at`,
    values: [keyId, now, windowSeconds],
  });
  if (row === undefined) throw new Error('A counted request returned no row');
  return row;
}
