import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import { hasTwoMonthsFree, type PriceList } from '#domain/billing/price-list.ts';
import { BOUGHT_PLANS, INTERVALS, type BoughtPlan, type Interval } from '#domain/billing/subscription.ts';

/** Spec §9 writes prices without a space: 39€. */
export function writePrice(cents: number, language: Language): string {
  const digits = { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 };
  const amount = (locale: string) => (cents / 100).toLocaleString(locale, digits);
  return language === 'fr' ? `${amount('fr-FR')}€` : `€${amount('en-GB')}`;
}

type Spelling = Language | 'plain';

/** Placeholder for a price in the built pages; the deployment provides the value at startup. */
export function priceSlot(plan: BoughtPlan, interval: Interval, spelling: Spelling): string {
  return `__PRICE_${plan}_${interval}_${spelling}__`;
}

/** Marks content that is only true when a year costs ten months. */
export const TWO_MONTHS_FREE_SLOT = 'data-two-months-free=""';

/** Replaces the price placeholders of the built pages. */
export function fillPriceSlots(text: string, prices: PriceList): string {
  return text
    .replaceAll(/__PRICE_([a-z_]+?)_(month|year)_(fr|en|plain)__/g, (slot, name, given, spelling) => {
      const plan = BOUGHT_PLANS.find(one => one === name);
      const interval = INTERVALS.find(one => one === given);
      if (plan === undefined || interval === undefined) return slot;
      const cents = prices[plan][interval];
      const language = LANGUAGES.find(one => one === spelling);
      return language === undefined ? (cents / 100).toFixed(2) : writePrice(cents, language);
    })
    .replaceAll(TWO_MONTHS_FREE_SLOT, hasTwoMonthsFree(prices) ? '' : 'hidden=""');
}
