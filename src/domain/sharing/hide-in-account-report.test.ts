import { expect, test } from 'vitest';
import { buildReport } from '#domain/account-reports/build-report.ts';
import { data, daysAgo } from '#test/scenes/report-data.ts';
import { hideInAccountReport } from './hide-in-account-report.ts';

test('a link that hides counts does not rank videos whose shown factors are equal', () => {
  const report = buildReport(data());
  if (!report.standing.known) throw new Error('Nothing stands out');
  const { standing } = report;
  const ranked = (factors: number[]) =>
    standing.best.slice(0, factors.length).map((video, index) => ({
      ...video,
      factor: factors[index] ?? 1,
      publishedAt: daysAgo(20 - index),
    }));
  const given = {
    ...report,
    standing: {
      ...standing,
      best: ranked([5.2, 4.04, 4.01, 3.96]),
      worst: ranked([0.2, 0.301, 0.302, 0.304]),
    },
  };
  const shownOf = (hidden: 'counts'[]) => {
    const shared = hideInAccountReport(given, 1, hidden).standing;
    if (!shared.known) throw new Error('Nothing is shown');
    return { best: shared.best.map(one => one.publishedAt), worst: shared.worst.map(one => one.publishedAt) };
  };
  const days = (...list: number[]) => list.map(daysAgo);
  expect(shownOf([])).toEqual({ best: days(20, 19, 18, 17), worst: days(20, 19, 18, 17) });
  expect(shownOf(['counts'])).toEqual({ best: days(20, 17, 18, 19), worst: days(20, 17, 18, 19) });
});
