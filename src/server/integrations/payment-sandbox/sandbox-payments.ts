import { refundOf } from '#domain/billing/withdrawal.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { addInterval, prorate } from '#domain/billing/proration.ts';
import { isRedeemable, reduce, type Coupon } from '#domain/billing/coupon.ts';
import type { PriceList } from '#domain/billing/price-list.ts';
import { BOUGHT_PLANS, INTERVALS } from '#domain/billing/subscription.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { BadSignature, type CustomerState, type Payments, type PlanChange } from '../payments/payments.ts';
import {
  addCheckout,
  addInvoice,
  closeCheckouts,
  findCheckout,
  findOpenCheckout,
  findSubscription,
  lockCustomer,
  listInvoices,
  listSubscriptions,
  payOpenInvoices,
  closeInvoices,
  refundInvoice,
  useCheckout,
  writeSubscription,
} from './sandbox.queries.ts';
import { asCoupon, createSandboxCoupons } from './sandbox-coupons.ts';
import { findCoupon, useCoupon } from './sandbox-coupons.queries.ts';
import type { SandboxCard, SandboxCheckout, SandboxSubscription } from './sandbox-rows.ts';

/** Path of the local checkout page; its URLs are relative, so that they work under any host name. */
export const SANDBOX_PATH = '/sandbox/checkout';
const CURRENCY = 'eur';
const ONGOING = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

export interface SandboxPayments extends Payments {
  readonly kind: 'sandbox';
  findCheckout(id: string): Promise<SandboxCheckout | undefined>;
  /** A code that is valid now; null: there is none of that name. */
  findCode(code: string): Promise<Coupon | null>;
  /** Pays with a card that is accepted: the checkout takes effect, once. Undefined: the code has no uses left. */
  pay(id: string, card: SandboxCard, code?: string): Promise<SandboxCheckout | null | undefined>;
}

