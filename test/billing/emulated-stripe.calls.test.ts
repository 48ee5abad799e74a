import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator, type Emulator } from 'emulate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPriceList } from '#domain/billing/price-list.ts';
import { BadSignature, type Payments } from '#server/integrations/payments/payments.ts';
import { createStripePayments } from '#server/integrations/stripe/stripe-payments.ts';

/** Stripe as others emulate it: where it and our own stand-in disagree, one of them is wrong. */
const WEBHOOK_SECRET = 'whsec_for_the_emulator';
const PRICE = 'price_premium_month';

const told: { body: string; signature: string | null }[] = [];
const listener = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', chunk => chunks.push(chunk as Buffer));
  request.on('end', () => {
    const signature = request.headers['stripe-signature'];
    told.push({
      body: Buffer.concat(chunks).toString('utf8'),
      signature: typeof signature === 'string' ? signature : null,
    });
    response.end('{}');
  });
});
let emulator: Emulator;
let payments: Payments;

beforeAll(async () => {
  await new Promise<void>(resolve => void listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  emulator = await createEmulator({
    service: 'stripe',
    port: 0,
    seed: {
      stripe: {
        products: [{ name: 'Premium' }],
        prices: [{ id: PRICE, product_name: 'Premium', currency: 'eur', unit_amount: 3_900 }],
        webhooks: [{ url: `http://127.0.0.1:${port}`, events: ['*'], secret: WEBHOOK_SECRET }],
      },
    },
  });
  payments = createStripePayments(
    {
      secretKey: 'sk_test_emulated',
      webhookSecret: WEBHOOK_SECRET,
      apiBase: emulator.url.replace('localhost', '127.0.0.1'),
      tax: false,
      prices: new Map([['accroche_premium_month', PRICE]]),
    },
    readPriceList('').prices,
  );
});
afterAll(async () => {
  await emulator.close();
  listener.close();
});

async function openPage(customerId: string, key: string): Promise<string> {
  const { url } = await payments.startCheckout({
    customerId,
    userId: 'user',
    plan: 'premium',
    interval: 'month',
    successUrl: 'http://127.0.0.1:9/paid',
    cancelUrl: 'http://127.0.0.1:9/settings',
    language: 'fr',
    key,
  });
  return url;
}

test('a customer’s page is opened once for the same wish, and closed by another one', async () => {
  const customerId = await payments.createCustomer({ userId: 'u1', email: 'a@example.org', language: 'fr' });
  const first = await openPage(customerId, 'one');
  expect(await openPage(customerId, 'one')).toBe(first);
  const second = await openPage(customerId, 'two');
  expect(second).not.toBe(first);
  expect(await (await fetch(first)).text()).toContain('expired');
  expect(await (await fetch(second)).text()).toContain('39.00');
});

test('what it signs when a page is paid is believed; one byte changed, or another secret, is not', async () => {
  const customerId = await payments.createCustomer({ userId: 'u2', email: 'b@example.org', language: 'fr' });
  const url = await openPage(customerId, 'paid');
  told.length = 0;
  await fetch(`${url}/complete`, { method: 'POST', redirect: 'manual' });
  await expect.poll(() => told.some(({ body }) => body.includes('checkout.session.completed'))).toBe(true);
  const event = told.find(({ body }) => body.includes('checkout.session.completed'));
  const body = event?.body ?? '';
  expect(payments.readEvent(body, event?.signature ?? null)).toMatchObject({
    type: 'checkout.session.completed',
    customerId,
  });
  const changed = body.replace('"complete"', '"completf"');
  expect(() => payments.readEvent(changed, event?.signature ?? null)).toThrow(BadSignature);
  const forged = event?.signature?.replace(/v1=\w/, 'v1=g') ?? null;
  expect(() => payments.readEvent(body, forged)).toThrow(BadSignature);
});
