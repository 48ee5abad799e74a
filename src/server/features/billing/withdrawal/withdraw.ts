import type { WithdrawalAnswer } from '#contract/billing.ts';
import { LOCALE, type Language } from '#contract/wire/languages.ts';
import { parseEmail } from '#domain/auth/email.ts';
import { withdrawalEndsAt } from '#domain/billing/withdrawal.ts';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { asRead } from '#i18n/language/as-formatted.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { callPayments, requirePayments } from '../customers/call-payments.ts';
import { findCustomer, listSubscriptions, type SubscriptionRow } from '../customers/billing.queries.ts';
import { requireSubscription } from '../plans/change-plan.ts';
import { acknowledge, mailRefund, withdrawalWords } from './mail-withdrawal.ts';
import { syncCustomer } from '../customers/sync-customer.ts';
import { shareOf, usedService } from '../used-service.ts';
import {
  addWithdrawal,
  closeWithdrawal,
  findProvedWithdrawal,
  type WithdrawalRow,
} from './withdrawals.queries.ts';

/**
 * Withdraws from the caller's contract. The statement is stored and acknowledged first: it is effective from that
 * instant, even if the payment service responds later.
 */
export async function withdraw(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
  { name, email: typed }: { name: string; email: string },
  language: Language,
): Promise<WithdrawalAnswer> {
  const email = parseEmail(typed);
  if (email === undefined) throw new AppError('invalid_input', { field: 'email' });
  const { customer, subscription } = await requireSubscription(app, userId);
  const at = app.clock.now();
  if (withdrawalEndsAt(subscription.created_at) < at) throw new AppError('withdrawal_over');
  const statement = { name, contract: contractName(subscription, language), email, language, at };
  const subscriptionId = subscription.id;
  const inPart = usedService(customer, subscription, at) !== null;
  const added = await app.db.system.transaction(async tx => {
    const row = await addWithdrawal(tx, { ...statement, userId, subscriptionId, tokenHash: null });
    if (row !== undefined)
      await acknowledge(app, tx, statement, { next: 'ends', path: '/settings#plan', inPart });
    return row;
  });
  const row = added ?? (await findProvedWithdrawal(app.db.system, userId, subscriptionId));
  if (row === undefined) throw new AppError('conflict');
  return carryOut(app, row);
}

/** Ends the contract and refunds the payment; failures are retried until it is done. */
export async function carryOut(app: AppContext, row: WithdrawalRow): Promise<WithdrawalAnswer> {
  const { id, user_id: userId, subscription_id: subscriptionId } = row;
  const told = { submitted_at: row.submitted_at.toISOString(), email: row.email };
  if (row.done_at !== null)
    return { ...told, refunded_cents: row.refunded_cents ?? 0, currency: row.currency ?? '' };
  try {
    const customer = await findCustomer(app.db.system, userId, requirePayments(app).kind);
    if (customer === undefined) throw new AppError('subscription_missing');
    const customerId = customer.customer_id;
    const contract = (await listSubscriptions(app.db.system, userId)).find(one => one.id === subscriptionId);
    const used = contract === undefined ? null : usedService(customer, contract, row.submitted_at);
    const share = contract === undefined ? null : await shareOf(app.db.system, contract, used);
    await callPayments(app, payments => payments.cancelNow(subscriptionId));
    const refund = await callPayments(app, payments =>
      payments.refundSubscription({ customerId, subscriptionId, used }),
    );
    await syncCustomer(app, customer, async tx => {
      const isFirst = (await closeWithdrawal(tx, { id, at: app.clock.now(), ...refund })) === 1;
      if (isFirst) await mailRefund(app, tx, row, { ...refund, share });
      return true;
    });
    return { ...told, refunded_cents: refund.cents, currency: refund.currency };
  } catch (error) {
    app.log.warn({ err: error }, 'a withdrawal waits for the payment service');
    return { ...told, refunded_cents: null, currency: null };
  }
}

/** Name of the contract in the statement. */
function contractName({ plan, created_at: madeAt }: SubscriptionRow, language: Language): string {
  const { contract } = withdrawalWords(language);
  const { plans } = (language === 'en' ? en : fr).shell;
  const date = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'Europe/Paris' });
  return contract.replace('{plan}', plans[plan]).replace('{date}', asRead(date.format(madeAt)));
}
