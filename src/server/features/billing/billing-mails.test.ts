import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BillingState, WithdrawalAnswer } from '#contract/billing.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

const START = new Date('2026-11-21T10:00:00Z');
const NO_MONEY = 'Mode test\u00a0: aucun argent n’a circulé.';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: START });
  await testApp.createUser({ admin: true });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.setNow(START));

async function payer(interval = 'month'): Promise<TestUser> {
  const user = await testApp.createUser();
  const { url } = await answer<{ url: string }>(
    testApp.request('/billing/checkout', {
      method: 'POST',
      as: user,
      json: { plan: 'premium', interval },
    }),
  );
  const body = new URLSearchParams({ card: '4242 4242 4242 4242' });
  expect((await testApp.router.request(url, { method: 'POST', body })).status).toBe(303);
  return user;
}
const mailsTo = async ({ email }: TestUser) =>
  (
    await testApp.app.db.system.rows<{ subject: string; text_body: string }>({
      name: 'test-mails-to',
      text: 'select subject, text_body from mail_outbox where recipient = $1',
      values: [email],
    })
  ).map(({ subject, text_body: text }) => ({ subject, text }));
const farewell = async (user: TestUser) =>
  (await mailsTo(user)).find(({ subject }) => subject.startsWith('Votre compte sera supprimé le'));
const askToBeErased = (as: TestUser) =>
  answer(
    testApp.request('/account-deletion', {
      method: 'POST',
      as,
      json: { word: 'SUPPRIMER', password: as.password },
    }),
  );

test('in test mode each mail about money says that none has moved', async () => {
  const user = await payer();
  const json = { name: 'Léa Martin', email: user.email };
  await answer<WithdrawalAnswer>(testApp.request('/billing/withdrawal', { method: 'POST', as: user, json }));
  const mails = await mailsTo(user);
  const about = [
    'Votre reçu de',
    'Accusé de réception',
    'Votre remboursement',
    'Votre abonnement est terminé',
  ];
  for (const subject of about)
    expect(mails.find(mail => mail.subject.startsWith(subject))?.text, subject).toContain(NO_MONEY);
});

test('a receipt names the plan, its period, the next payment and the right to withdraw', async () => {
  const user = await payer();
  const receipt = (await mailsTo(user)).find(({ subject }) => subject.startsWith('Votre reçu de'));
  expect(receipt?.text).toMatch(/Plan Premium, du 21 novembre 2026 au 21 décembre 2026/);
  expect(receipt?.text).toContain('Prochain prélèvement le 21 décembre 2026');
  expect(receipt?.text).toMatch(/Jusqu’au \d+ décembre 2026, vous pouvez renoncer au contrat/);
});

test('whoever asks to be erased is told what becomes of the contract, and of the right to withdraw', async () => {
  const user = await payer();
  await askToBeErased(user);
  const told = await farewell(user);
  expect(told?.text).toMatch(/abonnement Premium prend fin avec le compte, le 28 novembre 2026/);
  expect(told?.text).toMatch(
    /dans vos réglages jusqu’à la fin du compte, le 28 novembre 2026[^,]*, puis jusqu’au \d+ décembre 2026/,
  );
  expect(told?.text).not.toContain('encore prélevé');

  const renewing = await payer();
  testApp.setNow(new Date('2026-12-18T10:00:00Z'));
  await askToBeErased(renewing);
  const late = (await farewell(renewing))?.text;
  expect(late).toMatch(/Il sera encore prélevé le 21 décembre 2026/);
  expect(late).not.toContain('rétracter');
});

test('whoever withdrew already reads so when the account is to be erased, and of no end without a refund', async () => {
  const user = await payer();
  // As stored while the payment service does not answer.
  await testApp.app.db.system.run({
    name: 'test-withdrawn',
    text: `insert into withdrawals (user_id, subscription_id, name, contract, email, language, submitted_at, proved_at)
           select user_id, id, 'Léa', 'Premium', $2, 'fr', $3, $3 from subscriptions where user_id = $1`,
    values: [user.userId, user.email, START],
  });
  await askToBeErased(user);
  const told = (await farewell(user))?.text;
  expect(told).toMatch(/Vous vous êtes rétracté de votre abonnement Premium le 21 novembre 2026/);
  expect(told).toContain('ce qui vous est dû est remboursé');
  expect(told).not.toContain('sans remboursement');
  expect(told).not.toContain('Vous pouvez encore vous rétracter');
});

test('whoever has no contract reads of none when the account is to be erased', async () => {
  const user = await testApp.createUser();
  await askToBeErased(user);
  const told = await farewell(user);
  expect(told?.text).toContain('Vous avez demandé la suppression');
  expect(told?.text).not.toContain('abonnement');
});

test('the mail about a smaller plan names its price and its first payment', async () => {
  const user = await payer('year');
  const terms = { plan: 'premium', interval: 'month' };
  const shown = testApp.request('/billing/preview?plan=premium&interval=month', { as: user });
  const { at, next_cents: cents } = await answer<{ at: string; next_cents: number }>(shown);
  await answer(testApp.request('/billing/change', { method: 'POST', as: user, json: { ...terms, at } }));
  const told = (await mailsTo(user)).find(({ subject }) => subject.startsWith('Votre plan change le'))?.text;
  const price = (cents / 100).toFixed(2).replace('.', ',');
  expect(told).toMatch(new RegExp(`le 21 novembre 2027\\s: ${price}\\s€ par mois, TVA comprise`));
  expect(told).toMatch(new RegExp(`premier prélèvement, de ${price}\\s€, a lieu ce jour-là`));
});

test('the end of an account is told on the clocks of its owner, and the product by its name on one’s own machine', async () => {
  const user = await testApp.createUser();
  await testApp.app.db.system.run({
    name: '',
    text: `update profiles set time_zone = 'America/Montreal' where user_id = $1`,
    values: [user.userId],
  });
  await askToBeErased(user);
  const told = (await farewell(user))?.text;
  expect(told).toMatch(/28 novembre 2026 à 05:00 UTC.5/);
  expect(told).toContain('cette adresse a été donnée sur Accroche.');
});

test('a right to withdraw that was used is told as used, and when', async () => {
  const user = await payer();
  const state = () => answer<Pick<BillingState, 'withdrawn_at'>>(testApp.request('/billing', { as: user }));
  expect(await state()).toMatchObject({ withdrawn_at: null });
  const json = { name: 'Léa Martin', email: user.email };
  await answer<WithdrawalAnswer>(testApp.request('/billing/withdrawal', { method: 'POST', as: user, json }));
  expect(await state()).toMatchObject({
    withdrawn_at: expect.stringMatching(/^2026-11-21T10:00:/),
    subscription: null,
  });
});
