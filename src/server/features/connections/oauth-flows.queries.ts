import type { Queryable } from '../../platform/db/database.ts';

interface NewTiktokFlow {
  stateHash: Buffer;
  browserHash: Buffer;
  userId: string;
  /** Null: whichever account authorizes. */
  accountId: string | null;
  redirectUri: string;
  now: Date;
  expiresAt: Date;
}

export function insertTiktokFlow(db: Queryable, oauthFlow: NewTiktokFlow): Promise<number> {
  return db.run({
    name: 'insert-tiktok-trip',
    text: `insert into tiktok_trips (state_hash, browser_hash, user_id, account_id, redirect_uri, created_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      oauthFlow.stateHash,
      oauthFlow.browserHash,
      oauthFlow.userId,
      oauthFlow.accountId,
      oauthFlow.redirectUri,
      oauthFlow.now,
      oauthFlow.expiresAt,
    ],
  });
}

/** A single statement consumes a state: once, in time, and only for the user and browser that started with it. */
export function consumeTiktokFlow(
  db: Queryable,
  oauthFlow: { userId: string; stateHash: Buffer; browserHash: Buffer; now: Date },
): Promise<{ account_id: string | null; redirect_uri: string } | undefined> {
  return db.row({
    name: 'spend-tiktok-trip',
    text: `update tiktok_trips set used_at = $4
           where user_id = $1 and state_hash = $2 and browser_hash = $3 and used_at is null and expires_at > $4
           returning account_id, redirect_uri`,
    values: [oauthFlow.userId, oauthFlow.stateHash, oauthFlow.browserHash, oauthFlow.now],
  });
}

export function deleteTiktokFlowsBefore(db: Queryable, before: Date): Promise<number> {
  return db.run({
    name: 'delete-old-tiktok-trips',
    text: 'delete from tiktok_trips where expires_at < $1',
    values: [before],
  });
}
