import { LOCALE, type Language } from '#contract/wire/languages.ts';
import { refundDueAt, type RefundShare } from '#domain/billing/withdrawal.ts';
import { withdrawalMails as english } from '#i18n/en/mails/withdrawal-mails.ts';
import { withdrawalMails as french } from '#i18n/fr/mails/withdrawal-mails.ts';
import { asRead } from '#i18n/language/as-formatted.ts';
import { testWords } from '../customers/mail-billing.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { writeMail } from '#server/services/mail/mail-user.ts';
import type { AppContext } from '#server/services/app-context.ts';

/** A withdrawal statement, and when it was made. */
export interface Statement {
  name: string;
  contract: string;
  email: string;
  language: Language;
  at: Date;
}

export const withdrawalWords = (language: Language) => (language === 'en' ? english : french);

/** The full statement, as repeated to its author and to the staff. */
export function statementText({ name, contract, email, language }: Omit<Statement, 'at'>): string {
  // Concatenated without templates: braces in user text are not placeholders.
  const { statement } = withdrawalWords(language);
  return statement.map((line, index) => `${line}${[contract, name, email][index] ?? ''}`).join('\n');
}

/** The instant to the second, in the time zone in which the withdrawal period is counted. */
export function statementTime(at: Date, language: Language): string {
  const written = new Intl.DateTimeFormat(LOCALE[language], {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Paris',
  }).format(at);
  return asRead(written);
}

/**
 * The acknowledgement required by law: the content of the statement, its date and time. A statement made without a
 * session is repeated only after a click (`path`) has proven the address, or by the staff member who looks for the
 * contract
 * (`reference`): anybody can enter any address, so their text is not mailed to third parties.
 */
export async function acknowledge(
  app: Pick<AppContext, 'config' | 'mailer' | 'payments'>,
  tx: Queryable,
  statement: Statement,
  {
    next,
    path,
    reference = '',
    inPart = false,
  }: { next: 'ends' | 'link' | 'staff'; path: string; reference?: string; inPart?: boolean },
): Promise<void> {
  const { language, at, email } = statement;
  const { received, next: steps, refund } = withdrawalWords(language);
  const lines = next === 'ends' ? statementText(statement).split('\n') : [];
  const mail = writeMail(
    app,
    { email, language },
    {
      title: received.title,
      note: received.note,
      subject: steps[next].subject,
      action: steps[next].action,
      text: [
        ...testWords(app, language),
        next === 'ends' ? received.text : received.unproved,
        ...lines.map((_, index) => `{line${index}}`),
        steps[next].text,
      ],
      path,
      values: {
        when: statementTime(at, language),
        until: day(refundDueAt(at), language),
        reference,
        refund: inPart ? refund.part : refund.all,
        ...Object.fromEntries(lines.map((line, index) => [`line${index}`, line])),
      },
    },
  );
  await app.mailer.send(mail, tx);
}

/** Says that the contract has ended, how much went back, and why no more did. */
export async function mailRefund(
  app: Pick<AppContext, 'config' | 'mailer' | 'payments'>,
  tx: Queryable,
  { email, language }: { email: string; language: Language },
  { cents, currency, share }: { cents: number; currency: string; share: RefundShare | null },
): Promise<void> {
  const words = withdrawalWords(language);
  const format = new Intl.NumberFormat(LOCALE[language], {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  const money = (value: number) => asRead(format.format(value / 100));
  const days = (value: number) =>
    new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: 1 }).format(value);
  const told = cents > 0 ? words.refunded : words.ended;
  const isShared = cents > 0 && share !== null;
  const mail = writeMail(
    app,
    { email, language },
    {
      ...told,
      text: [...testWords(app, language), told.text, ...(isShared ? [words.refunded.share] : [])],
      path: '/settings#plan',
      values: {
        amount: money(cents),
        ...(isShared && {
          used: days(share.usedDays),
          days: days(share.days),
          paid: money(share.paidCents),
        }),
      },
    },
  );
  await app.mailer.send(mail, tx);
}

function day(at: Date, language: Language): string {
  return asRead(
    new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(at),
  );
}
