import { DAY_MS } from '#domain/time/day-ms.ts';
import { describe, expect, test } from 'vitest';
import { hideInAccountReport } from '#domain/sharing/hide-in-account-report.ts';
import { buildReport } from './build-report.ts';
import { knownWeeks } from './known-calendar.ts';
import { reportViews, whyNoSplit } from './report-headline.ts';
import type { HealthKind } from './report.ts';
import type { ReportData, ReportVideo } from './report-data.ts';
import { daysAgo, videos, data } from '#test/scenes/report-data.ts';

test('the parts of the change add up to it, and both ends to the views of their videos', () => {
  const basis = data();
  const { split, period, comparison } = buildReport(basis);
  const viewsOf = ({ from, until }: { from: Date; until: Date }) =>
    basis.videos
      .filter(({ publishedAt }) => publishedAt >= from && publishedAt < until)
      .reduce((sum, { views }) => sum + (views ?? 0), 0);
  if (split === null) throw new Error('The views are known');
  expect(split.later).toBe(viewsOf(period));
  expect(split.earlier).toBe(viewsOf(comparison));
  expect(Object.values(split.parts).reduce((sum, part) => sum + part, 0)).toBe(split.later - split.earlier);
});

test('a file of part of an account compares with no period before, and says how far back it knows', () => {
  const six = data().videos.slice(0, 6);
  const { sentence, split, calendar, health } = buildReport({
    ...data({ isWhole: false }),
    videos: six.map(video => ({ ...video, source: 'undated_file' as const })),
    knownVideos: 6,
    followedVideos: 0,
  });
  expect(split).toBeNull();
  expect(sentence?.counted).toMatchObject({ earlierVideos: 0, percent: null });
  const oldest = six.at(-1)?.publishedAt.toISOString().slice(0, 10);
  expect(calendar.knownFrom).toBe(oldest);
  expect(health.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['undated', 'past_unknown']));
  expect(health.map(({ kind }) => kind)).not.toContain('stale');
  // As many videos are stored as the profile counts: nothing was published before.
  const whole = buildReport({ ...data({ isWhole: true }), videos: six, knownVideos: 6 });
  expect(whole.split).not.toBeNull();
  expect(whole.calendar.knownFrom).toBeNull();
  // Reports made before `knownFrom` was stored are recomputed byte for byte.
  expect(buildReport({ ...data(), videos: six, knownVideos: 6 }).calendar).not.toHaveProperty('knownFrom');
});

test('views that no video tells are unknown: no sum of zero, no split, no advice on them', () => {
  const basis = data();
  const unseen = basis.videos.map(video => ({ ...video, views: null }));
  const { split, sentence, advice, data: facts } = buildReport({ ...basis, videos: unseen });
  expect(split).toBeNull();
  expect(sentence?.counted).toMatchObject({ views: null, earlierViews: null, percent: null, best: null });
  expect(reportViews({ sentence, split, data: facts })).toEqual({ views: null, change: null });
  expect(advice.filter(({ evidence }) => 'earlier' in evidence.counts)).toEqual([]);
});

test('the same data give the same report to the byte, in whatever order they were given', () => {
  const basis = data();
  const bytes = JSON.stringify(buildReport(basis));
  expect(JSON.stringify(buildReport(structuredClone(basis)))).toBe(bytes);
  const other = data({ videos: videos(120, { seed: 8 }) });
  expect(JSON.stringify(buildReport(other))).not.toBe(bytes);
});

test('medians carry their range and n; views and engagement are compared, the rest is not', () => {
  const { medians } = buildReport(data());
  expect(medians.map(({ metric, change }) => [metric, change !== null])).toEqual([
    ['views', true],
    ['likes', false],
    ['comments', false],
    ['shares', false],
    ['engagement', true],
  ]);
  const [views] = medians;
  expect(views?.period).toMatchObject({ known: true, n: 22 });
  expect(views?.change).toMatchObject({ known: true, n: { group: 22, reference: 23 } });
});

test('with two videos there is no median, no standing and no lift: only why, and what it takes', () => {
  const report = buildReport(data({ videos: videos(2), followers: [] }));
  expect(report.medians[0]?.period).toEqual({ known: false, reason: 'too_few_videos', n: 2, needed: 6 });
  expect(report.standing).toMatchObject({ known: false, needed: 10 });
  expect(report.lifts.every(({ result }) => !result.known)).toBe(true);
  expect(report.followers).toMatchObject({ known: false, needed: 2 });
  expect(report.benchmark.own.known).toBe(false);
});

