import type { Handle } from '#domain/accounts/handle.ts';
import { countOrWarn, readCount, warn } from '#domain/sources/read-count.ts';
import type { ProfileReading, SourceErrorCode, SourceWarning } from '#domain/sources/reading.ts';
import {
  flagAt,
  isRecord,
  nameAt,
  recordAt,
  textAt,
  valueAt,
  type JsonRecord,
} from '../../platform/json/json-record.ts';

type PageReading =
  | { ok: true; profile: ProfileReading }
  | { ok: false; code: SourceErrorCode; detail: string };

const DATA_SCRIPT = '__UNIVERSAL_DATA_FOR_REHYDRATION__';

/** The platform's own status codes on a profile page. */
const STATUS_MEANINGS = new Map<number, SourceErrorCode>([
  [10202, 'not_found'],
  [10221, 'not_found'],
  [10223, 'not_found'],
  [10222, 'private'],
  [10215, 'private'],
  [10216, 'private'],
  [10204, 'deleted_or_blocked'],
]);

/** Reads a profile page. `observedAt` is the instant the page was fetched. */
export function parseProfilePage(html: string, handle: Handle, observedAt: Date): PageReading {
  const page = pageData(html, 'webapp.user-detail');
  if (!page.ok) return page;
  const detail = page.data;
  const info = recordAt(detail, 'userInfo');
  const user = recordAt(info, 'user');
  const warnings: SourceWarning[] = [];
  const counts = readCounts(info, warnings);
  const counted = counts.followers !== null || counts.likes !== null || counts.videos !== null;
  const shownHandle = textAt(user, 'uniqueId')?.toLowerCase() ?? null;
  if (shownHandle !== null && shownHandle !== handle) {
    return { ok: false, code: 'challenge', detail: 'the page of another account was answered' };
  }

  const status = readStatus(detail);
  const meaning = status === 0 ? null : (STATUS_MEANINGS.get(status ?? NaN) ?? 'unavailable');
  const showsUser = shownHandle !== null && counted;
  if (meaning !== null && !(meaning === 'private' && showsUser)) {
    return { ok: false, code: meaning, detail: `the page answered status ${status ?? 'unreadable'}` };
  }
  if (!showsUser)
    return { ok: false, code: 'parse_changed', detail: 'the page holds no counts of the account' };

  return {
    ok: true,
    profile: {
      handle,
      displayName: nameAt(user, 'nickname'),
      verified: flagAt(user, 'verified'),
      privateAccount: meaning === 'private' ? true : flagAt(user, 'privateAccount'),
      ...counts,
      externalId: nameAt(user, 'id'),
      source: 'page_json',
      precision: 'rounded',
      observedAt,
      warnings,
    },
  };
}

/** Longest opening tag looked at; a real one has some eighty characters. */
const TAG_LIMIT = 500;

/** The text of the page's data script; found by a bounded plain search, so that no page can make it slow. */
function dataScript(html: string): string | null {
  for (
    let at = html.indexOf(DATA_SCRIPT);
    at !== -1;
    at = html.indexOf(DATA_SCRIPT, at + DATA_SCRIPT.length)
  ) {
    const before = html.slice(Math.max(0, at - TAG_LIMIT), at);
    const after = html.slice(at, at + TAG_LIMIT);
    const open = before.lastIndexOf('<script');
    const end = after.indexOf('>');
    if (open === -1 || end === -1 || before.includes('>', open)) continue;
    const start = at + end + 1;
    const close = html.indexOf('</script', start);
    return html.slice(start, close === -1 ? undefined : close);
  }
  return null;
}

type PageData = { ok: true; data: JsonRecord } | { ok: false; code: SourceErrorCode; detail: string };

/** One part of a page's data script, or why there is none. */
export function pageData(html: string, part: 'webapp.user-detail' | 'webapp.video-detail'): PageData {
  const script = dataScript(html);
  if (script === null) return withoutScript(html);
  const refuse = (detail: string): PageData => ({ ok: false, code: 'parse_changed', detail });
  let data: unknown;
  try {
    data = JSON.parse(script);
  } catch {
    return refuse('the data script is not complete JSON');
  }
  if (!isRecord(data)) return refuse('the data script holds no object');
  const found = valueAt(recordAt(data, '__DEFAULT_SCOPE__'), part);
  if (isRecord(found)) return { ok: true, data: found };
  return refuse(`the data script holds no ${part === 'webapp.user-detail' ? 'account' : 'video'}`);
}

/** Captcha pages are small; ordinary pages mention captchas somewhere in their scripts. */
const CAPTCHA_PAGE_LIMIT = 50_000;

function withoutScript(html: string): Extract<PageData, { ok: false }> {
  const refuse = (code: SourceErrorCode, detail: string): Extract<PageData, { ok: false }> => ({
    ok: false,
    code,
    detail,
  });
  if (html.trim() === '') return refuse('challenge', 'the page was empty');
  if (/id="cs"|_wafchallengeid|Please wait\.\.\./.test(html))
    return refuse('challenge', 'a challenge page was answered');
  if (
    html.length < CAPTCHA_PAGE_LIMIT &&
    /tiktok-verify|captcha|verify to continue|security check/i.test(html)
  ) {
    return refuse('challenge', 'a captcha page was answered');
  }
  return refuse('parse_changed', 'the page holds no data script');
}

function readStatus(detail: JsonRecord): number | null {
  const value = valueAt(detail, 'statusCode');
  return value === undefined || value === null ? 0 : readCount(value).count;
}

type Counts = Pick<ProfileReading, 'followers' | 'following' | 'likes' | 'videos'>;

function readCounts(info: JsonRecord, warnings: SourceWarning[]): Counts {
  const texts = recordAt(info, 'statsV2');
  const numbers = recordAt(info, 'stats');
  // The numbers are 32-bit and overflow above 2.1 billion likes; the corresponding texts do not.
  const read = (...names: string[]): number | null => {
    const number = names.map(name => valueAt(numbers, name)).find(value => value !== undefined);
    for (const name of names) {
      const fromText = readCount(valueAt(texts, name)).count;
      if (fromText === null) continue;
      if (readCount(number).problem === 'negative') warn(warnings, 'overflowed_count_replaced');
      return fromText;
    }
    return countOrWarn(number ?? names.map(name => valueAt(texts, name)).find(Boolean), warnings);
  };
  return {
    followers: read('followerCount'),
    following: read('followingCount'),
    likes: read('heartCount', 'heart'),
    videos: read('videoCount'),
  };
}
