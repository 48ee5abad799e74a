import { expect, test } from 'vitest';
import { belongsInHistory, replacesStored, withKnownCounts, type StoredReading } from './stored-reading.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const standing: StoredReading = {
  views: 1_000,
  likes: 90,
  comments: 8,
  shares: 2,
  saves: 1,
  precision: 'exact',
  observedAt: noon,
};

test('a later reading takes the place of an earlier one, never the other way round', () => {
  expect(replacesStored(standing, { ...standing, observedAt: later(1) })).toBe(true);
  expect(replacesStored(standing, { ...standing, observedAt: later(-1) })).toBe(false);
  expect(replacesStored(standing, standing)).toBe(false);
  expect(replacesStored(undefined, standing)).toBe(true);
});

test('rounded counts do not take the place of exact ones of the same day', () => {
  const rounded = { ...standing, precision: 'rounded' as const };
  expect(replacesStored(standing, { ...rounded, observedAt: later(60 * 23) })).toBe(false);
  expect(replacesStored(standing, { ...rounded, observedAt: later(60 * 25) })).toBe(true);
  expect(replacesStored(rounded, { ...standing, observedAt: later(1) })).toBe(true);
});

test('a reading without views never hides known views', () => {
  expect(replacesStored(standing, { ...standing, views: null, observedAt: later(1) })).toBe(false);
  const unknown = { ...standing, views: null };
  expect(replacesStored(unknown, { ...unknown, observedAt: later(1) })).toBe(true);
});

test('the history takes changed counts at once and unchanged ones once an hour', () => {
  expect(belongsInHistory(undefined, standing)).toBe(true);
  expect(belongsInHistory(standing, { ...standing, observedAt: later(59) })).toBe(false);
  expect(belongsInHistory(standing, { ...standing, observedAt: later(60) })).toBe(true);
  expect(belongsInHistory(standing, { ...standing, views: 1_001, observedAt: later(1) })).toBe(true);
  expect(belongsInHistory(standing, { ...standing, observedAt: later(-120) })).toBe(true);
});

test('counts a source does not know keep their last known value', () => {
  const reading = { ...standing, views: 2_000, saves: null, observedAt: later(5) };
  expect(withKnownCounts(standing, reading)).toEqual({ ...reading, saves: 1 });
  expect(withKnownCounts(undefined, reading)).toEqual(reading);
});
