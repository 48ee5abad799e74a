import { expect, test } from 'vitest';
import { betterReading, withoutDuplicates } from './better-reading.ts';
import type { VideoReading } from './reading.ts';

function reading(changes: Partial<VideoReading> = {}): VideoReading {
  return {
    id: '7555000000000000001',
    handle: 'atelier.exemple',
    url: '',
    description: '',
    publishedAt: new Date('2026-10-01T09:00:00Z'),
    publishedAtFrom: 'source',
    views: 1_000,
    likes: 100,
    comments: 10,
    shares: 5,
    saves: 2,
    durationSeconds: 30,
    kind: 'video',
    pinned: null,
    source: 'apify_file',
    precision: 'rounded',
    observedAt: new Date('2026-11-20T08:00:00Z'),
    warnings: [],
    ...changes,
  };
}

test('of two readings of a video the more complete one is kept', () => {
  const later = reading({ saves: null, observedAt: new Date('2026-11-21T08:00:00Z') });
  expect(betterReading(later, reading())).toEqual(reading());
});

test('of two equally complete readings the later one is kept', () => {
  const later = reading({ views: 900, observedAt: new Date('2026-11-21T08:00:00Z') });
  expect(betterReading(reading(), later)).toBe(later);
  expect(betterReading(later, reading())).toBe(later);
});

test('of two readings of one instant the higher views are kept, because counts only grow', () => {
  const higher = reading({ views: 1_100 });
  expect(betterReading(reading(), higher)).toBe(higher);
});

test('a list without repetitions begins with the newest publication, pinned or not', () => {
  const pinnedOld = reading({ id: '7555000000000000002', pinned: true, publishedAt: new Date('2024-01-01') });
  const newest = reading({ id: '7555000000000000003', publishedAt: new Date('2026-11-01') });
  const unique = withoutDuplicates([pinnedOld, reading(), newest, reading()]);
  expect(unique.readings.map(({ id }) => id)).toEqual([newest.id, reading().id, pinnedOld.id]);
  expect(unique.duplicates).toBe(1);
});
