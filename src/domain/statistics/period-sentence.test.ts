import { expect, test } from 'vitest';
import { refusal } from './estimate.ts';
import { periodSentence } from './period-sentence.ts';
import { seededRandom } from './seeded-random.ts';
import { usualChange } from './usual-change.ts';

const random = seededRandom(3);
const logs = (n: number, level: number, spread = 0.4) =>
  Array.from({ length: n }, () => level + spread * random.normal());
const videos = (values: readonly number[]) =>
  values.map((log, at) => ({
    id: String(at),
    publishedAt: new Date(at * 86_400_000),
    views: Math.round(Math.exp(log)),
  }));
const said = (later: number[], earlier: number[]) =>
  periodSentence(videos(later), videos(earlier), usualChange(later, earlier, [...earlier, ...later]));

test('what cannot be told is never said first: a counted fact is', () => {
  const { leads, usual, counted } = said(logs(12, 8, 1), logs(14, 8, 1));
  expect(usual).toMatchObject({ kind: 'cannot_tell', later: 12, earlier: 14 });
  expect(leads).toBe('counted');
  expect(counted).toMatchObject({ videos: 12, earlierVideos: 14 });
});

test('three times the views is a firm rise, and half of them a firm fall', () => {
  const [usual, more] = [logs(40, 8), logs(40, 8 + Math.log(3))];
  expect(said(more, usual)).toMatchObject({ leads: 'usual', usual: { kind: 'rises', isFirm: true } });
  expect(said(usual, more)).toMatchObject({ leads: 'usual', usual: { kind: 'falls', isFirm: true } });
});

test('a change that surely is small is called none', () => {
  expect(said(logs(60, 8, 0.3), logs(60, 8, 0.3)).usual.kind).toBe('steady');
});

test('a video with most of the views leads, as a fact with its share', () => {
  const later = [...logs(11, 8, 0.2), 8 + Math.log(40)];
  const { leads, counted } = said(later, logs(12, 8, 0.2));
  expect(leads).toBe('carries');
  expect(counted.best?.id).toBe('11');
  expect(counted.best?.percent).toBeGreaterThan(70);
});

test('under six videos a period, or twenty in all, nothing is said of the usual one', () => {
  expect(said(logs(5, 8), logs(30, 8))).toMatchObject({
    leads: 'counted',
    usual: { kind: 'too_few', n: 5, needed: 6, of: 'period' },
  });
  expect(said(logs(8, 8), logs(8, 8)).usual).toEqual({ kind: 'too_few', n: 16, needed: 20, of: 'all' });
});

test('unknown views are not zero: a period without any known has no total', () => {
  const unknown = [{ id: 'a', publishedAt: new Date(0), views: null }];
  const { counted } = periodSentence(unknown, [], refusal('too_few_in_group', 0, 6));
  expect(counted).toMatchObject({ views: null, percent: null, best: null });
});
