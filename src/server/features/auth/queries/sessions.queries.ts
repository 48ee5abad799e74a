import type { Queryable, Transaction } from '#server/platform/db/database.ts';

export interface SessionRow {
  id: string;
  user_id: string;
  aal: 'aal1' | 'aal2';
  methods: { method: string; timestamp: number }[];
  created_at: Date;
  refreshed_at: Date;
  ended_at: Date | null;
  /** When the password was last re-entered. */
  proved_at: Date | null;
}

const COLUMNS = 's.id, s.user_id, s.aal, s.methods, s.created_at, s.refreshed_at, s.ended_at, s.proved_at';

/** A session with its first refresh token; updates the user's last sign-in. */
export function insertSession(
  db: Queryable,
  session: {
    userId: string;
    methods: SessionRow['methods'];
    userAgent: string | null;
    ip: string;
    tokenHash: Buffer;
    now: Date;
  },
): Promise<SessionRow | undefined> {
  return db.row<SessionRow>({
    name: 'auth-insert-session',
    text: `with s as (
             insert into auth.sessions (user_id, methods, user_agent, ip, created_at, refreshed_at)
             values ($1, $2, $3, $4, $5, $5) returning *),
           t as (insert into auth.refresh_tokens (session_id, token_hash, created_at)
                 select id, $6, $5::timestamptz from s),
           u as (update auth.users set last_sign_in_at = $5 where id = $1)
           select ${COLUMNS} from s`,
    values: [
      session.userId,
      JSON.stringify(session.methods),
      session.userAgent,
      session.ip,
      session.now,
      session.tokenHash,
    ],
  });
}

/** Locks the session of a refresh token, so that its tokens are rotated one at a time. */
export function lockSessionOfToken(tx: Transaction, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return tx.row<SessionRow>({
    name: 'auth-lock-session-of-token',
    text: `select ${COLUMNS} from auth.sessions s
           where s.id = (select session_id from auth.refresh_tokens where token_hash = $1) for update of s`,
    values: [tokenHash],
  });
}

interface RefreshTokenRow {
  id: number;
  used_at: Date | null;
}

/** Read after the session is locked, so that changes by concurrent callers are visible. */
export function findRefreshToken(tx: Transaction, tokenHash: Buffer): Promise<RefreshTokenRow | undefined> {
  return tx.row<RefreshTokenRow>({
    name: 'auth-find-refresh-token',
    text: 'select id, used_at from auth.refresh_tokens where token_hash = $1',
    values: [tokenHash],
  });
}

/** Consumes a token for its single child. */
export function rotateRefreshToken(
  tx: Transaction,
  turn: { sessionId: string; parentId: number; childHash: Buffer; now: Date },
): Promise<number> {
  return tx.run({
    name: 'auth-turn-refresh-token',
    text: `with child as (
             insert into auth.refresh_tokens (session_id, token_hash, parent_id, created_at) values ($1, $2, $3, $4)),
           spent as (update auth.refresh_tokens set used_at = $4 where id = $3)
           update auth.sessions set refreshed_at = $4 where id = $1`,
    values: [turn.sessionId, turn.childHash, turn.parentId, turn.now],
  });
}

/** Locks an active session, so that its level and tokens change one at a time. */
export function lockSession(tx: Transaction, id: string, userId: string): Promise<SessionRow | undefined> {
  return tx.row<SessionRow>({
    name: 'auth-lock-session',
    text: `select ${COLUMNS} from auth.sessions s
           where s.id = $1 and s.user_id = $2 and s.ended_at is null for update of s`,
    values: [id, userId],
  });
}

