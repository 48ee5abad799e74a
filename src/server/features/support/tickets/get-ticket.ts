import type { TicketThread } from '#contract/support/support.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { showThread } from './show-ticket.ts';
import { findTicket } from '../queries/support.queries.ts';

export async function getTicket(
  app: AppContext,
  { userId }: Caller,
  { id }: { id: string },
): Promise<TicketThread> {
  const row = await findTicket(app.db.tenant(userId), { userId, id });
  if (row === undefined) throw new AppError('ticket_not_found');
  return showThread(row);
}
