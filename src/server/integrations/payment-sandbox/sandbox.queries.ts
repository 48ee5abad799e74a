import type { Queryable } from '../../platform/db/database.ts';
import type { SandboxCheckout, SandboxInvoice, SandboxSubscription } from './sandbox-rows.ts';

/** Serialises each customer's calls, as a payment service does. */
export function lockCustomer(tx: Queryable, customerId: string): Promise<unknown> {
  return tx.row({
    name: 'sandbox-hold-customer',
    text: `select pg_advisory_xact_lock(hashtext('accroche:sandbox:' || $1))`,
    values: [customerId],
  });
}

export function listSubscriptions(db: Queryable, customerId: string): Promise<SandboxSubscription[]> {
  return db.rows({
    name: 'sandbox-subscriptions',
    text: 'select * from sandbox_subscriptions where customer_id = $1 order by created_at, id',
    values: [customerId],
  });
}

export function findSubscription(db: Queryable, id: string): Promise<SandboxSubscription | undefined> {
  return db.row({
    name: 'sandbox-subscription',
    text: 'select * from sandbox_subscriptions where id = $1',
    values: [id],
  });
}

export function writeSubscription(tx: Queryable, row: SandboxSubscription): Promise<number> {
  return tx.run({
    name: 'sandbox-write-subscription',
    text: `insert into sandbox_subscriptions (id, customer_id, plan, interval, status, card, period_start, period_end,
             anchor_day, cancel_at_period_end, paused_until, credit_cents, created_at, ended_at, next_plan,
             next_interval, percent_off, amount_off_cents, reduced_until, paused_from)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
           on conflict (id) do update set (plan, interval, status, card, period_start, period_end, anchor_day,
             cancel_at_period_end, paused_until, credit_cents, ended_at, next_plan, next_interval, paused_from)
             = ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $14, $15, $16, $20)`,
    values: [
      row.id,
      row.customer_id,
      row.plan,
      row.interval,
      row.status,
      row.card,
      row.period_start,
      row.period_end,
      row.anchor_day,
      row.cancel_at_period_end,
      row.paused_until,
      row.credit_cents,
      row.created_at,
      row.ended_at,
      row.next_plan,
      row.next_interval,
      row.percent_off,
      row.amount_off_cents,
      row.reduced_until,
      row.paused_from,
    ],
  });
}

export function listInvoices(db: Queryable, customerId: string): Promise<SandboxInvoice[]> {
  return db.rows({
    name: 'sandbox-invoices',
    text: 'select * from sandbox_invoices where customer_id = $1 order by created_at desc, id desc',
    values: [customerId],
  });
}

/** The same id again changes nothing: a period is invoiced once. */
export function addInvoice(
  tx: Queryable,
  row: Omit<SandboxInvoice, 'number' | 'refunded_cents'>,
): Promise<number> {
  return tx.run({
    name: 'sandbox-add-invoice',
    text: `insert into sandbox_invoices (id, customer_id, subscription_id, number, status, total_cents, created_at,
             paid_at)
           select $1, $2, $3, 'TEST-' || lpad(((select count(*) from sandbox_invoices) + 1)::text, 5, '0'), $4, $5, $6,
             $7
           on conflict (id) do nothing`,
    values: [
      row.id,
      row.customer_id,
      row.subscription_id,
      row.status,
      row.total_cents,
      row.created_at,
      row.paid_at,
    ],
  });
}

export function payOpenInvoices(tx: Queryable, customerId: string, at: Date): Promise<number> {
  return tx.run({
    name: 'sandbox-pay-invoices',
    text: `update sandbox_invoices set status = 'paid', paid_at = $2 where customer_id = $1 and status = 'open'`,
    values: [customerId, at],
  });
}

/** Voids open invoices; returns the paid ones. */
export function closeInvoices(
  tx: Queryable,
  subscriptionId: string,
): Promise<{ id: string; total_cents: number; created_at: Date }[]> {
  return tx.rows({
    name: 'sandbox-close-invoices',
    text: `with closed as (
             update sandbox_invoices set status = 'void' where subscription_id = $1 and status = 'open')
           select id, total_cents, created_at from sandbox_invoices where subscription_id = $1 and status = 'paid'`,
    values: [subscriptionId],
  });
}

export function refundInvoice(tx: Queryable, id: string, cents: number): Promise<number> {
  return tx.run({
    name: 'sandbox-refund-invoice',
    text: 'update sandbox_invoices set refunded_cents = $2 where id = $1',
    values: [id, cents],
  });
}

export function addCheckout(
  tx: Queryable,
  row: Omit<SandboxCheckout, 'used_at'>,
): Promise<{ id: string } | undefined> {
  return tx.row({
    name: 'sandbox-add-checkout',
    text: `insert into sandbox_checkouts (id, key, customer_id, user_id, plan, interval, language, success_url,
             cancel_url, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           returning id`,
    values: [
      row.id,
      row.key,
      row.customer_id,
      row.user_id,
      row.plan,
      row.interval,
      row.language,
      row.success_url,
      row.cancel_url,
      row.created_at,
    ],
  });
}

/** Checkouts opened earlier can no longer be paid once this one is opened. */
export function closeCheckouts(system: Queryable, customerId: string, butKey: string): Promise<number> {
  return system.run({
    name: 'sandbox-close-checkouts',
    text: `delete from sandbox_checkouts
           where customer_id = $1 and split_part(key, '#', 1) <> $2 and plan <> 'portal' and used_at is null`,
    values: [customerId, butKey],
  });
}

export function findOpenCheckout(
  system: Queryable,
  customerId: string,
  key: string,
): Promise<{ id: string } | undefined> {
  return system.row({
    name: 'sandbox-open-checkout',
    text: `select id from sandbox_checkouts
           where customer_id = $1 and split_part(key, '#', 1) = $2 and used_at is null`,
    values: [customerId, key],
  });
}

export function findCheckout(db: Queryable, id: string): Promise<SandboxCheckout | undefined> {
  return db.row({
    name: 'sandbox-checkout',
    text: 'select * from sandbox_checkouts where id = $1',
    values: [id],
  });
}

/** 0 when it was used already: a page pays once. */
export function useCheckout(tx: Queryable, id: string, at: Date): Promise<number> {
  return tx.run({
    name: 'sandbox-use-checkout',
    text: 'update sandbox_checkouts set used_at = $2 where id = $1 and used_at is null',
    values: [id, at],
  });
}
