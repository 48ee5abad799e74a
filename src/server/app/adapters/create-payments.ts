import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Payments } from '../../integrations/payments/payments.ts';
import { createSandboxPayments } from '../../integrations/payment-sandbox/sandbox-payments.ts';
import { createStripePayments } from '../../integrations/stripe/stripe-payments.ts';

/** Stripe when its keys are set, the sandbox when it is allowed, else no payments. */
export function createPayments({
  config,
  db,
  clock,
}: {
  config: Pick<Config, 'payments' | 'prices'>;
  db: Database;
  clock: Clock;
}): Payments | null {
  const { payments, prices } = config;
  if (payments === null) return null;
  return payments.kind === 'stripe'
    ? createStripePayments(payments, prices)
    : createSandboxPayments({ db, clock, prices });
}

/** One startup log line for the operator. */
export function describePayments({ payments, production }: Pick<Config, 'payments' | 'production'>): string {
  if (payments?.kind === 'stripe') {
    const { hostname } = new URL(payments.apiBase);
    const where = hostname === 'api.stripe.com' ? 'Stripe' : `Stripe as ${payments.apiBase}`;
    return `${where}${payments.secretKey.startsWith('sk_test_') ? ' (test keys)' : ''}${payments.tax ? ', with Stripe Tax' : ''}`;
  }
  if (payments?.kind === 'sandbox')
    return 'sandbox, “Mode test”: no money moves (set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to sell)';
  return production
    ? 'none: plans are not sold (set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET)'
    : 'none: plans are not sold';
}
