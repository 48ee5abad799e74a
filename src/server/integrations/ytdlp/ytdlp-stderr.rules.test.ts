import { expect, test } from 'vitest';
import { readYtdlpStderr } from './ytdlp-stderr.ts';
import { isNewEnough, readYtdlpVersion } from './ytdlp-version.ts';

const COOKIES =
  'Use --cookies-from-browser or --cookies for the authentication. See  https://example.test  for how to';
const REPORT =
  'please report this issue on  https://example.test , filling out the appropriate issue template.';
const ID = '7555000000000000001';

test.each([
  [
    `ERROR: [tiktok:user] x: Unable to extract secondary user ID. If you are able to get the channel_id`,
    'not_found_or_blocked',
  ],
  [`ERROR: [tiktok:user] x: This account does not have any videos posted`, 'no_videos'],
  [
    `ERROR: [tiktok:user] x: This user's account is private. Log into an account that has access. ${COOKIES}`,
    'private',
  ],
  [
    `ERROR: This user's account is likely either private or all of their videos are private. ${COOKIES}`,
    'private',
  ],
  [`ERROR: [TikTok] ${ID}: You do not have permission to view this post. ${COOKIES}`, 'private'],
  [`ERROR: [TikTok] ${ID}: Your IP address is blocked from accessing this post`, 'deleted_or_blocked'],
  [
    `ERROR: [TikTok] ${ID}: Unable to download webpage: HTTP Error 403: Forbidden (caused by <HTTPError 403: Forbidden>)`,
    'deleted_or_blocked',
  ],
  [
    `ERROR: [TikTok] ${ID}: Unable to download webpage: HTTP Error 404: Not Found (caused by <HTTPError 404: Not Found>)`,
    'not_found',
  ],
  [
    `ERROR: [TikTok] ${ID}: TikTok is requiring login for access to this content. ${COOKIES}`,
    'login_required',
  ],
  [
    `ERROR: [TikTok] ${ID}: This post may not be comfortable for some audiences. Log in for access. ${COOKIES}`,
    'age_restricted',
  ],
  [`ERROR: [TikTok] ${ID}: Unexpected response from webpage request; ${REPORT}`, 'challenge'],
  [`ERROR: [TikTok] ${ID}: Unable to extract challenge data; ${REPORT}`, 'challenge'],
  [`ERROR: [TikTok] ${ID}: Video not available, status code 10231; ${REPORT}`, 'unavailable'],
  [
    `ERROR: x: Unable to download JSON metadata: HTTP Error 429: Too Many Requests (caused by <HTTPError 429>)`,
    'rate_limited',
  ],
  [
    `ERROR: x: Failed to parse JSON (caused by JSONDecodeError("Expecting value in '': line 1 column 1 (char 0)")); ${REPORT}`,
    'rate_limited',
  ],
  [
    `ERROR: x: Failed to parse JSON (caused by JSONDecodeError("Expecting ',' delimiter: line 1 column 900 (char 899)")); ${REPORT}`,
    'parse_changed',
  ],
  [
    `ERROR: x: Unable to download webpage: HTTP Error 502: Bad Gateway (caused by <HTTPError 502>)`,
    'unavailable',
  ],
  [`ERROR: x: Unable to download webpage: timed out (caused by TransportError('timed out'))`, 'timeout'],
  [
    `ERROR: x: Unable to download webpage: <urlopen error [Errno -3] Temporary failure in name resolution>`,
    'network',
  ],
  [
    `ERROR: x: Unable to download webpage: [Errno 111] Connection refused (caused by TransportError(...))`,
    'network',
  ],
  [
    `ERROR: x: Unable to download webpage: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed`,
    'network',
  ],
  [`ERROR: Unsupported URL: https://www.tiktok.com/notathing`, 'unsupported_url'],
  [`ERROR: No suitable extractor found for URL https://example.test`, 'unsupported_url'],
  [`Usage: yt-dlp [OPTIONS] URL [URL...]\n\nyt-dlp: error: no such option: --nope`, 'parse_changed'],
  [
    `Traceback (most recent call last):\n  File "x"\nTypeError: 'NoneType' object is not subscriptable`,
    'parse_changed',
  ],
  [`ERROR: [TikTok] ${ID}: Unable to extract universal data for rehydration; ${REPORT}`, 'parse_changed'],
  [`ERROR: something never seen before`, 'unavailable'],
  [``, 'unavailable'],
])('%s', (stderr, code) => {
  expect(readYtdlpStderr(stderr).code).toBe(code);
});

test('warnings and retries on the way are not the reason', () => {
  const stderr = [
    'WARNING: [tiktok:user] The extractor is attempting impersonation, but no impersonate target is available.',
    'WARNING: [tiktok:user] Unable to download webpage: HTTP Error 429: Too Many Requests. Retrying (1/2)...',
    'ERROR: [tiktok:user] x: This account does not have any videos posted',
  ].join('\n');
  expect(readYtdlpStderr(stderr).code).toBe('no_videos');
});

test('the detail is one short line without advice', () => {
  expect(readYtdlpStderr(`ERROR: [TikTok] ${ID}: Unable to extract challenge data; ${REPORT}`).detail).toBe(
    `ERROR: [TikTok] ${ID}: Unable to extract challenge data`,
  );
  expect(readYtdlpStderr(`ERROR: ${'x'.repeat(5_000)}`).detail.length).toBeLessThanOrEqual(300);
});

test.each([
  ['2026.08.19\n', '2026.08.19', true],
  ['2026.08.18', '2026.08.18', false],
  ['2023.03.04', '2023.03.04', false],
  ['2026.8.19', '2026.8.19', true],
  ['2027.01.02', '2027.01.02', true],
  ['nightly@2026.09.01.232345', '2026.09.01.232345', true],
  ['2026.08.19.232345', '2026.08.19.232345', true],
  ['WARNING: old Python\n2026.10.01\n', '2026.10.01', true],
])('the version printed as %j is %s', (printed, version, enough) => {
  expect(readYtdlpVersion(printed)).toBe(version);
  expect(isNewEnough(version, '2026.08.19')).toBe(enough);
});

test.each([[''], ['yt-dlp'], ['v1.2'], ['2026.08'], ['20260819']])('%j is no version', printed => {
  expect(readYtdlpVersion(printed)).toBeNull();
});
