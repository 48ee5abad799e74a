import type Stripe from 'stripe';
import { refundOf, type UsedService } from '#domain/billing/withdrawal.ts';
import type { Refund } from '../payments/payments.ts';
import { replies } from './stripe-replies.ts';

const MOST = 100;
const CURRENCY = 'eur';

/**
 * Refunds every payment of a subscription, except the used part of a service that began on request. Earlier refunds are
 * not repeated: the key includes their amount.
 */
export async function refundStripeSubscription(
  stripe: Stripe,
  input: { customerId: string; subscriptionId: string; used: UsedService | null },
): Promise<Refund> {
  const { customerId, subscriptionId, used } = input;
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({
      customer: customerId,
      subscription: subscriptionId,
      limit: MOST,
      expand: ['data.payments'],
    }),
    stripe.charges.list({ customer: customerId, limit: MOST }),
  ]);
  const read = invoices.data.map(given => replies.invoice.parse(given));
  for (const { id, status } of read) if (status === 'open') await stripe.invoices.voidInvoice(id);
  const intents = new Set(
    read.flatMap(({ payments }) => (payments?.data ?? []).map(({ payment }) => payment.payment_intent)),
  );
  const refund: Refund = { cents: 0, currency: CURRENCY };
  for (const given of charges.data) {
    const charge = replies.charge.parse(given);
    if (!charge.payment_intent || !intents.has(charge.payment_intent)) continue;
    if (charge.status !== 'succeeded') continue;
    const due = refundOf(charge.amount, new Date(charge.created * 1_000), used);
    const left = due - charge.amount_refunded;
    if (left > 0)
      await stripe.refunds.create(
        { charge: charge.id, amount: left, reason: 'requested_by_customer' },
        { idempotencyKey: `refund-${charge.id}-${charge.amount_refunded}` },
      );
    refund.cents += Math.max(due, charge.amount_refunded);
    refund.currency = charge.currency ?? refund.currency;
  }
  return refund;
}
