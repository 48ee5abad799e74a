import { describe, expect, test } from 'vitest';
import { parseOngoingSync } from './ongoing-sync.ts';

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
