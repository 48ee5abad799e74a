import { randomBytes } from 'node:crypto';
import type { Queryable } from '#server/platform/db/database.ts';
import { ACCESS_TOKEN_SECONDS, mintAccessToken } from './access-token.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import type { AuthContext } from '../request/auth-context.ts';
import { insertSession, type SessionRow } from '../queries/sessions.queries.ts';
import { userAnswer, type UserAnswer } from '../queries/user-answer.ts';
import type { UserRow } from '../queries/users.queries.ts';

const TOKEN_BYTES = 32;
const LONGEST_USER_AGENT = 300;

export interface StartedSession {
  session: SessionRow;
  refreshToken: string;
}

export function hashRefreshToken(app: AuthContext, token: string): Buffer {
  return app.secrets.hash('refresh-token', token);
}

/** Creates a session for a user who has just been authenticated. */
export async function startSession(
  request: AuthRequest,
  db: Queryable,
  userId: string,
  method: 'password' | 'otp' | 'recovery' | 'oauth',
): Promise<StartedSession> {
  const { app, client, userAgent } = request;
  const now = app.clock.now();
  const refreshToken = randomBytes(TOKEN_BYTES).toString('base64url');
  const session = await insertSession(db, {
    userId,
    methods: [{ method, timestamp: Math.floor(now.getTime() / 1_000) }],
    userAgent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
    ip: client.address,
    tokenHash: hashRefreshToken(app, refreshToken),
    now,
  });
  if (!session) throw new Error('A new session returned no row');
  app.log.info({ userId, method }, 'signed in');
  return { session, refreshToken };
}

/** The session in GoTrue format (spec §3: access token, refresh token, expiry, user). */
export interface SessionAnswer {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: UserAnswer;
}

export async function sessionAnswer(
  app: AuthContext,
  user: UserRow,
  { session, refreshToken }: StartedSession,
): Promise<SessionAnswer> {
  const { token, expiresAt } = await mintAccessToken(app, user, session);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userAnswer(user),
  };
}
