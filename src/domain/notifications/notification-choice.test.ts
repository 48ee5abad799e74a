import { expect, test } from 'vitest';
import { cellKind, isFirstFailure, notificationMatrix } from './notification-choice.ts';

test('without a choice what asks for something is mailed, the rest stands in the list', () => {
  expect(notificationMatrix([])).toEqual({
    sync_failed: { mail: true, app: true },
    sync_done: { mail: false, app: true },
    outlier_found: { mail: false, app: true },
    quota_low: { mail: true, app: true },
    ticket_answered: { mail: true, app: true },
    report_ready: { mail: false, app: true },
    report_failed: { mail: true, app: true },
    billing: { mail: true, app: true },
    testimonial: { mail: true, app: true },
    security: { mail: true, app: true },
  });
});

test('a choice changes its own cell alone', () => {
  expect(notificationMatrix([{ event: 'sync_failed', channel: 'mail', enabled: false }])).toMatchObject({
    sync_failed: { mail: false, app: true },
    sync_done: { mail: false, app: true },
  });
});

test('what is the same for everybody takes no choice', () => {
  const chosen = [
    { event: 'report_ready', channel: 'mail', enabled: true },
    { event: 'billing', channel: 'mail', enabled: false },
  ] as const;
  expect(notificationMatrix(chosen)).toMatchObject({
    report_ready: { mail: false, app: true },
    billing: { mail: true, app: true },
  });
  expect([cellKind('billing', 'mail'), cellKind('billing', 'app'), cellKind('report_ready', 'mail')]).toEqual(
    ['always', 'chosen', 'never'],
  );
});

test('a failure is news once, until a sync has gone well again', () => {
  const [early, late] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-02T00:00:00Z')];
  expect(isFirstFailure(null, null)).toBe(true);
  expect(isFirstFailure(null, early)).toBe(true);
  expect(isFirstFailure(early, null)).toBe(false);
  expect(isFirstFailure(late, early)).toBe(false);
  expect(isFirstFailure(early, late)).toBe(true);
  // Only part was read: the failure is shown on the account although the sync succeeded.
  expect(isFirstFailure(early, early)).toBe(true);
});
