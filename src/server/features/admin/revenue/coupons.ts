import type { CouponInput, CouponLine, PriceLine } from '#contract/admin/admin-revenue.ts';
import { isRedeemable } from '#domain/billing/coupon.ts';
import { AppError } from '#server/platform/app-error.ts';
import { callPayments } from '../../billing/customers/call-payments.ts';
import { CouponTaken } from '#server/integrations/payments/payments.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';

/** The coupon codes; empty where payments are disabled. */
export async function listCoupons(app: AppContext): Promise<{ items: CouponLine[] }> {
  if (app.payments === null) return { items: [] };
  const now = app.clock.now();
  const found = await callPayments(app, payments => payments.listCoupons());
  return {
    items: found.map(coupon => ({
      id: coupon.id,
      code: coupon.code,
      percent_off: coupon.percentOff,
      amount_off_cents: coupon.amountOffCents,
      duration: coupon.duration,
      months: coupon.months,
      most_uses: coupon.mostUses,
      uses: coupon.uses,
      expires_at: coupon.expiresAt?.toISOString() ?? null,
      is_open: isRedeemable(coupon, now),
    })),
  };
}

/** The payment service creates the code; the audit log records who requested it. */
export async function createCoupon(
  context: AdminContext,
  order: CouponInput,
): Promise<{ items: CouponLine[] }> {
  const { app } = context;
  await runAdminAction(context, async (_tx, record) => {
    await record({ action: 'coupons.created', details: { code: order.code } });
    await callPayments(app, async payments => {
      try {
        await payments.createCoupon({
          code: order.code,
          percentOff: order.percent_off ?? null,
          amountOffCents: order.amount_off_cents ?? null,
          duration: order.duration,
          months: order.months ?? null,
          mostUses: order.most_uses ?? null,
          expiresAt: order.expires_at === undefined ? null : new Date(order.expires_at),
        });
      } catch (error) {
        if (error instanceof CouponTaken) throw new AppError('coupon_taken', { code: order.code });
        throw error;
      }
    });
  });
  return listCoupons(app);
}

/** The code can no longer be used; past purchases are unaffected. */
export async function endCoupon(context: AdminContext, id: string): Promise<{ items: CouponLine[] }> {
  const { app } = context;
  await runAdminAction(context, async (_tx, record) => {
    const found = (await listCoupons(app)).items.find(coupon => coupon.id === id);
    if (found === undefined) throw new AppError('not_found');
    await record({ action: 'coupons.ended', details: { code: found.code } });
    await callPayments(app, payments => payments.endCoupon(id));
  });
  return listCoupons(app);
}

/** Configured plan prices, and whether the payment service has the same ones. */
export async function checkPrices(app: AppContext): Promise<{ items: PriceLine[] }> {
  if (app.payments === null) return { items: [] };
  const checked = await callPayments(app, payments => payments.checkPrices());
  return {
    items: checked.map(({ priceId, theirCents, ...line }) => ({
      ...line,
      price_id: priceId,
      their_cents: theirCents,
    })),
  };
}