/** Raises a locked session, with one new refresh token replacing all earlier ones. */
export function raiseSession(
  tx: Transaction,
  raised: {
    id: string;
    factorId: string;
    methods: SessionRow['methods'];
    tokenHash: Buffer;
    now: Date;
  },
): Promise<SessionRow | undefined> {
  return tx.row<SessionRow>({
    name: 'auth-raise-session',
    text: `with s as (
             update auth.sessions set aal = 'aal2', methods = $2, factor_id = $3, refreshed_at = $5
             where id = $1 returning *),
           spent as (update auth.refresh_tokens set used_at = $5 where session_id = $1 and used_at is null),
           t as (insert into auth.refresh_tokens (session_id, token_hash, created_at)
                 select id, $4, $5::timestamptz from s)
           select ${COLUMNS} from s`,
    values: [raised.id, JSON.stringify(raised.methods), raised.factorId, raised.tokenHash, raised.now],
  });
}

/** Lowers sessions to aal1: those raised by one factor, except the given one, or all of a user's. */
export function lowerSessions(
  db: Queryable,
  fallen: { userId: string; factorId: string | null; exceptId: string | null },
): Promise<number> {
  return db.run({
    name: 'auth-lower-sessions',
    text: `update auth.sessions set aal = 'aal1', factor_id = null,
             methods = (select coalesce(jsonb_agg(m), '[]') from jsonb_array_elements(methods) m
                        where m ->> 'method' <> 'totp' and m ->> 'method' not like 'mfa/%')
           where user_id = $1 and aal = 'aal2' and ($2::uuid is null or factor_id = $2)
             and ($3::uuid is null or id <> $3)`,
    values: [fallen.userId, fallen.factorId, fallen.exceptId],
  });
}

export function endSession(db: Queryable, id: string, now: Date): Promise<number> {
  return db.run({
    name: 'auth-end-session',
    text: 'update auth.sessions set ended_at = $2 where id = $1 and ended_at is null',
    values: [id, now],
  });
}

export function recordProof(db: Queryable, id: string, now: Date): Promise<number> {
  return db.run({
    name: 'auth-note-proof',
    text: 'update auth.sessions set proved_at = $2 where id = $1',
    values: [id, now],
  });
}

/** Ends all sessions of a user except the given one. */
export function endSessionsOfUser(
  db: Queryable,
  userId: string,
  now: Date,
  exceptId: string | null,
): Promise<number> {
  return db.run({
    name: 'auth-end-sessions-of-user',
    text: `update auth.sessions set ended_at = $2
           where user_id = $1 and ended_at is null and ($3::uuid is null or id <> $3)`,
    values: [userId, now, exceptId],
  });
}

export interface SessionState {
  aal: SessionRow['aal'];
  /** The user has a verified second factor. */
  has_factor: boolean;
}

/** Undefined: ended, or its user locked or deleted. */
export function findSessionState(
  db: Queryable,
  id: string,
  userId: string,
): Promise<SessionState | undefined> {
  return db.row<SessionState>({
    name: 'auth-find-session-state',
    text: `select s.aal, exists (select from auth.factors f where f.user_id = s.user_id and f.status = 'verified'
                                 and f.factor_type <> 'recovery_code') as has_factor
           from auth.sessions s join auth.users u on u.id = s.user_id
           where s.id = $1 and s.user_id = $2 and s.ended_at is null and u.locked_at is null`,
    values: [id, userId],
  });
}

export function findSession(db: Queryable, id: string): Promise<SessionRow | undefined> {
  return db.row<SessionRow>({
    name: 'auth-find-session',
    text: `select ${COLUMNS} from auth.sessions s where id = $1`,
    values: [id],
  });
}

/** Expired sessions, used links and old counters. */
export async function deleteLeftovers(db: Queryable, before: Date): Promise<void> {
  await db.run({
    name: 'auth-delete-old-sessions',
    text: 'delete from auth.sessions where coalesce(ended_at, refreshed_at) < $1',
    values: [before],
  });
  await db.run({
    name: 'auth-delete-old-links',
    text: 'delete from auth.one_time_tokens where expires_at < $1',
    values: [before],
  });
  await db.run({
    name: 'auth-delete-old-counters',
    text: 'delete from rate_limits where window_started_at < $1',
    values: [before],
  });
}