test('without any video everything is silent, and the split is nothing', () => {
  const report = buildReport(data({ videos: [] }));
  expect(report.split).toMatchObject({ earlier: 0, later: 0, change: 0 });
  expect(report.data).toMatchObject({ videos: 0, observedFrom: null, sources: [] });
  expect(report.health).toEqual([]);
});

describe('best and worst', () => {
  test('are of the period alone, beside all videos at the same age, and never the same', () => {
    const list = videos(120);
    const planted = list.map((video, index) => (index === 3 ? { ...video, views: 90_000 } : video));
    const { standing, period } = buildReport(data({ videos: planted }));
    if (!standing.known) throw new Error('Nothing stands');
    expect(standing.best[0]).toMatchObject({ id: planted[3]?.id, verdict: 'high' });
    expect(standing.best).toHaveLength(5);
    expect(standing.worst).toHaveLength(5);
    const all = [...standing.best, ...standing.worst];
    expect(new Set(all.map(({ id }) => id)).size).toBe(10);
    expect(all.every(({ publishedAt }) => publishedAt >= period.from && publishedAt < period.until)).toBe(
      true,
    );
    expect(standing.worst[0]!.factor).toBeLessThanOrEqual(standing.worst[4]!.factor);
  });

  test('with three videos in the period are two and one', () => {
    const { standing } = buildReport(data({ videos: videos(40, { everyDays: 12 }) }));
    expect(standing).toMatchObject({ known: true, n: 40 });
    if (standing.known) expect([standing.best.length, standing.worst.length]).toEqual([2, 1]);
  });
});

describe('lifts', () => {
  test('find a hashtag that triples the views, and advise it with its evidence', () => {
    const { lifts, advice } = buildReport(data({ videos: videos(120, { lift: 3 }) }));
    const tags = lifts.find(({ family, metric }) => family === 'hashtag' && metric === 'views');
    if (tags?.result.known !== true) throw new Error('No lifts');
    expect(tags.result.lifts[0]).toMatchObject({ pattern: 'pain', verdict: 'winner', n: 40 });
    const advised = advice.find(({ rule }) => rule === 'repeat_pattern');
    expect(advised?.evidence.videoIds).toHaveLength(40);
  });

  test('name ten patterns without a number, and say how many more there are', () => {
    const list = videos(60).map((video, index) => ({ ...video, caption: `#seul${index}` }));
    const { lifts } = buildReport(data({ videos: list }));
    const tags = lifts.find(({ family, metric }) => family === 'hashtag' && metric === 'views');
    expect(tags?.leftOut).toBe(50);
    expect(tags?.result).toMatchObject({ known: true, tested: 0 });
  });
});

describe('notes on the data', () => {
  const kinds = (basis: ReportData): HealthKind[] => buildReport(basis).health.map(({ kind }) => kind);
  const changed = (change: Partial<ReportVideo>, upTo = 120) =>
    videos(120).map((video, index) => (index < upTo ? { ...video, ...change } : video));

  test('are none where nothing is amiss', () => {
    expect(kinds(data())).toEqual([]);
    // Public counts below 10,000 are whole.
    expect(kinds(data({ videos: changed({ precision: 'rounded', views: 9_999 }) }))).toEqual([]);
  });

  test.each<[HealthKind, Partial<ReportData>]>([
    ['rows_rejected', { rowsRejected: 12 }],
    ['stale', { videos: changed({ observedAt: daysAgo(3) }) }],
    ['missing_views', { videos: changed({ views: null }, 4) }],
    ['missing_interactions', { videos: changed({ shares: null }, 4) }],
    ['contradicting', { videos: changed({ views: 100, likes: 101 }, 4) }],
    ['unread_lately', { videos: changed({ observedAt: daysAgo(20) }, 5) }],
    ['mixed_sources', { videos: changed({ source: 'studio_file' }, 5) }],
    ['rounded', { videos: changed({ precision: 'rounded', views: 20_000 }, 5) }],
    ['follower_gaps', { followers: data().followers.filter((_, index) => index < 20 || index > 30) }],
    [
      'follower_falls',
      { followers: data().followers.map((one, index) => (index === 30 ? { ...one, count: 4_000 } : one)) },
    ],
    ['reference_curve', { followedVideos: 0 }],
    ['older_left_out', { knownVideos: 1_400 }],
  ])('%s is found where it is, alone', (kind, changes) => {
    expect(kinds(data(changes))).toEqual([kind]);
  });
});

