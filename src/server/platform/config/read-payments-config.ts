export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  apiBase: string;
  /** Stripe Tax computes the tax of each invoice. */
  tax: boolean;
  /** Prices made by hand, by lookup key; all others are found or created by theirs. */
  prices: ReadonlyMap<string, string>;
}

export type PaymentsConfig = ({ kind: 'stripe' } & StripeAccount) | { kind: 'sandbox' } | null;

interface Given {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_BASE: string;
  STRIPE_TAX: boolean;
  STRIPE_PRICES?: string | undefined;
  PAYMENTS_SANDBOX?: boolean | undefined;
}

/** The sandbox is never combined with real keys, and runs in production only where explicitly configured. */
export function readPaymentsConfig(env: Given, production: boolean, problems: string[]): PaymentsConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (env.PAYMENTS_SANDBOX === true && (secretKey || webhookSecret)) {
    problems.push('PAYMENTS_SANDBOX is refused with STRIPE_SECRET_KEY: either money moves or it does not');
  }
  if (secretKey && webhookSecret) {
    const prices = readPrices(env.STRIPE_PRICES ?? '', problems);
    const { STRIPE_API_BASE: apiBase, STRIPE_TAX: tax } = env;
    return { kind: 'stripe', secretKey, webhookSecret, apiBase, tax, prices };
  }
  if (secretKey) problems.push('STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY needs it');
  if (webhookSecret) problems.push('STRIPE_SECRET_KEY is missing: STRIPE_WEBHOOK_SECRET needs it');
  if (production) return env.PAYMENTS_SANDBOX === true ? { kind: 'sandbox' } : null;
  return env.PAYMENTS_SANDBOX === false ? null : { kind: 'sandbox' };
}

/** `premium_month=price_1,premium_year=price_2`: prices that a deployment made by hand. */
function readPrices(text: string, problems: string[]): Map<string, string> {
  const prices = new Map<string, string>();
  for (const part of text.split(',').filter(one => one.trim() !== '')) {
    const [, terms, id] = /^\s*([a-z_]+_(?:month|year))=(price_\w+)\s*$/.exec(part) ?? [];
    if (terms === undefined || id === undefined) {
      problems.push(`STRIPE_PRICES is not usable: ${part.trim()} is not like premium_month=price_123`);
    } else prices.set(`accroche_${terms}`, id);
  }
  return prices;
}
