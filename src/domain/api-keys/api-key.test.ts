import { expect, test } from 'vitest';
import { keyMayCall, looksLikeApiKey } from './api-key.ts';

test('a key that may read is refused on everything but GET', () => {
  expect(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(method => keyMayCall(['read'], method))).toEqual([
    'GET',
  ]);
  expect(['GET', 'POST', 'DELETE'].filter(method => keyMayCall(['read', 'write'], method))).toEqual([
    'GET',
    'POST',
    'DELETE',
  ]);
  expect(keyMayCall([], 'GET')).toBe(false);
});

test('only what begins like a key is taken for one', () => {
  expect(looksLikeApiKey('acc_abcdef')).toBe(true);
  expect(looksLikeApiKey('eyJhbGciOi')).toBe(false);
  expect(looksLikeApiKey('ACC_abcdef')).toBe(false);
  expect(looksLikeApiKey(`acc_${'a'.repeat(200)}`)).toBe(false);
});
