import type Stripe from 'stripe';
import { priceKey } from '#domain/billing/subscription.ts';
import type { PlanChange } from '../payments/payments.ts';
import { replies } from './stripe-replies.ts';
import type { StripePrices } from './stripe-prices.ts';

export interface StripeSchedules {
  /** The present price until the period is over, another one from then on. */
  plan(change: PlanChange): Promise<void>;
  /** Lets the subscription go on by itself; Stripe takes no other change before. */
  release(subscriptionId: string): Promise<void>;
}

/** What a subscription becomes later: at Stripe that is a schedule with two phases, which lets go after the second. */
export function createStripeSchedules(
  stripe: Stripe,
  { prices, tax }: { prices: StripePrices; tax: boolean },
): StripeSchedules {
  const read = async (id: string) =>
    replies.subscription.parse(await stripe.subscriptions.retrieve(id, { expand: ['schedule'] }));

  return {
    async plan({ subscriptionId, plan, interval, at }) {
      const present = await read(subscriptionId);
      const item = present.items.data[0];
      if (item === undefined) throw new Error(`Stripe has nothing in ${subscriptionId}`);
      const schedule = replies.schedule.parse(
        present.schedule ??
          (await stripe.subscriptionSchedules.create(
            { from_subscription: subscriptionId },
            { idempotencyKey: `schedule-${subscriptionId}-${at.getTime()}` },
          )),
      );
      const kept = {
        // What a code takes off would be lost with the first change otherwise.
        ...(present.discounts?.length && {
          discounts: present.discounts.map(one => ({ discount: typeof one === 'string' ? one : one.id })),
        }),
        ...(tax && { automatic_tax: { enabled: true } }),
      };
      await stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        metadata: { next: priceKey(plan, interval) },
        phases: [
          {
            items: [{ price: item.price.id, quantity: 1 }],
            start_date: schedule.current_phase?.start_date ?? item.current_period_start,
            end_date: item.current_period_end,
            ...kept,
          },
          {
            items: [{ price: await prices.idOf(plan, interval), quantity: 1 }],
            duration: { interval, interval_count: 1 },
            proration_behavior: 'none',
            ...kept,
          },
        ],
      });
    },

    async release(subscriptionId) {
      const { schedule } = await read(subscriptionId);
      if (schedule) await stripe.subscriptionSchedules.release(schedule.id);
    },
  };
}
