import type { TicketItem } from '#contract/support/support.ts';
import { onePage, readCursor } from '#server/platform/db/page-cursor.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { showTicket } from './show-ticket.ts';
import { listTicketRows } from '../queries/support.queries.ts';

/** The user's tickets, most recently active first. */
export async function listTickets(
  app: AppContext,
  { userId }: Caller,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: TicketItem[]; nextCursor: string | null }> {
  const rows = await listTicketRows(app.db.tenant(userId), {
    userId,
    after: readCursor(cursor),
    limit: limit + 1,
  });
  return onePage(rows, limit, showTicket);
}
