import { z } from 'zod';
import { BOUGHT_PLANS, INTERVALS, SUBSCRIPTION_STATUSES } from '#domain/billing/subscription.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import { WITHDRAWAL_LIMITS } from '#domain/billing/withdrawal.ts';
import { count, id, instant, procedure, publicProcedure, sessionProcedure } from './wire/base.ts';
import { LANGUAGES } from './wire/languages.ts';

const plan = z.enum(BOUGHT_PLANS);
const interval = z.enum(INTERVALS);
/** Whole cents. */
const cents = count;

const subscription = z.object({
  plan,
  interval,
  status: z.enum(SUBSCRIPTION_STATUSES),
  amount_cents: cents,
  currency: z.string(),
  period_end: instant,
  /** Cancelled: it ends with the period, and nothing more is charged. */
  cancel_at_period_end: z.boolean(),
  /** The last instant to withdraw from the contract; null: it has passed, or was used. */
  withdrawal_until: instant.nullable(),
  /** The service began at the payer's request: the days used are not refunded. */
  withdrawal_in_part: z.boolean(),
  /** What would go back now, and why no more would; null: everything would. */
  withdrawal_share: z
    .object({
      used_days: z.number().nonnegative(),
      days: z.number().nonnegative(),
      paid_cents: cents,
      refund_cents: cents,
    })
    .nullable(),
  /** The plan from the next period on; null: unchanged. */
  next_plan: plan.nullable(),
  next_interval: interval.nullable(),
  /** A pause that begins at the end of the paid period, or has begun; null: none. */
  pause: z.object({ from: instant.nullable(), until: instant }).nullable(),
  standing: z.enum(['good', 'grace', 'read_only', 'paused', 'over']),
  /** End of the grace period or of the pause, or start of the read-only state. */
  standing_at: instant.nullable(),
});
export type BillingSubscription = z.infer<typeof subscription>;

const billingState = z.object({
  /** Where payments are processed; `sandbox` moves no money, null: nothing is sold. */
  mode: z.enum(['stripe', 'sandbox']).nullable(),
  plan_type: z.enum(PLAN_TYPES),
  /** Prices of this deployment, taxes included. */
  prices: z.record(plan, z.object({ month: cents, year: cents })),
  /** A user who withdrew from an earlier contract must expressly request that the next one begin immediately. */
  asks_to_start: z.boolean(),
  /** When they withdrew from the running contract, or from their last one while none runs; null: they did not. */
  withdrawn_at: instant.nullable(),
  subscription: subscription.nullable(),
});
export type BillingState = z.infer<typeof billingState>;

