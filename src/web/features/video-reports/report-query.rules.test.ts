import { expect, test } from 'vitest';
import {
  activeFilters,
  readReportQuery,
  sameFilters,
  sortedBy,
  sortOf,
  writeReportQuery,
} from './report-query.ts';

test('an address says filters and order, and gives itself back', () => {
  const address =
    'q=p%C3%A2te&account=lea.cuisine&states=done%2Cfailed&hooks=list&favourites=true&sort=views&direction=asc';
  const filters = readReportQuery(new URLSearchParams(address));
  expect(filters).toEqual({
    q: 'pâte',
    account: 'lea.cuisine',
    states: 'done,failed',
    hooks: 'list',
    favourites: 'true',
    sort: 'views',
    direction: 'asc',
  });
  expect(writeReportQuery(filters).toString()).toBe(address);
});

test.each([
  ['states=done,gone'],
  ['hooks=anything'],
  ['from=yesterday'],
  ['from=2026-13-40'],
  ['sort=likes'],
  ['direction=up'],
  ['favourites=1'],
  ['account=a%20b'],
  ['q='],
  [`q=${'x'.repeat(101)}`],
  ['unknown=1'],
])('what makes no sense in an address is as if it were not there: %s', address => {
  expect(readReportQuery(new URLSearchParams(address))).toEqual({});
});

test('the order in which an address says its filters does not matter', () => {
  const one = readReportQuery(new URLSearchParams('label=été&q=a'));
  const other = readReportQuery(new URLSearchParams('q=a&label=été'));
  expect(sameFilters(one, other)).toBe(true);
  expect(sameFilters(one, { ...other, q: 'b' })).toBe(false);
});

test('a column is sorted from its largest figure or from A first, then the other way', () => {
  expect(sortOf({})).toEqual({ sort: 'made', direction: 'desc' });
  const once = sortedBy({}, 'views');
  expect(sortOf(once)).toEqual({ sort: 'views', direction: 'desc' });
  expect(sortOf(sortedBy(once, 'views'))).toEqual({ sort: 'views', direction: 'asc' });
  expect(sortOf(sortedBy(once, 'title'))).toEqual({ sort: 'title', direction: 'asc' });
});

test('words and order are no filters', () => {
  expect(activeFilters({ q: 'a', sort: 'views', direction: 'asc' })).toBe(0);
  expect(activeFilters({ q: 'a', label: 'x', from: '2026-01-01' })).toBe(2);
});
