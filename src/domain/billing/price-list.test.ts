import { expect, test } from 'vitest';
import { PLANS } from '../plans/plan-table.ts';
import { BOUGHT_PLANS } from './subscription.ts';
import { hasTwoMonthsFree, readPriceList } from './price-list.ts';

const TABLE_PRICES = readPriceList('').prices;
const problemsOf = (text: string) => readPriceList(text).problems;

test('nothing given, the prices are those of the plan table, and a year costs ten months', () => {
  expect(problemsOf('')).toEqual([]);
  for (const plan of BOUGHT_PLANS) {
    const month = PLANS[plan].monthlyPriceCents ?? Number.NaN;
    expect(TABLE_PRICES[plan]).toEqual({ month, year: month * 10 });
  }
  expect(TABLE_PRICES.premium.year).toBe(39_000);
  expect(hasTwoMonthsFree(TABLE_PRICES)).toBe(true);
});

test('every price can be given; a month alone takes its year with it', () => {
  const { prices, problems } = readPriceList('premium_month=45, business_pro_year=1500.5');
  expect(problems).toEqual([]);
  expect(prices.premium).toEqual({ month: 4_500, year: 45_000 });
  expect(prices.business_pro).toEqual({ month: 14_900, year: 150_050 });
  expect(prices.business_starter).toEqual(TABLE_PRICES.business_starter);
  expect(hasTwoMonthsFree(prices)).toBe(false);
});

test.each([
  ['gold_month=45', /gold_month=45 is not like premium_month=45/],
  ['premium_month=-3', /premium_month=-3 is not like/],
  ['premium_month=4,50', /premium_month=45 or/],
  ['premium_month=45.999', /is not like/],
  ['premium_week=9', /is not like/],
  ['freemium_month=5', /is not like/],
  ['premium_month=0', /premium_month=0 is not between 1 and 100000 euros/],
  ['premium_month=45,premium_month=46', /premium_month is given twice/],
  ['premium_year=600', /premium_year is more than twelve times premium_month/],
  ['business_pro_year=20', /business_pro_year is less than one month of it/],
])('%s is refused, and why is said', (text, sentence) => {
  expect(problemsOf(text).join('; ')).toMatch(sentence);
});
