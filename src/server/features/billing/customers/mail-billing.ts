import { LOCALE, type Language } from '#contract/wire/languages.ts';
import { graceEndsAt, type BoughtPlan, type Terms } from '#domain/billing/subscription.ts';
import {
  billingMails as english,
  receiptParts as englishReceipt,
  testMode as englishTest,
} from '#i18n/en/mails/billing-mails.ts';
import {
  billingMails as french,
  receiptParts as frenchReceipt,
  testMode as frenchTest,
} from '#i18n/fr/mails/billing-mails.ts';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { asRead } from '#i18n/language/as-formatted.ts';
import type { PaidInvoice } from '#server/integrations/payments/payments.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { announceEvent } from '../../notifications/announce-event.ts';
import { mailInTransaction } from '#server/services/mail/mail-user.ts';
import type { AppContext } from '#server/services/app-context.ts';

export interface PaidFor {
  plan: BoughtPlan;
  from: Date;
  until: Date;
  /** Null: nothing more is charged. */
  nextAt: Date | null;
  /** Until when the contract can be withdrawn from; null: it no longer can. */
  withdrawalUntil: Date | null;
  /** The service began at the payer's request: the days used are kept. */
  isRefundedInPart: boolean;
}

export type BillingMail =
  | {
      kind: 'receipt';
      invoice: Pick<PaidInvoice, 'number' | 'totalCents' | 'currency'>;
      /** What was paid for; null: a past or unknown period. */
      paidFor: PaidFor | null;
    }
  | { kind: 'payment_failed'; since: Date }
  | { kind: 'grace_over'; plan: BoughtPlan }
  | { kind: 'plan_ended'; plan: BoughtPlan }
  | { kind: 'cancelled'; plan: BoughtPlan; endsAt: Date }
  | { kind: 'resumed'; plan: BoughtPlan; endsAt: Date }
  | { kind: 'pause_planned'; plan: BoughtPlan; at: Date; until: Date }
  | { kind: 'pause_begun'; plan: BoughtPlan; until: Date }
  | { kind: 'pause_dropped' | 'pause_over'; plan: BoughtPlan; at: Date }
  | { kind: 'change_planned'; plan: BoughtPlan; interval: Terms['interval']; at: Date; currency: string }
  | { kind: 'change_dropped'; plan: BoughtPlan; at: Date }
  | { kind: 'renewal'; plan: BoughtPlan; at: Date; amountCents: number; currency: string };

const DECIDED: ReadonlySet<BillingMail['kind']> = new Set([
  'cancelled',
  'resumed',
  'pause_planned',
  'pause_dropped',
  'pause_over',
  'change_planned',
  'change_dropped',
]);

/**
 * Sends a billing mail to the payer, in the payer's language, in the transaction it reports on, so that neither exists
 * without the other. These mails cannot be disabled.
 */
export async function mailBilling(
  app: Pick<AppContext, 'config' | 'mailer' | 'clock' | 'payments'>,
  tx: Transaction,
  userId: string,
  letter: BillingMail,
): Promise<void> {
  const at = instantOf(letter);
  const now = app.clock.now().toISOString();
  // A decision can be reversed and repeated within one period: each one is notified.
  const known = DECIDED.has(letter.kind) ? `${at?.toISOString()}:${now}` : at;
  // A receipt causes no notification: the payer expects it.
  if (letter.kind !== 'receipt') {
    await announceEvent(app, tx, userId, {
      event: 'billing',
      about: `${letter.kind}:${known instanceof Date ? known.toISOString() : (known ?? now)}`,
      details: { billing: letter.kind, ...(at !== null && { at: at.toISOString() }) },
    });
  }
  await mailInTransaction(app, tx, userId, language => {
    const words = (language === 'en' ? english : french)[letter.kind];
    return {
      ...words,
      text: [...testWords(app, language), words.text, ...receiptParts(letter, language)],
      path: '/settings#plan',
      values: valuesOf(letter, language, app.config.prices),
    };
  });
}

function receiptParts(letter: BillingMail, language: Language): string[] {
  if (letter.kind !== 'receipt' || letter.paidFor === null) return [];
  const { period, lastPeriod, withdrawal, withdrawalInPart } =
    language === 'en' ? englishReceipt : frenchReceipt;
  const { nextAt, withdrawalUntil, isRefundedInPart } = letter.paidFor;
  return [
    nextAt === null ? lastPeriod : period,
    ...(withdrawalUntil === null ? [] : [isRefundedInPart ? withdrawalInPart : withdrawal]),
  ];
}

/** First paragraph of billing mails in test mode, where no money moves. */
export function testWords({ payments }: Pick<AppContext, 'payments'>, language: Language): string[] {
  return payments?.kind === 'sandbox' ? [language === 'en' ? englishTest : frenchTest] : [];
}

function instantOf(letter: BillingMail): Date | null {
  switch (letter.kind) {
    case 'payment_failed':
      return graceEndsAt(letter.since);
    case 'cancelled':
    case 'resumed':
      return letter.endsAt;
    case 'pause_begun':
      return letter.until;
    case 'pause_planned':
    case 'pause_dropped':
    case 'pause_over':
    case 'change_planned':
    case 'change_dropped':
    case 'renewal':
      return letter.at;
    default:
      return null;
  }
}

function valuesOf(
  letter: BillingMail,
  language: Language,
  prices: AppContext['config']['prices'],
): Record<string, string> {
  const planName = (plan: BoughtPlan) => (language === 'en' ? en : fr).shell.plans[plan];
  const day = (at: Date) =>
    asRead(
      new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(at),
    );
  const money = (cents: number, currency: string) =>
    new Intl.NumberFormat(LOCALE[language], { style: 'currency', currency: currency.toUpperCase() }).format(
      cents / 100,
    );
  switch (letter.kind) {
    case 'receipt': {
      const { number, totalCents, currency } = letter.invoice;
      const { paidFor } = letter;
      return {
        amount: money(totalCents, currency),
        number: number ?? '',
        ...(paidFor !== null && {
          plan: planName(paidFor.plan),
          from: day(paidFor.from),
          until: day(paidFor.until),
          next: paidFor.nextAt === null ? '' : day(paidFor.nextAt),
          withdrawal: paidFor.withdrawalUntil === null ? '' : day(paidFor.withdrawalUntil),
        }),
      };
    }
    case 'payment_failed':
      return { until: day(graceEndsAt(letter.since)) };
    case 'grace_over':
    case 'plan_ended':
      return { plan: planName(letter.plan) };
    case 'cancelled':
    case 'resumed':
      return { plan: planName(letter.plan), until: day(letter.endsAt) };
    case 'pause_planned':
      return { plan: planName(letter.plan), when: day(letter.at), until: day(letter.until) };
    case 'pause_begun':
      return { plan: planName(letter.plan), until: day(letter.until) };
    case 'pause_dropped':
    case 'pause_over':
    case 'change_dropped':
      return { plan: planName(letter.plan), when: day(letter.at) };
    case 'change_planned': {
      const amount = money(prices[letter.plan][letter.interval], letter.currency);
      const price = (language === 'en' ? en : fr).billing[letter.interval].replace('{price}', amount);
      return { plan: planName(letter.plan), when: day(letter.at), amount, price };
    }
    case 'renewal':
      return {
        plan: planName(letter.plan),
        when: day(letter.at),
        amount: money(letter.amountCents, letter.currency),
      };
  }
}
