import { expect, test } from 'vitest';
import type { Handle } from '#domain/accounts/handle.ts';
import { SOURCE_ERROR_CODES } from '#domain/sources/reading.ts';
import { CAPTCHA_PAGE, CHALLENGE_PAGE, profilePage, statusPage } from '#test/sources/pages.ts';
import { listing } from '#test/sources/ytdlp-output.ts';
import { parseProfilePage } from '../tiktok-page/page-json-parse.ts';
import { parseYtdlpListing } from '../ytdlp/ytdlp-parse.ts';

const handle = 'atelier.exemple' as Handle;
const observedAt = new Date('2026-11-20T08:00:00Z');
const SCRAPS = [
  '',
  'null',
  '-1',
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '1e999',
  '-2147483648',
  '"\\u0000"',
  'true',
  '9007199254740993',
  '{}',
  '[]',
  '"12K"',
  '<',
  '</script>',
];

/** A repeatable stream of whole numbers below a bound. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

function damage(text: string, random: (below: number) => number): string {
  let damaged = text;
  for (let cuts = random(4); cuts >= 0; cuts -= 1) {
    const at = random(damaged.length + 1);
    damaged = damaged.slice(0, at) + (SCRAPS[random(SCRAPS.length)] ?? '') + damaged.slice(at + random(30));
  }
  return random(10) === 0 ? damaged.slice(0, random(damaged.length + 1)) : damaged;
}

const isSound = (count: number | null): boolean =>
  count === null || (Number.isSafeInteger(count) && count >= 0);

test('a thousand damaged pages end in sound counts or in a named failure', () => {
  const random = numbers(7);
  const pages = [
    profilePage({ handle }),
    profilePage({ handle, statusCode: 10222 }),
    statusPage(10221),
    CAPTCHA_PAGE,
    CHALLENGE_PAGE,
  ];
  let read = 0;
  for (let round = 0; round < 1_000; round += 1) {
    const page = parseProfilePage(damage(pages[round % pages.length] ?? '', random), handle, observedAt);
    if (!page.ok) {
      expect(SOURCE_ERROR_CODES).toContain(page.code);
      continue;
    }
    read += 1;
    const { followers, following, likes, videos } = page.profile;
    expect([followers, following, likes, videos].every(isSound)).toBe(true);
    expect(page.profile.handle).toBe(handle);
  }
  expect(read).toBeGreaterThan(20);
});

test('a thousand damaged listings end in sound readings of this account or in a named failure', () => {
  const random = numbers(11);
  const whole = JSON.stringify(listing(handle, 3));
  let read = 0;
  for (let round = 0; round < 1_000; round += 1) {
    const list = parseYtdlpListing(damage(whole, random), handle, observedAt);
    if (!list.ok) continue;
    read += 1;
    for (const video of list.readings) {
      expect([video.views, video.likes, video.comments, video.shares, video.saves].every(isSound)).toBe(true);
      expect(video.handle).toBe(handle);
      expect(video.id).toMatch(/^[1-9]\d{0,18}$/);
      expect(video.publishedAt.getTime()).toBeLessThanOrEqual(observedAt.getTime() + 86_400_000);
    }
  }
  expect(read).toBeGreaterThan(50);
});
