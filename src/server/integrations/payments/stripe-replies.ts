import { z } from 'zod';
import {
  findPriceKey,
  SUBSCRIPTION_STATUSES,
  type BoughtPlan,
  type Interval,
} from '#domain/billing/subscription.ts';
import { INVOICE_STATUSES, type PaidInvoice, type PaidSubscription } from './payments.ts';

/** What is read of Stripe's answers; they are checked, because a wrong address answers objects without an id. */
const seconds = z.number().int().nonnegative();
const instant = (value: number): Date => new Date(value * 1_000);

const price = z.object({
  id: z.string(),
  lookup_key: z.string().nullish(),
  unit_amount: z.number().int().nullable(),
  currency: z.string(),
});

const subscription = z.object({
  id: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  cancel_at_period_end: z.boolean(),
  cancel_at: seconds.nullish(),
  pause_collection: z.object({ resumes_at: seconds.nullish() }).nullish(),
  created: seconds,
  ended_at: seconds.nullish(),
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
  amount_refunded: z.number().int().nonnegative(),
  payment_intent: z.string().nullish(),
});

const proration = z.object({ proration: z.boolean().nullish() }).nullish();

export const replies = {
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

/** `plans` names prices that a deployment chose itself; all others are known by their lookup key. */
export function asSubscription(
  given: StripeSubscription,
  plans: ReadonlyMap<string, { plan: BoughtPlan; interval: Interval }>,
): PaidSubscription | null {
  const item = given.items.data[0];
  if (item === undefined) return null;
  const terms = plans.get(item.price.id) ?? findPriceKey(item.price.lookup_key ?? '');
  if (terms === null) return null;
  const resumesAt = given.pause_collection?.resumes_at;
  return {
    id: given.id,
    ...terms,
    status: given.status,
    amountCents: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    periodStart: instant(item.current_period_start),
    periodEnd: instant(item.current_period_end),
    cancelAtPeriodEnd: given.cancel_at_period_end || (given.cancel_at ?? null) !== null,
    pausedUntil: resumesAt === undefined || resumesAt === null ? null : instant(resumesAt),
    createdAt: instant(given.created),
    endedAt: given.ended_at ? instant(given.ended_at) : null,
  };
}

/** `refunds`: what went back of each payment. */
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
