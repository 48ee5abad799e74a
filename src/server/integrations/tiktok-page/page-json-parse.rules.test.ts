import { expect, test } from 'vitest';
import type { Handle } from '#domain/accounts/handle.ts';
import { processorMs } from '#test/harness/processor-time.ts';
import { CAPTCHA_PAGE, CHALLENGE_PAGE, pageAround, profilePage, statusPage } from '#test/sources/pages.ts';
import { parseProfilePage } from './page-json-parse.ts';

const handle = 'atelier.exemple' as Handle;
const observedAt = new Date('2026-11-20T08:00:00Z');
const read = (html: string) => parseProfilePage(html, handle, observedAt);
const codeOf = (html: string) => {
  const page = read(html);
  return page.ok ? 'ok' : page.code;
};

test('a profile page gives the account with its counts, rounded, and its time', () => {
  expect(read(profilePage({ handle }))).toEqual({
    ok: true,
    profile: {
      handle,
      displayName: 'Atelier Exemple',
      verified: true,
      privateAccount: false,
      followers: 11_800,
      following: 99,
      likes: 311_600,
      videos: 268,
      externalId: '6700000000000000001',
      source: 'page_json',
      precision: 'rounded',
      observedAt,
      warnings: [],
    },
  });
});

test('the texts come before the numbers, which overflow above 2.1 billion likes', () => {
  const page = read(
    profilePage({
      handle,
      likes: '2669355760',
      stats: { heartCount: -1_625_611_536, heart: -1_625_611_536 },
    }),
  );
  expect(page.ok && page.profile.likes).toBe(2_669_355_760);
  expect(page.ok && page.profile.warnings).toEqual(['overflowed_count_replaced']);
});

test('a negative count without a text beside it is dropped, never shown', () => {
  const page = read(profilePage({ handle, statsV2: null, stats: { heartCount: -5, heart: -5 } }));
  expect(page.ok && page.profile.likes).toBeNull();
  expect(page.ok && page.profile.warnings).toEqual(['negative_count_dropped']);
  const texts = read(
    profilePage({
      handle,
      stats: { heartCount: undefined, heart: undefined },
      statsV2: { heartCount: '-5', heart: '-5' },
    }),
  );
  expect(texts.ok && texts.profile.likes).toBeNull();
  expect(texts.ok && texts.profile.warnings).toEqual(['negative_count_dropped']);
});

test('an unreadable text gives way to the number', () => {
  const page = read(profilePage({ handle, followers: 11_800, statsV2: { followerCount: '11.8K' } }));
  expect(page.ok && page.profile.followers).toBe(11_800);
});

test('without texts the numbers are used, as in older pages', () => {
  const page = read(profilePage({ handle, statsV2: null }));
  expect(page.ok && page.profile.likes).toBe(311_600);
});

test.each([
  [10221, 'not_found'],
  [10202, 'not_found'],
  [10223, 'not_found'],
  [10222, 'private'],
  [10204, 'deleted_or_blocked'],
  [100_004, 'unavailable'],
  [-1, 'unavailable'],
])('status %i without an account means %s', (status, code) => {
  expect(codeOf(statusPage(status))).toBe(code);
});

test('a private account whose counts are shown keeps them', () => {
  const page = read(profilePage({ handle, statusCode: 10222, user: { privateAccount: true }, videos: 0 }));
  expect(page.ok && page.profile).toMatchObject({ privateAccount: true, followers: 11_800, likes: 311_600 });
});

test('a private account without any count is told as private', () => {
  const empty = { followerCount: undefined, heartCount: undefined, heart: undefined, videoCount: undefined };
  expect(codeOf(profilePage({ handle, statusCode: 10222, stats: empty, statsV2: empty }))).toBe('private');
});

test('the page of another account is refused', () => {
  expect(codeOf(profilePage({ handle: 'somebody.else' }))).toBe('challenge');
});

test('capital letters do not make another account', () => {
  expect(codeOf(profilePage({ handle: 'Atelier.Exemple' }))).toBe('ok');
});

test.each([
  ['a challenge', CHALLENGE_PAGE, 'challenge'],
  ['a captcha', CAPTCHA_PAGE, 'challenge'],
  ['nothing at all', ' \n', 'challenge'],
  ['a page without data', '<html><body>Bonjour</body></html>', 'parse_changed'],
  ['JSON instead of a page', '{"ok":true}', 'parse_changed'],
  ['half a data script', profilePage({ handle: 'atelier.exemple' }).slice(0, 400), 'parse_changed'],
  ['a data script without an account', pageAround({ __DEFAULT_SCOPE__: {} }), 'parse_changed'],
  ['a list for a data script', pageAround([]), 'parse_changed'],
  ['a data script of null', pageAround('null'), 'parse_changed'],
  [
    'an account that is a text',
    pageAround({ __DEFAULT_SCOPE__: { 'webapp.user-detail': 'x' } }),
    'parse_changed',
  ],
  ['an account without counts', statusPage(0), 'parse_changed'],
])('%s is told apart', (_name, html, code) => {
  expect(codeOf(html)).toBe(code);
});

test('a mention of the script before the script itself misleads nobody', () => {
  const early =
    '<script>var wanted = "__UNIVERSAL_DATA_FOR_REHYDRATION__";</script><p>__UNIVERSAL_DATA_FOR_REHYDRATION__</p>';
  expect(codeOf(`${early}${profilePage({ handle })}`)).toBe('ok');
});

test('names of inherited properties are not data', () => {
  const page = `{"__DEFAULT_SCOPE__":{"webapp.user-detail":{"__proto__":{"statusCode":10221},"userInfo":{"user":{"uniqueId":"${handle}"},"stats":{"followerCount":5,"__proto__":{"videoCount":9}}}}}}`;
  const read_ = read(pageAround(page));
  expect(read_.ok && read_.profile).toMatchObject({ followers: 5, videos: null, displayName: null });
});

test('a page of eight megabytes of openings is read in a moment', () => {
  const page = '<script '.repeat(500_000) + '__UNIVERSAL_DATA_FOR_REHYDRATION__ '.repeat(100_000);
  const start = processorMs();
  expect(codeOf(page)).toBe('parse_changed');
  expect(processorMs() - start).toBeLessThan(2_000);
});
