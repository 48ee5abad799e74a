import { DAY_MS } from '#domain/time/day-ms.ts';
import { describe, expect, test } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import { parseHandle } from '#domain/accounts/handle.ts';
import { median } from '#domain/metrics/averages.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import { lastLocalDays } from '#domain/time/local-days.ts';
import { PERIOD_DAYS } from '#domain/time/period.ts';
import { DEMO_CREATORS, listDemoCreators } from './demo-creators.ts';
import { profileAt, videosAt } from './readings.ts';

const now = new Date('2026-11-21T10:30:00Z');

/** Instants spread over the years in which the creators live. */
const instants = Array.from(
  { length: 40 },
  (_, index) => new Date(Date.UTC(2024, 0, 1) + index * 64.3 * DAY_MS),
);

describe('the list of demo creators', () => {
  test('has at least five French and three English ones, with handles no account can have', () => {
    expect(DEMO_CREATORS.filter(one => one.language === 'fr').length).toBeGreaterThanOrEqual(5);
    expect(DEMO_CREATORS.filter(one => one.language === 'en').length).toBeGreaterThanOrEqual(3);
    for (const { handle } of DEMO_CREATORS) {
      expect(parseHandle(`@${handle}`)).toEqual({ ok: true, handle });
      expect(handle).toMatch(/^demo-/);
    }
    expect(new Set(DEMO_CREATORS.map(one => one.handle)).size).toBe(DEMO_CREATORS.length);
  });

  test('tells each creator’s size as it is now, in the words of the contract', () => {
    const items = listDemoCreators(now);
    const { outputSchema } = accounts.demoCreators['~orpc'];
    expect(outputSchema?.['~standard'].validate({ items, nextCursor: null })).toEqual({
      value: { items, nextCursor: null },
    });
    expect(Math.min(...items.map(one => one.followers))).toBeLessThan(1_000);
    expect(Math.max(...items.map(one => one.followers))).toBeGreaterThan(1_900_000);
    expect(items.find(one => one.handle === 'demo-atelier-mauve')).toMatchObject({ videosPerWeek: 0.5 });
    expect(items.find(one => one.handle === 'demo-biscuit-the-dog')).toMatchObject({ videosPerWeek: 14 });
  });

  test('goes from two videos a day to two a month', () => {
    const perWeek = listDemoCreators(now).map(one => one.videosPerWeek);
    expect(Math.max(...perWeek)).toBe(14);
    expect(Math.min(...perWeek)).toBe(0.5);
  });
});

