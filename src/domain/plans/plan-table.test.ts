import { describe, expect, test } from 'vitest';
import { effectivePlan, isBusinessPlan, PLAN_TYPES, PLANS, UNLIMITED, type SoldPlan } from './plan-table.ts';

const sold = Object.keys(PLANS) as SoldPlan[];

describe('the plans', () => {
  test.each([
    ['freemium', 1, 3, 1, 0],
    ['apprenant', 1, 30, 5, null],
    ['premium', 1, 30, 5, 39],
    ['business_starter', 5, 100, 20, 99],
    ['business_pro', 10, 300, 50, 149],
    ['business_advanced', 20, 600, 100, 239],
    ['business_enterprise', -1, -1, -1, null],
  ] as const)(
    '%s: %i accounts, %i video and %i account analyses a month, %s € a month',
    (plan, accounts, videos, analyses, euros) => {
      const { limits, monthlyPriceCents } = PLANS[plan];
      expect(limits.accounts).toBe(accounts);
      expect(limits.videoAnalysisMonthly).toBe(videos);
      expect(limits.accountAnalysisMonthly).toBe(analyses);
      expect(monthlyPriceCents).toBe(euros === null ? null : euros * 100);
    },
  );

  test('the free plan has 3 video analyses a day, 5 scripts a month, 5 questions a day and unlimited hooks', () => {
    expect(PLANS.freemium.limits).toMatchObject({
      videoAnalysisDaily: 3,
      scriptGenerationMonthly: 5,
      chatbotQuestionsDaily: 5,
      hooksGenerationDaily: UNLIMITED,
    });
  });

  test('every other plan has unlimited scripts, hooks and questions, Putaclic+ and the export of reports', () => {
    for (const plan of sold.filter(name => name !== 'freemium')) {
      expect(PLANS[plan].limits).toMatchObject({
        scriptGenerationMonthly: UNLIMITED,
        hooksGenerationDaily: UNLIMITED,
        chatbotQuestionsDaily: UNLIMITED,
      });
      expect(PLANS[plan]).toMatchObject({ putaclicPlus: true, reportExport: true });
    }
    expect(PLANS.freemium).toMatchObject({ putaclicPlus: false, reportExport: false });
  });

  test('only business plans synchronise by themselves every day', () => {
    for (const plan of sold) expect(PLANS[plan].automaticDailySync).toBe(plan.startsWith('business_'));
  });

  test('a sync by hand waits 24 hours on the free plan and one hour on the others', () => {
    for (const plan of sold) expect(PLANS[plan].limits.syncCoolDownHours).toBe(plan === 'freemium' ? 24 : 1);
  });

  test('each is sold in its own way', () => {
    expect(sold.filter(plan => PLANS[plan].sale === 'public')).toEqual([
      'freemium',
      'premium',
      'business_starter',
      'business_pro',
      'business_advanced',
    ]);
    expect(PLANS.apprenant.sale).toBe('granted_by_admin');
    expect(PLANS.business_enterprise.sale).toBe('on_request');
  });

  test('no limit is anything but a whole number, or -1 for unlimited', () => {
    for (const plan of sold) {
      for (const limit of Object.values(PLANS[plan].limits)) {
        expect(Number.isInteger(limit) && (limit > 0 || limit === UNLIMITED)).toBe(true);
      }
    }
  });
});

test('old values behave as a plan that is sold: business as business_starter, pro as premium', () => {
  expect(effectivePlan('business')).toBe('business_starter');
  expect(effectivePlan('pro')).toBe('premium');
  for (const plan of sold) expect(effectivePlan(plan)).toBe(plan);
});

test('business plans are the generic one and the four sold under that name', () => {
  expect(PLAN_TYPES.filter(isBusinessPlan)).toEqual([
    'business_starter',
    'business_pro',
    'business_advanced',
    'business_enterprise',
    'business',
  ]);
});
