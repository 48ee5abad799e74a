import type { LegalPages } from '#i18n/slots/legal.ts';
import { legalNotice } from './legal.ts';
import { terms } from './terms.ts';
import { termsOfSale } from './terms-of-sale.ts';
import { privacy } from './privacy.ts';
import { cookies } from './cookies.ts';
import { accessibility } from './accessibility.ts';

export const legal: LegalPages = {
  legal: legalNotice,
  terms: terms,
  'terms-of-sale': termsOfSale,
  privacy: privacy,
  cookies: cookies,
  accessibility: accessibility,
};
