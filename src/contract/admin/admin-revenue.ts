import { z } from 'zod';
import { COUPON_DURATIONS } from '#domain/billing/coupon.ts';
import { CONTRACT_STATES } from '#domain/billing/revenue.ts';
import { BOUGHT_PLANS, INTERVALS } from '#domain/billing/subscription.ts';
import { adminProcedure, count, id, instant, page } from '../wire/base.ts';
import { quotaMovement } from '../quotas.ts';

const plan = z.enum(BOUGHT_PLANS);
const interval = z.enum(INTERVALS);
/** Whole cents. */
const cents = count;

/** Monthly revenue of a plan's subscriptions, before coupon reductions; a yearly price counts for a twelfth. */
const planRevenue = z.object({
  plan,
  active: count,
  /** Of the active ones: cancelled, in force until the end of the paid period. */
  leaving: count,
  /** Of the active ones: with a scheduled change to a smaller plan. */
  shrinking: count,
  unpaid: count,
  paused: count,
  monthly_cents: cents,
});

const revenue = z.object({
  mode: z.enum(['stripe', 'sandbox']).nullable(),
  monthly_cents: cents,
  plans: z.array(planRevenue),
  /** Invoices by month of payment (UTC), newest first. */
  months: z.array(
    z.object({
      month: z.string(),
      invoices: count,
      paid_cents: cents,
      tax_cents: z.number().int(),
      refunded_cents: cents,
    }),
  ),
});
export type Revenue = z.infer<typeof revenue>;

const contractLine = z.object({
  id: z.string(),
  user_id: id,
  email: z.string().nullable(),
  plan,
  interval,
  amount_cents: cents,
  currency: z.string(),
  state: z.enum(CONTRACT_STATES),
  next_plan: plan.nullable(),
  created_at: instant,
  period_end: instant,
  ended_at: instant.nullable(),
});
export type ContractLine = z.infer<typeof contractLine>;

const coupon = z.object({
  id: z.string(),
  code: z.string(),
  percent_off: z.number().nullable(),
  amount_off_cents: cents.nullable(),
  duration: z.enum(COUPON_DURATIONS),
  months: count.nullable(),
  most_uses: count.nullable(),
  uses: count,
  expires_at: instant.nullable(),
  /** Whether the coupon can still be used for a purchase. */
  is_open: z.boolean(),
});
export type CouponLine = z.infer<typeof coupon>;

const couponOrder = z
  .strictObject({
    code: z
      .string()
      .trim()
      .max(40)
      .regex(/^[A-Za-z0-9-]{3,40}$/),
    percent_off: z.number().int().min(1).max(100).optional(),
    amount_off_cents: z.number().int().min(100).max(1_000_000).optional(),
    duration: z.enum(COUPON_DURATIONS),
    months: z.number().int().min(1).max(36).optional(),
    most_uses: z.number().int().min(1).max(1_000_000).optional(),
    expires_at: z.iso.datetime().optional(),
  })
  .refine(given => (given.percent_off === undefined) !== (given.amount_off_cents === undefined), {
    path: ['percent_off'],
  })
  .refine(given => (given.duration === 'months') === (given.months !== undefined), { path: ['months'] });
export type CouponInput = z.infer<typeof couponOrder>;

const priceLine = z.object({
  plan,
  interval,
  cents,
  price_id: z.string().nullable(),
  problem: z.enum(['amount', 'currency', 'interval', 'inactive', 'unknown']).nullable(),
  their_cents: cents.nullable(),
});
export type PriceLine = z.infer<typeof priceLine>;

const coupons = z.object({ items: z.array(coupon) });

export const adminMoney = {
  revenue: adminProcedure.route({ method: 'GET', path: '/admin/revenue', tags: ['admin'] }).output(revenue),
  contracts: adminProcedure
    .route({ method: 'GET', path: '/admin/contracts', tags: ['admin'] })
    .input(
      z.strictObject({
        state: z.enum(CONTRACT_STATES).optional(),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(page(contractLine)),
  prices: adminProcedure
    .route({
      method: 'GET',
      path: '/admin/prices',
      tags: ['admin'],
      description: 'What plans cost here beside what the payment service would charge for them.',
    })
    .output(z.object({ items: z.array(priceLine) })),
  coupons: adminProcedure.route({ method: 'GET', path: '/admin/coupons', tags: ['admin'] }).output(coupons),
  createCoupon: adminProcedure
    .route({ method: 'POST', path: '/admin/coupons', tags: ['admin'] })
    .input(couponOrder)
    .output(coupons),
  endCoupon: adminProcedure
    .route({ method: 'DELETE', path: '/admin/coupons/{coupon}', tags: ['admin'] })
    .input(z.strictObject({ coupon: z.string().max(100) }))
    .output(coupons),
  /** The quota ledger of one user, as they see it. */
  movements: adminProcedure
    .route({ method: 'GET', path: '/admin/users/{id}/movements', tags: ['admin'] })
    .input(
      z.strictObject({
        id,
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(page(quotaMovement)),
};
