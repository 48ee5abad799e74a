import type { Queryable } from '../../platform/db/database.ts';
import type { SandboxCoupon } from './sandbox-rows.ts';

export function listCoupons(db: Queryable): Promise<SandboxCoupon[]> {
  return db.rows({
    name: 'sandbox-coupons',
    text: 'select * from sandbox_coupons order by created_at desc, id limit 100',
    values: [],
  });
}

export function findCoupon(db: Queryable, code: string): Promise<SandboxCoupon | undefined> {
  return db.row({
    name: 'sandbox-coupon',
    text: 'select * from sandbox_coupons where upper(code) = upper($1) and active',
    values: [code],
  });
}

/** Undefined: the code is in use. */
export function addCoupon(
  db: Queryable,
  row: Omit<SandboxCoupon, 'uses' | 'active'>,
): Promise<SandboxCoupon | undefined> {
  return db.row({
    name: 'sandbox-add-coupon',
    text: `insert into sandbox_coupons (id, code, percent_off, amount_off_cents, duration, months, most_uses, expires_at,
             created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (upper(code)) where active do nothing returning *`,
    values: [
      row.id,
      row.code,
      row.percent_off,
      row.amount_off_cents,
      row.duration,
      row.months,
      row.most_uses,
      row.expires_at,
      row.created_at,
    ],
  });
}

export function endCoupon(db: Queryable, id: string): Promise<number> {
  return db.run({
    name: 'sandbox-end-coupon',
    text: 'update sandbox_coupons set active = false where id = $1',
    values: [id],
  });
}

/** Undefined when it is used up, expired or ended: concurrent calls never exceed its uses. */
export function useCoupon(tx: Queryable, code: string, at: Date): Promise<SandboxCoupon | undefined> {
  return tx.row({
    name: 'sandbox-use-coupon',
    text: `update sandbox_coupons set uses = uses + 1
           where upper(code) = upper($1) and active and (expires_at is null or expires_at > $2)
             and (most_uses is null or uses < most_uses)
           returning *`,
    values: [code, at],
  });
}
