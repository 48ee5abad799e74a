import type { PlanType, SoldPlan } from '#domain/plans/plan-table.ts';
import type { BoughtPlan, Interval, SubscriptionStatus } from '#domain/billing/subscription.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type {
  InvoiceStatus,
  PaidInvoice,
  PaidSubscription,
  Payments,
} from '#server/integrations/payments/payments.ts';

export interface CustomerRow {
  user_id: string;
  provider: Payments['kind'];
  customer_id: string;
  applied_plan: SoldPlan;
  /** When the service was last requested to begin immediately, after a withdrawal. */
  start_requested_at: Date | null;
}

export interface SubscriptionRow {
  id: string;
  user_id: string;
  plan: BoughtPlan;
  interval: Interval;
  status: SubscriptionStatus;
  amount_cents: number;
  currency: string;
  period_start: Date;
  period_end: Date;
  cancel_at_period_end: boolean;
  paused_from: Date | null;
  paused_until: Date | null;
  unpaid_since: Date | null;
  /** Plan from the next period on; null: unchanged. */
  next_plan: BoughtPlan | null;
  next_interval: Interval | null;
  created_at: Date;
  ended_at: Date | null;
  renewal_told_for: Date | null;
}

export interface InvoiceRow {
  id: string;
  number: string | null;
  status: InvoiceStatus;
  total_cents: number;
  tax_cents: number;
  refunded_cents: number;
  currency: string;
  created_at: Date;
  paid_at: Date | null;
  page_url: string | null;
  pdf_url: string | null;
}

export function findCustomer(
  db: Queryable,
  userId: string,
  provider: Payments['kind'],
): Promise<CustomerRow | undefined> {
  return db.row<CustomerRow>({
    name: 'find-billing-customer',
    text: `select user_id, provider, customer_id, applied_plan, start_requested_at from billing_customers
           where user_id = $1 and provider = $2`,
    values: [userId, provider],
  });
}

export function recordStartRequest(system: Queryable, customerId: string, at: Date): Promise<number> {
  return system.run({
    name: 'note-start-requested',
    text: 'update billing_customers set start_requested_at = $2 where customer_id = $1',
    values: [customerId, at],
  });
}

export function findCustomerById(db: Queryable, customerId: string): Promise<CustomerRow | undefined> {
  return db.row<CustomerRow>({
    name: 'find-billing-customer-by-id',
    text: 'select user_id, provider, customer_id, applied_plan, start_requested_at from billing_customers where customer_id = $1',
    values: [customerId],
  });
}

/** A deployment that moved from the sandbox to Stripe ignores its sandbox customers. */
export function addCustomer(
  system: Queryable,
  row: { userId: string; provider: Payments['kind']; customerId: string; at: Date },
): Promise<number> {
  return system.run({
    name: 'add-billing-customer',
    text: `insert into billing_customers as c (user_id, provider, customer_id, created_at) values ($1, $2, $3, $4)
           on conflict (user_id) do update set provider = $2, customer_id = $3, read_at = null
           where c.provider <> $2`,
    values: [row.userId, row.provider, row.customerId, row.at],
  });
}

/** Serialises all reads and writes concerning one customer. */
export function lockCustomer(tx: Queryable, customerId: string): Promise<unknown> {
  return tx.row({
    name: 'hold-billing-customer',
    text: `select pg_advisory_xact_lock(hashtext('accroche:billing:' || $1))`,
    values: [customerId],
  });
}

export function isEventDone(db: Queryable, id: string): Promise<{ done: boolean } | undefined> {
  return db.row({
    name: 'is-billing-event-done',
    text: 'select true as done from billing_events where id = $1',
    values: [id],
  });
}

export function recordEvent(
  tx: Queryable,
  event: { id: string; type: string; customerId: string | null; at: Date },
): Promise<number> {
  return tx.run({
    name: 'note-billing-event',
    text: `insert into billing_events (id, type, customer_id, done_at) values ($1, $2, $3, $4)
           on conflict (id) do nothing`,
    values: [event.id, event.type, event.customerId, event.at],
  });
}

export function deleteOldEvents(system: Queryable, before: Date): Promise<number> {
  return system.run({
    name: 'forget-billing-events',
    text: 'delete from billing_events where done_at < $1',
    values: [before],
  });
}

export function listSubscriptions(db: Queryable, userId: string): Promise<SubscriptionRow[]> {
  return db.rows<SubscriptionRow>({
    name: 'list-subscriptions',
    text: `select * from subscriptions where user_id = $1 order by ended_at is null desc, created_at desc, id`,
    values: [userId],
  });
}

