import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { answerAboutPlans, type FakeCode, type FakeSchedule } from './stripe-plans.ts';

export const WEBHOOK_SECRET = 'whsec_for_tests_only';
const DAY_SECONDS = 86_400;

export interface Price {
  id: string;
  active: boolean;
  metadata: Record<string, string>;
  lookup_key: string;
  unit_amount: number;
  currency: string;
  recurring: { interval: string };
}

export interface FakeSubscription {
  id: string;
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  pause_collection: { resumes_at: number } | null;
  schedule: FakeSchedule | null;
  metadata: Record<string, string>;
  created: number;
  ended_at: number | null;
  price: Price;
  periodStart: number;
  periodEnd: number;
}

export interface FakeInvoice {
  id: string;
  customer: string;
  subscription: string;
  number: string;
  status: string;
  total: number;
  tax: number;
  created: number;
  paid_at: number | null;
  refunded: number;
}

/** A small server that speaks Stripe's documented shapes, with its state open to inspection. */
export interface StripeServer {
  env: Record<string, string>;
  /** What was asked: `POST /v1/subscriptions/sub_1`, with the form as it was sent. */
  asked: { line: string; form: URLSearchParams; key: string | null }[];
  prices: Map<string, Price>;
  subscriptions: Map<string, FakeSubscription>;
  invoices: Map<string, FakeInvoice>;
  schedules: Map<string, FakeSchedule>;
  codes: Map<string, FakeCode>;
  /** Checkout pages that were opened. */
  pages: Map<string, { id: string; customer: string; status: string; url: string }>;
  /** Answers this status for everything while it is set. */
  broken: number | null;
  /** How long every answer takes. */
  pauseMs: number;
  price: (plan: string, interval: string, cents: number) => Price;
  subscribe: (customer: string, price: Price, changes?: Partial<FakeSubscription>) => FakeSubscription;
  bill: (subscription: FakeSubscription, total: number, changes?: Partial<FakeInvoice>) => FakeInvoice;
  /** The body and the header of an event, signed as Stripe signs it. */
  event: (
    type: string,
    object: object,
    options?: { id?: string; at?: number; secret?: string },
  ) => SignedEvent;
  close: () => Promise<void>;
}

export interface SignedEvent {
  id: string;
  body: string;
  signature: string;
}

