import type Stripe from 'stripe';
import type { CouponOrder } from '#domain/billing/coupon.ts';
import { CouponTaken, type Payments } from '../payments/payments.ts';
import { asCoupon, replies } from './stripe-replies.ts';

/** Codes at Stripe: a coupon defines the reduction, a promotion code is what users type. */
export function createStripeCoupons(
  stripe: Stripe,
): Pick<Payments, 'listCoupons' | 'createCoupon' | 'endCoupon'> {
  return {
    async listCoupons() {
      const { data } = await stripe.promotionCodes.list({ limit: 100, expand: ['data.promotion.coupon'] });
      return data.flatMap(given => asCoupon(replies.promotionCode.parse(given)) ?? []);
    },

    async createCoupon(order) {
      const open = await stripe.promotionCodes.list({ code: order.code, active: true, limit: 1 });
      if (open.data.length > 0) throw new CouponTaken(order.code);
      const coupon = await stripe.coupons.create({
        name: order.code,
        duration: order.duration === 'months' ? 'repeating' : order.duration,
        ...(order.months !== null && { duration_in_months: order.months }),
        ...takenOff(order),
      });
      const made = await stripe.promotionCodes.create({
        promotion: { type: 'coupon', coupon: coupon.id },
        code: order.code,
        ...(order.mostUses !== null && { max_redemptions: order.mostUses }),
        ...(order.expiresAt !== null && { expires_at: Math.floor(order.expiresAt.getTime() / 1_000) }),
        expand: ['promotion.coupon'],
      });
      const read = asCoupon(replies.promotionCode.parse(made));
      if (read === null) throw new Error('Stripe answered a code without a coupon');
      return read;
    },

    async endCoupon(id) {
      await stripe.promotionCodes.update(id, { active: false });
    },
  };
}

function takenOff({ percentOff, amountOffCents }: CouponOrder) {
  return percentOff === null
    ? { amount_off: amountOffCents ?? 0, currency: 'eur' }
    : { percent_off: percentOff };
}
