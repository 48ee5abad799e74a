import type { Language } from '#contract/wire/languages.ts';
import type { Queryable } from '#server/platform/db/database.ts';

export type FlowPurpose = 'sign_in' | 'link';

interface NewFlow {
  stateHash: Buffer;
  browserHash: Buffer;
  purpose: FlowPurpose;
  userId: string | null;
  sessionId: string | null;
  redirectTo: string;
  language: Language;
  codeChallenge: string | null;
  timeZone: string | null;
  now: Date;
  expiresAt: Date;
}

export interface SpentFlow {
  purpose: FlowPurpose;
  user_id: string | null;
  session_id: string | null;
  redirect_to: string;
  language: Language;
  code_challenge: string | null;
  time_zone: string | null;
}

export function insertFlow(db: Queryable, flow: NewFlow): Promise<number> {
  return db.run({
    name: 'auth-insert-flow',
    text: `insert into auth.oauth_flows (state_hash, browser_hash, purpose, user_id, session_id, redirect_to, language,
                                         code_challenge, created_at, expires_at, time_zone)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      flow.stateHash,
      flow.browserHash,
      flow.purpose,
      flow.userId,
      flow.sessionId,
      flow.redirectTo,
      flow.language,
      flow.codeChallenge,
      flow.now,
      flow.expiresAt,
      flow.timeZone,
    ],
  });
}

/** A single statement consumes a state, and only for the browser that started with it. */
export function consumeState(
  db: Queryable,
  state: { stateHash: Buffer; browserHash: Buffer; now: Date },
): Promise<SpentFlow | undefined> {
  return db.row<SpentFlow>({
    name: 'auth-spend-state',
    text: `update auth.oauth_flows set used_at = $3
           where state_hash = $1 and browser_hash = $2 and used_at is null and expires_at > $3
           returning purpose, user_id, session_id, redirect_to, language, code_challenge, time_zone`,
    values: [state.stateHash, state.browserHash, state.now],
  });
}

/** The browser has returned: stores the user, and the code for fetching the session. */
export function issueCode(
  db: Queryable,
  code: { stateHash: Buffer; userId: string; codeHash: Buffer; expiresAt: Date },
): Promise<number> {
  return db.run({
    name: 'auth-give-code',
    text: `update auth.oauth_flows set user_id = $2, code_hash = $3, code_expires_at = $4 where state_hash = $1`,
    values: [code.stateHash, code.userId, code.codeHash, code.expiresAt],
  });
}

export async function findCodeOwner(db: Queryable, codeHash: Buffer): Promise<string | undefined> {
  const row = await db.row<{ user_id: string | null }>({
    name: 'auth-find-code-owner',
    text: 'select user_id from auth.oauth_flows where code_hash = $1',
    values: [codeHash],
  });
  return row?.user_id ?? undefined;
}

/** Consumed by the first use, whether the verifier is right or not. */
export function consumeCode(
  db: Queryable,
  codeHash: Buffer,
  now: Date,
): Promise<{ user_id: string; code_challenge: string | null } | undefined> {
  return db.row<{ user_id: string; code_challenge: string | null }>({
    name: 'auth-spend-code',
    text: `update auth.oauth_flows set code_used_at = $2
           where code_hash = $1 and code_used_at is null and code_expires_at > $2 and user_id is not null
           returning user_id, code_challenge`,
    values: [codeHash, now],
  });
}

export function deleteOldFlows(db: Queryable, before: Date): Promise<number> {
  return db.run({
    name: 'auth-delete-old-flows',
    text: 'delete from auth.oauth_flows where expires_at < $1',
    values: [before],
  });
}
