import { expect, test } from 'vitest';
import { readPriceList } from '#domain/billing/price-list.ts';
import { fillPriceSlots, priceSlot, TWO_MONTHS_FREE_SLOT } from './price-slots.ts';

const PAGE = [
  priceSlot('premium', 'month', 'fr'),
  priceSlot('business_pro', 'year', 'fr'),
  priceSlot('business_pro', 'year', 'en'),
  priceSlot('premium', 'month', 'plain'),
  `<b ${TWO_MONTHS_FREE_SLOT}>2 mois offerts</b>`,
].join(' ');
const filled = (given: string) => fillPriceSlots(PAGE, readPriceList(given).prices).replaceAll('\u202f', ' ');

test('the places of a built page take the prices of the plan table', () => {
  expect(fillPriceSlots(PAGE, readPriceList('').prices).replaceAll('\u202f', ' ')).toBe(
    '39€ 1 490€ €1,490 39.00 <b >2 mois offerts</b>',
  );
});

test('or those of the deployment; two free months are promised only where they are true', () => {
  expect(filled('premium_month=45.5,business_pro_year=1500')).toBe(
    '45,50€ 1 500€ €1,500 45.50 <b hidden="">2 mois offerts</b>',
  );
});
