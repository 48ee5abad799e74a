import type { Language } from '#contract/wire/languages.ts';
import type { QueuedTestimonial } from '#contract/testimonials.ts';
import { testimonialMails as english } from '#i18n/en/mails/testimonial-mails.ts';
import { testimonialMails as french } from '#i18n/fr/mails/testimonial-mails.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { mailInTransaction, type MailWords } from '../../services/mail/mail-user.ts';
import type { AppContext } from '../../services/app-context.ts';

const PATH = '/testimonials/mine';

/**
 * Notifies the author of the decision, and of the reasons for a refusal and how to fix it: the law requires the
 * reasons.
 */
export function mailDecision(
  app: AppContext,
  tx: Transaction,
  { user_id: userId, refusal, refusal_note: note }: QueuedTestimonial,
): Promise<void> {
  return mailInTransaction(app, tx, userId, language => words(language, refusal, note));
}

function words(language: Language, refusal: QueuedTestimonial['refusal'], note: string | null): MailWords {
  const { published, refused, reasons } = language === 'en' ? english : french;
  if (refusal === null) return { ...published, path: PATH, values: {} };
  const { noted, ...rest } = refused;
  return {
    ...rest,
    text: [rest.text, ...(note === null ? [] : [noted]), rest.mend],
    path: PATH,
    // Staff text is passed as a value: braces in it are not placeholders.
    values: { reason: reasons[refusal], note: note ?? '' },
  };
}
