import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BillingState } from '#contract/billing.ts';
import { reconcileBilling } from '#server/features/billing/reconcile.ts';
import { answer, refusal, type TestUser } from '#test/harness/context.ts';
import {
  clearScene,
  mailsTo,
  planOf,
  resetScene,
  setScene,
  stateOf,
  stripe,
  subscribed,
  testApp,
} from './stripe-scene.ts';
import { turnSchedule } from './stripe-plans.ts';

const DAY = 86_400;

beforeAll(setScene);
afterAll(clearScene);
beforeEach(resetScene);

describe('a contract can be paused', () => {
  const pause = (as: TestUser) =>
    testApp.request('/billing/pause', { method: 'POST', as, json: { months: 1 } });
  const resume = (as: TestUser) => answer(testApp.request('/billing/resume', { method: 'POST', as }));

  test('from the end of what is paid: until then all is open and it can be taken back', async () => {
    const { user, subscription } = await subscribed();
    const from = new Date(subscription.periodEnd * 1_000).toISOString();
    expect(await answer<BillingState>(pause(user))).toMatchObject({
      plan_type: 'premium',
      subscription: { standing: 'good', period_end: from, pause: { from } },
    });
    expect(await refusal(pause(user))).toMatchObject({ code: 'subscription_planned' });
    const change = testApp.request('/billing/preview?plan=business_pro&interval=month', { as: user });
    expect(await refusal(change)).toMatchObject({ code: 'subscription_planned' });
    await resume(user);
    expect(subscription.schedule).toBeNull();
    expect(await stateOf(user)).toMatchObject({ plan_type: 'premium', subscription: { pause: null } });
    expect((await mailsTo(user)).filter(subject => subject.includes('pause'))).toEqual([
      'Votre abonnement passe en pause le 21 décembre 2026 · Accroche',
      'Votre pause est annulée · Accroche',
    ]);
  });

  test('then the free plan holds; it comes back by itself, each told by mail', async () => {
    const { user, subscription } = await subscribed();
    await answer(pause(user));
    turnSchedule(stripe, subscription);
    testApp.setNow(new Date((subscription.periodStart + 600) * 1_000));
    await reconcileBilling(testApp.app);
    const until = '2027-01-21T10:00:00.000Z';
    expect(await stateOf(user)).toMatchObject({
      plan_type: 'freemium',
      subscription: { standing: 'paused', standing_at: until, period_end: until },
    });
    const start = subscription.periodEnd;
    Object.assign(subscription, { status: 'active', schedule: null });
    Object.assign(subscription, { periodStart: start, periodEnd: start + 30 * DAY });
    testApp.setNow(new Date((start + 600) * 1_000));
    await reconcileBilling(testApp.app);
    expect(await planOf(user)).toBe('premium');
    expect((await mailsTo(user)).slice(-3)).toEqual([
      'Votre abonnement passe en pause le 21 décembre 2026 · Accroche',
      'Votre abonnement est en pause · Accroche',
      'Votre abonnement a repris · Accroche',
    ]);
  });

  test('and resumed early: the next period begins and is paid at once', async () => {
    const { user, subscription } = await subscribed();
    await answer(pause(user));
    turnSchedule(stripe, subscription);
    testApp.setNow(new Date((subscription.periodStart + 600) * 1_000));
    await reconcileBilling(testApp.app);
    expect(await planOf(user)).toBe('freemium');
    const paid = stripe.invoices.size;
    await resume(user);
    expect(stripe.invoices.size).toBe(paid + 1);
    expect(await stateOf(user)).toMatchObject({ plan_type: 'premium', subscription: { pause: null } });
  });
});
