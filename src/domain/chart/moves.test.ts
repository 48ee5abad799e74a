import { expect, test } from 'vitest';
import { movedBy, MOVES_ALONG, MOVES_DOWN, MOVES_IN_WEEKS } from './moves.ts';

test('arrows go from value to value and stop at both ends', () => {
  expect(movedBy(MOVES_ALONG, 'ArrowRight', 0, 3)).toBe(1);
  expect(movedBy(MOVES_ALONG, 'ArrowRight', 2, 3)).toBe(2);
  expect(movedBy(MOVES_ALONG, 'ArrowLeft', 0, 3)).toBe(0);
  expect(movedBy(MOVES_ALONG, 'PageUp', 0, 40)).toBe(10);
});

test('from outside they begin at the nearer end', () => {
  expect(movedBy(MOVES_ALONG, 'ArrowRight', null, 3)).toBe(0);
  expect(movedBy(MOVES_ALONG, 'ArrowLeft', null, 3)).toBe(2);
  expect(movedBy(MOVES_DOWN, 'ArrowDown', null, 3)).toBe(0);
});

test('Home and End go to the ends, other keys nowhere', () => {
  expect(movedBy(MOVES_ALONG, 'Home', 2, 3)).toBe(0);
  expect(movedBy(MOVES_ALONG, 'End', null, 3)).toBe(2);
  expect(movedBy(MOVES_ALONG, 'Tab', 1, 3)).toBeUndefined();
});

test('in a calendar they go as one sees it: days down, weeks across', () => {
  expect(movedBy(MOVES_IN_WEEKS, 'ArrowDown', 10, 371)).toBe(11);
  expect(movedBy(MOVES_IN_WEEKS, 'ArrowLeft', 10, 371)).toBe(3);
  expect(movedBy(MOVES_IN_WEEKS, 'ArrowLeft', 3, 371)).toBe(0);
});
