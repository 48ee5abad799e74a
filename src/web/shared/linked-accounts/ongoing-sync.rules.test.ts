import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearOngoingSync, parseOngoingSync, readOngoingSync, writeOngoingSync } from './ongoing-sync.ts';

const FIVE_MINUTES_MS = 300_000;
const now = Date.parse('2026-11-21T10:00:00Z');

function record(ageMs: number, over: object = {}): string {
  const timestamp = now - ageMs;
  return JSON.stringify({
    accountId: 'a',
    username: 'lea',
    startedAt: new Date(timestamp).toISOString(),
    timestamp,
    ...over,
  });
}

describe('the record of an ongoing sync', () => {
  test('is taken up again while it is younger than five minutes', () => {
    expect(parseOngoingSync(record(0), now)).toMatchObject({ accountId: 'a', username: 'lea' });
    expect(parseOngoingSync(record(FIVE_MINUTES_MS - 1), now)).not.toBeNull();
  });

  test('is forgotten at five minutes', () => {
    expect(parseOngoingSync(record(FIVE_MINUTES_MS), now)).toBeNull();
  });

  test('is forgotten when it is invalid', () => {
    const invalid = [
      null,
      '',
      'nonsense',
      'null',
      '[]',
      record(0, { accountId: 3 }),
      record(0, { startedAt: 'yesterday' }),
      record(0, { timestamp: 'now' }),
      record(-3_600_000),
    ];
    for (const text of invalid) expect(parseOngoingSync(text, now)).toBeNull();
  });
});

describe('the local item ongoing_sync', () => {
  const items = new Map<string, string>();
  /** A browser's storage, as far as it is used. */
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  afterEach(() => {
    items.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('holds account, name and the instant of the start, as an ISO time and in milliseconds, and nothing else', () => {
    vi.stubGlobal('localStorage', storage);
    vi.useFakeTimers({ now });
    writeOngoingSync({ id: 'a', tiktok_username: 'lea' });
    expect(JSON.parse(items.get('ongoing_sync') ?? '')).toEqual({
      accountId: 'a',
      username: 'lea',
      startedAt: '2026-11-21T10:00:00.000Z',
      timestamp: now,
    });
  });

  test('is removed when that account’s sync has ended, when it is too old, and not with another account’s', () => {
    vi.stubGlobal('localStorage', storage);
    vi.useFakeTimers({ now });
    writeOngoingSync({ id: 'a', tiktok_username: 'lea' });
    clearOngoingSync('b');
    expect(readOngoingSync()).toMatchObject({ accountId: 'a' });
    clearOngoingSync('a');
    expect([...items]).toEqual([]);
    writeOngoingSync({ id: 'a', tiktok_username: 'lea' });
    vi.setSystemTime(now + FIVE_MINUTES_MS);
    expect(readOngoingSync()).toBeNull();
    expect([...items]).toEqual([]);
  });
});
