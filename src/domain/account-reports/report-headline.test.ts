import { expect, test } from 'vitest';
import { reportHeadline } from './report-headline.ts';

test('says the change in percent of the views before', () => {
  const data = { inPeriod: 22, inComparison: 23 };
  expect(reportHeadline({ data, split: { earlier: 200, later: 172, change: -28 } })).toEqual({
    videos: 22,
    earlierVideos: 23,
    views: 172,
    earlierViews: 200,
    change: -28,
    percent: -14,
  });
});

test('has no percentage where there were no views before', () => {
  const data = { inPeriod: 3, inComparison: 0 };
  expect(reportHeadline({ data, split: { earlier: 0, later: 90, change: 90 } }).percent).toBeNull();
});
