import { expect, test } from 'vitest';
import { readWrittenDate } from './month-day.ts';

test.each([
  ['February 28', 2, 28],
  ['28 février', 2, 28],
  ['18 août', 8, 18],
  ['1er janvier', 1, 1],
  ['31 décembre', 12, 31],
  ['18 déc.', 12, 18],
  ['29 février', 2, 29],
  ['8 de marzo', 3, 8],
  ['8 de março', 3, 8],
  ['3. März', 3, 3],
  ['18 января', 1, 18],
  ['3 Şubat', 2, 3],
  ['18 tháng Sáu', 6, 18],
  ['18 tháng 6', 6, 18],
  ['2 tháng mười hai', 12, 2],
  ['9月13日', 9, 13],
  ['12월 3일', 12, 3],
  ['15 मार्च', 3, 15],
  ['١٥ يناير', 1, 15],
  ['AUGUST 3rd', 8, 3],
])('%s is month %i, day %i, without a year', (text, month, day) => {
  expect(readWrittenDate(text)).toEqual({ year: null, month, day });
});

test.each([
  ['2026-02-28', 2026, 2, 28],
  ['28 février 2026', 2026, 2, 28],
  ['February 28, 2026', 2026, 2, 28],
  ['2026年2月28日', 2026, 2, 28],
])('%s says its year', (text, year, month, day) => {
  expect(readWrittenDate(text)).toEqual({ year, month, day });
});

test.each([
  '',
  '02/03',
  '28',
  'février',
  '30 février',
  '0 mars',
  '32 mars',
  '28 brumaire',
  '28 mars avril',
  '1 2 mars',
  'undefined',
  'x'.repeat(500),
])('« %s » is no date', text => {
  expect(readWrittenDate(text)).toBeNull();
});
