import { DAY_MS } from '#domain/time/day-ms.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { WithdrawalAnswer } from '#contract/billing.ts';
import type { Language } from '#contract/wire/languages.ts';
import { parseEmail, type Email } from '#domain/auth/email.ts';
import { WITHDRAWAL_DAYS, withdrawalEndsAt } from '#domain/billing/withdrawal.ts';
import { FASTEST_FORM_MS } from '#domain/support/ticket.ts';
import { AppError } from '#server/platform/app-error.ts';
import { emailSpellings } from '#server/platform/email-key.ts';
import { AN_HOUR_SECONDS, mayWriteBack } from '#server/services/rate-limits/limit-invitations.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { RequestContext } from '#server/services/calls/request-context.ts';
import { fileTicket } from '../../support/tickets/open-ticket.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { requirePayments } from '../customers/call-payments.ts';
import { findCustomer, listSubscriptions, type SubscriptionRow } from '../customers/billing.queries.ts';
import { findPayerByEmail } from '../customers/cancellation.queries.ts';
import { ongoingOf } from '../customers/get-billing.ts';
import {
  acknowledge,
  statementText,
  statementTime,
  withdrawalWords,
  type Statement,
} from './mail-withdrawal.ts';
import { usedService } from '../used-service.ts';
import { carryOut } from './withdraw.ts';
import {
  addWithdrawal,
  findProvedWithdrawal,
  findWithdrawalByToken,
  listUndoneWithdrawals,
  listUnprovedWithdrawals,
  recordHandover,
  proveWithdrawal,
} from './withdrawals.queries.ts';

const AT_ONCE = 50;

interface Declared {
  name: string;
  contract: string;
  email: string;
  language: Language;
  tookMs: number;
  website: string;
}

/**
 * A withdrawal statement made without signing in. It is stored and acknowledged immediately; a link in that mail proves
 * the address and ends the contract. For an unknown address, the staff looks for the contract. The response does not
 * reveal
 * who has one.
 */
export async function declareWithdrawal(
  { app, network }: Pick<RequestContext, 'app' | 'network'>,
  { email: typed, tookMs, website, ...declared }: Declared,
): Promise<{ submitted_at: string }> {
  const email = parseEmail(typed);
  if (email === undefined) throw new AppError('invalid_input', { field: 'email' });
  if (website !== '' || tookMs < FASTEST_FORM_MS) throw new AppError('ticket_too_fast');
  const { isTaken, isMailed } = await mayWriteBack(app, 'withdrawal', network, email);
  if (!isTaken) throw new AppError('ticket_too_many', {}, { retryAfterSeconds: AN_HOUR_SECONDS });
  const at = app.clock.now();
  const statement: Statement = { ...declared, email, at };
  const subscription = await findContract(app, email, at);
  const inPart =
    subscription !== undefined &&
    (await isRefundedInPart(app, { ...subscription, subscription_id: subscription.id }));
  await app.db.system.transaction(async tx => {
    if (subscription === undefined) return forwardToStaff(app, tx, statement, isMailed);
    const token = randomBytes(32).toString('base64url');
    await addWithdrawal(tx, {
      ...statement,
      userId: subscription.user_id,
      subscriptionId: subscription.id,
      tokenHash: hashOf(token),
    });
    // A statement whose mail is not sent goes to the staff after a day, like an unproven one.
    if (!isMailed) return;
    // In the fragment: it reaches neither a log nor a referrer.
    return acknowledge(app, tx, statement, { next: 'link', path: `/withdrawal#token=${token}`, inPart });
  });
  return { submitted_at: at.toISOString() };
}

/** Executes the statement of this link. Using it again returns the same. */
export async function confirmWithdrawal(app: AppContext, token: string): Promise<WithdrawalAnswer> {
  const { system } = app.db;
  const now = app.clock.now();
  const since = new Date(now.getTime() - WITHDRAWAL_DAYS * DAY_MS);
  const row = await findWithdrawalByToken(system, hashOf(token), since);
  if (row === undefined) throw new AppError('cancellation_link_wrong');
  const inPart = await isRefundedInPart(app, row);
  await system.transaction(async tx => {
    if ((await proveWithdrawal(tx, row.id, now)) === 0) return;
    await acknowledge(
      app,
      tx,
      { ...row, at: row.submitted_at },
      { next: 'ends', path: '/settings#plan', inPart },
    );
  });
  const proved = await findProvedWithdrawal(system, row.user_id, row.subscription_id);
  if (proved === undefined) throw new AppError('conflict');
  return carryOut(app, proved);
}

/** Retries failed calls to the payment service; statements not proven within a day go to the staff. */
export async function continueWithdrawals(app: AppContext): Promise<void> {
  const { system } = app.db;
  const now = app.clock.now();
  for (const row of await listUndoneWithdrawals(system, AT_ONCE)) await carryOut(app, row);
  const before = new Date(now.getTime() - DAY_MS);
  for (const row of await listUnprovedWithdrawals(system, { before, limit: AT_ONCE })) {
    await system.transaction(async tx => {
      if ((await recordHandover(tx, row.id, now)) === 0) return;
      await fileStatement(tx, { ...row, at: row.submitted_at }, now);
    });
  }
}

/** The contract of an address that can still be withdrawn from. */
async function findContract(app: AppContext, email: Email, at: Date): Promise<SubscriptionRow | undefined> {
  const payer = await findPayerByEmail(app.db.system, emailSpellings(email));
  if (payer === undefined) return undefined;
  const ongoing = ongoingOf(await listSubscriptions(app.db.system, payer.user_id));
  return ongoing !== undefined && withdrawalEndsAt(ongoing.created_at) >= at ? ongoing : undefined;
}

async function isRefundedInPart(
  app: AppContext,
  { user_id: userId, subscription_id: id }: { user_id: string; subscription_id: string },
): Promise<boolean> {
  const { system } = app.db;
  const customer = await findCustomer(system, userId, requirePayments(app).kind);
  const contract = (await listSubscriptions(system, userId)).find(one => one.id === id);
  return contract !== undefined && usedService(customer, contract, app.clock.now()) !== null;
}

async function forwardToStaff(
  app: AppContext,
  tx: Queryable,
  statement: Statement,
  isMailed: boolean,
): Promise<void> {
  const { reference } = await fileStatement(tx, statement, statement.at);
  if (!isMailed) return;
  await acknowledge(app, tx, statement, {
    next: 'staff',
    path: `/support/contact?reference=${reference}`,
    reference,
  });
}

function fileStatement(tx: Queryable, statement: Statement, now: Date) {
  const { language, at, email } = statement;
  const { subject, forStaff } = withdrawalWords(language);
  return fileTicket(tx, {
    category: 'billing',
    subject,
    text: `${forStaff} ${statementTime(at, language)}\n\n${statementText(statement)}`,
    language,
    userId: null,
    email,
    diagnostics: null,
    conversation: null,
    now,
  });
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
