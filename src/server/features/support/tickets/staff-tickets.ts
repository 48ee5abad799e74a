import type { QueuedTicket, StaffThread } from '#contract/support/support.ts';
import { stateAfter, TICKET_LIMITS, type TicketState } from '#domain/support/ticket.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Queryable, Transaction } from '#server/platform/db/database.ts';
import { onePage, readCursor } from '#server/platform/db/page-cursor.ts';
import { announceEvent } from '../../notifications/announce-event.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { mailTicketAnswered } from './mail-ticket.ts';
import { showQueued, showStaffThread } from './show-ticket.ts';
import { addMessage, addNote, countWaiting, findForStaff, listQueue } from '../queries/support.queries.ts';

/** Tickets of all users, for the staff; `waiting`: number of unanswered tickets. */
export async function listQueuedTickets(
  app: AppContext,
  { state, cursor, limit }: { state?: TicketState | undefined; cursor?: string | undefined; limit: number },
): Promise<{ items: QueuedTicket[]; nextCursor: string | null; waiting: number }> {
  const { system } = app.db;
  const rows = await listQueue(system, { state: state ?? null, after: readCursor(cursor), limit: limit + 1 });
  return { ...onePage(rows, limit, showQueued), waiting: await countWaiting(system) };
}

export async function getStaffThread(db: Queryable, id: string): Promise<StaffThread> {
  const row = await findForStaff(db, id);
  if (row === undefined) throw new AppError('ticket_not_found');
  return showStaffThread(row);
}

interface StaffAnswer {
  id: string;
  text: string;
  /** Whether the answer closes the ticket. */
  close: boolean;
  staffId: string;
}

/** Stores and mails the answer atomically. */
export async function answerWithin(
  app: AppContext,
  tx: Transaction,
  { id, text, close, staffId }: StaffAnswer,
): Promise<StaffThread> {
  const { user_id: userId, email, language, reference } = await getStaffThread(tx, id);
  const added = await addMessage(tx, {
    ticketId: id,
    author: 'staff',
    staffId,
    text,
    state: close ? 'closed' : stateAfter('staff'),
    now: app.clock.now(),
    most: TICKET_LIMITS.messages,
  });
  if (added === undefined) throw new AppError('ticket_full', { limit: TICKET_LIMITS.messages });
  if (userId !== null) {
    await announceEvent(app, tx, userId, {
      event: 'ticket_answered',
      about: `${id}:${app.clock.now().toISOString()}`,
      details: { id, name: reference },
    });
  }
  await mailTicketAnswered(app, tx, { userId, email, language, id, reference, text });
  return getStaffThread(tx, id);
}

/** Staff only: no call of the requester returns it, and the database denies access. */
export async function addNoteInTransaction(
  app: AppContext,
  tx: Transaction,
  { id, text, staffId }: { id: string; text: string; staffId: string },
): Promise<StaffThread> {
  const added = await addNote(tx, {
    ticketId: id,
    staffId,
    text,
    now: app.clock.now(),
    most: TICKET_LIMITS.notes,
  });
  const thread = await getStaffThread(tx, id);
  if (added === 0) throw new AppError('ticket_full', { limit: TICKET_LIMITS.notes });
  return thread;
}
