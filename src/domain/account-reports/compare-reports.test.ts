import { describe, expect, test } from 'vitest';
import { accountReport } from '#contract/account-reports/account-report.ts';
import type { Recommendation } from '#domain/advice/recommendation.ts';
import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import type { GroupFinding, GroupVerdict } from '#domain/statistics/group-findings.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import { buildReport } from './build-report.ts';
import { compareReports, type ComparedReport } from './compare-reports.ts';
import type { ReportVideo } from './report-data.ts';

const MADE_AT = new Date('2026-11-21T09:00:00Z');

function videos(times: number): ReportVideo[] {
  const random = seededRandom(11);
  return Array.from({ length: 60 }, (_, index) => {
    const views = Math.round(Math.exp(8 + 0.3 * random.normal()) * times);
    return {
      id: String(7_000 + index),
      url: `https://www.tiktok.com/@lea/video/${7_000 + index}`,
      caption: index % 2 === 0 ? 'Mon pain #pain' : 'Autre chose',
      kind: 'video',
      durationSeconds: 30,
      publishedAt: new Date(MADE_AT.getTime() - (2 + index) * 86_400_000),
      views,
      likes: Math.round(views / 20),
      comments: 4,
      shares: 2,
      source: 'demo',
      precision: 'exact',
      observedAt: MADE_AT,
    };
  });
}

const built = (times: number) =>
  buildReport({
    username: 'lea',
    isDemo: false,
    timeZone: 'Europe/Paris',
    days: 30,
    madeAt: MADE_AT,
    videos: videos(times),
    knownVideos: 60,
    curve: REFERENCE_AGE_CURVE,
    followedVideos: 40,
    followers: [],
    experiments: [],
  });

const base: ComparedReport = { ...built(1), lifts: [], advice: [] };

function withVerdict(pattern: string, verdict: GroupVerdict): ComparedReport {
  const lift: GroupFinding = {
    pattern,
    videoIds: [],
    n: 9,
    known: true,
    low: 1.1,
    high: 2.2,
    level: 0.95,
    without: 30,
    verdict,
  };
  const result = { known: true, lifts: [lift], tested: 1, n: 39 } as const;
  const table = { family: 'hashtag', metric: 'views', leftOut: 0 } as const;
  return { ...base, lifts: [{ ...table, result: { ...result, lifts: [lift] } }] };
}

function advised(rule: Recommendation['rule']): ComparedReport {
  const evidence = { videoIds: [], counts: {}, effect: null };
  return { ...base, advice: [{ rule, subject: { kind: 'account' }, evidence }] };
}

describe('figures', () => {
  test('stand side by side with their difference', () => {
    const [earlier, later] = [built(1), built(2)];
    const { figures, isSameMethod } = compareReports(earlier, later);
    expect(isSameMethod).toBe(true);
    const views = figures.find(({ figure }) => figure === 'views');
    expect(views).toEqual({
      figure: 'views',
      earlier: earlier.split?.later,
      later: later.split?.later,
      change: (later.split?.later ?? NaN) - (earlier.split?.later ?? NaN),
    });
    expect(figures.find(({ figure }) => figure === 'videos')).toMatchObject({ change: 0 });
    expect(figures.map(({ figure }) => figure)).toContain('median_engagement');
  });

  test('that one of both refuses have no difference', () => {
    const refused = { known: false, reason: 'too_few_videos', n: 2, needed: 6 } as const;
    const thin = { ...base, medians: base.medians.map(one => ({ ...one, period: refused })) };
    const views = compareReports(thin, base).figures.find(({ figure }) => figure === 'median_views');
    expect(views).toMatchObject({ earlier: null, change: null });
    expect(views?.later).toBeGreaterThan(0);
  });

  test('of a report as it comes over the wire are the same', () => {
    const [earlier, later] = [built(1), built(2)];
    const overTheWire = (report: typeof earlier) => accountReport.parse(JSON.parse(JSON.stringify(report)));
    expect(compareReports(overTheWire(earlier), overTheWire(later))).toEqual(compareReports(earlier, later));
  });
});

describe('findings', () => {
  test.each<[GroupVerdict | null, GroupVerdict | null]>([
    ['unclear', 'winner'],
    ['winner', 'loser'],
    ['loser', 'sign'],
    [null, 'winner'],
    ['winner', null],
  ])('from %s to %s are told', (earlier, later) => {
    const of = (verdict: GroupVerdict | null) => (verdict === null ? base : withVerdict('pain', verdict));
    expect(compareReports(of(earlier), of(later)).verdicts).toEqual([
      { family: 'hashtag', metric: 'views', pattern: 'pain', earlier, later },
    ]);
  });

  test('that stay, and what is unclear in one alone, are not', () => {
    expect(compareReports(withVerdict('pain', 'winner'), withVerdict('pain', 'winner')).verdicts).toEqual([]);
    expect(compareReports(base, withVerdict('pain', 'unclear')).verdicts).toEqual([]);
  });
});

test('advice that came and advice that went are told apart', () => {
  const { newAdvice, goneAdvice } = compareReports(advised('close_gaps'), advised('ignore_times'));
  expect(newAdvice.map(({ rule }) => rule)).toEqual(['ignore_times']);
  expect(goneAdvice.map(({ rule }) => rule)).toEqual(['close_gaps']);
  expect(compareReports(base, base)).toMatchObject({ newAdvice: [], goneAdvice: [], verdicts: [] });
});

test('another method is said to be one', () => {
  expect(compareReports(base, { ...base, method: base.method + 1 }).isSameMethod).toBe(false);
});
