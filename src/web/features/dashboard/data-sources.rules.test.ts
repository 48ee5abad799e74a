import { expect, test } from 'vitest';
import { isUndatedData } from '#domain/sources/reading.ts';
import type { SourceId } from '#domain/sources/reading.ts';
import { dataSources } from './data-sources.ts';

const of = (videos: SourceId[], followers: SourceId[]) =>
  dataSources({ provenance: { videos: { sources: videos }, followers: { sources: followers } } });

test('a period without videos is of the source of its followers', () => {
  expect(of([], ['undated_file'])).toEqual(['undated_file']);
  expect(isUndatedData(of([], ['undated_file']))).toBe(true);
});

test('data are without a date only where every source is', () => {
  expect(isUndatedData(of(['undated_file'], ['undated_file']))).toBe(true);
  expect(isUndatedData(of(['demo'], ['undated_file']))).toBe(false);
  expect(isUndatedData(of([], []))).toBe(false);
});
