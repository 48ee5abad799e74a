import { expect, test } from 'vitest';
import { binExpiry } from './bin-policy.ts';

test('what is deleted can be taken back for thirty days, also across a change of clocks', () => {
  expect(binExpiry(new Date('2026-10-10T12:00:00Z')).toISOString()).toBe('2026-11-09T12:00:00.000Z');
});
