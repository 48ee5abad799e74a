import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WithdrawalAnswer } from '#contract/billing.ts';
import { reconcileBilling } from '#server/features/billing/reconcile.ts';
import { answer, refusal, type TestUser } from '#test/harness/context.ts';
import {
  clearScene,
  customer,
  mailsTo,
  planOf,
  resetScene,
  setScene,
  START,
  stateOf,
  stripe,
  subscribed,
  testApp,
  told as tell,
} from './stripe-scene.ts';
import { showSubscription } from './stripe-server.ts';

const HOUR_MS = 3_600_000;
/** The clock goes on while a test runs. */
const SOON = expect.stringMatching(/^2026-11-21T10:00:/) as string;

beforeAll(setScene);
afterAll(clearScene);
beforeEach(resetScene);

const withdraw = (as: TestUser, email = as.email, name = 'Léa Martin') =>
  testApp.request('/billing/withdrawal', { method: 'POST', as, json: { name, email } });
const declare = (email: string, contract = 'abonnement Premium, facture ACC-1', changes: object = {}) =>
  testApp.request('/billing/withdrawal/statements', {
    method: 'POST',
    json: { name: 'Léa Martin', email, contract, language: 'fr', tookMs: 9_000, ...changes },
  });
const confirm = (token: string) =>
  testApp.request('/billing/withdrawal/confirm', { method: 'POST', json: { token } });
const bodyTo = async (email: string, subject: string) =>
  (
    await testApp.app.db.system.row<{ text_body: string }>({
      name: 'test-withdrawal-mail',
      text: `select text_body from mail_outbox where recipient = $1 and subject like $2 || '%' order by created_at desc`,
      values: [email, subject],
    })
  )?.text_body ?? '';
const tokenFor = async (email: string) =>
  /#token=([\w-]+)/.exec(await bodyTo(email, 'Accusé de réception'))?.[1] ?? '';
const refunds = () => stripe.asked.filter(({ line }) => line === 'POST /v1/refunds').length;

test('within fourteen days the contract ends at once, all payments go back, and a mail repeats the statement', async () => {
  const { user, subscription } = await subscribed();
  const upgrade = stripe.bill(subscription, 6_000);
  const waiting = stripe.bill(subscription, 900, { status: 'open', paid_at: null });
  expect((await stateOf(user)).subscription?.withdrawal_until).toBe('2026-12-07T22:59:59.999Z');
  const told = await answer<WithdrawalAnswer>(withdraw(user, 'ailleurs@example.org'));
  expect(told).toEqual({
    submitted_at: SOON,
    email: 'ailleurs@example.org',
    refunded_cents: 9_900,
    currency: 'eur',
  });
  expect([subscription.status, upgrade.refunded, waiting.status]).toEqual(['canceled', 6_000, 'void']);
  expect(await stateOf(user)).toMatchObject({ plan_type: 'freemium', subscription: null });
  const { items } = await answer<{ items: { refunded_cents: number }[] }>(
    testApp.request('/billing/invoices', { as: user }),
  );
  expect(items.map(item => item.refunded_cents).toSorted((a, b) => a - b)).toEqual([0, 3_900, 6_000]);
  const mail = await bodyTo('ailleurs@example.org', 'Accusé de réception de votre rétractation');
  expect(mail).toMatch(/21 novembre 2026 à 11:00:\d\d \(heure de Paris\)/);
  expect(mail).toContain('abonnement Premium, conclu le 21 novembre 2026');
  expect(mail).toContain('Nom\u00a0: Léa Martin');
  expect(mail).toContain('Accusé de réception à envoyer à\u00a0: ailleurs@example.org');
  expect(mail).toContain('au plus tard le 5 décembre 2026');
  expect(await bodyTo('ailleurs@example.org', 'Votre remboursement')).toContain('99,00\u00a0€');
});

test('on the last day it still can be withdrawn from, and not on the day after', async () => {
  const { user } = await subscribed();
  const { user: late } = await subscribed();
  testApp.setNow(new Date('2026-12-07T22:59:00Z'));
  expect(await answer<WithdrawalAnswer>(withdraw(user))).toMatchObject({ refunded_cents: 3_900 });
  testApp.setNow(new Date('2026-12-07T23:00:00Z'));
  expect((await stateOf(late)).subscription?.withdrawal_until).toBeNull();
  expect(await refusal(withdraw(late))).toMatchObject({ status: 409, code: 'withdrawal_over' });
  expect(await planOf(late)).toBe('premium');
});

test('clicked twice it gives back once; without a contract there is nothing to withdraw from', async () => {
  const { user } = await subscribed();
  const before = refunds();
  await Promise.all([withdraw(user), withdraw(user)]);
  expect(refunds() - before).toBe(1);
  expect((await mailsTo(user)).filter(subject => subject.startsWith('Accusé'))).toHaveLength(1);
  expect((await mailsTo(user)).filter(subject => subject.startsWith('Votre remboursement'))).toHaveLength(1);
  const { user: nobody } = await customer();
  expect(await refusal(withdraw(nobody))).toMatchObject({ code: 'subscription_missing' });
});

