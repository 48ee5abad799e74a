import { expect, test } from 'vitest';
import { englishNumber, englishOrdinal, englishYear } from './english/english-numbers.ts';
import { frenchNumber, frenchOrdinal } from './french/french-numbers.ts';

test.each([
  ['0', 'zéro'],
  ['1', 'un'],
  ['11', 'onze'],
  ['16', 'seize'],
  ['17', 'dix-sept'],
  ['20', 'vingt'],
  ['21', 'vingt et un'],
  ['22', 'vingt-deux'],
  ['31', 'trente et un'],
  ['60', 'soixante'],
  ['61', 'soixante et un'],
  ['70', 'soixante-dix'],
  ['71', 'soixante et onze'],
  ['77', 'soixante-dix-sept'],
  ['80', 'quatre-vingts'],
  ['81', 'quatre-vingt-un'],
  ['90', 'quatre-vingt-dix'],
  ['91', 'quatre-vingt-onze'],
  ['99', 'quatre-vingt-dix-neuf'],
  ['100', 'cent'],
  ['101', 'cent un'],
  ['200', 'deux cents'],
  ['201', 'deux cent un'],
  ['380', 'trois cent quatre-vingts'],
  ['1000', 'mille'],
  ['1100', 'mille cent'],
  ['2026', 'deux mille vingt-six'],
  ['80000', 'quatre-vingt mille'],
  ['200000', 'deux cent mille'],
  ['1000000', 'un million'],
  ['2500000', 'deux millions cinq cent mille'],
  ['1000000000', 'un milliard'],
  ['2,5', 'deux virgule cinq'],
  ['0,05', 'zéro virgule zéro cinq'],
  ['19,99', 'dix-neuf virgule quatre-vingt-dix-neuf'],
  ['007', 'zéro zéro sept'],
])('%s is « %s »', (digits, words) => {
  expect(frenchNumber(digits)).toBe(words);
});

test.each([
  ['1', 'premier'],
  ['2', 'deuxième'],
  ['4', 'quatrième'],
  ['5', 'cinquième'],
  ['9', 'neuvième'],
  ['11', 'onzième'],
  ['20', 'vingtième'],
  ['21', 'vingt et unième'],
  ['80', 'quatre-vingtième'],
  ['100', 'centième'],
  ['200', 'deux centième'],
  ['1000', 'millième'],
])('the %s is « %s »', (digits, words) => {
  expect(frenchOrdinal(digits)).toBe(words);
});

test('the first of feminine things is première', () => {
  expect(frenchOrdinal('1', true)).toBe('première');
});

test.each([
  ['0', 'zero'],
  ['13', 'thirteen'],
  ['21', 'twenty-one'],
  ['40', 'forty'],
  ['100', 'one hundred'],
  ['105', 'one hundred and five'],
  ['999', 'nine hundred and ninety-nine'],
  ['1000', 'one thousand'],
  ['1005', 'one thousand and five'],
  ['1500', 'one thousand five hundred'],
  ['10000', 'ten thousand'],
  ['1000000', 'one million'],
  ['2500000', 'two million five hundred thousand'],
  ['2.5', 'two point five'],
  ['0.05', 'zero point zero five'],
])('%s is “%s”', (digits, words) => {
  expect(englishNumber(digits)).toBe(words);
});

test.each([
  ['1999', 'nineteen ninety-nine'],
  ['1900', 'nineteen hundred'],
  ['1905', 'nineteen oh five'],
  ['2000', 'two thousand'],
  ['2005', 'two thousand and five'],
  ['2010', 'twenty ten'],
  ['2026', 'twenty twenty-six'],
])('the year %s is “%s”', (digits, words) => {
  expect(englishYear(digits)).toBe(words);
});

test.each([
  ['1', 'first'],
  ['2', 'second'],
  ['3', 'third'],
  ['5', 'fifth'],
  ['8', 'eighth'],
  ['12', 'twelfth'],
  ['20', 'twentieth'],
  ['21', 'twenty-first'],
  ['100', 'one hundredth'],
])('the %sth is “%s”', (digits, words) => {
  expect(englishOrdinal(digits)).toBe(words);
});

test('what is no number stays', () => {
  expect([frenchNumber('abc'), englishNumber('1e9'), frenchNumber('')]).toEqual(['abc', '1e9', '']);
});

test('more figures than anybody says are read one by one', () => {
  expect(frenchNumber('1'.repeat(20)).split(' ')).toHaveLength(20);
  expect(englishNumber('1'.repeat(20)).split(' ')).toHaveLength(20);
});
