import { expect, test } from 'vitest';
import {
  countProvenance,
  derivedProvenance,
  readingProvenance,
  sumProvenance,
  type Part,
} from './provenance.ts';

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
    sources: ['page_json'],
    precision: 'rounded',
    mixed: false,
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
    sources: [],
    precision: 'exact',
    mixed: false,
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
    sources: ['ytdlp'],
    precision: 'rounded',
    mixed: false,
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
  expect(provenance.sources).toEqual(['demo', 'ytdlp']);
  expect(provenance.mixed).toBe(true);
  expect(provenance.step).toBe(1);
});

test('a figure of nothing says n = 0', () => {
  expect(derivedProvenance([], 'mean', 0)).toEqual({
    source: null,
    sources: [],
    precision: 'exact',
    mixed: false,
    step: 1,
    observedAt: null,
    n: 0,
    formula: 'mean',
  });
});

test('a sum rests on its known counts alone, and is as coarse as the coarsest of them', () => {
  const sum = sumProvenance([
    { ...part({}), count: 45_100 },
    { ...part({ observedAt: monday, source: 'studio_file', precision: 'exact' }), count: 2_000_000 },
    { ...part({ source: 'demo' }), count: null },
  ]);
  expect(sum).toEqual({
    source: null,
    sources: ['studio_file', 'ytdlp'],
    precision: 'rounded',
    mixed: true,
    step: 100,
    observedAt: '2026-11-16T08:00:00.000Z',
    n: 2,
    formula: 'sum',
  });
  expect(sumProvenance([{ ...part({}), count: null }])).toMatchObject({ n: 0, source: null, sources: [] });
});

test('how many there are is exact, whatever their counts are', () => {
  expect(countProvenance([part({}), part({ source: 'demo' })])).toMatchObject({
    precision: 'exact',
    mixed: false,
    step: 1,
    n: 2,
    sources: ['demo', 'ytdlp'],
    formula: 'count',
  });
});
