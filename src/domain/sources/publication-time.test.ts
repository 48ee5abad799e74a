import { expect, test } from 'vitest';
import { instantMs, isVideoId, publishedAtFromId, readPublicationTime } from './publication-time.ts';

const observedAt = new Date('2026-11-20T08:00:00Z');
const id = ((BigInt(Date.UTC(2026, 9, 1, 9) / 1000) << 32n) + 77n).toString();

test('a video id carries its publication in its upper half', () => {
  expect(publishedAtFromId(id)).toEqual(new Date('2026-10-01T09:00:00Z'));
});

test('a stated instant comes before the one in the id', () => {
  expect(readPublicationTime(['2026-10-01T04:00:00.000Z'], id, observedAt)).toEqual({
    publishedAt: new Date('2026-10-01T04:00:00Z'),
    publishedAtFrom: 'source',
  });
});

test.each([
  ['seconds', 1_790_845_200],
  ['seconds as text', '1790845200'],
  ['an instant with a zone', '2026-10-01T11:00:00+02:00'],
  ['an instant without zone, which is UTC', '2026-10-01T09:00:00'],
])('an instant may be written as %s', (_name, stated) => {
  expect(instantMs(stated)).toBe(Date.UTC(2026, 9, 1, 9));
});

test.each([['June 5'], ['2026-13-45T99:00:00Z'], ['yesterday'], [''], [NaN], [Infinity], [null], [{}]])(
  '%s is no instant',
  stated => {
    expect(instantMs(stated)).toBeNull();
  },
);

test.each([[0], [-5], [4_000_000_000], ['1999-01-01T00:00:00Z'], ['2027-01-01T00:00:00Z'], [undefined]])(
  'an absent or absurd date (%s) gives way to the id',
  stated => {
    expect(readPublicationTime([stated], id, observedAt)).toEqual({
      publishedAt: new Date('2026-10-01T09:00:00Z'),
      publishedAtFrom: 'id',
    });
  },
);

test('a post scheduled a few hours ahead keeps its stated date', () => {
  expect(readPublicationTime(['2026-11-20T13:00:00Z'], id, observedAt)?.publishedAtFrom).toBe('source');
});

test('without any plausible date there is none', () => {
  expect(readPublicationTime([null], '12345', observedAt)).toBeNull();
});

test.each([
  ['7627501329870540065', true],
  ['0', false],
  ['-5', false],
  ['12345678901234567890', false],
  ['7e18', false],
  ['', false],
  [7_627_501_329, false],
])('the id %s is usable: %s', (value, usable) => {
  expect(isVideoId(value)).toBe(usable);
});
