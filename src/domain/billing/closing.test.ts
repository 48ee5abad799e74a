import { expect, test } from 'vitest';
import { closingOf } from './closing.ts';

const ERASED = new Date('2026-12-18T10:00:00Z');
const BEFORE = new Date('2026-12-15T10:00:00Z');
const AFTER = new Date('2027-01-11T10:00:00Z');
const running = { cancelAtPeriodEnd: false, pausedUntil: null };

test('a contract ends with the account, charged once more only where a period ends before', () => {
  expect(closingOf({ ...running, periodEnd: AFTER }, ERASED)).toEqual({
    endsAt: ERASED,
    isLeaving: false,
    renewsAt: null,
  });
  expect(closingOf({ ...running, periodEnd: BEFORE }, ERASED).renewsAt).toEqual(BEFORE);
  expect(closingOf({ ...running, periodEnd: BEFORE, pausedUntil: AFTER }, ERASED).renewsAt).toBeNull();
  const paused = { periodEnd: new Date('2026-11-17T10:00:00Z'), pausedUntil: BEFORE };
  expect(closingOf({ ...running, ...paused }, ERASED).renewsAt).toEqual(BEFORE);
});

test('a cancelled contract ends with its period, or with the account where that comes first', () => {
  const leaving = { cancelAtPeriodEnd: true, pausedUntil: null };
  expect(closingOf({ ...leaving, periodEnd: BEFORE }, ERASED)).toEqual({
    endsAt: BEFORE,
    isLeaving: true,
    renewsAt: null,
  });
  expect(closingOf({ ...leaving, periodEnd: AFTER }, ERASED)).toMatchObject({
    endsAt: ERASED,
    isLeaving: false,
  });
});
