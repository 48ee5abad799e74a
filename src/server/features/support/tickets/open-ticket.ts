import { randomBytes } from 'node:crypto';
import type { TicketThread } from '#contract/support/support.ts';
import type { Language } from '#contract/wire/languages.ts';
import { TICKET_LIMITS, ticketReference, type TicketCategory } from '#domain/support/ticket.ts';
import { AppError } from '#server/platform/app-error.ts';
import { getConversation } from '../../assistant/conversations.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { getTicket } from './get-ticket.ts';
import { mailTicketReceived } from './mail-ticket.ts';
import { sendWith } from './send-with.ts';
import {
  lockTickets,
  insertTicket,
  type Diagnostic,
  type HandedOver,
  type NewTicket,
} from '../queries/support.queries.ts';

interface Input {
  category: TicketCategory;
  subject: string;
  text: string;
  diagnostics: Diagnostic[];
  attachmentIds: string[];
  conversationId?: string | undefined;
}

/** A ticket of a signed-in user, with the data they agreed to attach; a mail gives its reference. */
export async function openTicket(
  { app, caller, language }: { app: AppContext; caller: Caller; language: Language },
  { conversationId, attachmentIds, ...input }: Input,
): Promise<TicketThread> {
  const { userId } = caller;
  const conversation = conversationId === undefined ? null : await handedOver(app, caller, conversationId);
  const { id, reference } = await app.db.tenant(userId).transaction(async tx => {
    await lockTickets(tx, userId);
    const filed = await fileTicket(tx, {
      ...input,
      userId,
      email: null,
      language,
      diagnostics: input.diagnostics.length === 0 ? null : input.diagnostics,
      conversation,
      now: app.clock.now(),
    });
    await sendWith(tx, { userId, ticketId: filed.id, messageId: filed.messageId, ids: attachmentIds });
    return filed;
  });
  await mailTicketReceived(app, { userId, email: caller.email, language, id, reference });
  return getTicket(app, caller, { id });
}

/** The last questions of a conversation, and their answers. */
async function handedOver(app: AppContext, caller: Caller, id: string): Promise<HandedOver[]> {
  const { messages } = await getConversation(app, caller, id);
  return messages
    .slice(-TICKET_LIMITS.conversation)
    .map(({ question, answer }) => ({ question, answer: answer?.text ?? [] }));
}

const REFERENCES_TRIED = 5;

/** Creates it with a unique reference; refuses when the user has too many open tickets. */
export async function fileTicket(
  db: Queryable,
  ticket: Omit<NewTicket, 'reference'>,
): Promise<{ id: string; messageId: string; reference: string }> {
  for (let tried = 0; tried < REFERENCES_TRIED; tried += 1) {
    const reference = ticketReference(randomBytes(7));
    const opened = await insertTicket(db, { ...ticket, reference, most: TICKET_LIMITS.open });
    if (opened !== undefined) return { ...opened, reference };
  }
  throw new AppError('ticket_limit_reached', { limit: TICKET_LIMITS.open });
}
