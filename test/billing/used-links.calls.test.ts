import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, refusal } from '#test/harness/context.ts';
import { clearScene, resetScene, setScene, subscribed, testApp } from './stripe-scene.ts';

beforeAll(setScene);
afterAll(clearScene);
beforeEach(resetScene);

test('a contract goes on once it was resumed: no link from before ends it, used or not', async () => {
  const { user, subscription } = await subscribed();
  const confirm = (token: string) =>
    testApp.request('/billing/cancellation/confirm', { method: 'POST', json: { token } });
  await testApp.request('/billing/cancellation', { method: 'POST', json: { email: user.email } });
  await testApp.request('/billing/cancellation', { method: 'POST', json: { email: user.email } });
  const mails = await testApp.app.db.system.rows<{ text_body: string }>({
    name: 'test-links',
    text: `select text_body from mail_outbox where recipient = $1 and subject like 'Confirmez%'`,
    values: [user.email],
  });
  const tokens = mails.map(({ text_body: text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? '');
  expect(tokens).toHaveLength(2);
  await answer(confirm(tokens[0] ?? ''));
  // An impatient second click.
  await answer(confirm(tokens[0] ?? ''));
  expect(subscription.cancel_at_period_end).toBe(true);
  await answer(testApp.request('/billing/resume', { method: 'POST', as: user }));
  for (const token of tokens)
    expect(await refusal(confirm(token))).toMatchObject({ code: 'cancellation_link_wrong' });
  expect(subscription.cancel_at_period_end).toBe(false);
  // To cancel after all, a new link must be requested.
  await testApp.request('/billing/cancellation', { method: 'POST', json: { email: user.email } });
  const again = await testApp.app.db.system.row<{ links: number }>({
    name: 'test-links-again',
    text: `select count(*)::int as links from mail_outbox where recipient = $1 and subject like 'Confirmez%'`,
    values: [user.email],
  });
  expect(again?.links).toBe(3);
});
