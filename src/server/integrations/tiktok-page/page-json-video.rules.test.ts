import { expect, test } from 'vitest';
import type { VideoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import { parseVideoPage } from './page-json-video.ts';

const AT = new Date('2026-11-21T09:30:00Z');
const ID = '7623397053468577046';
const link: VideoLink = {
  kind: 'video',
  id: ID,
  isSlideshow: false,
  handle: null,
  publishedAt: AT,
} as VideoLink;

const item = (changes: object = {}) => ({
  id: ID,
  desc: 'Une recette #cuisine',
  createTime: '1774951200',
  author: { uniqueId: 'Lea.Cuisine' },
  stats: { playCount: -2147483648, diggCount: 80, commentCount: 7, shareCount: 3, collectCount: 12 },
  statsV2: {
    playCount: '2200000000',
    diggCount: '80',
    commentCount: '7',
    shareCount: '3',
    collectCount: '12',
  },
  video: { duration: 31 },
  ...changes,
});
const page = (detail: object) =>
  `<html><script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${JSON.stringify({
    __DEFAULT_SCOPE__: { 'webapp.video-detail': detail },
  })}</script></html>`;
const read = (detail: object) => parseVideoPage(page(detail), link, AT);
const ok = (changes?: object) => read({ statusCode: 0, itemInfo: { itemStruct: item(changes) } });

test('the page of a video gives its counts, its words and its account', () => {
  expect(ok()).toMatchObject({
    ok: true,
    reading: {
      id: ID,
      handle: 'lea.cuisine',
      url: `https://www.tiktok.com/@lea.cuisine/video/${ID}`,
      description: 'Une recette #cuisine',
      views: 2_200_000_000,
      likes: 80,
      comments: 7,
      shares: 3,
      saves: 12,
      durationSeconds: 31,
      kind: 'video',
      precision: 'rounded',
      warnings: ['overflowed_count_replaced'],
    },
  });
});

test('pictures make it a slideshow, without a length', () => {
  expect(ok({ imagePost: { images: [{}] } })).toMatchObject({
    ok: true,
    reading: { kind: 'slideshow', durationSeconds: null },
  });
});

test.each([
  [{ statusCode: 10204 }, 'deleted_or_blocked'],
  [{ statusCode: '10222' }, 'private'],
  [{ statusCode: 10231 }, 'age_restricted'],
  [{ statusCode: 1 }, 'unavailable'],
  [{ statusCode: 0 }, 'parse_changed'],
  [{ statusCode: 0, itemInfo: { itemStruct: item({ id: '7623397053468577047' }) } }, 'challenge'],
  [{ statusCode: 0, itemInfo: { itemStruct: item({ author: {} }) } }, 'parse_changed'],
])('%j is told by its code', (detail, code) => {
  expect(read(detail)).toMatchObject({ ok: false, code });
});

test('an empty page, a challenge and torn JSON are told apart', () => {
  const of = (html: string) => parseVideoPage(html, link, AT);
  expect(of('')).toMatchObject({ code: 'challenge' });
  expect(of('<p id="cs">Please wait...</p>')).toMatchObject({ code: 'challenge' });
  expect(of(page({}).slice(0, 120))).toMatchObject({ code: 'parse_changed' });
});
