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

/** Two tabs, or an answer that was lost, may ask again this long after a token was spent. */
const GRACE_MS = 10_000;
export const IDLE_MS = 30 * 86_400_000;
const ABSOLUTE_MS = 365 * 86_400_000;
const LONGEST_CHAIN = 50;

const Refresh = z.object({ refresh_token: z.string().min(1).max(200) });

type Turned = { session: SessionRow; refreshToken: string } | { refused: RefusalCode; userId?: string };

/**
 * Spends a refresh token for its child. Inside the grace the same child is answered again; a token that comes
 * back later was stolen or copied, and the whole session ends with it.
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
      // A descendant that waits unspent is the answer that the others of this moment got.
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

/** Derived, so that whoever asks again inside the grace gets the very same child without it being stored. */
function childOf(app: AuthContext, token: string): string {
  return app.secrets.hash('refresh-child', token).toString('base64url');
}