/** A stand-in for the payment service, on this database: the same calls and states, without money. */
export function createSandboxPayments({
  db,
  clock,
  prices,
}: {
  db: Database;
  clock: Clock;
  prices: PriceList;
}): SandboxPayments {
  const { system } = db;
  const held = <Result>(customerId: string, work: (tx: Transaction, now: Date) => Promise<Result>) =>
    system.transaction(async tx => {
      await lockCustomer(tx, customerId);
      return work(tx, wholeSecond(clock.now()));
    });

  /** What a payment service does as time passes: renews, charges, ends. */
  async function catchUp(tx: Transaction, customerId: string, now: Date): Promise<SandboxSubscription[]> {
    const rows = await listSubscriptions(tx, customerId);
    for (const row of rows) {
      let changed = false;
      while (ONGOING.has(row.status) && row.status !== 'past_due' && row.period_end <= now) {
        changed = true;
        await turn(tx, row);
      }
      if (changed) await writeSubscription(tx, row);
    }
    return rows;
  }

  async function turn(tx: Transaction, row: SandboxSubscription): Promise<void> {
    const at = row.period_end;
    if (row.cancel_at_period_end) {
      row.status = 'canceled';
      row.ended_at = at;
      return;
    }
    if (row.next_plan !== null && row.next_interval !== null) {
      Object.assign(row, { plan: row.next_plan, interval: row.next_interval });
      Object.assign(row, NOTHING_NEXT);
    }
    if (row.paused_until !== null && row.paused_until > at) {
      Object.assign(row, { period_start: at, period_end: row.paused_until });
      row.anchor_day = row.paused_until.getUTCDate();
      return;
    }
    await renew(tx, row, at);
  }

  async function renew(tx: Transaction, row: SandboxSubscription, at: Date): Promise<void> {
    Object.assign(row, NOT_PAUSED);
    row.period_start = at;
    row.period_end = addInterval(at, row.interval, row.anchor_day);
    const isReduced = row.reduced_until !== null && row.reduced_until > at;
    const full = prices[row.plan][row.interval];
    const price = isReduced ? reduce(full, reductionOf(row)) : full;
    const due = Math.max(0, price - row.credit_cents);
    row.credit_cents = Math.max(0, row.credit_cents - price);
    const isPaid = row.card === 'good' || due === 0;
    if (!isPaid) row.status = 'past_due';
    await invoice(tx, row, { due, at, isPaid, id: `in_${row.id}_${at.getTime()}` });
  }

  async function invoice(
    tx: Transaction,
    row: SandboxSubscription,
    { due, at, isPaid, id }: { due: number; at: Date; isPaid: boolean; id: string },
  ): Promise<void> {
    await addInvoice(tx, {
      id,
      customer_id: row.customer_id,
      subscription_id: row.id,
      status: isPaid ? 'paid' : 'open',
      total_cents: due,
      created_at: at,
      paid_at: isPaid ? at : null,
    });
  }

  async function change(
    id: string,
    how: (row: SandboxSubscription, now: Date, tx: Transaction) => void | Promise<void>,
  ): Promise<void> {
    const found = await findSubscription(system, id);
    if (found === undefined) throw new Error(`The sandbox has no subscription ${id}`);
    await held(found.customer_id, async (tx, now) => {
      const row = (await catchUp(tx, found.customer_id, now)).find(one => one.id === id);
      if (row === undefined || row.ended_at !== null) return;
      await how(row, now, tx);
      await writeSubscription(tx, row);
    });
  }

  function changeOf(row: SandboxSubscription, { plan, interval, at }: PlanChange) {
    const { period_start: start, period_end: end } = row;
    return prorate({ from: row, to: { plan, interval }, period: { start, end }, prices, now: at });
  }

  async function subscriptionOf({ customerId, subscriptionId }: PlanChange): Promise<SandboxSubscription> {
    const row = (await listSubscriptions(system, customerId)).find(({ id }) => id === subscriptionId);
    if (row === undefined) throw new Error(`The sandbox has no subscription ${subscriptionId}`);
    return row;
  }

  return {
    kind: 'sandbox',
    createCustomer: ({ userId }) => Promise.resolve(`cus_test_${userId}`),

    async startCheckout({ customerId, userId, plan, interval, successUrl, cancelUrl, language, key }) {
      const row = { customer_id: customerId, user_id: userId, plan, interval, language };
      const urls = { success_url: successUrl, cancel_url: cancelUrl, created_at: clock.now() };
      await closeCheckouts(system, customerId, key);
      const id = newId();
      const open = await findOpenCheckout(system, customerId, key);
      const made = open ?? (await addCheckout(system, { id, key: `${key}#${id}`, ...row, ...urls }));
      return { url: `${SANDBOX_PATH}/${made?.id ?? ''}` };
    },

    async openPortal({ customerId, returnUrl, language }) {
      const made = await addCheckout(system, {
        id: newId(),
        key: randomUUID(),
        customer_id: customerId,
        user_id: customerId.replace('cus_test_', ''),
        plan: 'portal',
        interval: 'month',
        language,
        success_url: returnUrl,
        cancel_url: returnUrl,
        created_at: clock.now(),
      });
      return { url: `${SANDBOX_PATH}/${made?.id ?? ''}` };
    },

    readCustomer: customerId =>
      held(customerId, async (tx, now): Promise<CustomerState> => {
        const subscriptions = await catchUp(tx, customerId, now);
        const invoices = await listInvoices(tx, customerId);
        return {
          subscriptions: subscriptions.map(row => ({
            id: row.id,
            plan: row.plan,
            interval: row.interval,
            status: row.status,
            amountCents: prices[row.plan][row.interval],
            currency: CURRENCY,
            periodStart: row.period_start,
            periodEnd: row.period_end,
            cancelAtPeriodEnd: row.cancel_at_period_end,
            pause: row.paused_until === null ? null : { from: row.paused_from, until: row.paused_until },
            next:
              row.next_plan === null || row.next_interval === null
                ? null
                : { plan: row.next_plan, interval: row.next_interval },
            createdAt: row.created_at,
            endedAt: row.ended_at,
          })),
          invoices: invoices.map(row => ({
            id: row.id,
            subscriptionId: row.subscription_id,
            number: row.number,
            status: row.status,
            totalCents: row.total_cents,
            taxCents: 0,
            refundedCents: row.refunded_cents,
            currency: CURRENCY,
            createdAt: row.created_at,
            paidAt: row.paid_at,
            pageUrl: null,
            pdfUrl: null,
          })),
        };
      }),

    async previewChange(wanted) {
      const { dueTodayCents, creditCents, nextCents, nextAt } = changeOf(
        await subscriptionOf(wanted),
        wanted,
      );
      return { dueTodayCents, creditCents, nextCents, nextAt, currency: CURRENCY };
    },

    changePlan: wanted =>
      held(wanted.customerId, async (tx, now) => {
        const row = (await catchUp(tx, wanted.customerId, now)).find(
          ({ id }) => id === wanted.subscriptionId,
        );
        if (row === undefined || row.ended_at !== null)
          throw new Error('The sandbox has no such subscription');
        const { plan, interval } = wanted;
        if (row.plan === plan && row.interval === interval) return { confirmUrl: null };
        const { dueTodayCents, creditCents, nextAt } = changeOf(row, wanted);
        if (row.interval !== interval) {
          row.period_start = wanted.at;
          row.anchor_day = wanted.at.getUTCDate();
        }
        Object.assign(row, { plan, interval, period_end: nextAt, ...NOTHING_NEXT });
        row.credit_cents += creditCents;
        await writeSubscription(tx, row);
        const id = `in_${row.id}_${wanted.at.getTime()}`;
        if (dueTodayCents > 0) await invoice(tx, row, { due: dueTodayCents, at: now, isPaid: true, id });
        return { confirmUrl: null };
      }),

    scheduleChange: ({ subscriptionId, plan, interval }) =>
      change(subscriptionId, row => {
        const isBack = row.plan === plan && row.interval === interval;
        Object.assign(row, isBack ? NOTHING_NEXT : { next_plan: plan, next_interval: interval });
      }),
    dropScheduled: id => change(id, row => void Object.assign(row, NOTHING_NEXT)),
    setCancelAtPeriodEnd: (id, cancel) =>
      change(id, row => {
        row.cancel_at_period_end = cancel;
        if (!cancel) return;
        Object.assign(row, NOTHING_NEXT);
        if (!isResting(row)) Object.assign(row, NOT_PAUSED);
      }),
    schedulePause: (id, until) =>
      change(id, row => {
        if (!isResting(row)) Object.assign(row, { paused_from: row.period_end, paused_until: until });
      }),
    endPause: id =>
      change(id, async (row, now, tx) => {
        if (!isResting(row)) return void Object.assign(row, NOT_PAUSED);
        row.anchor_day = now.getUTCDate();
        await renew(tx, row, now);
      }),
    cancelNow: id =>
      change(id, (row, now) => {
        row.status = 'canceled';
        row.ended_at = now;
      }),
    refundSubscription: ({ customerId, subscriptionId, used }) =>
      held(customerId, async tx => {
        let cents = 0;
        for (const { id, total_cents: total, created_at: paidAt } of await closeInvoices(
          tx,
          subscriptionId,
        )) {
          const due = refundOf(total, paidAt, used);
          await refundInvoice(tx, id, due);
          cents += due;
        }
        return { cents, currency: CURRENCY };
      }),
    ...createSandboxCoupons({ system, clock }),
    checkPrices: () =>
      Promise.resolve(
        BOUGHT_PLANS.flatMap(plan =>
          INTERVALS.map(interval => {
            const cents = prices[plan][interval];
            const priceId = `price_test_${plan}_${interval}`;
            return { plan, interval, cents, priceId, problem: null, theirCents: cents };
          }),
        ),
      ),
    readEvent() {
      throw new BadSignature('the sandbox sends no events');
    },

    findCheckout: id => findCheckout(system, id),

    async findCode(code) {
      const found = await findCoupon(system, code);
      const coupon = found === undefined ? null : asCoupon(found);
      return coupon !== null && isRedeemable(coupon, clock.now()) ? coupon : null;
    },

    async pay(id, card, code = '') {
      const page = await findCheckout(system, id);
      if (page === undefined || page.used_at !== null) return null;
      return held(page.customer_id, async (tx, now) => {
        if ((await findCheckout(tx, id))?.used_at !== null) return null;
        const coupon = code === '' ? null : await useCoupon(tx, code, now);
        if (coupon === undefined) return undefined;
        if ((await useCheckout(tx, id, now)) === 0) return null;
        if (page.plan === 'portal') {
          for (const row of await catchUp(tx, page.customer_id, now)) {
            if (row.ended_at === null) await writeSubscription(tx, { ...row, card, status: 'active' });
          }
          await payOpenInvoices(tx, page.customer_id, now);
          return page;
        }
        const { plan, interval, customer_id: customerId } = page;
        const row: SandboxSubscription = {
          id: `sub_test_${id.slice(0, 24)}`,
          customer_id: customerId,
          plan,
          interval,
          status: 'active',
          card,
          period_start: now,
          period_end: addInterval(now, interval, now.getUTCDate()),
          anchor_day: now.getUTCDate(),
          cancel_at_period_end: false,
          credit_cents: 0,
          ...NOTHING_NEXT,
          ...NOT_PAUSED,
          percent_off: coupon?.percent_off ?? null,
          amount_off_cents: coupon?.amount_off_cents ?? null,
          reduced_until: coupon === null ? null : reducedUntil(asCoupon(coupon), now),
          created_at: now,
          ended_at: null,
        };
        await writeSubscription(tx, row);
        const full = prices[plan][interval];
        const due = coupon === null ? full : reduce(full, reductionOf(coupon));
        const first = { due, at: now, isPaid: true, id: `in_${row.id}_first` };
        await invoice(tx, row, first);
        return page;
      });
    },
  };
}

const NOTHING_NEXT = { next_plan: null, next_interval: null } as const;
const NOT_PAUSED = { paused_from: null, paused_until: null } as const;

/** A pause that has begun is its own period. */
function isResting({ paused_from: from, period_start: start }: SandboxSubscription): boolean {
  return from !== null && start.getTime() >= from.getTime();
}

function reductionOf(row: { percent_off: number | null; amount_off_cents: number | null }) {
  return { percentOff: row.percent_off, amountOffCents: row.amount_off_cents };
}

/** The first invoice is always reduced; later ones as long as the code holds. */
function reducedUntil({ duration, months }: Coupon, now: Date): Date {
  if (duration === 'once') return now;
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + (duration === 'forever' ? 12_000 : (months ?? 0)));
  return until;
}

/** As payment services count. */
function wholeSecond(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1_000) * 1_000);
}

function newId(): string {
  return randomBytes(24).toString('base64url');
}
