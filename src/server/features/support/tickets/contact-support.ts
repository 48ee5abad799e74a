import type { Language } from '#contract/wire/languages.ts';
import { parseEmail } from '#domain/auth/email.ts';
import { FASTEST_FORM_MS, type TicketCategory } from '#domain/support/ticket.ts';
import { AppError } from '#server/platform/app-error.ts';
import { AN_HOUR_SECONDS, mayWriteBack } from '#server/services/rate-limits/limit-invitations.ts';
import type { RequestContext } from '#server/services/calls/request-context.ts';
import { contactFilesToken } from '../attachments/contact-files-token.ts';
import { mailTicketReceived } from './mail-ticket.ts';
import { fileTicket } from './open-ticket.ts';

interface Input {
  category: TicketCategory;
  subject: string;
  text: string;
  email: string;
  language: Language;
  tookMs: number;
  website: string;
}

/**
 * A ticket without a session. Bots that fill in forms are not told how they were detected; humans
 * are rate-limited by network and address.
 */
export async function contactSupport(
  { app, network }: Pick<RequestContext, 'app' | 'network'>,
  { email: typed, tookMs, website, ...input }: Input,
): Promise<{ reference: string; filesToken: string }> {
  const email = parseEmail(typed);
  if (email === undefined) throw new AppError('invalid_input', { field: 'email' });
  if (website !== '' || tookMs < FASTEST_FORM_MS) throw new AppError('ticket_too_fast');
  const { isTaken, isMailed } = await mayWriteBack(app, 'contact', network, email);
  if (!isTaken) throw new AppError('ticket_too_many', {}, { retryAfterSeconds: AN_HOUR_SECONDS });
  const { id, messageId, reference } = await fileTicket(app.db.system, {
    ...input,
    userId: null,
    email,
    diagnostics: null,
    conversation: null,
    now: app.clock.now(),
  });
  if (isMailed)
    await mailTicketReceived(app, { userId: null, email, language: input.language, id, reference });
  return { reference, filesToken: contactFilesToken(app, { ticketId: id, messageId }) };
}
