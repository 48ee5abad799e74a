import { expect, test } from 'vitest';
import { openAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import { analysedVideo } from '#test/scenes/analysed-video.ts';
import { withCoarseRates, withoutTimesOfDay } from './coarse-figures.ts';
import { hideInVideoReport } from './hide-in-video-report.ts';

test('a rate keeps as many digits as are read, and what is whole stays', () => {
  expect(
    withCoarseRates({
      engagement: 8.234_567_891,
      high: 12.345_678,
      factors: [0.123_456, 3.249_9],
      percentile: 93.75,
      n: 40,
      level: 0.995,
      name: 'lea',
      none: null,
    }),
  ).toEqual({
    engagement: 8.2,
    high: 12.3,
    factors: [0.12, 3.2],
    percentile: 94,
    n: 40,
    level: 0.995,
    name: 'lea',
    none: null,
  });
});

test('the day of a publication stays its day where it was published', () => {
  const published = { publishedAt: '2026-11-12T23:30:15.000Z', madeAt: '2026-11-21T09:00:01.000Z' };
  expect(withoutTimesOfDay([published], 'Europe/Paris')).toEqual([
    { ...published, publishedAt: '2026-11-13T11:00:00.000Z' },
  ]);
  expect(withoutTimesOfDay({ publishedAt: new Date(published.publishedAt) }, 'Asia/Tokyo')).toEqual({
    publishedAt: new Date('2026-11-13T03:00:00.000Z'),
  });
});

test('a video’s report without counts gives its rates rounded, and with them in full', () => {
  const shown = openAnalysis(analysedVideo());
  const rate = shown.video.engagement ?? 0;
  expect(String(rate).length).toBeGreaterThan(6);
  expect(hideInVideoReport(shown, 1, []).video.engagement).toBe(rate);
  const hidden = hideInVideoReport(shown, 1, ['counts', 'handle']);
  expect(JSON.stringify(hidden)).not.toMatch(/\d\.\d{6}/);
  expect(hidden.video.engagement).toBe(8.3);
  expect(hidden.video.publishedAt).toBe('2026-11-12T11:00:00.000Z');
});
