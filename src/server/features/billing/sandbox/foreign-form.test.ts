import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BillingState } from '#contract/billing.ts';
import { answer, createTestApp, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
});
afterAll(() => testApp.close());

test('a form that a page of another site sends pays nothing', async () => {
  const user = await testApp.createUser();
  const json = { plan: 'premium', interval: 'month' };
  const begun = testApp.request('/billing/checkout', { method: 'POST', as: user, json });
  const url = (await answer<{ url: string }>(begun)).url;
  const foreign: Record<string, string>[] = [
    { origin: 'https://voleur.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const body = new URLSearchParams({ card: '4242 4242 4242 4242' });
    const response = await testApp.router.request(url, { method: 'POST', body, headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'foreign_origin' });
  }
  const state = testApp.request('/billing', { as: user });
  expect((await answer<BillingState>(state)).plan_type).toBe('freemium');
  const own = { origin: new URL(url, 'http://localhost').origin, 'sec-fetch-site': 'same-origin' };
  const body = new URLSearchParams({ card: '4242 4242 4242 4242' });
  expect((await testApp.router.request(url, { method: 'POST', body, headers: own })).status).toBe(303);
});
