import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SupportStatus } from '#contract/support/support-status.ts';
import { clearStatusCache } from '#server/features/support/status/status-cache.ts';
import { answer, refusal } from '#test/harness/context.ts';
import { clearScene, customer, setScene, stripe, testApp } from './stripe-scene.ts';

beforeAll(setScene);
afterAll(clearScene);

const payments = async () => {
  clearStatusCache(testApp.app);
  return (await answer<SupportStatus>(testApp.request('/support/status'))).payments;
};

test('questions to the payment service count in its state, and a refusal of ours is none of its failures', async () => {
  expect(await payments()).toMatchObject({ kind: 'stripe', standing: 'never', tries: 0, failure_rate: null });
  const { user } = await customer();
  const portal = () => testApp.request('/billing/portal', { method: 'POST', as: user });
  await answer(portal());
  await expect.poll(payments).toMatchObject({ standing: 'fine', tries: 1, failure_rate: null });
  expect(await refusal(testApp.request('/billing/cancel', { method: 'POST', as: user }))).toMatchObject({
    code: 'subscription_missing',
  });
  stripe.broken = 400;
  for (let time = 0; time < 4; time += 1) expect((await portal()).status).toBe(502);
  await expect.poll(payments).toMatchObject({ standing: 'failing', tries: 5, failure_rate: 0.8 });
  const { last_done_at: done, last_failed_at: failed } = await payments();
  expect([typeof done, typeof failed]).toEqual(['string', 'string']);
});
