import { z } from 'zod';
import type { Transaction } from '#server/platform/db/database.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import type { AuthContext } from '../request/auth-context.ts';
import { AuthRefusal, type RefusalCode } from '../request/refusal.ts';
import { parseBody } from '../request/request-body.ts';
import { evictCachedSessions } from './session-state.ts';
import {
  endSession,
  findRefreshToken,
  lockSessionOfToken,
  rotateRefreshToken,
  type SessionRow,
} from '../queries/sessions.queries.ts';
import { hashRefreshToken, sessionAnswer } from './start-session.ts';
import { findUser } from '../queries/users.queries.ts';

/** Grace period in which two tabs, or a client that lost the response, may reuse a consumed token. */
const GRACE_MS = 10_000;
export const IDLE_MS = 30 * 86_400_000;
const ABSOLUTE_MS = 365 * 86_400_000;
const LONGEST_CHAIN = 50;

const Refresh = z.object({ refresh_token: z.string().min(1).max(200) });

type Turned = { session: SessionRow; refreshToken: string } | { refused: RefusalCode; userId?: string };

/**
 * Rotates a refresh token. Within the grace period the same child is returned again; later
 * reuse means that the token was stolen or copied, and ends the whole session.
 */
export async function refreshSession(request: AuthRequest, body: Record<string, unknown>) {
  const { app, limiter, client } = request;
  await limiter.network('refresh', client);
  const { refresh_token: token } = parseBody(Refresh, body);
  const turned = await app.db.system.transaction(tx => turn(app, tx, token));
  if ('refused' in turned) {
    if (turned.userId !== undefined) evictCachedSessions(app.db, turned.userId);
    throw new AuthRefusal(turned.refused);
  }
  const user = await findUser(app.db.system, turned.session.user_id);
  if (!user) throw new AuthRefusal('refresh_token_not_found');
  if (user.locked_at) throw new AuthRefusal('user_banned');
  return sessionAnswer(app, user, turned);
}

async function turn(app: AuthContext, tx: Transaction, token: string): Promise<Turned> {
  const now = app.clock.now();
  const session = await lockSessionOfToken(tx, hashRefreshToken(app, token));
  if (!session) return { refused: 'refresh_token_not_found' };
  if (session.ended_at) return { refused: 'refresh_token_not_found' };
  const userId = session.user_id;
  if (now.getTime() - session.refreshed_at.getTime() > IDLE_MS || ageOf(session, now) > ABSOLUTE_MS) {
    await endSession(tx, session.id, now);
    return { refused: 'session_expired', userId };
  }
  let current = token;
  for (let generation = 0; generation < LONGEST_CHAIN; generation++) {
    const row = await findRefreshToken(tx, hashRefreshToken(app, current));
    if (!row) break;
    if (row.used_at === null) {
      // An unused descendant is the token that concurrent callers received.
      if (generation > 0) return { session, refreshToken: current };
      const child = childOf(app, current);
      const childHash = hashRefreshToken(app, child);
      await rotateRefreshToken(tx, { sessionId: session.id, parentId: row.id, childHash, now });
      return { session, refreshToken: child };
    }
    if (generation === 0 && Math.abs(now.getTime() - row.used_at.getTime()) > GRACE_MS) break;
    current = childOf(app, current);
  }
  await endSession(tx, session.id, now);
  return { refused: 'refresh_token_already_used', userId };
}

function ageOf(session: SessionRow, now: Date): number {
  return now.getTime() - session.created_at.getTime();
}

/** Derived, so that a repeat within the grace period returns the same child without storing it. */
function childOf(app: AuthContext, token: string): string {
  return app.secrets.hash('refresh-child', token).toString('base64url');
}