test('a payment service that does not answer leaves the statement standing, and it is carried out later', async () => {
  const { user, subscription } = await subscribed();
  stripe.broken = 400;
  expect(await answer<WithdrawalAnswer>(withdraw(user))).toMatchObject({ refunded_cents: null });
  expect((await mailsTo(user)).filter(subject => subject.startsWith('Accusé'))).toHaveLength(1);
  expect(subscription.status).toBe('active');
  stripe.broken = null;
  await reconcileBilling(testApp.app);
  await reconcileBilling(testApp.app);
  expect([subscription.status, await planOf(user)]).toEqual(['canceled', 'freemium']);
  expect((await mailsTo(user)).filter(subject => subject.startsWith('Votre remboursement'))).toHaveLength(1);
});

test('without signing in the statement is kept and acknowledged at once, and the link ends the contract', async () => {
  const { user, subscription } = await subscribed();
  expect(await answer(declare(user.email))).toEqual({ submitted_at: SOON });
  expect(subscription.status).toBe('active');
  const mail = await bodyTo(user.email, 'Accusé de réception');
  expect(mail).toMatch(/21 novembre 2026 à 11:00:\d\d/);
  expect(mail).not.toContain('facture ACC-1');
  const token = await tokenFor(user.email);
  expect(await refusal(confirm(`${token.slice(0, -2)}zz`))).toMatchObject({
    code: 'cancellation_link_wrong',
  });
  // The statement counts from when it was made, however late its link is followed.
  testApp.setNow(new Date('2026-12-04T10:00:00Z'));
  const told = await answer<WithdrawalAnswer>(confirm(token));
  expect(told).toMatchObject({ submitted_at: SOON, refunded_cents: 3_900 });
  const whole = await bodyTo(user.email, 'Accusé de réception');
  expect(whole).toContain('abonnement Premium, facture ACC-1');
  expect(whole).toContain('Nom\u00a0: Léa Martin');
  expect(whole).toMatch(/21 novembre 2026 à 11:00:\d\d/);
  expect(await answer<WithdrawalAnswer>(confirm(token))).toEqual(told);
  expect([subscription.status, await planOf(user)]).toEqual(['canceled', 'freemium']);
});

test('what nobody proved within a day, and what has no contract, is a request to the staff', async () => {
  const { user, subscription } = await subscribed();
  const tickets = (email: string) =>
    testApp.app.db.system.rows<{ subject: string; text: string; reference: string }>({
      name: 'test-withdrawal-tickets',
      text: `select t.subject, m.text, t.reference from support_tickets t join support_messages m on m.ticket_id = t.id
             where t.email = $1`,
      values: [email],
    });
  await answer(declare(user.email));
  await reconcileBilling(testApp.app);
  expect(await tickets(user.email)).toEqual([]);
  testApp.setNow(new Date(START.getTime() + 25 * HOUR_MS));
  await reconcileBilling(testApp.app);
  await reconcileBilling(testApp.app);
  expect(await tickets(user.email)).toMatchObject([
    { subject: 'Rétractation à traiter', text: expect.stringMatching(/21 novembre 2026 à 11:00:\d\d/) },
  ]);
  expect(subscription.status).toBe('active');
  // The answer to an address that nobody has is the same.
  expect(await answer(declare('inconnue@example.org'))).toEqual({
    submitted_at: expect.stringMatching(/^2026-11-22T11:00:/),
  });
  const [ticket] = await tickets('inconnue@example.org');
  const mail = await bodyTo('inconnue@example.org', 'Accusé de réception');
  expect(mail).toContain(ticket?.reference ?? 'none');
  expect(mail).not.toContain('#token');
});

test('after a first withdrawal the next contract begins on express request alone, and the days used are then paid', async () => {
  const { user, customerId } = await subscribed();
  await answer(withdraw(user));
  expect((await stateOf(user)).asks_to_start).toBe(true);
  const order = (json: object) =>
    testApp.request('/billing/checkout', {
      method: 'POST',
      as: user,
      json: { plan: 'premium', interval: 'month', ...json },
    });
  expect(await refusal(order({}))).toMatchObject({ status: 409, code: 'start_not_requested' });
  await answer(order({ startNow: true }));
  const second = stripe.subscribe(customerId, stripe.price('premium', 'month', 3_900));
  stripe.bill(second, 3_900);
  await tell('customer.subscription.created', showSubscription(second));
  expect((await stateOf(user)).subscription?.withdrawal_in_part).toBe(true);
  const receipt = await bodyTo(user.email, 'Votre reçu de');
  expect(receipt).toContain('moins la part des jours écoulés');
  expect(receipt).not.toContain('renoncer au contrat et être remboursé');
  // Six days of thirty.
  testApp.setNow(new Date(START.getTime() + 6 * 24 * HOUR_MS));
  const share = (await stateOf(user)).subscription?.withdrawal_share;
  expect(share).toMatchObject({ days: 30, paid_cents: 3_900 });
  expect(share?.used_days).toBeCloseTo(6, 2);
  expect([3_120, 3_121]).toContain(share?.refund_cents);
  const { refunded_cents: back } = await answer<WithdrawalAnswer>(withdraw(user));
  // One cent of tolerance for the seconds that this test takes.
  expect([3_120, 3_121]).toContain(back);
  expect([second.status, await planOf(user)]).toEqual(['canceled', 'freemium']);
  const mail = await bodyTo(user.email, 'Accusé de réception');
  expect(mail).toContain('moins la part des jours où le service a fonctionné à votre demande');
  expect(mail).not.toContain('Tout ce que vous avez payé');
  expect(await bodyTo(user.email, 'Votre remboursement')).toMatch(
    /6 jours de service écoulés sur 30\. Sur 39,00\u00a0€ payés, .* vous revient\u00a0: 31,2[01]\u00a0€/,
  );
});

