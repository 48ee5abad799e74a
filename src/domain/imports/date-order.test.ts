import { describe, expect, test } from 'vitest';
import { findDateOrder } from './date-order.ts';
import { readWrittenDate } from './month-day.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test('dates of figures alone are read in the order that is given, and in no other', () => {
  expect(readWrittenDate('03/02')).toBeNull();
  expect(readWrittenDate('03/02', 'day_first')).toEqual({ year: null, month: 2, day: 3 });
  expect(readWrittenDate('03/02', 'month_first')).toEqual({ year: null, month: 3, day: 2 });
  expect(readWrittenDate('3.2.2026', 'day_first')).toEqual({ year: 2026, month: 2, day: 3 });
  expect(readWrittenDate('13/02/2026', 'month_first')).toBeNull();
  expect(readWrittenDate('31/02/2026', 'day_first')).toBeNull();
  // A date with the year first is unambiguous, whatever order is given.
  expect(readWrittenDate('2026-02-03', 'day_first')).toEqual({ year: 2026, month: 2, day: 3 });
  expect(readWrittenDate('3 février', 'month_first')).toEqual({ year: null, month: 2, day: 3 });
});

describe('the order of dates', () => {
  test.each<[string, string[], object]>([
    ['words need none', ['31 décembre', '1 janvier'], { order: null }],
    ['the year first needs none', ['2026-02-03'], { order: null }],
    ['a first part above twelve is a day', ['05/11/2026', '13/11/2026'], { order: 'day_first' }],
    ['a second part above twelve is a day', ['11/05/2026', '11/13/2026'], { order: 'month_first' }],
    ['days in a row', ['01/11', '02/11', '03/11'], { order: 'day_first' }],
    ['days in a row, backwards', ['03/11', '02/11', '01/11'], { order: 'day_first' }],
    ['days in a row, the American way', ['11/01', '11/02', '11/03'], { order: 'month_first' }],
    ['days in a row over the new year', ['31/12', '01/01', '02/01'], { order: 'day_first' }],
    ['a date to come is none', ['12/11/2026'], { order: 'day_first' }],
    ['with gaps both fit', ['02/03/2026', '05/06/2026'], { unclear: 0 }],
    ['one date alone', ['03/02'], { unclear: 0 }],
    ['the same day again and again', ['03/02', '03/02'], { unclear: 0 }],
    ['neither fits', ['13/14/2026'], { order: null }],
    ['nothing at all', [], { order: null }],
  ])('%s', (_what, texts, expected) => {
    expect(findDateOrder(texts, NOW)).toEqual(expected);
  });
});
