import { expect, test } from 'vitest';
import { keepTogether, shownTitle } from './shown-title.ts';

/** With `~` for a space that does not break. */
const kept = (text: string) => keepTogether(text).replaceAll('\u00A0', '~');

test.each([
  ['Le repas à 25 € : ma liste', 'Le repas à 25~€~: ma liste'],
  ['Vraiment ? Oui ! « Jamais »', 'Vraiment~? Oui~! «~Jamais~»'],
  ['1 500 g de farine en 30 min', '1~500~g de farine en 30~min'],
  ['3 gâteaux, 2 minutes et : voilà', '3 gâteaux, 2 minutes et~: voilà'],
])('%s', (typed, shown) => {
  expect(kept(typed)).toBe(shown);
});

test('smileys and addresses stay as they are', () => {
  expect(kept('Merci :) à vous https://a.fr/?b= c')).toBe('Merci :) à vous https://a.fr/?b= c');
});

test('a title is cut as before, with its words kept together', () => {
  expect(shownTitle('  Le repas à 25 €  ', 40)).toBe('Le repas à 25\u00A0€');
  expect(shownTitle('mot '.repeat(40), 20)).toBe('mot mot mot mot mot…');
});