export function saveSubscription(
  tx: Queryable,
  userId: string,
  row: PaidSubscription & { unpaidSince: Date | null },
): Promise<number> {
  return tx.run({
    name: 'save-subscription',
    text: `insert into subscriptions (id, user_id, plan, interval, status, amount_cents, currency, period_start,
             period_end, cancel_at_period_end, paused_until, unpaid_since, created_at, ended_at, next_plan,
             next_interval, paused_from)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
           on conflict (user_id, id) do update set (plan, interval, status, amount_cents, currency, period_start, period_end,
             cancel_at_period_end, paused_until, unpaid_since, ended_at, next_plan, next_interval, paused_from)
             = ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $14, $15, $16, $17)`,
    values: [
      row.id,
      userId,
      row.plan,
      row.interval,
      row.status,
      row.amountCents,
      row.currency,
      row.periodStart,
      row.periodEnd,
      row.cancelAtPeriodEnd,
      row.pause?.until ?? null,
      row.unpaidSince,
      row.createdAt,
      row.endedAt,
      row.next?.plan ?? null,
      row.next?.interval ?? null,
      row.pause?.from ?? null,
    ],
  });
}

export function listInvoices(db: Queryable, userId: string): Promise<InvoiceRow[]> {
  return db.rows<InvoiceRow>({
    name: 'list-invoices',
    text: `select id, number, status, total_cents, tax_cents, refunded_cents, currency, created_at, paid_at, page_url,
             pdf_url
           from invoices where user_id = $1 and status <> 'draft' order by created_at desc, id desc limit 200`,
    values: [userId],
  });
}

export function listPayments(
  db: Queryable,
  userId: string,
  subscriptionId: string,
): Promise<{ total_cents: number; paid_at: Date }[]> {
  return db.rows({
    name: 'list-subscription-payments',
    text: `select total_cents, paid_at from invoices
           where user_id = $1 and subscription_id = $2 and paid_at is not null and total_cents > 0`,
    values: [userId, subscriptionId],
  });
}

export function saveInvoice(tx: Queryable, userId: string, row: PaidInvoice): Promise<number> {
  return tx.run({
    name: 'save-invoice',
    text: `insert into invoices (id, user_id, subscription_id, number, status, total_cents, tax_cents, refunded_cents,
             currency, created_at, paid_at, page_url, pdf_url)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
           on conflict (user_id, id) do update set (subscription_id, number, status, total_cents, tax_cents, refunded_cents,
             paid_at, page_url, pdf_url) = ($3, $4, $5, $6, $7, $8, $11, $12, $13)`,
    values: [
      row.id,
      userId,
      row.subscriptionId,
      row.number,
      row.status,
      row.totalCents,
      row.taxCents,
      row.refundedCents,
      row.currency,
      row.createdAt,
      row.paidAt,
      row.pageUrl,
      row.pdfUrl,
    ],
  });
}

/** The plan given by subscriptions; distinguished from one an administrator granted since. */
export function applyPlan(
  tx: Queryable,
  { userId, plan, at }: { userId: string; plan: SoldPlan; at: Date },
): Promise<number> {
  return tx.run({
    name: 'apply-plan',
    text: `with changed as (
             update billing_customers set applied_plan = $2 where user_id = $1 and applied_plan <> $2 returning user_id
           )
           update profiles p set plan_type = $2, updated_at = $3 from changed where p.user_id = changed.user_id`,
    values: [userId, plan, at],
  });
}

export function recordReading(tx: Queryable, userId: string, at: Date): Promise<number> {
  return tx.run({
    name: 'note-billing-reading',
    text: 'update billing_customers set read_at = $2 where user_id = $1',
    values: [userId, at],
  });
}

/** Not read for most of a day, or since a scheduled change of theirs became due. */
export function listDueCustomers(
  system: Queryable,
  input: { provider: Payments['kind']; now: Date; readBefore: Date; graceDays: number; limit: number },
): Promise<CustomerRow[]> {
  return system.rows<CustomerRow>({
    name: 'list-due-billing-customers',
    text: `select c.user_id, c.provider, c.customer_id, c.applied_plan, c.start_requested_at from billing_customers c
           where c.provider = $1 and (c.read_at is null or c.read_at < $3 or exists (
             select from subscriptions s, unnest(array[s.period_end, s.paused_until,
               s.unpaid_since + make_interval(days => $4)]) as due
             where s.user_id = c.user_id and s.ended_at is null and due <= $2 and c.read_at < due))
           order by c.read_at nulls first limit $5`,
    values: [input.provider, input.now, input.readBefore, input.graceDays, input.limit],
  });
}

export function findPlan(db: Queryable, userId: string): Promise<{ plan_type: PlanType } | undefined> {
  return db.row({
    name: 'find-plan',
    text: 'select plan_type from profiles where user_id = $1',
    values: [userId],
  });
}

/** Yearly renewals within the notice period that were not announced yet; each is announced once. */
export function claimRenewalNotices(
  system: Queryable,
  { from, before }: { from: Date; before: Date },
): Promise<SubscriptionRow[]> {
  return system.rows<SubscriptionRow>({
    name: 'take-renewals-to-tell',
    text: `update subscriptions set renewal_told_for = period_end
           where coalesce(next_interval, interval) = 'year' and status in ('active', 'trialing') and
             (paused_until is null or paused_until <= period_end) and not cancel_at_period_end and ended_at is null
             and period_end > $1 and period_end <= $2 and renewal_told_for is distinct from period_end
           returning *`,
    values: [from, before],
  });
}
