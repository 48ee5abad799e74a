import { expect, test } from 'vitest';
import { isKnownUntil, knownUntil } from './known-span.ts';

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
