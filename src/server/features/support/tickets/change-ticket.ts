import type { TicketThread } from '#contract/support/support.ts';
import { mayRate, stateAfter, TICKET_LIMITS } from '#domain/support/ticket.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { getTicket } from './get-ticket.ts';
import { sendWith } from './send-with.ts';
import { addMessage, closeTicketRow, rateTicketRow } from '../queries/support.queries.ts';

/** Adds a message to the user's own ticket; a closed one is reopened. */
export async function replyToTicket(
  app: AppContext,
  caller: Caller,
  { id, text, attachmentIds }: { id: string; text: string; attachmentIds: string[] },
): Promise<TicketThread> {
  const { userId } = caller;
  await getTicket(app, caller, { id });
  await app.db.tenant(userId).transaction(async tx => {
    const added = await addMessage(tx, {
      ticketId: id,
      author: 'asker',
      staffId: null,
      text,
      state: stateAfter('asker'),
      now: app.clock.now(),
      most: TICKET_LIMITS.messages,
    });
    if (added === undefined) throw new AppError('ticket_full', { limit: TICKET_LIMITS.messages });
    await sendWith(tx, { userId, ticketId: id, messageId: added.id, ids: attachmentIds });
  });
  return getTicket(app, caller, { id });
}

/** Closes the user's own ticket. Closing again retains the first closing time. */
export async function closeTicket(
  app: AppContext,
  caller: Caller,
  { id }: { id: string },
): Promise<TicketThread> {
  const { userId } = caller;
  await closeTicketRow(app.db.tenant(userId), { userId, id, now: app.clock.now() });
  return getTicket(app, caller, { id });
}

/** Rates the answer from 1 to 5; the latest rating counts. */
export async function rateTicket(
  app: AppContext,
  caller: Caller,
  { id, rating }: { id: string; rating: number },
): Promise<TicketThread> {
  const { userId } = caller;
  const { messages } = await getTicket(app, caller, { id });
  if (!mayRate(messages.map(({ author }) => author))) throw new AppError('ticket_unanswered');
  await rateTicketRow(app.db.tenant(userId), { userId, id, rating });
  return getTicket(app, caller, { id });
}
