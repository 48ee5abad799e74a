import { DAY_MS } from '#domain/time/day-ms.ts';
import { describe, expect, test } from 'vitest';
import { parseHandle, type Handle } from '#domain/accounts/handle.ts';
import { SourceError, type CollectOptions } from '../video-source/video-source.ts';
import { DEMO_CREATORS } from './demo-creators.ts';
import { backfill, demoHistory } from './demo-history.ts';
import { createDemoSource } from './demo-source.ts';
import { profileAt, videosAt } from './readings.ts';

const now = new Date('2026-11-21T10:30:00Z');
const HOUR_MS = 3_600_000;

function handleOf(text: string): Handle {
  const parsed = parseHandle(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.handle;
}

function collecting(over: Partial<CollectOptions> = {}): CollectOptions {
  return { signal: new AbortController().signal, now: () => now, ...over };
}

async function refusal(answer: Promise<unknown> | undefined): Promise<SourceError> {
  const error = await answer?.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(SourceError);
  return error as SourceError;
}

describe('the demo source', () => {
  const source = createDemoSource();

  test('is always usable and knows profiles and videos', async () => {
    expect(await source.availability()).toEqual({ usable: true });
    expect(source).toMatchObject({ id: 'demo', capabilities: { profile: true, videos: true } });
  });

  test('reads a creator as it is at the clock’s now, with exact numbers', async () => {
    const profile = await source.profile?.(handleOf('demo-lea-cuisine'), collecting());
    expect(profile).toMatchObject({
      handle: 'demo-lea-cuisine',
      precision: 'exact',
      source: 'demo',
      observedAt: now,
    });
    const videos = await source.videos?.(handleOf('demo-lea-cuisine'), { ...collecting(), limit: 30 });
    expect(videos).toHaveLength(30);
    expect(videos?.every(one => one.observedAt === now)).toBe(true);
  });

  test('does not know a creator that is not in its list', async () => {
    for (const handle of ['demo-nobody', 'someone']) {
      expect(await refusal(source.profile?.(handleOf(handle), collecting()))).toMatchObject({
        code: 'not_found',
        source: 'demo',
      });
      expect(await refusal(source.videos?.(handleOf(handle), { ...collecting(), limit: 5 }))).toMatchObject({
        code: 'not_found',
      });
    }
  });

  test('has no videos to give before a creator has begun', async () => {
    const options = collecting({ now: () => new Date('2020-01-01') });
    expect(
      await refusal(source.videos?.(handleOf('demo-lea-cuisine'), { ...options, limit: 5 })),
    ).toMatchObject({
      code: 'no_videos',
    });
    expect(await source.profile?.(handleOf('demo-lea-cuisine'), options)).toMatchObject({
      followers: 0,
      videos: 0,
    });
  });

  test('stops when it is told to, also while it takes its time', async () => {
    const gone = collecting({ signal: AbortSignal.abort() });
    expect(await refusal(source.profile?.(handleOf('demo-lea-cuisine'), gone))).toMatchObject({
      code: 'unavailable',
    });
    const slow = createDemoSource({ delayMs: 60_000 });
    const short = collecting({ signal: AbortSignal.timeout(20) });
    expect(await refusal(slow.profile?.(handleOf('demo-lea-cuisine'), short))).toMatchObject({
      code: 'timeout',
    });
  });

  test('takes as long as it was asked to', async () => {
    const started = performance.now();
    await createDemoSource({ delayMs: 40 }).profile?.(handleOf('demo-lea-cuisine'), collecting());
    expect(performance.now() - started).toBeGreaterThanOrEqual(35);
  });
});

describe('the past of a demo creator', () => {
  test('is what a reading at that instant would have given', () => {
    const creator = DEMO_CREATORS[0]!;
    const at = new Date('2026-10-01T12:00:00Z');
    const tomorrow = new Date(now.getTime() + DAY_MS);
    expect(demoHistory(creator.handle, now, [at, tomorrow])).toEqual([
      { at, profile: profileAt(creator, at), videos: videosAt(creator, at) },
    ]);
  });

  test('of a creator nobody knows does not exist', () => {
    expect(() => demoHistory('demo-nobody', now, [now])).toThrow(SourceError);
    expect(() => backfill('demo-nobody', now)).toThrow(SourceError);
  });

  test.each(DEMO_CREATORS)(
    'fills the last 60 days of $handle: the account once a day, videos at seven ages',
    creator => {
      const { profiles, videoSnapshots } = backfill(creator.handle, now);
      expect(profiles).toHaveLength(60);
      profiles.forEach((profile, day) => {
        expect(profile.observedAt.getTime()).toBeLessThanOrEqual(now.getTime());
        const before = profiles[day - 1];
        if (before === undefined) return;
        expect(profile.observedAt.getTime() - before.observedAt.getTime()).toBe(DAY_MS);
        expect(profile.followers!).toBeGreaterThanOrEqual(before.followers!);
      });

      const byId = Map.groupBy(videoSnapshots, one => one.id);
      const recent = videosAt(creator, now).filter(
        one => now.getTime() - one.publishedAt.getTime() <= 60 * DAY_MS,
      );
      for (const { id, publishedAt, views } of recent) {
        const age = now.getTime() - publishedAt.getTime();
        const readings = byId.get(id) ?? [];
        expect(readings.map(one => (one.observedAt.getTime() - publishedAt.getTime()) / HOUR_MS)).toEqual(
          [1, 6, 24, 72, 168, 336, 720].filter(hours => hours * HOUR_MS <= age),
        );
        const counts = [...readings.map(one => one.views!), views!];
        expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      }
      expect(byId.size).toBeLessThanOrEqual(recent.length);
    },
  );

  test('is found the same by two fillings on different days', () => {
    const first = backfill('demo-tom-course', now);
    const second = backfill('demo-tom-course', new Date(now.getTime() + 5 * DAY_MS));
    const shared = second.profiles.filter(({ observedAt }) => observedAt <= now);
    expect(shared.length).toBeGreaterThanOrEqual(54);
    expect(first.profiles.slice(-shared.length)).toEqual(shared);
    const key = (one: { id: string; observedAt: Date }) => `${one.id} ${one.observedAt.toISOString()}`;
    const known = new Map(first.videoSnapshots.map(one => [key(one), one]));
    const both = second.videoSnapshots.filter(one => known.has(key(one)));
    expect(both.length).toBeGreaterThan(50);
    for (const one of both) expect(known.get(key(one))).toEqual(one);
  });
});
