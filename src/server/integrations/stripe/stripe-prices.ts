import type Stripe from 'stripe';
import type { PriceList } from '#domain/billing/price-list.ts';
import {
  BOUGHT_PLANS,
  INTERVALS,
  priceKey,
  type BoughtPlan,
  type Interval,
  type Terms,
} from '#domain/billing/subscription.ts';
import type { PriceCheck } from '../payments/payments.ts';
import { replies, type StripePrice } from './stripe-replies.ts';

const CURRENCY = 'eur';

interface Options {
  /** The prices of this deployment's plans. */
  list: PriceList;
  /** Stripe's ids of prices made by hand, by lookup key; all others are found or created by theirs. */
  chosen: ReadonlyMap<string, string>;
}

export interface StripePrices {
  /** Stripe's id of a price; created at first use, and again when the amount has changed. */
  idOf(plan: BoughtPlan, interval: Interval): Promise<string>;
  check(): Promise<PriceCheck[]>;
}

export function createStripePrices(stripe: Stripe, { list, chosen }: Options): StripePrices {
  async function byKeys(keys: string[]): Promise<StripePrice[]> {
    const { data } = await stripe.prices.list({ lookup_keys: keys, active: true, limit: 100 });
    return data.map(price => replies.price.parse(price));
  }

  async function checkOne(terms: Terms, found: StripePrice | undefined): Promise<PriceCheck> {
    const cents = list[terms.plan][terms.interval];
    const key = priceKey(terms.plan, terms.interval);
    const id = chosen.get(key);
    const price = id === undefined ? found : await retrieve(id);
    if (price === null) return { ...terms, cents, priceId: id ?? null, problem: 'unknown', theirCents: null };
    if (price === undefined) return { ...terms, cents, priceId: null, problem: null, theirCents: null };
    const problem = problemOf(price, cents, terms.interval);
    return { ...terms, cents, priceId: price.id, problem, theirCents: price.unit_amount };
  }

  async function retrieve(id: string): Promise<StripePrice | null> {
    try {
      return replies.price.parse(await stripe.prices.retrieve(id));
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode === 404) return null;
      throw error;
    }
  }

  return {
    async idOf(plan, interval) {
      const key = priceKey(plan, interval);
      const byHand = chosen.get(key);
      if (byHand !== undefined) return byHand;
      const cents = list[plan][interval];
      const [found] = await byKeys([key]);
      if (found !== undefined && problemOf(found, cents, interval) === null) return found.id;
      const made = await stripe.prices.create(
        {
          currency: CURRENCY,
          unit_amount: cents,
          recurring: { interval },
          lookup_key: key,
          transfer_lookup_key: true,
          // An older price that is still paid has lost its lookup key: this stays with it.
          metadata: { price_key: key },
          tax_behavior: 'inclusive',
          product_data: { name: `Accroche ${plan}` },
        },
        { idempotencyKey: `${key}-${cents}-${found?.id ?? 'first'}` },
      );
      return replies.price.parse(made).id;
    },

    async check() {
      const all = BOUGHT_PLANS.flatMap(plan => INTERVALS.map(interval => ({ plan, interval })));
      const found = await byKeys(all.map(({ plan, interval }) => priceKey(plan, interval)));
      return Promise.all(
        all.map(terms =>
          checkOne(
            terms,
            found.find(({ lookup_key: key }) => key === priceKey(terms.plan, terms.interval)),
          ),
        ),
      );
    },
  };
}

function problemOf(price: StripePrice, cents: number, interval: Interval): PriceCheck['problem'] {
  if (price.active === false) return 'inactive';
  if (price.currency !== CURRENCY) return 'currency';
  if (price.recurring?.interval !== interval) return 'interval';
  return price.unit_amount === cents ? null : 'amount';
}
