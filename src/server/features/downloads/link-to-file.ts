import { AppError } from '../../platform/app-error.ts';
import { sessionState } from '../auth/sessions/session-state.ts';
import { systemClock } from '../../platform/clock.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findReadyRow } from './find-ready-row.ts';

const PURPOSE = 'link to a downloaded file';
/** Long enough to start and to resume after a short break; later a new link is needed. */
const LASTS_MS = 15 * 60_000;

interface Ticket {
  downloadId: string;
  userId: string;
  sessionId: string;
  until: number;
}

/** A URL that a browser can open directly: for this file, this session and a quarter of an hour. */
export async function linkToFile(
  { app, caller, answer }: RequestContext & { caller: Caller },
  downloadId: string,
): Promise<{ url: string; expiresAt: string }> {
  const { userId, sessionId } = caller;
  await findReadyRow(app, userId, downloadId);
  if (answer !== undefined) answer.isSecret = true;
  const until = systemClock.now().getTime() + LASTS_MS;
  const ticket: Ticket = { downloadId, userId, sessionId, until };
  const sealed = app.secrets.seal(PURPOSE, Buffer.from(JSON.stringify(ticket))).toString('base64url');
  return {
    url: `/api/v1/downloads/${downloadId}/file?ticket=${sealed}`,
    expiresAt: new Date(until).toISOString(),
  };
}

/** The user of a ticket; refused for another file, when too old, or if its session has ended. */
export async function readTicket(app: AppContext, sealed: string, downloadId: string): Promise<string> {
  const ticket = openTicket(app, sealed);
  if (ticket === null || ticket.downloadId !== downloadId || ticket.until < systemClock.now().getTime())
    throw new AppError('unauthenticated');
  // Sessions of an external auth server are unknown here; the expiry has to suffice.
  if (app.config.externalAuth !== null) return ticket.userId;
  const state = await sessionState(app.db, ticket.sessionId, ticket.userId);
  if (state === undefined || (state.has_factor && state.aal === 'aal1'))
    throw new AppError('unauthenticated');
  return ticket.userId;
}

function openTicket({ secrets }: AppContext, sealed: string): Ticket | null {
  try {
    const ticket = JSON.parse(
      secrets.open(PURPOSE, Buffer.from(sealed, 'base64url')).toString('utf8'),
    ) as Ticket;
    return typeof ticket.until === 'number' ? ticket : null;
  } catch {
    return null;
  }
}
