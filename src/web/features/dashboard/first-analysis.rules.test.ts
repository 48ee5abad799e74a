import { describe, expect, test } from 'vitest';
import type { JobRun } from '#contract/accounts/accounts.ts';
import { findFirstAnalysis } from './first-analysis.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const at = (secondsAgo: number) => new Date(now - secondsAgo * 1000).toISOString();
const run = { id: 'run', kind: 'account_sync', state: 'running', step: 2 } as JobRun;
const record = { accountId: 'a', username: 'lea', startedAt: at(6), timestamp: now - 6_000 };

function account(over: object) {
  return {
    id: 'a',
    tiktok_username: 'lea',
    created_at: at(8),
    last_synced_at: null,
    active_run: null,
    ...over,
  };
}

describe('the first analysis', () => {
  test('under way is shown from where it stands', () => {
    expect(findFirstAnalysis(account({ active_run: run }), record, now, 0)).toMatchObject({
      run,
      startedAtMs: now - 6_000,
    });
  });

  test('begins now when this browser does not know since when it runs', () => {
    expect(findFirstAnalysis(account({ active_run: run }), null, now, 0)?.startedAtMs).toBe(now);
  });

  test('that ended while nobody was looking is shown as done', () => {
    expect(findFirstAnalysis(account({ last_synced_at: at(2) }), record, now, 0)).toMatchObject({
      run: null,
    });
  });

  test('is over when no record speaks of it', () => {
    expect(findFirstAnalysis(account({ last_synced_at: at(2) }), null, now, 0)).toBeNull();
  });

  test('is not any later sync', () => {
    const old = { created_at: at(9_999), last_synced_at: at(5_000) };
    expect(findFirstAnalysis(account({ ...old, active_run: run }), record, now, 0)).toBeNull();
    expect(
      findFirstAnalysis(account({ created_at: at(9_999), last_synced_at: at(1) }), record, now, 0),
    ).toBeNull();
  });

  test('is not an import', () => {
    expect(findFirstAnalysis(account({ active_run: { ...run, kind: 'import' } }), null, now, 0)).toBeNull();
  });
});
