import { median } from 'simple-statistics';
import { describe, expect, test } from 'vitest';
import { engagementPercent } from '#domain/metrics/engagement.ts';
import { ageInDays, curveAt, REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { logPercent, robustSpread } from '#domain/statistics/log-scale.ts';
import { medianInterval } from '#domain/statistics/median-interval.ts';
import {
  danishPolitics,
  englishCreators,
  quebecMedia,
  referenceFacts,
  trending2020,
  trending2025,
  WITHOUT_LISTS,
  type ListedVideo,
} from './published-lists.ts';

const note = WITHOUT_LISTS === null ? '' : ` (skipped: ${WITHOUT_LISTS})`;

/** Fewer views make absurd rates; the published table leaves them out. */
const measurable = (videos: readonly ListedVideo[]) => videos.filter(({ views }) => views >= 100);

function quantileOf(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * p;
  const [below = NaN, above = NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (place - Math.floor(place)) * (above - below);
}

const quantiles = (values: readonly number[], of: readonly number[], digits: number) =>
  Object.fromEntries(of.map(p => [`p${p}`, Number(quantileOf(values, p / 100).toFixed(digits))]));

/** Minimum number of videos for an account to have its own rate in the published table. */
const ACCOUNT_FROM = 20;

describe.skipIf(WITHOUT_LISTS !== null)(`the published figures, recomputed${note}`, () => {
  // Of the English creators only a part is there, so their published row cannot be recomputed.
  const lists = {
    fr_media_qc_2019_2023: quebecMedia,
    dk_politics_2026: () => danishPolitics('2026-03-30'),
    trending_2020: trending2020,
    trending_2025: trending2025,
  };

  test.each(Object.entries(lists))('quantiles of engagement of %s agree to the last digit', (id, list) => {
    const published = referenceFacts().engagement_rate_quantiles.find(row => row.id === id);
    const rates = measurable(list()).map(engagementPercent);
    expect({ n: rates.length, ...quantiles(rates, [10, 25, 50, 75, 90, 95, 99], 2) }).toEqual({
      n: published?.n,
      ...Object.fromEntries([10, 25, 50, 75, 90, 95, 99].map(p => [`p${p}`, published?.[`p${p}`]])),
    });
    const interval = medianInterval(rates);
    expect(interval).toMatchObject({ known: true, n: rates.length });
    if (interval.known) {
      expect(interval.median).toBeCloseTo(published?.p50 ?? NaN, 2);
      expect(interval.low).toBeLessThan(interval.median);
      expect(interval.high).toBeGreaterThan(interval.median);
    }
  });

  test.each([
    ['fr_media_qc', 'fr_media_qc_2019_2023'],
    ['dk_politics_2026', 'dk_politics_2026'],
  ] as const)('shares of the colours and medians of the accounts of %s agree', (id, list) => {
    const videos = measurable(lists[list]());
    const rates = videos.map(engagementPercent);
    const percentOf = (holds: (rate: number) => boolean) =>
      Math.round((100 * rates.filter(holds).length) / rates.length);
    expect({
      lt5: percentOf(rate => rate < 5),
      '5to10': percentOf(rate => rate >= 5 && rate < 10),
      ge10: percentOf(rate => rate >= 10),
    }).toEqual(referenceFacts().spec_threshold_shares_percent[id]);
    const accounts = [...Map.groupBy(videos, ({ account }) => account).values()]
      .filter(own => own.length >= ACCOUNT_FROM)
      .map(own => median(own.map(engagementPercent)));
    const published = referenceFacts().account_median_er.find(row => row.id === id);
    expect(accounts.length).toBe(published?.accounts);
    for (const p of [10, 25, 50, 75, 90] as const) {
      // Within the rounding of the published figure.
      expect(Math.abs(quantileOf(accounts, p / 100) - (published?.[`p${p}`] ?? NaN))).toBeLessThanOrEqual(
        0.0051,
      );
    }
  });

  test('growth of the same videos within eight days agrees, age by age', () => {
    const before = new Map(danishPolitics('2026-03-22').map(video => [video.id, video]));
    const snapshot = new Date('2026-03-22T00:00:00Z');
    const grown = danishPolitics('2026-03-30').flatMap(({ id, views }) => {
      const earlier = before.get(id);
      if (earlier === undefined || earlier.views < 100) return [];
      return [{ age: ageInDays(earlier.publishedAt, snapshot), percent: 100 * (views / earlier.views - 1) }];
    });
    for (const row of referenceFacts().growth_after_8_days_percent_by_age_at_first_snapshot) {
      const [from = 0, to = Infinity] = row.age_days.replace('>', '').split('-').map(Number);
      const here = grown.filter(({ age }) => age >= from && age < to).map(({ percent }) => percent);
      expect(here.length, `videos aged ${row.age_days}`).toBe(row.n);
      const { n: _n, age_days: _age, ...published } = row;
      for (const [p, value] of Object.entries(published)) {
        const ours = quantileOf(here, Number(p.slice(1)) / 100);
        expect(Math.abs(ours - value), `${p} at ${row.age_days} days`).toBeLessThanOrEqual(0.051);
      }
    }
  });

  test('views are as log-normal, and as far from their mean, as published', () => {
    const shapes = [
      { list: quebecMedia(), mean: 3.78, sd: 0.77, skew: 0.32, meanOverMedian: 4.8 },
      { list: danishPolitics('2026-03-30'), mean: 3.53, sd: 0.73, skew: 0.6, meanOverMedian: 2.5 },
    ];
    for (const { list, ...published } of shapes) {
      const logs = list.filter(({ views }) => views > 0).map(({ views }) => Math.log10(views));
      const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
      const moment = (power: number) =>
        logs.reduce((sum, log) => sum + (log - mean) ** power, 0) / logs.length;
      expect(mean).toBeCloseTo(published.mean, 2);
      expect(Math.sqrt(moment(2))).toBeCloseTo(published.sd, 2);
      expect(moment(3) / moment(2) ** 1.5).toBeCloseTo(published.skew, 2);
      const ratios = [...Map.groupBy(list, ({ account }) => account).values()]
        .map(own => own.map(({ views }) => views).filter(views => views > 0))
        .filter(views => views.length >= 50)
        .map(views => views.reduce((sum, one) => sum + one, 0) / views.length / median(views));
      expect(median(ratios)).toBeCloseTo(published.meanOverMedian, 1);
    }
  });

  test('the shipped age curve foretells how real videos grew, within a twentieth', () => {
    const before = new Map(danishPolitics('2026-03-22').map(video => [video.id, video]));
    const [first, second] = [new Date('2026-03-22T19:00:00Z'), new Date('2026-03-30T19:30:00Z')];
    const misses = danishPolitics('2026-03-30').flatMap(({ id, views }) => {
      const earlier = before.get(id);
      const publishedAt = new Date(Number(BigInt(id) >> 32n) * 1000);
      const [from, to] = [ageInDays(publishedAt, first), ageInDays(publishedAt, second)];
      if (earlier === undefined || earlier.views < 100 || from < REFERENCE_AGE_CURVE.measuredFromDays)
        return [];
      const expected = curveAt(REFERENCE_AGE_CURVE, to) - curveAt(REFERENCE_AGE_CURVE, from);
      return [{ from, miss: Math.log(views / earlier.views) - expected }];
    });
    for (const [from, to] of [
      [1, 3],
      [3, 7],
      [7, 14],
      [14, 30],
      [30, 90],
      [90, Infinity],
    ] as const) {
      const here = misses.filter(({ from: age }) => age >= from && age < to).map(({ miss }) => miss);
      expect(Math.abs(median(here)), `from ${from} to ${to} days`).toBeLessThan(0.05);
    }
  });

  test('the simulated accounts are spread as real ones are', () => {
    // Median account among those with 50 videos or more; natural logs, without the correction for age.
    const spread = (list: readonly ListedVideo[], value: (video: ListedVideo) => number) =>
      median(
        [...Map.groupBy(measurable(list), ({ account }) => account).values()]
          .filter(own => own.length >= 50)
          .map(own => robustSpread(own.map(video => logPercent(value(video))))),
      );
    for (const list of [quebecMedia(), danishPolitics('2026-03-30'), englishCreators()]) {
      const views = spread(list, video => video.views);
      expect(views).toBeGreaterThan(0.8);
      expect(views).toBeLessThan(1.5);
      const engagement = spread(list, engagementPercent);
      expect(engagement).toBeGreaterThan(0.35);
      expect(engagement).toBeLessThan(0.55);
    }
  });
});
