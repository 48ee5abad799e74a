import { expect, test } from 'vitest';
import { isFirstFailure, notificationMatrix } from './notification-choice.ts';

test('without a choice a failure is mailed and a success is not; both stand in the list', () => {
  expect(notificationMatrix([])).toEqual({
    sync_failed: { mail: true, app: true },
    sync_done: { mail: false, app: true },
    quota_low: { mail: true, app: false },
    security: { mail: true, app: true },
  });
});

test('a choice changes its own cell alone', () => {
  expect(notificationMatrix([{ event: 'sync_failed', channel: 'mail', enabled: false }])).toMatchObject({
    sync_failed: { mail: false, app: true },
    sync_done: { mail: false, app: true },
  });
});

test('a quota that runs low is told by mail alone', () => {
  const chosen = [
    { event: 'quota_low', channel: 'app', enabled: true },
    { event: 'quota_low', channel: 'mail', enabled: false },
  ] as const;
  expect(notificationMatrix(chosen).quota_low).toEqual({ mail: false, app: false });
});

test('a failure is news once, until a sync has gone well again', () => {
  const [early, late] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-02T00:00:00Z')];
  expect(isFirstFailure(null, null)).toBe(true);
  expect(isFirstFailure(null, early)).toBe(true);
  expect(isFirstFailure(early, null)).toBe(false);
  expect(isFirstFailure(late, early)).toBe(false);
  expect(isFirstFailure(early, late)).toBe(true);
  // Half of it was read: told on the account, yet the sync went well.
  expect(isFirstFailure(early, early)).toBe(true);
});