describe.each(DEMO_CREATORS)('$handle', creator => {
  test('is the same to the byte at the same instant', () => {
    const told = () => JSON.stringify([profileAt(creator, now), videosAt(creator, now)]);
    expect(told()).toBe(told());
  });

  test('only ever grows: followers, likes, videos, and every count of every video', () => {
    let before: { followers: number; likes: number; videos: number } | null = null;
    for (const at of instants) {
      const { followers, likes, videos } = profileAt(creator, at);
      const profile = { followers: followers!, likes: likes!, videos: videos! };
      if (before !== null) {
        expect(profile.followers).toBeGreaterThanOrEqual(before.followers);
        expect(profile.likes).toBeGreaterThanOrEqual(before.likes);
        expect(profile.videos).toBeGreaterThan(before.videos);
      }
      before = profile;
    }
    const earlier = new Map(
      videosAt(creator, new Date(now.getTime() - 3.7 * DAY_MS)).map(one => [one.id, one]),
    );
    const later = new Map(videosAt(creator, now).map(one => [one.id, one]));
    for (const [id, was] of earlier) {
      const is = later.get(id)!;
      for (const figure of ['views', 'likes', 'comments', 'shares', 'saves'] as const) {
        expect(is[figure]!).toBeGreaterThanOrEqual(was[figure]!);
      }
      expect([is.description, is.publishedAt, is.kind, is.durationSeconds]).toEqual([
        was.description,
        was.publishedAt,
        was.kind,
        was.durationSeconds,
      ]);
    }
  });

  test('lists as many videos as its profile counts, newest first, none from the future', () => {
    for (const at of [instants[0]!, now]) {
      const videos = videosAt(creator, at);
      expect(videos).toHaveLength(profileAt(creator, at).videos!);
      const times = videos.map(one => one.publishedAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(times[0]).toBeLessThanOrEqual(at.getTime());
    }
    expect(videosAt(creator, now, 5)).toEqual(videosAt(creator, now).slice(0, 5));
  });

  test('has video ids like the platform’s: 19 digits, unique, with the publication second in them', () => {
    const videos = videosAt(creator, now);
    expect(new Set(videos.map(one => one.id)).size).toBe(videos.length);
    for (const { id, publishedAt, url } of videos) {
      expect(id).toMatch(/^\d{19}$/);
      expect(Number(BigInt(id) >> 32n) * 1000).toBe(publishedAt.getTime());
      expect(url.endsWith(id)).toBe(true);
    }
  });

  test('has believable numbers: views near log-normal, engagement around its own level, likes below views', () => {
    const videos = videosAt(creator, now).filter(
      one => now.getTime() - one.publishedAt.getTime() > 20 * DAY_MS && one.views! >= 100,
    );
    const logs = videosAt(creator, now, 150).map(one => Math.log10(one.views! + 1));
    const average = logs.reduce((sum, value) => sum + value, 0) / logs.length;
    const sd = Math.sqrt(logs.reduce((sum, value) => sum + (value - average) ** 2, 0) / logs.length);
    expect(sd).toBeGreaterThan(0.35);
    expect(sd).toBeLessThan(0.8);
    const typical = median(videos.map(one => knownEngagement(one)!))!;
    expect(typical).toBeGreaterThan(3.5);
    expect(typical).toBeLessThan(7.5);
    for (const one of videos) expect(one.likes! + one.comments! + one.shares!).toBeLessThan(one.views! / 2);
  });

  test('has slideshows without a duration, videos with one, at most three pinned, and a caption missing', () => {
    const videos = videosAt(creator, now, 200);
    for (const one of videos) {
      if (one.kind === 'slideshow') expect(one.durationSeconds).toBeNull();
      else expect(one.durationSeconds).toBeGreaterThanOrEqual(5);
    }
    expect(videos.some(one => one.kind === 'slideshow')).toBe(true);
    expect(videos.filter(one => one.pinned).length).toBe(creator.pinned);
    expect(videos.some(one => one.description === '')).toBe(true);
    expect(videos.every(one => one.source === 'demo' && one.precision === 'exact')).toBe(true);
  });
});

test('no two creators share a video id', () => {
  const ids = DEMO_CREATORS.flatMap(creator => videosAt(creator, now).map(one => one.id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('creators without pauses have recent videos at any time from 2024 to 2030', () => {
  for (const creator of DEMO_CREATORS.filter(one => one.rhythm.pause === undefined)) {
    const longestSilence = 2 * creator.rhythm.days * DAY_MS;
    for (const at of instants) {
      const [newest] = videosAt(creator, at, 1);
      expect(at.getTime() - newest!.publishedAt.getTime()).toBeLessThan(longestSilence);
    }
  }
});

test('the creator who falls silent for weeks leaves every period empty at some time, and fills each at another', () => {
  const creator = DEMO_CREATORS.find(one => one.handle === 'demo-camille-lit')!;
  for (const days of PERIOD_DAYS) {
    const counts = Array.from({ length: 70 }, (_, day) => {
      const { from, to } = lastLocalDays(days, new Date(now.getTime() + day * DAY_MS), 'Europe/Paris');
      return videosAt(creator, to, 40).filter(one => one.publishedAt >= from).length;
    });
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThan(0);
  }
});
