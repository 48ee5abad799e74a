import type { SessionItem } from '#contract/sessions.ts';
import { AppError } from '#server/platform/app-error.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { deviceName } from './device-name.ts';
import { IDLE_MS } from './refresh-session.ts';
import { listLiveSessions, type LiveSession } from '../queries/session-list.queries.ts';
import { shortNetwork } from '#server/platform/network/masked-network.ts';

/** Active sessions, the current one first, then by last use. */
export async function listSessions(app: AppContext, caller: Caller): Promise<{ items: SessionItem[] }> {
  if (caller.viewedBy) throw new AppError('forbidden');
  const unusedSince = new Date(systemClock.now().getTime() - IDLE_MS);
  const rows = await listLiveSessions(app.db.system, caller.userId, unusedSince);
  const items = rows.map(row => itemOf(row, caller));
  return { items: items.toSorted((one, other) => Number(other.current) - Number(one.current)) };
}

function itemOf(row: LiveSession, caller: Caller): SessionItem {
  const current = row.id === caller.sessionId;
  return {
    id: row.id,
    current,
    ...deviceName(row.user_agent),
    network: shortNetwork(row.ip),
    method: methodOf(row),
    secondFactor: row.aal === 'aal2',
    createdAt: row.created_at.toISOString(),
    lastSeenAt: (current ? systemClock.now() : row.seen_at).toISOString(),
  };
}

function methodOf({ methods }: LiveSession): SessionItem['method'] {
  const first = methods[0]?.method;
  if (first === 'password') return 'password';
  return first === 'oauth' ? 'google' : 'link';
}