const invoiceLine = z.object({
  number: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  total_cents: z.number().int(),
  tax_cents: z.number().int(),
  refunded_cents: cents,
  currency: z.string(),
  created_at: instant,
  page_url: z.string().nullable(),
  pdf_url: z.string().nullable(),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** What a change costs now, and the following invoices. */
const changePreview = z.object({
  /** Must be sent with the change, so that the amount shown is the amount charged. */
  at: instant,
  /** Upgrades take effect now; downgrades with the next period. */
  takes_effect: z.enum(['now', 'period_end']),
  due_today_cents: cents,
  /** Reduces the next invoices. */
  credit_cents: cents,
  next_cents: cents,
  next_at: instant,
  currency: z.string(),
});
export type ChangePreview = z.infer<typeof changePreview>;

/** Accounts that use a place of the plan; those beyond the limit are read-only. */
const activeAccounts = z.object({
  /** -1 means unlimited. */
  places: z.number().int().min(-1),
  items: z.array(
    z.object({
      id,
      username: z.string(),
      is_primary: z.boolean(),
      is_active: z.boolean(),
      /** Chosen by the user, or the primary account by default. */
      is_kept: z.boolean(),
    }),
  ),
  /** When the choice can be made again; null: now. */
  changeable_at: instant.nullable(),
  /** The scheduled smaller plan and its number of places; null: none. */
  next: z.object({ plan: z.enum(PLAN_TYPES), places: z.number().int().min(-1), at: instant }).nullable(),
});
export type ActiveAccounts = z.infer<typeof activeAccounts>;

/** Result of a withdrawal statement. */
const withdrawalAnswer = z.object({
  submitted_at: instant,
  /** Address the acknowledgement was sent to. */
  email: z.string(),
  /** Null: the refund is pending, and follows within fourteen days. */
  refunded_cents: count.nullable(),
  currency: z.string().nullable(),
});
export type WithdrawalAnswer = z.infer<typeof withdrawalAnswer>;

/** One line that a mail repeats to an address anybody may have entered: it must not contain a URL. */
const declared = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine(value => !/[\p{Cc}\p{Zl}\p{Zp}]|:\/\/|\bwww\./iu.test(value) && value.isWellFormed());
const statement = { name: declared(WITHDRAWAL_LIMITS.name), email: z.email().max(254) };

const terms = z.strictObject({ plan, interval });
const page = z.object({ url: z.string() });

export const billing = {
  get: procedure.route({ method: 'GET', path: '/billing', tags: ['billing'] }).output(billingState),
  invoices: procedure
    .route({ method: 'GET', path: '/billing/invoices', tags: ['billing'] })
    .output(z.object({ items: z.array(invoiceLine) })),
  checkout: sessionProcedure
    .route({
      method: 'POST',
      path: '/billing/checkout',
      tags: ['billing'],
      description: 'Opens the page where a subscription is paid for, and returns its address.',
    })
    .input(
      terms.extend({
        /** Expressly requests that the service begin before the withdrawal period ends; the days used are then paid. */
        startNow: z.boolean().default(false),
      }),
    )
    .output(page),
  portal: sessionProcedure
    .route({
      method: 'POST',
      path: '/billing/portal',
      tags: ['billing'],
      description: 'Opens the page where the means of payment is changed and open invoices are paid.',
    })
    .output(page),
  preview: sessionProcedure
    .route({
      method: 'GET',
      path: '/billing/preview',
      tags: ['billing'],
      description: 'What changing the plan now would cost at once. Changes nothing.',
    })
    .input(terms)
    .output(changePreview),
  change: sessionProcedure
    .route({ method: 'POST', path: '/billing/change', tags: ['billing'] })
    .input(terms.extend({ at: z.iso.datetime() }))
    .output(z.object({ state: billingState, confirm_url: z.string().nullable() })),
  cancel: sessionProcedure
    .route({
      method: 'POST',
      path: '/billing/cancel',
      tags: ['billing'],
      description: 'Ends the contract at the end of the current period; an e-mail confirms the date.',
    })
    .output(billingState),
  resume: sessionProcedure
    .route({
      method: 'POST',
      path: '/billing/resume',
      tags: ['billing'],
      description: 'Undoes a cancellation, a pause or a smaller plan that is to come.',
    })
    .output(billingState),
  pause: sessionProcedure
    .route({
      method: 'POST',
      path: '/billing/pause',
      tags: ['billing'],
      description: 'Pauses the subscription for some months from the end of what is paid.',
    })
    .input(z.strictObject({ months: z.number().int().min(1).max(3) }))
    .output(billingState),
  accounts: procedure
    .route({ method: 'GET', path: '/billing/accounts', tags: ['billing'] })
    .output(activeAccounts),
  chooseAccounts: sessionProcedure
    .route({
      method: 'PUT',
      path: '/billing/accounts',
      tags: ['billing'],
      description:
        'After a smaller plan: the accounts to go on with. The others are read-only; nothing is deleted.',
    })
    .input(z.strictObject({ ids: z.array(id).max(100) }))
    .output(activeAccounts),
  askCancellation: publicProcedure
    .route({
      method: 'POST',
      path: '/billing/cancellation',
      tags: ['billing'],
      description: 'Sends the link that ends the contract to the address, if a contract belongs to it.',
    })
    .input(z.strictObject({ email: z.email().max(254) }))
    .output(z.object({ sent: z.literal(true) })),
  confirmCancellation: publicProcedure
    .route({ method: 'POST', path: '/billing/cancellation/confirm', tags: ['billing'] })
    .input(z.strictObject({ token: z.string().min(20).max(100) }))
    .output(z.object({ ends_at: instant })),
  withdraw: sessionProcedure
    .route({
      method: 'POST',
      path: '/billing/withdrawal',
      tags: ['billing'],
      description:
        'Within the time that the law gives: ends the contract at once and gives all payments back, less the days used where the service began on request. An e-mail acknowledges the statement with its content, date and time.',
    })
    .input(z.strictObject(statement))
    .output(withdrawalAnswer),
  declareWithdrawal: publicProcedure
    .route({
      method: 'POST',
      path: '/billing/withdrawal/statements',
      tags: ['billing'],
      description:
        'The same without a session: the statement is kept and acknowledged at once; the link in that e-mail ends the contract.',
    })
    .input(
      z.strictObject({
        ...statement,
        contract: declared(WITHDRAWAL_LIMITS.contract),
        language: z.enum(LANGUAGES),
        /** Milliseconds between seeing the form and sending it. */
        tookMs: z.number().int().nonnegative().max(86_400_000),
        /** Honeypot, hidden from users: only bots fill it in. */
        website: z.string().max(200).default(''),
      }),
    )
    .output(z.object({ submitted_at: instant })),
  confirmWithdrawal: publicProcedure
    .route({ method: 'POST', path: '/billing/withdrawal/confirm', tags: ['billing'] })
    .input(z.strictObject({ token: z.string().min(20).max(100) }))
    .output(withdrawalAnswer),
};