test('of videos that all have as many views nothing is claimed, ranked or different, however old each is', () => {
  const alike = videos(90).map(video => ({ ...video, views: 1_000, likes: 50, comments: 5, shares: 5 }));
  const report = buildReport(data({ videos: alike }));
  expect(report.standing).toMatchObject({ known: false, reason: 'no_spread' });
  expect(report.sentence?.usual).toEqual({ kind: 'no_spread' });
  for (const { change } of report.medians) if (change !== null) expect(change.known).toBe(false);
  const lifts = report.lifts.flatMap(({ result }) => (result.known ? result.lifts : []));
  expect(lifts.filter(lift => lift.known && lift.verdict !== 'unclear')).toEqual([]);
  expect(report.split?.parts).toMatchObject({ typical: 0, outliers: 0, age: 0 });
  expect(report.advice.map(({ rule }) => rule)).not.toContain('study_outlier');
});

test('a video too young to compare is in no list of best and worst, whatever its views', () => {
  const list = videos(60);
  const young = { ...list[0]!, id: 'young', publishedAt: daysAgo(0.12) };
  for (const views of [0, 9_000_000]) {
    const { standing } = buildReport(data({ videos: [{ ...young, views }, ...list] }));
    if (!standing.known) throw new Error('Nothing is ranked');
    expect([...standing.best, ...standing.worst].map(({ id }) => id)).not.toContain('young');
  }
});

test('of more videos than are looked at one by one, totals and calendar are those of all', () => {
  const all = videos(120);
  const { period, comparison } = buildReport(data({ videos: all, isWhole: true }));
  const inside = ({ from, until }: typeof period) =>
    all.filter(({ publishedAt }) => publishedAt >= from && publishedAt < until);
  const totals = (span: typeof period) => ({
    videos: inside(span).length,
    views: inside(span).reduce((sum, { views }) => sum + (views ?? 0), 0),
  });
  const perDay = Map.groupBy(all, ({ publishedAt }) =>
    publishedAt.toLocaleDateString('sv', { timeZone: 'Europe/Paris' }),
  );
  const whole = {
    period: totals(period),
    comparison: totals(comparison),
    oldestVideoAt: all.at(-1)!.publishedAt,
    days: [...perDay].map(([day, list]) => ({ day, videos: list.length })),
  };
  const newest = all.slice(0, 10);
  const cut = buildReport(data({ videos: newest, knownVideos: 120, isWhole: true, whole }));
  const full = buildReport(data({ videos: all, isWhole: true }));
  const { best: _, ...counted } = full.sentence!.counted;
  expect(cut.sentence).toMatchObject({ leads: 'counted', counted, usual: { kind: 'no_spread' } });
  expect(cut.sentence?.counted.best).toBeNull();
  expect(cut.calendar).toEqual(full.calendar);
  expect(cut.data).toMatchObject({ newestSince: newest.at(-1)?.publishedAt, inPeriod: counted.videos });
  expect([cut.split, whyNoSplit(cut)]).toEqual([null, 'newest']);
  expect(reportViews(cut)).toEqual(reportViews(full));
  expect(cut.health.map(({ kind }) => kind)).toEqual(['only_in_totals']);
  // Where the newest videos cover both periods, the report states everything that a report on all videos states.
  const covering = buildReport(data({ videos: all.slice(0, 80), knownVideos: 120, isWhole: true, whole }));
  expect(covering).toMatchObject({ sentence: { counted: full.sentence!.counted }, split: full.split });
});

test('the one video that made a change is told by its day', () => {
  const list = videos(60, { everyDays: 2 });
  const viral = list.map((video, at) => (at === 5 ? { ...video, views: 1_500_000 } : video));
  const { split } = buildReport(data({ videos: viral }));
  expect(split?.one).toEqual({ publishedAt: viral[5]?.publishedAt.toISOString(), views: 1_500_000 });
  expect(Math.abs(split?.parts.typical ?? Infinity)).toBeLessThan(60_000);
});

test('nothing of what a report says is NaN or infinite', () => {
  for (const count of [0, 1, 5, 6, 11, 31, 120]) {
    const numbers: number[] = [];
    JSON.stringify(buildReport(data({ videos: videos(count) })), (_, value: unknown) => {
      if (typeof value === 'number') numbers.push(value);
      return value;
    });
    expect(numbers.filter(value => !Number.isFinite(value))).toEqual([]);
  }
});

test('advice on a single video speaks of one of the period, whatever stood out before it', () => {
  const list = videos(120).map((video, index) => (index === 90 ? { ...video, views: 900_000 } : video));
  const about = (basis: ReportData) =>
    buildReport(basis).advice.find(({ rule }) => rule === 'study_outlier')?.evidence.videoIds;
  expect(about(data({ videos: list }))).not.toContain(list[90]?.id);
  const inPeriod = list.map((video, index) => (index === 5 ? { ...video, views: 900_000 } : video));
  expect(about(data({ videos: inPeriod }))).toEqual([list[5]?.id]);
});

