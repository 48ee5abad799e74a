import { randomBytes } from 'node:crypto';
import type { Coupon } from '#domain/billing/coupon.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { CouponTaken, type Payments } from '../payments/payments.ts';
import { addCoupon, endCoupon, listCoupons } from './sandbox-coupons.queries.ts';
import type { SandboxCoupon } from './sandbox-rows.ts';

/** Codes stored in the sandbox itself. */
export function createSandboxCoupons({
  system,
  clock,
}: {
  system: Queryable;
  clock: Clock;
}): Pick<Payments, 'listCoupons' | 'createCoupon' | 'endCoupon'> {
  return {
    listCoupons: async () => (await listCoupons(system)).map(asCoupon),

    async createCoupon(order) {
      const made = await addCoupon(system, {
        id: `promo_test_${randomBytes(9).toString('hex')}`,
        code: order.code,
        percent_off: order.percentOff,
        amount_off_cents: order.amountOffCents,
        duration: order.duration,
        months: order.months,
        most_uses: order.mostUses,
        expires_at: order.expiresAt,
        created_at: clock.now(),
      });
      if (made === undefined) throw new CouponTaken(order.code);
      return asCoupon(made);
    },

    async endCoupon(id) {
      await endCoupon(system, id);
    },
  };
}

export function asCoupon(row: SandboxCoupon): Coupon {
  return {
    id: row.id,
    code: row.code,
    percentOff: row.percent_off,
    amountOffCents: row.amount_off_cents,
    duration: row.duration,
    months: row.months,
    mostUses: row.most_uses,
    uses: row.uses,
    expiresAt: row.expires_at,
    isActive: row.active,
    createdAt: row.created_at,
  };
}
