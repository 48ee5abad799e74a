import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('answers the same text once, whatever the answer is', () => {
  const asked: string[] = [];
  const length = memoize(2, text => {
    asked.push(text);
    return text.length;
  });
  expect([length('ab'), length('ab'), length(''), length('')]).toEqual([2, 2, 0, 0]);
  expect(asked).toEqual(['ab', '']);
});

test('keeps what was asked lately and forgets the rest', () => {
  let asked = 0;
  const count = memoize(2, () => ++asked);
  for (const text of ['a', 'b', 'c', 'a', 'd', 'e']) count(text);
  expect(asked).toBe(5);
  count('a');
  expect(asked).toBe(5);
  count('b');
  expect(asked).toBe(6);
});
