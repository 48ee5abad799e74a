import { LOCALE, type Language } from '#contract/wire/languages.ts';
import { closingOf } from '#domain/billing/closing.ts';
import { withdrawalEndsAt } from '#domain/billing/withdrawal.ts';
import { en } from '#i18n/en/catalogue.ts';
import { notificationMails as english } from '#i18n/en/mails/notification-mails.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { notificationMails as french } from '#i18n/fr/mails/notification-mails.ts';
import { fill } from '#i18n/language/translate.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { listSubscriptions } from './billing.queries.ts';
import { findLastWithdrawal } from '../withdrawal/withdrawals.queries.ts';
import { ongoingOf } from './get-billing.ts';

/** Paragraphs of the mail about the contract of a user who requested erasure; none without a contract. */
export async function closingWords(
  app: AppContext,
  userId: string,
  dueAt: Date,
): Promise<(language: Language, timeZone: string) => string[]> {
  const db = app.db.tenant(userId);
  const row = ongoingOf(await listSubscriptions(db, userId));
  if (row === undefined) return () => [];
  const last = await findLastWithdrawal(db, userId);
  const withdrawn = last?.subscription_id === row.id ? last.submitted_at : null;
  const { period_end: periodEnd, cancel_at_period_end: cancelAtPeriodEnd, paused_until: pausedUntil } = row;
  const { endsAt, isLeaving, renewsAt } = closingOf({ periodEnd, cancelAtPeriodEnd, pausedUntil }, dueAt);
  const withdrawal = withdrawalEndsAt(row.created_at);
  return (language, timeZone) => {
    const isEnglish = language === 'en';
    const words = (isEnglish ? english : french).deletion_contract;
    const values = {
      plan: (isEnglish ? en : fr).shell.plans[row.plan],
      ends: endsAt.toISOString(),
      renews: renewsAt?.toISOString() ?? '',
      withdrawal: withdrawal.toISOString(),
      withdrawn: withdrawn?.toISOString() ?? '',
    };
    const told = [
      isLeaving ? words.leaving : words.ends,
      ...(renewsAt === null ? [] : [words.renews]),
      ...(withdrawal < app.clock.now()
        ? []
        : [withdrawal > endsAt ? words.withdrawalBeyond : words.withdrawal]),
    ];
    return (withdrawn === null ? told : [words.withdrawn]).map(text =>
      fill(text, values, language, LOCALE[language], timeZone),
    );
  };
}
