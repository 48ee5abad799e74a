import type { StaffThread } from '#contract/support/support.ts';
import { answerWithin, addNoteInTransaction } from '../../support/tickets/staff-tickets.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';

/** Answers a ticket; the log records who answered which ticket, the text is only in the ticket. */
export function answerTicket(
  context: AdminContext,
  { id, text, close }: { id: string; text: string; close: boolean },
): Promise<StaffThread> {
  return runAdminAction(context, async (tx, record) => {
    const thread = await answerWithin(context.app, tx, { id, text, close, staffId: context.caller.userId });
    await record({
      action: 'tickets.answered',
      ...(thread.user_id !== null && { subject: { type: 'user', id: thread.user_id } }),
      details: { reference: thread.reference },
    });
    return thread;
  });
}

/** Adds an internal staff note; the log records the ticket, not the text. */
export function notifyTicket(
  context: AdminContext,
  { id, text }: { id: string; text: string },
): Promise<StaffThread> {
  return runAdminAction(context, async (tx, record) => {
    const thread = await addNoteInTransaction(context.app, tx, { id, text, staffId: context.caller.userId });
    await record({
      action: 'tickets.noted',
      ...(thread.user_id !== null && { subject: { type: 'user', id: thread.user_id } }),
      details: { reference: thread.reference },
    });
    return thread;
  });
}
