import { PLANS } from '../plans/plan-table.ts';
import {
  BOUGHT_PLANS,
  findPriceKey,
  INTERVALS,
  priceKey,
  type BoughtPlan,
  type Interval,
} from './subscription.ts';

/** The price of one period in euro cents, taxes included. */
export type PriceList = Readonly<Record<BoughtPlan, Readonly<Record<Interval, number>>>>;

/** A yearly price is ten monthly ones unless it is set separately. */
const MONTHS_A_YEAR_COSTS = 10;
const DEAREST_CENTS = 10_000_000;

function listOf(price: (plan: BoughtPlan, interval: Interval) => number): PriceList {
  const rows = BOUGHT_PLANS.map(
    plan => [plan, Object.fromEntries(INTERVALS.map(interval => [interval, price(plan, interval)]))] as const,
  );
  return Object.fromEntries(rows) as unknown as PriceList;
}

function tablePrice(plan: BoughtPlan, interval: Interval): number {
  const monthly = PLANS[plan].monthlyPriceCents;
  if (monthly === null) throw new Error(`${plan} has no price`);
  return interval === 'year' ? monthly * MONTHS_A_YEAR_COSTS : monthly;
}

/**
 * Parses the prices of a deployment: `premium_month=45,premium_year=459.90`, in euros, overriding the plan table. A
 * monthly price alone also changes the yearly one. Each problem is a sentence for the operator.
 */
export function readPriceList(text: string): { prices: PriceList; problems: string[] } {
  const given = new Map<string, number>();
  const problems: string[] = [];
  for (const part of text.split(',').map(one => one.trim())) {
    if (part === '') continue;
    const [, name = '', euros = '', cents = ''] = /^([a-z_]+)=(\d{1,6})(?:\.(\d{1,2}))?$/.exec(part) ?? [];
    const key = `accroche_${name}`;
    const amount = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
    if (findPriceKey(key) === null) {
      problems.push(`${part} is not like premium_month=45 or premium_year=459.90`);
    } else if (given.has(key)) {
      problems.push(`${name} is given twice`);
    } else if (amount < 100 || amount > DEAREST_CENTS) {
      problems.push(`${part} is not between 1 and ${DEAREST_CENTS / 100} euros`);
    } else given.set(key, amount);
  }
  const month = (plan: BoughtPlan) => given.get(priceKey(plan, 'month'));
  const prices = listOf((plan, interval) => {
    const monthly = month(plan);
    const yearOfMonth = monthly === undefined ? undefined : monthly * MONTHS_A_YEAR_COSTS;
    const own = given.get(priceKey(plan, interval)) ?? (interval === 'year' ? yearOfMonth : monthly);
    return own ?? tablePrice(plan, interval);
  });
  for (const plan of BOUGHT_PLANS) {
    const { month: monthly, year } = prices[plan];
    if (year > monthly * 12) problems.push(`${plan}_year is more than twelve times ${plan}_month`);
    if (year < monthly) problems.push(`${plan}_year is less than one month of it`);
  }
  return { prices, problems };
}

/** Whether every yearly price is ten monthly ones: then two months are free, and may be advertised as such. */
export function hasTwoMonthsFree(prices: PriceList): boolean {
  return BOUGHT_PLANS.every(plan => prices[plan].year === prices[plan].month * MONTHS_A_YEAR_COSTS);
}
