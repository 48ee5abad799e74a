import type { UsedService } from '#domain/billing/withdrawal.ts';
import type { Language } from '#contract/wire/languages.ts';
import type { Coupon, CouponOrder } from '#domain/billing/coupon.ts';
import type { BoughtPlan, Interval, SubscriptionStatus, Terms } from '#domain/billing/subscription.ts';

/** A subscription in its current state at the payment service. */
export interface PaidSubscription {
  id: string;
  plan: BoughtPlan;
  interval: Interval;
  status: SubscriptionStatus;
  amountCents: number;
  currency: string;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** Planned for the next period, or begun; null: none. `from` null: it began before the paid period was over. */
  pause: { from: Date | null; until: Date } | null;
  /** The terms of the next period; null: unchanged. */
  next: Terms | null;
  createdAt: Date;
  endedAt: Date | null;
}

export const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export interface PaidInvoice {
  id: string;
  subscriptionId: string | null;
  number: string | null;
  status: InvoiceStatus;
  totalCents: number;
  taxCents: number;
  refundedCents: number;
  currency: string;
  createdAt: Date;
  paidAt: Date | null;
  /** The URL where it can be seen and paid, and its PDF. */
  pageUrl: string | null;
  pdfUrl: string | null;
}

/** The current state of one customer. */
export interface CustomerState {
  subscriptions: PaidSubscription[];
  invoices: PaidInvoice[];
}

interface ChangePreview {
  dueTodayCents: number;
  creditCents: number;
  nextCents: number;
  nextAt: Date;
  currency: string;
}

/** An event of the payment service; the objects it concerns are always read again. */
export interface PaymentEvent {
  id: string;
  type: string;
  customerId: string | null;
}

interface CheckoutOrder {
  customerId: string;
  userId: string;
  plan: BoughtPlan;
  interval: Interval;
  successUrl: string;
  cancelUrl: string;
  language: Language;
  /** The same key gives the same page while it is open; any other page of the customer is closed. */
  key: string;
}

export interface PlanChange {
  customerId: string;
  subscriptionId: string;
  plan: BoughtPlan;
  interval: Interval;
  /** The instant of the preview: the previewed amount is the one charged. */
  at: Date;
}

/** The total refunded for a subscription so far. */
export interface Refund {
  cents: number;
  currency: string;
}

/** A price of this deployment compared with the payment service's. */
export interface PriceCheck extends Terms {
  cents: number;
  /** The service's own id; null: it is created at first use. */
  priceId: string | null;
  problem: 'amount' | 'currency' | 'interval' | 'inactive' | 'unknown' | null;
  /** What the service would charge. */
  theirCents: number | null;
}

/** The payment service. All calls may be repeated: the same key or the same request has one effect. */
export interface Payments {
  readonly kind: 'stripe' | 'sandbox';
  createCustomer(customer: { userId: string; email: string; language: Language }): Promise<string>;
  startCheckout(order: CheckoutOrder): Promise<{ url: string }>;
  openPortal(input: { customerId: string; returnUrl: string; language: Language }): Promise<{ url: string }>;
  readCustomer(customerId: string): Promise<CustomerState>;
  previewChange(change: PlanChange): Promise<ChangePreview>;
  /** `confirmUrl`: the bank requires the customer's confirmation; the plan changes after it. */
  changePlan(change: PlanChange): Promise<{ confirmUrl: string | null }>;
  /** Changes the plan with the next period, without a charge today; a later request replaces an earlier one. */
  scheduleChange(change: PlanChange): Promise<void>;
  /** Cancels the scheduled change. */
  dropScheduled(subscriptionId: string): Promise<void>;
  /** Also cancels a change or a pause planned for the next period. */
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  /** After the running period nothing is charged until then; the next period begins there, with an invoice. */
  schedulePause(subscriptionId: string, until: Date): Promise<void>;
  /** A planned pause is cancelled; one that has begun ends now, and the next period begins with an invoice. */
  endPause(subscriptionId: string): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /**
   * Refunds the payments of a subscription and voids its open invoices; returns the total refunded. `used`: the used
   * part of a service that began on request is not refunded.
   */
  refundSubscription(input: {
    customerId: string;
    subscriptionId: string;
    used: UsedService | null;
  }): Promise<Refund>;
  /** All codes, newest first. */
  listCoupons(): Promise<Coupon[]>;
  /** Throws `CouponTaken` when the code is in use. */
  createCoupon(order: CouponOrder): Promise<Coupon>;
  /** The code can no longer be used; purchases made with it are unchanged. */
  endCoupon(id: string): Promise<void>;
  checkPrices(): Promise<PriceCheck[]>;
  /** Throws `BadSignature` when the signature is not the service's or too old. */
  readEvent(body: string, signature: string | null): PaymentEvent;
}

export class BadSignature extends Error {
  constructor(cause: unknown) {
    super('the event was not signed by the payment service', { cause });
    this.name = 'BadSignature';
  }
}

export class CouponTaken extends Error {
  constructor(code: string) {
    super(`the code ${code} is in use`);
    this.name = 'CouponTaken';
  }
}
