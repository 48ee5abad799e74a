import { z } from 'zod';
import { findPriceKey, SUBSCRIPTION_STATUSES, type Terms } from '#domain/billing/subscription.ts';
import type { Coupon } from '#domain/billing/coupon.ts';
import { INVOICE_STATUSES, type PaidInvoice, type PaidSubscription } from '../payments/payments.ts';

/**
 * The parts of Stripe's responses that are read; they are checked, because a wrong URL returns objects without an id.
 */
/** Until the end of the year 9999, the limit of our calendars. */
const seconds = z.number().int().nonnegative().max(253_402_300_799);
const instant = (value: number): Date => new Date(value * 1_000);

const price = z.object({
  id: z.string(),
  lookup_key: z.string().nullish(),
  unit_amount: z.number().int().nullable(),
  currency: z.string(),
  active: z.boolean().nullish(),
  recurring: z.object({ interval: z.string() }).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type StripePrice = z.infer<typeof price>;

/** Expanded; otherwise only its id. */
const schedule = z.preprocess(
  given => (typeof given === 'string' ? { id: given } : given),
  z.object({
    id: z.string(),
    status: z.string().nullish(),
    metadata: z.record(z.string(), z.string()).nullish(),
    current_phase: z.object({ start_date: seconds }).nullish(),
  }),
);

const subscription = z.object({
  id: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  cancel_at_period_end: z.boolean(),
  cancel_at: seconds.nullish(),
  pause_collection: z.object({ resumes_at: seconds.nullish() }).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  created: seconds,
  ended_at: seconds.nullish(),
  schedule: schedule.nullish(),
  discounts: z.array(z.union([z.string(), z.object({ id: z.string() })])).nullish(),
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          price,
          current_period_start: seconds,
          current_period_end: seconds,
        }),
      )
      .min(1),
  }),
});
export type StripeSubscription = z.infer<typeof subscription>;

const invoice = z.object({
  id: z.string(),
  number: z.string().nullish(),
  status: z.enum(INVOICE_STATUSES).nullish(),
  total: z.number().int(),
  total_taxes: z.array(z.object({ amount: z.number().int() })).nullish(),
  currency: z.string(),
  created: seconds,
  status_transitions: z.object({ paid_at: seconds.nullish() }),
  hosted_invoice_url: z.string().nullish(),
  invoice_pdf: z.string().nullish(),
  payments: z
    .object({ data: z.array(z.object({ payment: z.object({ payment_intent: z.string().nullish() }) })) })
    .nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: z.string() }).nullish() }).nullish(),
});

const charge = z.object({
  id: z.string(),
  amount: z.number().int().nonnegative(),
  created: z.number().int().nonnegative(),
  status: z.string().nullish(),
  currency: z.string().nullish(),
  amount_refunded: z.number().int().nonnegative(),
  payment_intent: z.string().nullish(),
});

const proration = z.object({ proration: z.boolean().nullish() }).nullish();

const coupon = z.object({
  percent_off: z.number().nullish(),
  amount_off: z.number().int().nullish(),
  duration: z.enum(['once', 'repeating', 'forever']),
  duration_in_months: z.number().int().nullish(),
});

const promotionCode = z.object({
  id: z.string(),
  code: z.string(),
  active: z.boolean(),
  created: seconds,
  expires_at: seconds.nullish(),
  max_redemptions: z.number().int().nullish(),
  times_redeemed: z.number().int().nonnegative(),
  promotion: z.object({ coupon: z.union([z.string(), coupon]).nullish() }),
});

export const replies = {
  schedule,
  promotionCode,
  customer: z.object({ id: z.string() }),
  page: z.object({ id: z.string(), url: z.url() }),
  openPage: z.object({
    id: z.string(),
    url: z.string().nullish(),
    metadata: z.record(z.string(), z.string()).nullish(),
  }),
  price,
  subscription,
  invoice,
  charge,
  preview: z.object({
    currency: z.string(),
    lines: z.object({
      data: z.array(
        z.object({
          amount: z.number().int(),
          parent: z
            .object({
              subscription_item_details: proration,
              invoice_item_details: proration,
            })
            .nullish(),
        }),
      ),
    }),
  }),
};

