export const COUPON_DURATIONS = ['once', 'months', 'forever'] as const;
export type CouponDuration = (typeof COUPON_DURATIONS)[number];

/** The reduction of a coupon code: a percentage or an amount; the other of the two is null. */
interface Reduction {
  percentOff: number | null;
  amountOffCents: number | null;
}

export interface CouponOrder extends Reduction {
  /** The code that users type. */
  code: string;
  duration: CouponDuration;
  /** Number of months, when the duration is `months`. */
  months: number | null;
  /** Maximum number of users; null: unlimited. */
  mostUses: number | null;
  expiresAt: Date | null;
}

export interface Coupon extends CouponOrder {
  id: string;
  uses: number;
  isActive: boolean;
  createdAt: Date;
}

/** A price after the reduction of a code; whole cents, never below zero. */
export function reduce(cents: number, { percentOff, amountOffCents }: Reduction): number {
  const off = percentOff === null ? (amountOffCents ?? 0) : Math.round((cents * percentOff) / 100);
  return Math.max(0, cents - off);
}

/** Whether the coupon can still be used for a purchase. */
export function isRedeemable(
  { isActive, expiresAt, mostUses, uses }: Pick<Coupon, 'isActive' | 'expiresAt' | 'mostUses' | 'uses'>,
  now: Date,
): boolean {
  return isActive && (expiresAt === null || expiresAt > now) && (mostUses === null || uses < mostUses);
}
