import type { Language } from '#contract/wire/languages.ts';
import type { CouponDuration } from '#domain/billing/coupon.ts';
import type { BoughtPlan, Interval, SubscriptionStatus } from '#domain/billing/subscription.ts';
import type { InvoiceStatus } from '../payments/payments.ts';

/** `later`: the first payment succeeds, renewals fail. */
export type SandboxCard = 'good' | 'later';

export interface SandboxSubscription {
  id: string;
  customer_id: string;
  plan: BoughtPlan;
  interval: Interval;
  status: SubscriptionStatus;
  card: SandboxCard;
  period_start: Date;
  period_end: Date;
  anchor_day: number;
  cancel_at_period_end: boolean;
  paused_from: Date | null;
  paused_until: Date | null;
  credit_cents: number;
  next_plan: BoughtPlan | null;
  next_interval: Interval | null;
  /** The code's reduction of the invoices before that instant. */
  percent_off: number | null;
  amount_off_cents: number | null;
  reduced_until: Date | null;
  created_at: Date;
  ended_at: Date | null;
}

export interface SandboxInvoice {
  id: string;
  customer_id: string;
  subscription_id: string;
  number: string;
  status: InvoiceStatus;
  total_cents: number;
  created_at: Date;
  paid_at: Date | null;
  refunded_cents: number;
}

export interface SandboxCheckout {
  id: string;
  key: string;
  customer_id: string;
  user_id: string;
  plan: BoughtPlan | 'portal';
  interval: Interval;
  language: Language;
  success_url: string;
  cancel_url: string;
  created_at: Date;
  used_at: Date | null;
}

export interface SandboxCoupon {
  id: string;
  code: string;
  percent_off: number | null;
  amount_off_cents: number | null;
  duration: CouponDuration;
  months: number | null;
  most_uses: number | null;
  uses: number;
  expires_at: Date | null;
  active: boolean;
  created_at: Date;
}
