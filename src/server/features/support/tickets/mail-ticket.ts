import type { Language } from '#contract/wire/languages.ts';
import { ticketMails as english } from '#i18n/en/mails/ticket-mails.ts';
import { ticketMails as french } from '#i18n/fr/mails/ticket-mails.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { writeMail } from '#server/services/mail/mail-user.ts';
import type { AppContext } from '#server/services/app-context.ts';

interface TicketReader {
  /** Null: without an account. */
  userId: string | null;
  email: string;
  language: Language;
  id: string;
  reference: string;
}

/** Link to the ticket; without an account, to the contact form. */
function pathOf({ userId, id, reference }: TicketReader): string {
  return userId === null ? `/support/contact?reference=${reference}` : `/support/tickets/${id}`;
}

/** Confirms receipt, with the reference. If the mail cannot be enqueued the ticket still exists. */
export async function mailTicketReceived(app: AppContext, reader: TicketReader): Promise<void> {
  try {
    const words = (reader.language === 'en' ? english : french).received;
    const values = { reference: reader.reference };
    await app.mailer.send(writeMail(app, reader, { ...words, path: pathOf(reader), values }));
  } catch (error) {
    app.log.error({ err: error, ticketId: reader.id }, 'a mail about a ticket could not be handed over');
  }
}

/** The answer itself, as written by the staff. */
export async function mailTicketAnswered(
  app: AppContext,
  tx: Transaction,
  { text, ...reader }: TicketReader & { text: string },
): Promise<void> {
  const mails = reader.language === 'en' ? english : french;
  const words = reader.userId === null ? mails.answeredGuest : mails.answered;
  // User text is passed as a value: braces in it are not placeholders.
  const paragraphs = text.split(/\n{2,}/).map((part, index) => [`part${index}`, part] as const);
  const mail = writeMail(app, reader, {
    ...words,
    text: [words.text, ...paragraphs.map(([name]) => `{${name}}`)],
    path: pathOf(reader),
    values: { reference: reader.reference, ...Object.fromEntries(paragraphs) },
  });
  await app.mailer.send(mail, tx);
}
