import { describe, expect, test } from 'vitest';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import { decideSync, nextSyncAt, type SyncQuestion } from './sync-policy.ts';

const now = new Date('2026-11-21T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const question = (over: Partial<SyncQuestion> = {}): SyncQuestion => ({
  plan: 'freemium',
  lastSyncedAt: null,
  activeRun: false,
  automatic: false,
  now,
  ...over,
});

describe('the first sync', () => {
  test.each(PLAN_TYPES)('is always allowed on plan %s', plan => {
    expect(decideSync(question({ plan }))).toEqual({ allowed: true });
  });
});

describe('the cool-down', () => {
  test('is 24 hours on the free plan', () => {
    expect(decideSync(question({ lastSyncedAt: hoursAgo(23.99) }))).toMatchObject({
      allowed: false,
      reason: 'sync_cooling_down',
    });
    expect(decideSync(question({ lastSyncedAt: hoursAgo(24) }))).toEqual({ allowed: true });
  });

  test.each(PLAN_TYPES.filter(plan => plan !== 'freemium'))('is one hour on plan %s', plan => {
    expect(decideSync(question({ plan, lastSyncedAt: hoursAgo(0.5) }))).toEqual({
      allowed: false,
      reason: 'sync_cooling_down',
      nextAt: hoursAgo(-0.5),
    });
    expect(decideSync(question({ plan, lastSyncedAt: hoursAgo(1) }))).toEqual({ allowed: true });
  });

  test('is not started by a failed sync: only the last success counts', () => {
    // A failure leaves the last success where it was.
    expect(decideSync(question({ plan: 'premium', lastSyncedAt: hoursAgo(30) }))).toEqual({ allowed: true });
    expect(decideSync(question({ plan: 'premium', lastSyncedAt: null }))).toEqual({ allowed: true });
  });

  test('does not hold back what the server starts by itself', () => {
    expect(decideSync(question({ lastSyncedAt: hoursAgo(0.1), automatic: true }))).toEqual({ allowed: true });
  });

  test('says when it will be over, and nothing once it is', () => {
    expect(nextSyncAt({ plan: 'freemium', lastSyncedAt: hoursAgo(20), now })).toEqual(hoursAgo(-4));
    expect(nextSyncAt({ plan: 'freemium', lastSyncedAt: hoursAgo(24), now })).toBeNull();
    expect(nextSyncAt({ plan: 'freemium', lastSyncedAt: null, now })).toBeNull();
  });
});

describe('a run under way', () => {
  test('stops another one, by hand or automatic, whatever the cool-down', () => {
    for (const automatic of [true, false]) {
      for (const lastSyncedAt of [null, hoursAgo(0.1), hoursAgo(100)]) {
        expect(decideSync(question({ activeRun: true, automatic, lastSyncedAt }))).toEqual({
          allowed: false,
          reason: 'sync_already_running',
        });
      }
    }
  });
});
