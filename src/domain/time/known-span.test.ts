import { expect, test } from 'vitest';
import {
  endsBefore,
  isKnownUntil,
  knownSince,
  knownUntil,
  reachesBack,
  type KnownSpan,
} from './known-span.ts';

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const video = (published: string, observed: string, source?: 'studio_file' | 'undated_file') => ({
  publishedAt: at(published),
  observedAt: at(observed),
  ...(source && { source }),
});

test('a dated file knows what was published until it was read, however long after the newest video', () => {
  expect(
    knownUntil([
      video('2026-11-02', '2026-11-18', 'studio_file'),
      video('2026-10-20', '2026-11-20', 'studio_file'),
      video('2026-11-01', '2026-11-05'),
    ]),
  ).toEqual(at('2026-11-20'));
});

test('a file that does not say when it was read knows until its newest video, and not until its import', () => {
  const undated = [
    video('2026-11-02', '2026-11-25', 'undated_file'),
    video('2026-10-20', '2026-11-25', 'undated_file'),
  ];
  expect(knownUntil(undated)).toEqual(at('2026-11-02'));
  expect(knownUntil([...undated, video('2026-09-01', '2026-11-10', 'studio_file')])).toEqual(
    at('2026-11-10'),
  );
});

test('where nothing was read, nothing is known', () => {
  expect(knownUntil([])).toBeNull();
  expect(isKnownUntil(null, at('2020-01-01'))).toBe(false);
});

test('a period counts as known when it ends at most two days after the last reading', () => {
  const until = at('2026-11-20');
  for (const [end, known] of [
    ['2026-11-01T10:00:00Z', true],
    ['2026-11-20T10:00:00Z', true],
    ['2026-11-22T10:00:00Z', true],
    ['2026-11-22T10:00:01Z', false],
    ['2026-12-20T10:00:00Z', false],
  ] as const)
    expect(isKnownUntil(until, new Date(end)), end).toBe(known);
});

const account = (more: Partial<KnownSpan> = {}): KnownSpan => ({
  knownVideos: 9,
  oldestVideoAt: at('2026-10-01'),
  profileVideos: null,
  knownUntil: at('2026-11-20'),
  ...more,
});

test('the past is known when something older is known, or all that the profile counts', () => {
  expect(reachesBack([account()], at('2026-10-02'))).toBe(true);
  expect(reachesBack([account()], at('2026-10-01'))).toBe(false);
  for (const [profileVideos, known] of [
    [9, true],
    [8, true],
    [400, false],
    [null, false],
  ] as const) {
    expect(reachesBack([account({ profileVideos })], at('2026-09-01')), `${profileVideos}`).toBe(known);
    expect(knownSince(account({ profileVideos }))).toEqual(known ? null : at('2026-10-01'));
  }
});

test('of several accounts each must reach back; one without any video takes no part', () => {
  const none = account({ knownVideos: 0, oldestVideoAt: null, profileVideos: 50, knownUntil: null });
  const from = at('2026-10-15');
  expect(reachesBack([account(), account({ oldestVideoAt: at('2026-11-01') })], from)).toBe(false);
  expect(reachesBack([account(), none], from)).toBe(true);
  expect(reachesBack([none], from)).toBe(false);
});

test('several accounts are known until the first of them ends', () => {
  const old = account({ knownUntil: at('2026-11-10') });
  expect(endsBefore([account(), old], at('2026-11-21'))).toEqual(at('2026-11-10'));
  expect(endsBefore([account()], at('2026-11-21'))).toBeNull();
});
