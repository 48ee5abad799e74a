import { expect, test } from 'vitest';
import { derivedProvenance, readingProvenance, type Part } from './provenance.ts';

const monday = new Date('2026-11-16T08:00:00Z');
const friday = new Date('2026-11-20T08:00:00Z');
const part = (over: Partial<Part>): Part => ({
  source: 'ytdlp',
  precision: 'rounded',
  observedAt: friday,
  views: 500,
  likes: 20,
  comments: 3,
  shares: 1,
  ...over,
});

test('a reading names its source, its time and the step it moves in', () => {
  expect(
    readingProvenance(45_100, { source: 'page_json', precision: 'rounded', observedAt: monday }),
  ).toEqual({
    source: 'page_json',
    precision: 'rounded',
    step: 100,
    observedAt: '2026-11-16T08:00:00.000Z',
    n: 1,
    formula: 'reading',
  });
  expect(readingProvenance(45_123, { source: 'demo', precision: 'exact', observedAt: monday }).step).toBe(1);
});

test('a count that was not read rests on nothing', () => {
  expect(readingProvenance(null, { source: 'ytdlp', precision: 'rounded', observedAt: monday })).toEqual({
    source: null,
    precision: 'exact',
    step: 1,
    observedAt: null,
    n: 0,
    formula: 'reading',
  });
  expect(readingProvenance(12, null).n).toBe(0);
});

test('a derived figure is as fresh as its oldest part and as coarse as its coarsest count', () => {
  const provenance = derivedProvenance(
    [part({ views: 1_200_000, comments: null }), part({ observedAt: monday, views: 12_300 })],
    'mean',
    2,
  );
  expect(provenance).toEqual({
    source: 'ytdlp',
    precision: 'rounded',
    step: 100_000,
    observedAt: '2026-11-16T08:00:00.000Z',
    n: 2,
    formula: 'mean',
  });
});

test('one rounded part makes the figure rounded, and mixed sources are not given one name', () => {
  const provenance = derivedProvenance(
    [part({ source: 'demo', precision: 'exact', views: 2_000_000 }), part({ views: 900 })],
    'median',
    2,
  );
  expect(provenance.precision).toBe('rounded');
  expect(provenance.source).toBeNull();
  expect(provenance.step).toBe(1);
});

test('a figure of nothing says n = 0', () => {
  expect(derivedProvenance([], 'mean', 0)).toEqual({
    source: null,
    precision: 'exact',
    step: 1,
    observedAt: null,
    n: 0,
    formula: 'mean',
  });
});
