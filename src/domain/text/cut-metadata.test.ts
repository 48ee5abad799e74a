import { expect, test } from 'vitest';
import { cutDescription, cutTitle } from './cut-metadata.ts';

test('a title of 60 characters is kept whole', () => {
  expect(cutTitle('a'.repeat(60))).toBe('a'.repeat(60));
});

test('a longer title is cut to 57 characters and an ellipsis', () => {
  expect(cutTitle('a'.repeat(61))).toBe(`${'a'.repeat(57)}...`);
});

test('a description of 160 characters is kept whole', () => {
  expect(cutDescription('a'.repeat(160))).toBe('a'.repeat(160));
});

test('a longer description is cut to 157 characters and an ellipsis', () => {
  expect(cutDescription('a'.repeat(161))).toBe(`${'a'.repeat(157)}...`);
});

test('an emoji is never cut in half', () => {
  expect(cutTitle('🎣'.repeat(61))).toBe(`${'🎣'.repeat(57)}...`);
});
