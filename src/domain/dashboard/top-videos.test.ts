import { expect, test } from 'vitest';
import type { DashboardVideo } from './daily-evolution.ts';
import { topVideos } from './top-videos.ts';

const video = (over: Partial<DashboardVideo> = {}): DashboardVideo => ({
  id: '7300000000000000001',
  author: 'someone',
  description: 'Bonjour',
  publishedAt: new Date('2026-11-20T10:00:00Z'),
  views: 1_000,
  likes: 40,
  comments: 5,
  shares: 5,
  source: 'page_json',
  precision: 'rounded',
  observedAt: new Date('2026-11-20T20:00:00Z'),
  ...over,
});

test('the five videos with most views are the top videos, most first', () => {
  const views = [3, 900, 12, 45, 7_000, 46, 1];
  expect(topVideos(views.map(count => video({ views: count }))).map(top => top.views)).toEqual([
    7_000, 900, 46, 45, 12,
  ]);
});

test('every video of the period is ranked, however many are newer than the most viewed', () => {
  const newest = Array.from({ length: 60 }, (_, index) =>
    video({ views: 1_000 + index, publishedAt: new Date(Date.UTC(2026, 10, 20, 0, 60 - index)) }),
  );
  const [first] = topVideos([...newest, video({ views: 42_800_000, publishedAt: new Date('2026-11-01') })]);
  expect(first?.views).toBe(42_800_000);
});

test('a count of a top video that is not known is no zero', () => {
  expect(topVideos([video({ likes: null })])[0]).toMatchObject({
    likes: null,
    engagement: null,
    comments: 5,
  });
});

test('a top video tells its figures, its author, its date and its engagement', () => {
  expect(topVideos([video()])).toEqual([
    {
      description: 'Bonjour',
      views: 1_000,
      likes: 40,
      comments: 5,
      shares: 5,
      author: 'someone',
      publishDate: '2026-11-20T10:00:00.000Z',
      engagement: 5,
      videoId: '7300000000000000001',
      provenance: {
        source: 'page_json',
        sources: ['page_json'],
        precision: 'rounded',
        mixed: false,
        step: 1,
        observedAt: '2026-11-20T20:00:00.000Z',
        n: 1,
        formula: 'reading',
      },
    },
  ]);
});

test('a description is its first 50 characters, and no emoji is cut in half', () => {
  const [top] = topVideos([video({ description: '👩‍🍳'.repeat(60) })]);
  expect(top?.description).toBe('👩‍🍳'.repeat(50));
  expect(topVideos([video({ description: 'a'.repeat(50) })])[0]?.description).toBe('a'.repeat(50));
});

test('an author without a name is called Inconnu', () => {
  expect(topVideos([video({ author: null }), video({ author: '  ' })]).map(top => top.author)).toEqual([
    'Inconnu',
    'Inconnu',
  ]);
});

test('of equal views the newer comes first, and unknown views come nowhere', () => {
  const tops = topVideos([
    video({ author: 'older', publishedAt: new Date('2026-11-01') }),
    video({ author: 'newer' }),
    video({ author: 'unknown', views: null }),
  ]);
  expect(tops.map(top => top.author)).toEqual(['newer', 'older']);
});
