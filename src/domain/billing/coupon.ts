export const COUPON_DURATIONS = ['once', 'months', 'forever'] as const;
export type CouponDuration = (typeof COUPON_DURATIONS)[number];

/** What a code takes off: a share or an amount, and one of the two is null. */
interface Reduction {
  percentOff: number | null;
  amountOffCents: number | null;
}

export interface CouponOrder extends Reduction {
  /** What people type. */
  code: string;
  duration: CouponDuration;
  /** With `months` as duration: how many. */
  months: number | null;
  /** How many people may use it; null: as many as come. */
  mostUses: number | null;
  expiresAt: Date | null;
}

export interface Coupon extends CouponOrder {
  id: string;
  uses: number;
  isActive: boolean;
  createdAt: Date;
}

/** A price less what a code takes off; whole cents, never below nothing. */
export function reduce(cents: number, { percentOff, amountOffCents }: Reduction): number {
  const off = percentOff === null ? (amountOffCents ?? 0) : Math.round((cents * percentOff) / 100);
  return Math.max(0, cents - off);
}

/** Whether somebody may still buy with it. */
export function isRedeemable(
  { isActive, expiresAt, mostUses, uses }: Pick<Coupon, 'isActive' | 'expiresAt' | 'mostUses' | 'uses'>,
  now: Date,
): boolean {
  return isActive && (expiresAt === null || expiresAt > now) && (mostUses === null || uses < mostUses);
}
