import type { Language } from '#contract/wire/languages.ts';
import { priceKey, type BoughtPlan, type Interval } from '#domain/billing/subscription.ts';
import { AppError } from '#server/platform/app-error.ts';
import { homeOrigin } from '#server/platform/http/site-origin.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { callPayments, requirePayments } from '../customers/call-payments.ts';
import {
  addCustomer,
  findCustomer,
  listSubscriptions,
  recordStartRequest,
  type CustomerRow,
} from '../customers/billing.queries.ts';
import { ongoingOf } from '../customers/get-billing.ts';
import { withCustomerLock, syncCustomer } from '../customers/sync-customer.ts';
import { findLastWithdrawal } from '../withdrawal/withdrawals.queries.ts';

/** Within this time the same request returns the same checkout page: a double click pays once. */
const SAME_PAGE_MS = 600_000;

type Payer = Pick<Caller, 'userId' | 'email'>;

/** Creates the checkout page for a subscription. Users with a subscription must change it instead. */
export async function startCheckout(
  app: AppContext,
  caller: Payer,
  { plan, interval, startNow }: { plan: BoughtPlan; interval: Interval; startNow: boolean },
  language: Language,
): Promise<{ url: string }> {
  const customer = await ensureCustomer(app, caller, language);
  // Fetches changes not reported yet, so that nobody pays for two subscriptions.
  await syncCustomer(app, customer);
  const { userId } = caller;
  if (ongoingOf(await listSubscriptions(app.db.tenant(userId), userId)) !== undefined)
    throw new AppError('subscription_exists');
  if (!startNow && (await findLastWithdrawal(app.db.system, userId)) !== undefined)
    throw new AppError('start_not_requested');
  if (startNow) await recordStartRequest(app.db.system, customer.customer_id, app.clock.now());
  const origin = pageOrigin(app);
  const slot = Math.floor(app.clock.now().getTime() / SAME_PAGE_MS);
  const open = () =>
    callPayments(app, payments =>
      payments.startCheckout({
        customerId: customer.customer_id,
        userId,
        plan,
        interval,
        language,
        successUrl: `${origin}/settings?paid=1#plan`,
        cancelUrl: `${origin}/settings#plan`,
        key: `${userId}-${priceKey(plan, interval)}-${language}-${slot}`,
      }),
    );
  // When two checkout pages are requested concurrently, the second closes the first.
  return withCustomerLock(customer.customer_id, open);
}

/** Opens the payment portal, for changing the payment method and paying open invoices. */
export async function openPortal(
  app: AppContext,
  { userId }: Payer,
  language: Language,
): Promise<{ url: string }> {
  const customer = await requireCustomer(app, userId);
  return callPayments(app, payments =>
    payments.openPortal({
      customerId: customer.customer_id,
      returnUrl: `${pageOrigin(app)}/settings#plan`,
      language,
    }),
  );
}

export async function requireCustomer(app: AppContext, userId: string): Promise<CustomerRow> {
  const customer = await findCustomer(app.db.system, userId, requirePayments(app).kind);
  if (customer === undefined) throw new AppError('subscription_missing');
  return customer;
}

async function ensureCustomer(
  app: AppContext,
  { userId, email }: Payer,
  language: Language,
): Promise<CustomerRow> {
  const { system } = app.db;
  const { kind } = requirePayments(app);
  const known = await findCustomer(system, userId, kind);
  if (known !== undefined) return known;
  const customerId = await callPayments(app, payments =>
    payments.createCustomer({ userId, email, language }),
  );
  await addCustomer(system, { userId, provider: kind, customerId, at: app.clock.now() });
  const made = await findCustomer(system, userId, kind);
  if (made === undefined) throw new AppError('conflict');
  return made;
}

/** The sandbox pages are our own: their URLs use the origin by which the product was reached. */
function pageOrigin(app: AppContext): string {
  return app.payments?.kind === 'sandbox' ? '' : homeOrigin(app.config);
}
