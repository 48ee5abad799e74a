import { expect, test } from 'vitest';
import { dailyEvolution, interactionTotals } from '#domain/dashboard/daily-evolution.ts';
import { lastLocalDays } from '#domain/time/local-days.ts';
import { performance as accountPerformance, type MeasuredVideo } from '#domain/metrics/performance.ts';
import { PERIOD_DAYS } from '#domain/time/period.ts';
import { rounds } from '#test/harness/rounds.ts';
import { plainDashboard } from './plain-dashboard.ts';
import { seededRandom } from './seeded-random.ts';

const PROMISED = 1_000;
const ACCOUNTS = rounds(PROMISED, 300);
const HOUR = 3_600_000;
/** Both changes of the clocks, a year's end, a leap day, an ordinary noon, and the last moment of a day. */
const INSTANTS = [
  '2026-03-29T00:59:00Z',
  '2026-03-29T01:30:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T23:10:00Z',
  '2026-11-01T08:00:00Z',
  '2027-01-01T00:00:30Z',
  '2028-02-29T12:00:00Z',
  '2026-11-21T12:00:00Z',
  '2026-11-21T22:59:59.999Z',
].map(text => new Date(text));
const ZONES = [
  'Europe/Paris',
  'America/New_York',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
];
const FIGURES = ['views', 'likes', 'comments', 'shares'] as const;
const random = seededRandom(2_026_11_21);

/** Empty, sparse or busy; counts unknown, zero, odd; published long ago, on the edge of a period, or not yet. */
function account(number: number, now: Date): MeasuredVideo[] {
  const size = number % 10 === 0 ? 0 : random.pick([1, 2, 5, 20, 60]);
  const count = (most: number) =>
    random.next() < 0.1 ? null : random.next() < 0.15 ? 0 : random.whole(0, most);
  return Array.from({ length: size }, (_, index) => {
    const days = random.pick(PERIOD_DAYS);
    const hours = random.next() < 0.2 ? days * 24 : random.whole(-30, 36 * 24);
    const publishedAt = new Date(
      now.getTime() - hours * HOUR + (random.next() < 0.3 ? 0 : random.whole(-60_000, 60_000)),
    );
    return {
      id: String(7_000_000_000_000_000_000n + BigInt(number * 100 + index)),
      url: '',
      description: `n° ${index}`,
      publishedAt,
      views: count(3_000_000),
      likes: count(200_000),
      comments: count(9_000),
      shares: count(9_000),
      source: 'display_api',
      precision: 'exact',
      observedAt: now,
    };
  });
}

/** Published today or on one of the days before, by the calendar of the zone. */
function plainlyWithin(videos: MeasuredVideo[], days: number, now: Date, timeZone: string): MeasuredVideo[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const noon = Date.parse(`${format.format(now)}T12:00:00Z`);
  const oldest = new Date(noon - (days - 1) * 24 * HOUR).toISOString().slice(0, 10);
  return videos.filter(({ publishedAt }) => publishedAt <= now && format.format(publishedAt) >= oldest);
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const average = (numbers: number[]) => (numbers.length === 0 ? null : sum(numbers) / numbers.length);
function middle(numbers: number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
const close = (ours: number | null, theirs: number | null) =>
  ours === theirs ||
  (ours !== null && theirs !== null && Math.abs(ours - theirs) <= 1e-12 * Math.max(1, Math.abs(theirs)));

test(`the aggregates of ${ACCOUNTS} of ${PROMISED} random accounts are those computed plainly, in all periods and time zones`, () => {
  const differences: string[] = [];
  let withVideos = 0;
  let empty = 0;
  for (let number = 0; number < ACCOUNTS; number += 1) {
    const now = random.pick(INSTANTS);
    const timeZone = random.pick(ZONES);
    const videos = account(number, now);
    for (const days of PERIOD_DAYS) {
      const where = `account ${number}, ${days} days, ${timeZone}, ${now.toISOString()}`;
      const differs = (what: string, ours: unknown, theirs: unknown) =>
        differences.push(`${where}: ${what} ${JSON.stringify(ours)} is not ${JSON.stringify(theirs)}`);

      const period = lastLocalDays(days, now, timeZone);
      const told = accountPerformance({
        accountId: 'a',
        handle: 'h',
        snapshot: null,
        videos,
        period,
        timeZone,
      });
      const inside = plainlyWithin(videos, days, now, timeZone);
      if (inside.length === 0) empty += 1;
      else withVideos += 1;
      if (told.count !== inside.length) differs('count', told.count, inside.length);
      for (const figure of FIGURES) {
        const numbers = inside.flatMap(video => video[figure] ?? []);
        if (!close(told.averages[figure], average(numbers)))
          differs(`mean of ${figure}`, told.averages[figure], average(numbers));
        if (!close(told.medians[figure], middle(numbers)))
          differs(`median of ${figure}`, told.medians[figure], middle(numbers));
      }

      const ofDashboard = videos.map(video => ({ ...video, author: 'h' }));
      const shown = ofDashboard.filter(
        ({ publishedAt }) => publishedAt >= period.from && publishedAt <= period.to,
      );
      const totals = interactionTotals(shown);
      const plain = plainDashboard({
        videos: ofDashboard as never,
        snapshots: [],
        accounts: [{ handle: 'h', linkedAt: now }],
        days,
        now,
        timeZone,
      });
      if (period.from.toISOString() !== plain.period.from) differs('from', period.from, plain.period.from);
      for (const [ours, theirs] of [
        [totals.views, plain.totalViews],
        [totals.likes, plain.totalLikes],
        [totals.comments, plain.totalComments],
        [totals.shares, plain.totalShares],
        [shown.length, plain.totalVideos],
      ])
        if (ours !== theirs) differs('a total', ours, theirs);
      const rows = dailyEvolution(shown, period, timeZone);
      if (rows.length !== plain.viewsEvolution.length)
        differs('days', rows.length, plain.viewsEvolution.length);
      for (const [index, row] of rows.entries()) {
        const other = plain.viewsEvolution[index];
        const same =
          other !== undefined &&
          (['date', 'views', 'likes', 'comments', 'shares', 'videos', 'accounts'] as const).every(
            field => row[field] === other[field],
          ) &&
          close(row.engagement, other.engagement);
        if (!same) differs('a day', row, other);
      }
    }
  }
  expect(differences.slice(0, 5)).toEqual([]);
  expect(empty).toBeGreaterThan(ACCOUNTS / 2);
  expect(withVideos).toBeGreaterThan(ACCOUNTS);
}, 240_000);