/** `plans`: prices configured by the deployment; all others are identified by their present or former lookup key. */
export function asSubscription(
  given: StripeSubscription,
  plans: ReadonlyMap<string, Terms>,
): PaidSubscription | null {
  const item = given.items.data[0];
  if (item === undefined) return null;
  const { price: paid } = item;
  const terms =
    plans.get(paid.id) ??
    findPriceKey(paid.lookup_key ?? '') ??
    findPriceKey(paid.metadata?.['price_key'] ?? '');
  if (terms === null) return null;
  return {
    id: given.id,
    ...terms,
    status: given.status,
    amountCents: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    periodStart: instant(item.current_period_start),
    periodEnd: instant(item.current_period_end),
    cancelAtPeriodEnd: given.cancel_at_period_end || (given.cancel_at ?? null) !== null,
    pause: pauseOf(given),
    next: nextTerms(given, terms),
    createdAt: instant(given.created),
    endedAt: given.ended_at ? instant(given.ended_at) : null,
  };
}

/** A planned pause is in the schedule, one that has begun is a trial; older ones only held the invoices. */
function pauseOf({ schedule: planned, status, metadata, pause_collection: held }: StripeSubscription) {
  const isPlanned = planned?.status === 'active' || planned?.status === 'not_started';
  const told = (isPlanned && planned.metadata) || (status === 'trialing' && metadata) || {};
  const [from, until] = [Number(told['paused_from']), Number(told['paused_until'])];
  if (from > 0 && until > 0) return { from: instant(from), until: instant(until) };
  return held?.resumes_at ? { from: null, until: instant(held.resumes_at) } : null;
}

/** The terms planned for the next period; a completed or released schedule has none. */
function nextTerms({ schedule: planned }: StripeSubscription, present: Terms): Terms | null {
  if (planned?.status !== 'active' && planned?.status !== 'not_started') return null;
  const next = findPriceKey(planned.metadata?.['next'] ?? '');
  return next?.plan === present.plan && next.interval === present.interval ? null : next;
}

/** Null where Stripe did not include the requested coupon. */
export function asCoupon(given: z.infer<typeof promotionCode>): Coupon | null {
  const { coupon: taken } = given.promotion;
  if (taken === null || taken === undefined || typeof taken === 'string') return null;
  return {
    id: given.id,
    code: given.code,
    percentOff: taken.percent_off ?? null,
    amountOffCents: taken.amount_off ?? null,
    duration: taken.duration === 'repeating' ? 'months' : taken.duration,
    months: taken.duration_in_months ?? null,
    mostUses: given.max_redemptions ?? null,
    uses: given.times_redeemed,
    expiresAt: given.expires_at ? instant(given.expires_at) : null,
    isActive: given.active,
    createdAt: instant(given.created),
  };
}

/** `refunds`: the amount refunded of each payment. */
export function asInvoice(given: z.infer<typeof invoice>, refunds: ReadonlyMap<string, number>): PaidInvoice {
  const paidBy = (given.payments?.data ?? []).map(({ payment }) => payment.payment_intent ?? '');
  const paidAt = given.status_transitions.paid_at;
  return {
    id: given.id,
    subscriptionId: given.parent?.subscription_details?.subscription ?? null,
    number: given.number ?? null,
    status: given.status ?? 'draft',
    totalCents: given.total,
    taxCents: (given.total_taxes ?? []).reduce((sum, tax) => sum + tax.amount, 0),
    refundedCents: paidBy.reduce((sum, intent) => sum + (refunds.get(intent) ?? 0), 0),
    currency: given.currency,
    createdAt: instant(given.created),
    paidAt: paidAt === undefined || paidAt === null ? null : instant(paidAt),
    pageUrl: given.hosted_invoice_url ?? null,
    pdfUrl: given.invoice_pdf ?? null,
  };
}