test('of a period after the last reading nothing is compared, and the calendar counts only the known weeks', () => {
  const old = videos(40).map(video => ({
    ...video,
    publishedAt: new Date(video.publishedAt.getTime() - 300 * DAY_MS),
    observedAt: daysAgo(290),
  }));
  const report = buildReport(data({ videos: old, isWhole: false }));
  expect(report.split).toBeNull();
  expect(report.sentence?.counted).toMatchObject({ videos: 0, views: null, endedAt: daysAgo(290) });
  // A reader from whom the counts are hidden gets the same reason.
  for (const hidden of [[], ['counts']] as const) {
    expect(hideInAccountReport(report, 1, hidden).isPartlyKnown).toBe(true);
    expect(hideInAccountReport(report, 1, hidden)).toMatchObject({
      knownUntil: daysAgo(290),
      isCompared: false,
    });
    expect(hideInAccountReport(buildReport(data()), 1, hidden)).toMatchObject({
      isPartlyKnown: false,
      knownUntil: null,
      isCompared: true,
    });
  }
  expect(report.calendar).toMatchObject({ knownUntil: '2026-02-04', longestPause: 12 });
  const { from } = { from: report.calendar.knownFrom };
  expect(from).toBe(old.at(-1)?.publishedAt.toISOString().slice(0, 10));
  expect(knownWeeks(report.calendar, report.period.lastDay)).toBe(10);
});

test('a video that nobody saw stands in totals and in no factor', () => {
  const list = videos(120).map((video, index) => (index % 3 === 0 ? { ...video, views: 0 } : video));
  const report = buildReport(data({ videos: list }));
  const ends = [
    ...report.lifts.flatMap(({ metric, result }) =>
      result.known && metric === 'views'
        ? result.lifts.flatMap(one => (one.known ? [one.low, one.high] : []))
        : [],
    ),
    ...report.medians.flatMap(({ metric, change }) =>
      metric === 'views' && change?.known ? [change.low, change.high] : [],
    ),
    ...(report.standing.known ? [report.standing.best, report.standing.worst] : [])
      .flat()
      .map(({ factor }) => factor),
  ].filter(end => end !== null);
  expect(ends.length).toBeGreaterThan(0);
  for (const end of ends) {
    expect(end).toBeLessThan(100);
    expect(end).toBeGreaterThan(0.01);
  }
  expect(report.spread).toMatchObject({ known: true, half: { low: 0 } });
});

describe('an account whose videos', () => {
  test('have no known view has none to compare, and not a count of 0 videos', () => {
    for (const change of [{ views: null }, { views: 0 }]) {
      const report = buildReport(data({ videos: videos(60).map(video => ({ ...video, ...change })) }));
      const refused = [
        report.standing,
        ...report.lifts.filter(({ metric }) => metric === 'views').map(({ result }) => result),
        ...report.medians.flatMap(one => (one.metric === 'views' && one.change !== null ? [one.change] : [])),
      ];
      for (const answer of refused) expect(answer).toMatchObject({ known: false, reason: 'no_views' });
      expect(report.sentence?.usual).toMatchObject({ kind: 'too_few', of: 'views' });
      expect(report.advice.map(({ rule }) => rule)).not.toContain('post_more');
    }
  });

  test('views are not known has no median and no spread of views', () => {
    const report = buildReport(data({ videos: videos(60).map(video => ({ ...video, views: null })) }));
    expect(report.spread).toMatchObject({ reason: 'no_views' });
    expect(report.medians.find(({ metric }) => metric === 'views')?.period).toMatchObject({
      reason: 'no_views',
    });
    expect(report.benchmark.own).toMatchObject({ reason: 'no_figure' });
  });

  test('have more likes than views has no engagement from them', () => {
    const list = videos(60);
    const impossible = { ...list[0]!, id: 'impossible', views: 10, likes: 9_000 };
    const [plain, beside] = [list, [impossible, ...list]].map(given => buildReport(data({ videos: given })));
    expect(beside?.benchmark.mean).toEqual(plain?.benchmark.mean);
  });
});

test('the change of followers is that of the report’s period, beside that of both periods', () => {
  const basis = data();
  const { followers, period } = buildReport(basis);
  if (!followers.known || followers.inPeriod?.kind !== 'exact') throw new Error('The followers are known');
  const { from, to, change } = followers.inPeriod;
  expect(from < period.from && to < period.until).toBe(true);
  const days = basis.followers.filter(({ observedAt }) => observedAt > from && observedAt <= to).length;
  expect(days).toBe(30);
  expect(change).toBe(10 * days);
  expect(followers.total).toMatchObject({ kind: 'exact', change: 590 });
});