export async function startStripeServer(now: () => number): Promise<StripeServer> {
  const fake = new Stripe('sk_test_never_used');
  let number = 0;
  const next = (kind: string) => `${kind}_${(number += 1)}`;
  const answers = new Map<string, { status: number; body: unknown }>();
  const server: Omit<StripeServer, 'env' | 'close'> = {
    asked: [],
    prices: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    schedules: new Map(),
    codes: new Map(),
    pages: new Map(),
    broken: null,
    pauseMs: 0,
    price(plan, interval, cents) {
      const price = {
        id: next('price'),
        active: true,
        metadata: { price_key: `accroche_${plan}_${interval}` },
        lookup_key: `accroche_${plan}_${interval}`,
        unit_amount: cents,
        currency: 'eur',
        recurring: { interval },
      };
      server.prices.set(price.id, price);
      return price;
    },
    subscribe(customer, price, changes = {}) {
      const at = now();
      const subscription = {
        id: next('sub'),
        customer,
        status: 'active',
        cancel_at_period_end: false,
        pause_collection: null,
        schedule: null,
        metadata: {},
        created: at,
        ended_at: null,
        price,
        periodStart: at,
        periodEnd: at + 30 * DAY_SECONDS,
        ...changes,
      };
      server.subscriptions.set(subscription.id, subscription);
      return subscription;
    },
    bill(subscription, total, changes = {}) {
      const invoice = {
        id: next('in'),
        customer: subscription.customer,
        subscription: subscription.id,
        number: `ACC-${number}`,
        status: 'paid',
        total,
        tax: Math.round(total - total / 1.2),
        created: now(),
        paid_at: changes.status === undefined || changes.status === 'paid' ? now() : null,
        refunded: 0,
        ...changes,
      };
      server.invoices.set(invoice.id, invoice);
      return invoice;
    },
    event(
      type,
      object,
      { id = next('evt'), at = Math.floor(Date.now() / 1_000), secret = WEBHOOK_SECRET } = {},
    ) {
      const body = JSON.stringify({
        id,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: at,
        type,
        livemode: false,
        data: { object },
      });
      const signature = fake.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at });
      return { id, body, signature };
    },
  };

  const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/' });

  function answer(method: string, path: string, form: URLSearchParams): unknown {
    const [, resource = '', id = '', rest = ''] =
      /^\/v1\/([a-z_/]+?)(?:\/((?:cus|sub|in)_\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    const customer = form.get('customer') ?? '';
    const of = <Row extends { customer: string }>(rows: Map<string, Row>) =>
      [...rows.values()].filter(row => row.customer === customer).toReversed();
    if (method === 'POST' && resource === 'customers')
      return { id: `cus_${form.get('metadata[user_id]') ?? ''}`.replaceAll('-', ''), object: 'customer' };
    const about = answerAboutPlans(server, { method, path, form, next });
    if (about !== undefined) return about;
    if (method === 'POST' && resource === 'prices') {
      const key = form.get('lookup_key') ?? '';
      const [, plan = '', interval = ''] = /^accroche_(.+)_(month|year)$/.exec(key) ?? [];
      for (const price of server.prices.values()) if (price.lookup_key === key) price.lookup_key = '';
      return server.price(plan, interval, Number(form.get('unit_amount')));
    }
    if (method === 'GET' && path === '/v1/checkout/sessions')
      return list(
        [...server.pages.values()].filter(page => page.customer === customer && page.status === 'open'),
      );
    const expired = server.pages.get(/sessions\/(\w+)\/expire$/.exec(path)?.[1] ?? '');
    if (method === 'POST' && expired !== undefined) return Object.assign(expired, { status: 'expired' });
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const page = {
        id: next('cs'),
        object: 'checkout.session',
        status: 'open',
        customer,
        url: `https://checkout.stripe.com/c/pay/${number}`,
        metadata: { key: form.get('metadata[key]') ?? '' },
      };
      server.pages.set(page.id, page);
      return page;
    }
    if (method === 'POST' && path === '/v1/billing_portal/sessions')
      return {
        id: next('bps'),
        object: 'billing_portal.session',
        url: 'https://billing.stripe.com/p/session/1',
      };
    if (method === 'GET' && resource === 'charges')
      return list(
        of(server.invoices)
          .filter(({ status, total }) => status === 'paid' && total > 0)
          .map(({ id: of, refunded, total, created }) => ({
            id: `ch_${of}`,
            amount: total,
            created,
            status: 'succeeded',
            currency: 'eur',
            amount_refunded: refunded,
            payment_intent: `pi_${of}`,
          })),
      );
    if (method === 'POST' && resource === 'refunds') {
      const refunded = server.invoices.get(form.get('charge')?.replace('ch_', '') ?? '');
      const amount = Number(form.get('amount'));
      if (refunded === undefined || amount > refunded.total - refunded.refunded) return undefined;
      refunded.refunded += amount;
      return { id: next('re'), object: 'refund', amount, charge: form.get('charge'), status: 'succeeded' };
    }
    const voided = server.invoices.get(id);
    if (method === 'POST' && resource === 'invoices' && rest === 'void' && voided !== undefined)
      return showInvoice(Object.assign(voided, { status: 'void' }));
    if (method === 'GET' && resource === 'invoices') {
      const only = form.get('subscription');
      return list(
        of(server.invoices)
          .filter(({ subscription }) => only === null || subscription === only)
          .map(showInvoice),
      );
    }
    if (method === 'POST' && path === '/v1/invoices/create_preview') {
      return {
        id: next('upcoming_in'),
        object: 'invoice',
        currency: 'eur',
        lines: list([
          { amount: -1_950, parent: { subscription_item_details: { proration: true } } },
          { amount: 4_950, parent: { subscription_item_details: { proration: true } } },
        ]),
      };
    }
    if (resource === 'subscriptions' && id === '' && method === 'GET')
      return list(of(server.subscriptions).map(showSubscription));
    const found = server.subscriptions.get(id);
    if (resource !== 'subscriptions' || found === undefined || rest !== '') return undefined;
    if (method === 'DELETE') Object.assign(found, { status: 'canceled', ended_at: now() });
    if (method === 'POST') {
      const cancel = form.get('cancel_at_period_end');
      if (cancel !== null) found.cancel_at_period_end = cancel === 'true';
      const until = form.get('pause_collection[resumes_at]');
      if (until !== null) found.pause_collection = { resumes_at: Number(until) };
      if (form.get('pause_collection') === '') found.pause_collection = null;
      if (form.get('trial_end') === 'now') {
        const length = 30 * DAY_SECONDS;
        Object.assign(found, {
          status: 'active',
          periodStart: now(),
          periodEnd: now() + length,
          metadata: {},
        });
        server.bill(found, found.price.unit_amount);
      }
      const price = server.prices.get(form.get('items[0][price]') ?? '');
      if (price !== undefined) found.price = price;
    }
    return showSubscription(found);
  }

  async function serve(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://stripe');
    const text = Buffer.concat(chunks).toString('utf8');
    const form = new URLSearchParams(text === '' ? url.search : text);
    const key = request.headers['idempotency-key'];
    const method = request.method ?? 'GET';
    const line = `${method} ${url.pathname}`;
    server.asked.push({ line, form, key: typeof key === 'string' ? key : null });
    if (server.pauseMs > 0) await new Promise(resolve => setTimeout(resolve, server.pauseMs));
    if (server.broken !== null)
      return {
        status: server.broken,
        body: { error: { type: 'api_error', message: 'broken for the test' } },
      };
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    if (known !== undefined) return known;
    const body = answer(method, url.pathname, form);
    const given =
      body === undefined
        ? { status: 404, body: { error: { type: 'invalid_request_error', message: `No such ${line}` } } }
        : { status: 200, body: structuredClone(body) };
    if (typeof key === 'string') answers.set(key, given);
    return given;
  }

  const http: Server = createServer((request, response) => {
    void serve(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>(resolve => void http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return Object.assign(server, {
    env: {
      STRIPE_SECRET_KEY: 'sk_test_for_tests_only',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    close: () => new Promise<void>(resolve => void http.close(() => resolve())),
  });
}

export function showSubscription({ price, periodStart, periodEnd, ...rest }: FakeSubscription) {
  return {
    ...rest,
    object: 'subscription',
    latest_invoice: null,
    discounts: [],
    pending_update: null,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${rest.id}`,
          price,
          current_period_start: periodStart,
          current_period_end: periodEnd,
          quantity: 1,
        },
      ],
    },
  };
}

export function showInvoice({
  subscription,
  tax,
  paid_at: paidAt,
  refunded: _refunded,
  ...rest
}: FakeInvoice) {
  return {
    ...rest,
    object: 'invoice',
    currency: 'eur',
    total_taxes: [{ amount: tax }],
    status_transitions: { paid_at: paidAt },
    hosted_invoice_url: `https://invoice.stripe.com/i/${rest.id}`,
    invoice_pdf: `https://pay.stripe.com/invoice/${rest.id}/pdf`,
    parent: { subscription_details: { subscription } },
    payments: { data: [{ payment: { payment_intent: `pi_${rest.id}` } }] },
  };
}
