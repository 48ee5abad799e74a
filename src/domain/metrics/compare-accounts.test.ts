import { describe, expect, test } from 'vitest';
import { lastLocalDays } from '#domain/time/local-days.ts';
import { previousLocalDays } from '#domain/time/previous-period.ts';
import { seededRandom } from '#test/cross-checks/seeded-random.ts';
import { compareAccounts, type AccountToCompare, type ComparedVideo } from './compare-accounts.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const period = lastLocalDays(30, NOW, 'Europe/Paris');
const previous = previousLocalDays(period, 'Europe/Paris');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const DAY = 24;

function video(number: number, over: Partial<ComparedVideo> = {}): ComparedVideo {
  return {
    id: String(number),
    publishedAt: hoursAgo(number * DAY + 30),
    views: 1_000,
    likes: 40,
    comments: 5,
    shares: 5,
    source: 'display_api',
    precision: 'exact',
    observedAt: NOW,
    ...over,
  };
}

function account(name: string, over: Partial<AccountToCompare> = {}): AccountToCompare {
  return {
    id: name,
    handle: name,
    videos: [],
    followers: [],
    knownVideos: 90,
    oldestVideoAt: hoursAgo(300 * DAY),
    profileVideos: null,
    knownUntil: NOW,
    ...over,
  };
}

/** Videos of the last days, with these views, all read now. */
const withViews = (views: readonly (number | null)[], firstDay = 0) =>
  views.map((count, index) => video(firstDay + index, { views: count, likes: Math.min(count ?? 50, 50) }));

const compared = (...accounts: AccountToCompare[]) => compareAccounts(accounts, period, previous).accounts;

const SPREAD = [400, 900, 650, 1_500, 800, 1_100, 700, 1_300, 950, 500];

describe('one account beside others', () => {
  test('videos and views are those published in the period, beside those of the period before', () => {
    const videos = [...withViews([100, null, 300]), ...withViews([7, 8], 31)];
    const [own] = compared(account('a', { videos }), account('b'));
    expect(own?.videos).toMatchObject({ count: 3, before: 2 });
    expect(own?.views).toMatchObject({ count: 400, before: 15, provenance: { n: 2, formula: 'sum' } });
  });

  test('what was before is unknown when the known videos begin later, and never a zero', () => {
    const [own] = compared(
      account('a', { videos: withViews([100]), oldestVideoAt: hoursAgo(50 * DAY) }),
      account('b'),
    );
    expect(own).toMatchObject({ videos: { before: null }, views: { before: null } });
  });

  test('what was before is nothing when all videos that the profile counts are known, and none is of then', () => {
    const all = { knownVideos: 1, profileVideos: 1, oldestVideoAt: hoursAgo(2 * DAY) };
    const [own] = compared(account('a', { videos: withViews([100]), ...all }), account('b'));
    expect(own).toMatchObject({ videos: { before: 0 }, views: { before: 0 } });
  });

  test('medians carry their range, and five videos carry none', () => {
    const [six, five] = compared(
      account('a', { videos: withViews([6, 1, 5, 2, 4, 3]) }),
      account('b', { videos: withViews([1, 2, 3, 4, 5]) }),
    );
    expect(six?.medianViews.answer).toMatchObject({ known: true, median: 3.5, low: 1, high: 6, n: 6 });
    expect(six?.medianEngagement.answer.known).toBe(true);
    expect(five?.medianViews.answer).toEqual({ known: false, reason: 'too_few_videos', n: 5, needed: 6 });
  });

  test('an unknown count leaves its video out of the figure, whatever else is known of it', () => {
    const [own] = compared(account('a', { videos: withViews([1, 2, 3, null, 4, 5, 6]) }), account('b'));
    expect(own?.medianViews.answer).toMatchObject({ known: true, n: 6 });
    expect(own?.medianEngagement.provenance).toMatchObject({ n: 6, formula: 'median_engagement_per_video' });
  });

  test('followers are compared with the last reading before the period', () => {
    const reading = (days: number, followers: number, precision: 'exact' | 'rounded' = 'exact') => ({
      followers,
      precision,
      source: 'display_api' as const,
      observedAt: hoursAgo(days * DAY),
    });
    const changeOf = (...followers: ReturnType<typeof reading>[]) =>
      compared(account('a', { followers }), account('b'))[0]?.followers;
    expect(
      changeOf(reading(0, 1_500), reading(20, 1_200), reading(31, 1_000), reading(90, 10)),
    ).toMatchObject({
      count: 1_500,
      change: { kind: 'exact', change: 500 },
      since: hoursAgo(31 * DAY).toISOString(),
    });
    expect(changeOf(reading(0, 12_300, 'rounded'), reading(31, 12_300, 'rounded'))?.change).toEqual({
      kind: 'not_measurable',
      reason: 'below_rounding_step',
      step: 100,
    });
    expect(changeOf(reading(0, 12_300), reading(31, 12_300, 'rounded'))?.change).toMatchObject({
      reason: 'mixed_precision',
    });
    expect(changeOf(reading(0, 1_500), reading(20, 1_200))).toMatchObject({
      change: { kind: 'not_measurable', reason: 'unknown_count' },
      since: null,
    });
    expect(changeOf()).toMatchObject({ count: null, since: null, provenance: { n: 0 } });
  });
});

