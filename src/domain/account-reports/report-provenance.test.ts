import { expect, test } from 'vitest';
import { reportProvenance } from './report-provenance.ts';

const observedFrom = '2026-11-01T08:00:00.000Z';

test('one exact source is named, with the oldest reading and no step', () => {
  const sources = [{ source: 'demo', precision: 'exact', videos: 40 }] as const;
  expect(reportProvenance({ observedFrom, sources }, 'median', 22, 61_200)).toEqual({
    source: 'demo',
    sources: ['demo'],
    precision: 'exact',
    mixed: false,
    step: 1,
    observedAt: observedFrom,
    n: 22,
    formula: 'median',
  });
});

test('a rounded part makes the figure rounded, in the step of counts of its size', () => {
  const sources = [
    { source: 'studio_file', precision: 'exact', videos: 30 },
    { source: 'page_json', precision: 'rounded', videos: 10 },
    { source: 'studio_file', precision: 'rounded', videos: 1 },
  ] as const;
  const facts = reportProvenance({ observedFrom, sources }, 'sum', 40, 61_200);
  expect(facts).toMatchObject({ source: null, precision: 'rounded', mixed: true, step: 100 });
  expect(facts.sources).toEqual(['page_json', 'studio_file']);
});

test('without videos nothing was measured', () => {
  expect(reportProvenance({ observedFrom: null, sources: [] }, 'sum', 0)).toMatchObject({
    source: null,
    sources: [],
    observedAt: null,
    precision: 'exact',
  });
});
