import type Stripe from 'stripe';
import { priceKey } from '#domain/billing/subscription.ts';
import type { PlanChange } from '../payments/payments.ts';
import { replies, type StripeSubscription } from './stripe-replies.ts';
import type { StripePrices } from './stripe-prices.ts';

type Item = StripeSubscription['items']['data'][number];
type Phase = Stripe.SubscriptionScheduleUpdateParams.Phase;
const NO_PAUSE = { paused_from: '', paused_until: '' };

interface StripeSchedules {
  /** The present price until the period is over, another one from then on. */
  plan(change: PlanChange): Promise<void>;
  /** The present price until the period is over, then nothing until an instant, then the same price again. */
  pause(subscriptionId: string, until: Date): Promise<void>;
  endPause(subscriptionId: string): Promise<void>;
  /** Releases the subscription from its schedule; Stripe accepts no other change before. */
  release(subscriptionId: string): Promise<void>;
}

/** Future changes of a subscription: at Stripe a schedule with two phases, released after the second. */
export function createStripeSchedules(
  stripe: Stripe,
  { prices, tax }: { prices: StripePrices; tax: boolean },
): StripeSchedules {
  const read = async (id: string) =>
    replies.subscription.parse(await stripe.subscriptions.retrieve(id, { expand: ['schedule'] }));

  async function after(
    subscriptionId: string,
    next: (item: Item) => Promise<{ metadata: Record<string, string>; phase: Phase }>,
    idempotencyKey?: string,
  ): Promise<void> {
    const present = await read(subscriptionId);
    const item = present.items.data[0];
    if (item === undefined) throw new Error(`Stripe has nothing in ${subscriptionId}`);
    const { metadata, phase } = await next(item);
    const schedule = replies.schedule.parse(
      present.schedule ??
        (await stripe.subscriptionSchedules.create(
          { from_subscription: subscriptionId },
          { ...(idempotencyKey !== undefined && { idempotencyKey }) },
        )),
    );
    const kept = {
      // Otherwise a code's reduction would be lost with the first change.
      ...(present.discounts?.length && {
        discounts: present.discounts.map(one => ({ discount: typeof one === 'string' ? one : one.id })),
      }),
      ...(tax && { automatic_tax: { enabled: true } }),
    };
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      metadata,
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: schedule.current_phase?.start_date ?? item.current_period_start,
          end_date: item.current_period_end,
          ...kept,
        },
        { ...phase, proration_behavior: 'none', ...kept },
      ],
    });
  }

  async function release(subscriptionId: string): Promise<void> {
    const { schedule } = await read(subscriptionId);
    if (schedule) await stripe.subscriptionSchedules.release(schedule.id);
  }

  return {
    release,

    plan: ({ subscriptionId, plan, interval, at }) =>
      after(
        subscriptionId,
        async () => ({
          metadata: { next: priceKey(plan, interval), ...NO_PAUSE },
          phase: {
            items: [{ price: await prices.idOf(plan, interval), quantity: 1 }],
            duration: { interval, interval_count: 1 },
          },
        }),
        `schedule-${subscriptionId}-${at.getTime()}`,
      ),

    pause: (subscriptionId, until) =>
      after(subscriptionId, item => {
        const end = Math.floor(until.getTime() / 1_000);
        const pause = { paused_from: String(item.current_period_end), paused_until: String(end) };
        return Promise.resolve({
          metadata: { next: '', ...pause },
          // The metadata of a phase becomes the subscription's own and outlives a released schedule.
          phase: {
            items: [{ price: item.price.id, quantity: 1 }],
            end_date: end,
            trial: true,
            metadata: pause,
          },
        });
      }),

    async endPause(subscriptionId) {
      await release(subscriptionId);
      const { status, metadata, pause_collection: held } = await read(subscriptionId);
      const isResting = status === 'trialing' && Boolean(metadata?.['paused_until']);
      if (!isResting && !held) return;
      await stripe.subscriptions.update(subscriptionId, {
        ...(held && { pause_collection: '' }),
        ...(isResting && { trial_end: 'now', proration_behavior: 'none', metadata: NO_PAUSE }),
      });
    },
  };
}