test('a stranger’s words reach nobody in our mails of withdrawal, whether the address has a contract or not', async () => {
  const { user } = await subscribed();
  const bait = {
    name: 'Appelez vite le 0899 12 34 56',
    contract: 'Votre compte sera fermé, payez au 0899 12 34 56',
  };
  for (const email of [user.email, 'personne@example.org']) {
    await answer(declare(email, bait.contract, { name: bait.name }));
    const mail = await bodyTo(email, 'Accusé de réception');
    expect(mail).toMatch(/21 novembre 2026 à 11:00:\d\d/);
    expect(mail).not.toContain('0899');
    expect(mail).not.toContain('Votre compte sera');
  }
});

test.each([
  ['no address stands in what a mail repeats', { contract: 'voir https://example.org' }, 'invalid_input'],
  ['a program is sent away', { website: 'x' }, 'ticket_too_fast'],
  ['faster than anybody reads', { tookMs: 10 }, 'ticket_too_fast'],
])('a form without a session is guarded: %s', async (_what, changes, code) => {
  expect(await refusal(declare('quelquun@example.org', 'c', changes))).toMatchObject({ code });
  expect(await mailsTo({ email: 'quelquun@example.org' })).toEqual([]);
});

test('one address is written to three times a day at most', async () => {
  const given = [];
  for (let time = 0; time < 4; time += 1) given.push((await declare('souvent@example.org')).status);
  expect(given).toEqual([200, 200, 200, 429]);
});

test('from forty networks under one address forty statements are kept, and five mails leave', async () => {
  const email = 'inondee@example.org';
  for (let count = 0; count < 40; count += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${count}` };
    const json = { name: 'Léa', contract: 'Premium', email, language: 'fr', tookMs: 9_000 };
    await answer(testApp.request('/billing/withdrawal/statements', { method: 'POST', json, headers }));
  }
  expect(await mailsTo({ email })).toHaveLength(5);
});

test('a contract can always be cancelled by mail, whatever others sent under the address that day', async () => {
  const { user } = await subscribed();
  const post = (path: string, address: string, json: object) =>
    testApp.request(path, { method: 'POST', json, headers: { 'x-forwarded-for': address } });
  const form = {
    category: 'question',
    subject: 'Question',
    text: 'Une question.',
    tookMs: 9_000,
    website: '',
  };
  for (let time = 0; time < 3; time += 1)
    await answer(post('/support/contact', '192.0.2.66', { ...form, language: 'fr', email: user.email }));
  const ask = (address: string) =>
    answer<{ sent: boolean }>(post('/billing/cancellation', address, { email: user.email })).then(
      ({ sent }) => sent,
    );
  const mails = async () => (await mailsTo(user)).filter(subject => subject.startsWith('Confirmez')).length;
  // Eighty requests from as many networks, twenty-five from one network: two mails, whose links are valid.
  const networks = Array.from({ length: 80 }, (_, index) => `198.51.100.${index}`);
  for (const asked of await Promise.all([...networks, ...Array<string>(25).fill('192.0.2.66')].map(ask)))
    expect(asked).toBe(true);
  expect(await mails()).toBe(2);
  const body = await bodyTo(user.email, 'Confirmez');
  const token = /#token=([\w-]+)/.exec(body)?.[1] ?? '';
  // Once the links have expired, the next request gets another mail, on the same day.
  testApp.setNow(new Date(testApp.app.clock.now().getTime() + 3_600_000));
  const confirm = { method: 'POST', json: { token } } as const;
  expect(await refusal(testApp.request('/billing/cancellation/confirm', confirm))).toMatchObject({
    code: 'cancellation_link_wrong',
  });
  expect(await ask('192.0.2.66')).toBe(true);
  expect(await mails()).toBe(3);
  // An address without a contract is answered alike.
  const nobody = { email: 'personne-du-tout@example.org' };
  for (let time = 0; time < 4; time += 1)
    expect(await answer(post('/billing/cancellation', '192.0.2.66', nobody))).toEqual({ sent: true });
});
