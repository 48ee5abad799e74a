import type { UsedService } from '#domain/billing/withdrawal.ts';
import type { Language } from '#contract/wire/languages.ts';
import type { Coupon, CouponOrder } from '#domain/billing/coupon.ts';
import type { BoughtPlan, Interval, SubscriptionStatus, Terms } from '#domain/billing/subscription.ts';

/** A subscription as the payment service has it now. */
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
  /** That is to come with the next period, or has begun; null: none. `from` null: it began before what was paid was used up. */
  pause: { from: Date | null; until: Date } | null;
  /** What it becomes with the next period; null: what it is. */
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
  /** Where it can be seen and paid, and its PDF. */
  pageUrl: string | null;
  pdfUrl: string | null;
}

/** Everything about one customer as it is now. */
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

/** News from the payment service; what they are about is always read anew. */
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
  /** The instant the preview was computed at: what was shown is what is charged. */
  at: Date;
}

/** What has gone back of a subscription in all, whenever it did. */
export interface Refund {
  cents: number;
  currency: string;
}

/** A price of this deployment beside what the payment service would charge for it. */
export interface PriceCheck extends Terms {
  cents: number;
  /** The service's own id; null: it is made at its first use. */
  priceId: string | null;
  problem: 'amount' | 'currency' | 'interval' | 'inactive' | 'unknown' | null;
  /** What the service would charge. */
  theirCents: number | null;
}

/** Where money is taken. All calls may be repeated: the same key, or the same wish, has one effect. */
export interface Payments {
  readonly kind: 'stripe' | 'sandbox';
  createCustomer(customer: { userId: string; email: string; language: Language }): Promise<string>;
  startCheckout(order: CheckoutOrder): Promise<{ url: string }>;
  openPortal(input: { customerId: string; returnUrl: string; language: Language }): Promise<{ url: string }>;
  readCustomer(customerId: string): Promise<CustomerState>;
  previewChange(change: PlanChange): Promise<ChangePreview>;
  /** `confirmUrl`: the bank wants to hear it from the customer; the plan changes once they said so. */
  changePlan(change: PlanChange): Promise<{ confirmUrl: string | null }>;
  /** The same with the next period, and nothing today; a later wish replaces an earlier one. */
  scheduleChange(change: PlanChange): Promise<void>;
  /** The plan stays what it is after all. */
  dropScheduled(subscriptionId: string): Promise<void>;
  /** It takes a change or a pause that waits for the next period with it. */
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  /** After the running period nothing is charged until then; the next period begins there, with an invoice. */
  schedulePause(subscriptionId: string, until: Date): Promise<void>;
  /** A pause that waits does not come; one that has begun ends at once, and the next period begins with an invoice. */
  endPause(subscriptionId: string): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /**
   * What was paid for a subscription goes back, and what waits to be paid no longer does: the whole sum that has gone
   * back. `used`: the part of a service that began on request is kept.
   */
  refundSubscription(input: {
    customerId: string;
    subscriptionId: string;
    used: UsedService | null;
  }): Promise<Refund>;
  /** Every code that was made, the newest first. */
  listCoupons(): Promise<Coupon[]>;
  /** Throws `CouponTaken` when the code is in use. */
  createCoupon(order: CouponOrder): Promise<Coupon>;
  /** Nobody can use the code any more; what was bought with it stays as it is. */
  endCoupon(id: string): Promise<void>;
  checkPrices(): Promise<PriceCheck[]>;
  /** Throws `BadSignature` when it was not signed by the service, or too long ago. */
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