describe('against the reference', () => {
  test('three times the views at every age is a factor of three, and the reference has none', () => {
    const [reference, triple] = compared(
      account('a', { videos: withViews(SPREAD) }),
      account('b', { videos: withViews(SPREAD.map(views => 3 * views)) }),
    );
    expect(reference?.againstReference).toBeNull();
    const answer = triple?.againstReference?.answer;
    expect(answer?.known && answer.factor).toBeCloseTo(3, 10);
    expect(answer).toMatchObject({ differs: true, n: { group: 10, reference: 10 } });
    expect(triple?.againstReference?.provenance).toMatchObject({ n: 20, formula: 'factor_at_equal_age' });
  });

  test('an account of older videos does not win by their age alone', () => {
    // The same videos at the same course: one account is read when they are a day old, the other after three weeks.
    const young = SPREAD.map((views, index) =>
      video(index, { views, observedAt: new Date(hoursAgo(index * DAY + 30).getTime() + 25 * 3_600_000) }),
    );
    const [, old] = compared(
      account('a', { videos: young }),
      account('b', { videos: withViews(SPREAD, 20) }),
    );
    const answer = old?.againstReference?.answer;
    expect(answer?.known && answer.factor).toBeLessThan(1);
  });

  test('under five videos there is no factor; videos under a day old are told apart from missing ones', () => {
    const few = account('b', { videos: withViews([1, 2, 3, 4]) });
    const fresh = SPREAD.map((views, index) => video(index, { views, publishedAt: hoursAgo(index + 1) }));
    const [, four, young] = compared(
      account('a', { videos: withViews(SPREAD) }),
      few,
      account('c', { videos: fresh }),
    );
    expect(four?.againstReference?.answer).toMatchObject({ known: false, reason: 'too_few_in_group', n: 4 });
    expect(young?.againstReference?.answer).toMatchObject({ known: false, reason: 'too_young', needed: 5 });
    expect(four?.againstReference?.provenance.n).toBe(0);
  });

  test('the more accounts, the more each range promises', () => {
    const alike = (count: number) =>
      compared(
        ...Array.from({ length: count }, (_, index) =>
          account(`a${index}`, { videos: withViews(SPREAD.map(views => views + index)) }),
        ),
      ).at(-1)?.againstReference?.answer;
    const [two, ten] = [alike(2), alike(10)];
    expect(two?.known && two.level).toBeCloseTo(0.95, 10);
    expect(ten?.known && ten.level).toBeCloseTo(1 - 0.05 / 9, 10);
    expect(two?.known && ten?.known && ten.high > two.high).toBe(true);
  });

  test('ten accounts alike are told apart in at most 6 % of 2,000 agencies', () => {
    const random = seededRandom(54);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
    let found = 0;
    for (let agency = 0; agency < 2_000; agency += 1) {
      const accounts = Array.from({ length: 10 }, (_, index) =>
        account(`a${index}`, {
          videos: withViews(
            Array.from({ length: 8 + ((index * 3) % 9) }, () => Math.round(2_000 * Math.exp(normal()))),
          ),
        }),
      );
      const answers = compared(...accounts).map(one => one.againstReference?.answer);
      if (answers.some(answer => answer?.known && answer.differs)) found += 1;
    }
    expect(found / 2_000).toBeLessThanOrEqual(0.06);
  });
});

test('a period is compared with the one before at equal age, views and engagement', () => {
  const before = SPREAD.map((views, index) => video(31 + index, { views, likes: Math.round(views / 10) }));
  const now = SPREAD.map((views, index) => video(index, { views: 4 * views, likes: Math.round(views / 10) }));
  const [own] = compared(account('a', { videos: [...before, ...now] }), account('b'));
  const [views, engagement] = [own?.medianViews.change.answer, own?.medianEngagement.change.answer];
  expect(views?.known && views.differs && views.factor > 4).toBe(true);
  expect(engagement?.known && engagement.differs && engagement.factor < 1).toBe(true);
  expect(own?.medianEngagement.change.provenance).toMatchObject({ n: 20, formula: 'factor_of_engagement' });
});

test('the periods are told with their ends', () => {
  expect(compareAccounts([account('a'), account('b')], period, previous)).toMatchObject({
    period: { days: 30, from: '2026-10-22T22:00:00.000Z', to: NOW.toISOString() },
    before: { from: '2026-09-22T22:00:00.000Z', to: '2026-10-22T21:59:59.999Z' },
  });
});

test('what was published after the last reading is unknown, not zero; so is all of an account never read', () => {
  const read = account('a', { knownUntil: hoursAgo(200 * DAY) });
  const never = account('b', { oldestVideoAt: null, knownUntil: null });
  const nothing = { count: null, before: null };
  expect(compared(read, never)).toMatchObject([
    { videos: nothing, views: nothing, knownUntil: hoursAgo(200 * DAY).toISOString() },
    { videos: nothing, views: nothing, knownUntil: null },
  ]);
});
