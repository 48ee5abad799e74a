import { expect, test } from 'vitest';
import { waitsForFirstSync } from './first-sync.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const linked = (secondsAgo: number, more: object = {}) => ({
  is_primary: true,
  created_at: new Date(now.getTime() - secondsAgo * 1_000).toISOString(),
  last_synced_at: null,
  last_imported_at: null,
  ...more,
});

test('a primary account without figures waits for its first sync until two minutes after it was linked', () => {
  expect(waitsForFirstSync(linked(0), now)).toBe(true);
  expect(waitsForFirstSync(linked(119.999), now)).toBe(true);
  expect(waitsForFirstSync(linked(120), now)).toBe(false);
});

test('an account that was synced, has a file’s figures or is not the primary one waits for none', () => {
  const at = now.toISOString();
  expect(waitsForFirstSync(linked(10, { last_synced_at: at }), now)).toBe(false);
  expect(waitsForFirstSync(linked(10, { last_imported_at: at }), now)).toBe(false);
  expect(waitsForFirstSync(linked(10, { is_primary: false }), now)).toBe(false);
});
