import { expect, test } from 'vitest';
import { comparedIds, toggledIds, withReference } from './compared-ids.ts';

const account = (id: string, is_demo = false) => ({ id, is_demo });
const accounts = [account('a'), account('demo', true), account('b'), account('c')];

test('without a word in the address the real accounts are compared, the primary one is the reference', () => {
  expect(comparedIds(accounts, null)).toEqual(['a', 'b', 'c']);
});

test('demo creators are compared where there are not two real accounts', () => {
  expect(comparedIds([account('a'), account('demo', true)], null)).toEqual(['a', 'demo']);
});

test('the address names them, the reference first; what is not linked or named twice is left out', () => {
  expect(comparedIds(accounts, 'c,gone,a,c,demo')).toEqual(['c', 'a', 'demo']);
  expect(comparedIds(accounts, '')).toEqual([]);
});

test('ten at most', () => {
  const many = Array.from({ length: 14 }, (_, index) => account(`id-${index}`));
  expect(comparedIds(many, null)).toHaveLength(10);
  expect(comparedIds(many, many.map(({ id }) => id).join())).toHaveLength(10);
});

test('ticking adds and takes away, in the order of the list behind the reference', () => {
  expect(toggledIds(accounts, ['c', 'a'], 'b')).toEqual(['c', 'a', 'b']);
  expect(toggledIds(accounts, ['c', 'a', 'b'], 'a')).toEqual(['c', 'b']);
  expect(toggledIds(accounts, ['c', 'a', 'b'], 'c')).toEqual(['a', 'b']);
  expect(toggledIds(accounts, [], 'b')).toEqual(['b']);
});

test('another reference comes first', () => {
  expect(withReference(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
});
