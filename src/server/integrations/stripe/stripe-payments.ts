import type { StripeAccount } from '../../platform/config/read-payments-config.ts';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { z } from 'zod';
import type { PriceList } from '#domain/billing/price-list.ts';
import { addInterval } from '#domain/billing/proration.ts';
import { findPriceKey, priceKey } from '#domain/billing/subscription.ts';
import { BadSignature, type Payments, type PlanChange } from '../payments/payments.ts';
import { createStripeCoupons } from './stripe-coupons.ts';
import { refundStripeSubscription } from './stripe-refunds.ts';
import { createStripePrices } from './stripe-prices.ts';
import { asInvoice, asSubscription, replies } from './stripe-replies.ts';
import { createStripeSchedules } from './stripe-schedules.ts';

const TIMEOUT_MS = 15_000;
/** As Stripe advises: older ones are replays. */
const SIGNED_WITHIN_SECONDS = 300;
const MOST_SIGNATURE_CHARACTERS = 4_000;
const MOST = 100;
const ONGOING = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

function read<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.infer<Shape> {
  return shape.parse(answer);
}

/** Stripe through its own library: all calls carry an idempotency key, and its responses are checked. */
export function createStripePayments(account: StripeAccount, list: PriceList): Payments {
  const { protocol, hostname, port } = new URL(account.apiBase);
  const isHttp = protocol === 'http:';
  const stripe = new Stripe(account.secretKey, {
    host: hostname,
    ...(port === '' ? {} : { port: Number(port) }),
    protocol: isHttp ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const termsOf = new Map(
    [...account.prices].flatMap(([key, id]) => {
      const terms = findPriceKey(key);
      return terms === null ? [] : [[id, terms] as const];
    }),
  );

  const prices = createStripePrices(stripe, { list, chosen: account.prices });
  const schedules = createStripeSchedules(stripe, { prices, tax: account.tax });

  async function itemOf(subscriptionId: string): Promise<string> {
    const found = read(replies.subscription, await stripe.subscriptions.retrieve(subscriptionId));
    return found.items.data[0]?.id ?? '';
  }

  async function itemsAfter({ subscriptionId, plan, interval }: PlanChange) {
    const [id, price] = await Promise.all([itemOf(subscriptionId), prices.idOf(plan, interval)]);
    return [{ id, price }];
  }

  return {
    kind: 'stripe',

    async createCustomer({ userId, email, language }) {
      const made = await stripe.customers.create(
        { email, preferred_locales: [language], metadata: { user_id: userId } },
        { idempotencyKey: `customer-${userId}` },
      );
      return read(replies.customer, made).id;
    },

    async startCheckout({ customerId, userId, plan, interval, successUrl, cancelUrl, language, key }) {
      // Checkouts opened earlier can no longer be paid once this one is opened.
      const open = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: MOST });
      for (const given of open.data) {
        const page = read(replies.openPage, given);
        if (page.metadata?.['key'] === key && page.url) return { url: page.url };
        await stripe.checkout.sessions.expire(page.id);
      }
      const made = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          metadata: { key },
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: await prices.idOf(plan, interval), quantity: 1 }],
          allow_promotion_codes: true,
          success_url: successUrl,
          cancel_url: cancelUrl,
          locale: language,
          automatic_tax: { enabled: account.tax },
          ...(account.tax && {
            customer_update: { address: 'auto', name: 'auto' },
            tax_id_collection: { enabled: true },
          }),
          subscription_data: { metadata: { user_id: userId } },
        },
        // Not the order's own key: it would return a page closed since.
        { idempotencyKey: `checkout-${randomUUID()}` },
      );
      return { url: read(replies.page, made).url };
    },

    async openPortal({ customerId, returnUrl, language }) {
      const made = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        locale: language,
      });
      return { url: read(replies.page, made).url };
    },

    async readCustomer(customerId) {
      const [subscriptions, invoices, charges] = await Promise.all([
        stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: MOST,
          expand: ['data.schedule'],
        }),
        stripe.invoices.list({ customer: customerId, limit: MOST, expand: ['data.payments'] }),
        stripe.charges.list({ customer: customerId, limit: MOST }),
      ]);
      const refunds = new Map<string, number>();
      for (const given of charges.data) {
        const { payment_intent: intent, amount_refunded: cents } = read(replies.charge, given);
        if (intent && cents > 0) refunds.set(intent, (refunds.get(intent) ?? 0) + cents);
      }
      return {
        subscriptions: subscriptions.data.flatMap(given => {
          const known = asSubscription(read(replies.subscription, given), termsOf);
          return known === null ? [] : [known];
        }),
        invoices: invoices.data.map(given => asInvoice(read(replies.invoice, given), refunds)),
      };
    },

    async previewChange(change) {
      const { customerId, subscriptionId, plan, interval, at } = change;
      const present = read(replies.subscription, await stripe.subscriptions.retrieve(subscriptionId));
      const preview = read(
        replies.preview,
        await stripe.invoices.createPreview({
          customer: customerId,
          subscription: subscriptionId,
          subscription_details: {
            items: await itemsAfter(change),
            proration_behavior: 'always_invoice',
            proration_date: Math.floor(at.getTime() / 1_000),
          },
        }),
      );
      const balance = preview.lines.data.reduce((sum, line) => sum + line.amount, 0);
      const item = present.items.data[0];
      const isNewPeriod = item?.price.recurring?.interval !== interval;
      return {
        dueTodayCents: Math.max(0, balance),
        creditCents: Math.max(0, -balance),
        nextCents: list[plan][interval],
        nextAt: isNewPeriod
          ? addInterval(at, interval, at.getUTCDate())
          : new Date((item?.current_period_end ?? 0) * 1_000),
        currency: preview.currency,
      };
    },

    async changePlan(change) {
      await schedules.release(change.subscriptionId);
      const at = Math.floor(change.at.getTime() / 1_000);
      const changed = await stripe.subscriptions.update(
        change.subscriptionId,
        {
          items: await itemsAfter(change),
          proration_behavior: 'always_invoice',
          proration_date: at,
          payment_behavior: 'pending_if_incomplete',
          expand: ['latest_invoice'],
        },
        { idempotencyKey: `change-${change.subscriptionId}-${priceKey(change.plan, change.interval)}-${at}` },
      );
      const { pending_update: pending, latest_invoice: latest } = changed;
      if (!pending || latest === null || typeof latest === 'string') return { confirmUrl: null };
      return { confirmUrl: latest.hosted_invoice_url ?? null };
    },

    scheduleChange: change => schedules.plan(change),
    dropScheduled: id => schedules.release(id),

    async setCancelAtPeriodEnd(subscriptionId, cancel) {
      if (cancel) await schedules.release(subscriptionId);
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel });
    },

    schedulePause: (id, until) => schedules.pause(id, until),
    endPause: id => schedules.endPause(id),

    async cancelNow(subscriptionId) {
      const present = read(replies.subscription, await stripe.subscriptions.retrieve(subscriptionId));
      if (!ONGOING.has(present.status)) return;
      await schedules.release(subscriptionId);
      await stripe.subscriptions.cancel(subscriptionId);
    },

    refundSubscription: input => refundStripeSubscription(stripe, input),
    ...createStripeCoupons(stripe),
    checkPrices: () => prices.check(),

    readEvent(body, signature) {
      try {
        if (!hasOneTime(signature)) throw new Error('The signature names no one time');
        const event = stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          account.webhookSecret,
          SIGNED_WITHIN_SECONDS,
        );
        const about = event.data.object as { object?: string; id?: string; customer?: unknown };
        const named = about.object === 'customer' ? about.id : about.customer;
        const customerId =
          typeof named === 'string' ? named : ((named as { id?: string } | null)?.id ?? null);
        return { id: event.id, type: event.type, customerId };
      } catch (error) {
        throw new BadSignature(error);
      }
    },
  };
}

/** The library compares the time as a number, and NaN is neither too old nor too new. */
function hasOneTime(signature: string | undefined | null): boolean {
  const times = (signature ?? '')
    .slice(0, MOST_SIGNATURE_CHARACTERS)
    .split(',')
    .filter(part => part.trim().startsWith('t='));
  return times.length === 1 && /^t=\d{1,12}$/.test(times[0] ?? '');
}
