import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Handle } from '#domain/accounts/handle.ts';
import { createVideoSource, type CollectRequest } from './source-chain.ts';
import { openLocalSite, type LocalSite } from '#test/sources/local-site.ts';
import { CAPTCHA_PAGE, profilePage, statusPage } from '#test/sources/pages.ts';
import { writeStandIn, type StandIn } from '#test/sources/stand-in-ytdlp.ts';
import { listEntry, listing, playlist } from '#test/sources/ytdlp-output.ts';
import { createPageJsonSource } from '../tiktok-page/page-json.ts';
import { SourceError, type VideoSource } from './video-source.ts';
import { createYtdlpSource } from '../ytdlp/ytdlp.ts';

const handle = 'atelier.exemple' as Handle;
const now = () => new Date('2026-11-20T08:00:00Z');
let tool: StandIn;
let site: LocalSite;
let page: { body: string; status?: number; headers?: Record<string, string> };

beforeEach(async () => {
  tool = await writeStandIn();
  page = { body: profilePage({ handle, videos: 3 }) };
  site = await openLocalSite((_request, response) => {
    response.writeHead(page.status ?? 200, page.headers).end(page.body);
  });
  await tool.behave({ stdout: JSON.stringify(listing(handle, 3)) });
});
afterEach(async () => {
  await site.close();
  await tool.remove();
});

const demo: VideoSource = {
  id: 'demo',
  capabilities: { profile: true, videos: true },
  availability: () => Promise.resolve({ usable: true }),
  profile: who => Promise.resolve({ ...demoProfile, handle: who }),
  videos: () => Promise.resolve([]),
};
const demoProfile = {
  handle: '',
  displayName: 'Démo',
  verified: false,
  privateAccount: false,
  followers: 5,
  following: 1,
  likes: 9,
  videos: 0,
  externalId: null,
  source: 'demo' as const,
  precision: 'exact' as const,
  observedAt: now(),
  warnings: [],
};

function composite(consent: boolean | (() => Promise<boolean>) = true, extra: VideoSource[] = []) {
  return createVideoSource({
    sources: [
      demo,
      ...extra,
      createPageJsonSource({ origin: site.origin }),
      createYtdlpSource({ binary: tool.path, searchPath: '/usr/bin:/bin' }),
    ],
    consent: typeof consent === 'boolean' ? () => Promise.resolve(consent) : consent,
  });
}

const request = (changes: Partial<CollectRequest> = {}): CollectRequest => ({
  signal: new AbortController().signal,
  now,
  limit: 60,
  known: { videos: null, followers: null },
  ...changes,
});
const collect = (changes: Partial<CollectRequest> = {}) => composite().collect(handle, request(changes));

async function failure(promise: Promise<unknown>): Promise<SourceError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SourceError);
  return error as SourceError;
}

test('the profile comes from the page, the videos from the program, and all is there', async () => {
  const got = await collect();
  expect(got.profile).toMatchObject({ handle, source: 'page_json', videos: 3, warnings: [] });
  expect(got.videos.map(({ source }) => source)).toEqual(['ytdlp', 'ytdlp', 'ytdlp']);
  expect(got).toMatchObject({ videosComplete: true, failures: [] });
  expect(site.asked).toHaveLength(1);
  expect(await tool.listings()).toHaveLength(1);
});

describe('consent', () => {
  test('without it no live source is touched', async () => {
    expect((await failure(composite(false).collect(handle, request()))).code).toBe('not_consented');
    expect(site.asked).toEqual([]);
    expect(await tool.calls()).toEqual([]);
  });

  test('it is asked again at every collection', async () => {
    let given = true;
    const source = composite(() => Promise.resolve(given));
    await source.collect(handle, request());
    given = false;
    expect((await failure(source.collect(handle, request()))).code).toBe('not_consented');
  });

  test('a demo creator needs none, and never causes a live call', async () => {
    const got = await composite(false).collect('demo-lea' as Handle, request());
    expect(got).toMatchObject({
      profile: { source: 'demo', handle: 'demo-lea' },
      videosComplete: true,
      failures: [],
    });
    await composite(true).collect('demo-lea' as Handle, request());
    expect(site.asked).toEqual([]);
    expect(await tool.calls()).toEqual([]);
  });

  test('a real account is never answered with demo data', async () => {
    page = { body: '', status: 500 };
    await tool.behave({ stderr: 'ERROR: x: Your IP address is blocked', exitCode: 1 });
    expect((await failure(collect())).code).toBe('deleted_or_blocked');
    const onlyDemo = createVideoSource({ sources: [demo], consent: () => Promise.resolve(true) });
    expect((await failure(onlyDemo.collect(handle, request()))).code).toBe('unavailable');
  });
});

describe('an empty list', () => {
  beforeEach(() => tool.behave({ stdout: JSON.stringify(playlist(handle, [])) }));

  test('is believed when the profile counts no video', async () => {
    page = { body: profilePage({ handle, videos: 0 }) };
    expect(await collect()).toMatchObject({ videos: [], videosComplete: true, failures: [] });
  });

  test('is a refusal when the profile counts videos', async () => {
    const got = await collect();
    expect(got.profile?.videos).toBe(3);
    expect(got).toMatchObject({
      videos: [],
      videosComplete: false,
      failures: [{ source: 'ytdlp', capability: 'videos', code: 'challenge' }],
    });
  });

  test('is a refusal when no profile can vouch for it', async () => {
    page = { body: '', status: 500 };
    expect((await failure(collect())).code).toBe('challenge');
  });

  test('said in words is judged in the same way', async () => {
    await tool.behave({
      stderr: 'ERROR: [tiktok:user] x: This account does not have any videos posted',
      exitCode: 1,
    });
    expect((await collect()).failures).toMatchObject([{ code: 'challenge' }]);
    page = { body: profilePage({ handle, videos: 0 }) };
    expect(await collect()).toMatchObject({ videosComplete: true, failures: [] });
  });
});

describe('"no such account, or blocked"', () => {
  beforeEach(() =>
    tool.behave({
      stderr: 'ERROR: [tiktok:user] x: Unable to extract secondary user ID. If you',
      exitCode: 1,
    }),
  );

  test('means blocked when the page shows the account', async () => {
    expect((await collect()).failures).toMatchObject([{ source: 'ytdlp', code: 'challenge' }]);
  });

  test('is not even asked when the page says that the account is missing', async () => {
    page = { body: statusPage(10221) };
    expect((await failure(collect())).code).toBe('not_found');
    expect(await tool.listings()).toEqual([]);
  });

  test('is told as blocked when the page is blocked too', async () => {
    page = { body: CAPTCHA_PAGE };
    expect((await failure(collect())).code).toBe('challenge');
  });

  test('stays open when the page says nothing', async () => {
    page = { body: '', status: 502 };
    expect((await failure(collect())).code).toBe('not_found_or_blocked');
  });
});

describe('completeness', () => {
  test('fewer videos than the profile counts is a partial list, and the profile says so', async () => {
    page = { body: profilePage({ handle, videos: 45 }) };
    const got = await collect();
    expect(got.videosComplete).toBe(false);
    expect(got.profile?.warnings).toEqual(['partial_list']);
    expect(got.failures).toEqual([]);
  });

  test('as many as were asked for is complete, however many there are', async () => {
    page = { body: profilePage({ handle, videos: 45 }) };
    expect((await collect({ limit: 3 })).videosComplete).toBe(true);
  });

  test('a list that broke off is kept and marked', async () => {
    await tool.behave({
      stdout: JSON.stringify(playlist(handle, [listEntry(handle, 0), null])),
      stderr: 'ERROR: x: HTTP Error 429: Too Many Requests',
      exitCode: 1,
    });
    const got = await collect();
    expect(got.videos).toHaveLength(1);
    expect(got).toMatchObject({
      videosComplete: false,
      failures: [{ code: 'partial', capability: 'videos' }],
    });
  });

  test('a list that broke off is kept even without a profile', async () => {
    page = { body: '', status: 500 };
    await tool.behave({
      stdout: JSON.stringify(playlist(handle, [listEntry(handle, 0), null])),
      exitCode: 1,
    });
    const got = await collect();
    expect(got.profile).toBeNull();
    expect(got.videos).toHaveLength(1);
    expect(got.failures.map(({ code }) => code)).toEqual(['unavailable', 'partial']);
  });
});

test('a private account keeps its counts, and its list is not asked for', async () => {
  page = { body: profilePage({ handle, statusCode: 10222, user: { privateAccount: true }, videos: 0 }) };
  const got = await collect();
  expect(got).toMatchObject({
    profile: { privateAccount: true, followers: 11_800 },
    videos: [],
    videosComplete: false,
    failures: [{ capability: 'videos', code: 'private' }],
  });
  expect(await tool.listings()).toEqual([]);
});

test('a list called private under a public profile is a refusal', async () => {
  await tool.behave({
    stderr: "ERROR: This user's account is likely either private or all of their",
    exitCode: 1,
  });
  expect((await collect()).failures).toMatchObject([{ code: 'challenge' }]);
});

test('zero followers for an account known to have some is a refusal, not a fact', async () => {
  page = { body: profilePage({ handle, followers: 0, videos: 3 }) };
  const got = await collect({ known: { videos: 3, followers: 11_800 } });
  expect(got.profile).toBeNull();
  expect(got.failures).toMatchObject([{ source: 'page_json', capability: 'profile', code: 'challenge' }]);
  expect(got.videos).toHaveLength(3);
  expect((await collect()).profile?.followers).toBe(0);
});

test('a platform that asks to slow down is obeyed: nothing else is asked, and the wait is passed on', async () => {
  page = { body: '', status: 429, headers: { 'retry-after': '120' } };
  expect(await failure(collect())).toMatchObject({
    code: 'rate_limited',
    source: 'page_json',
    retryAfterMs: 120_000,
  });
  expect(await tool.listings()).toEqual([]);
});

test('a missing program leaves the profile, with what to install', async () => {
  await tool.behave({ version: '2023.03.04' });
  const got = await collect();
  expect(got.profile?.followers).toBe(11_800);
  expect(got.failures).toMatchObject([
    {
      source: 'ytdlp',
      capability: 'videos',
      code: 'too_old',
      values: { found: '2023.03.04', needed: '2026.08.19' },
    },
  ]);
});

test('when both fail the most telling reason is given', async () => {
  page = { body: CAPTCHA_PAGE };
  await tool.behave({ version: '2023.03.04' });
  expect((await failure(collect())).code).toBe('challenge');
  await site.close();
  expect((await failure(collect())).code).toBe('network');
});

test('a source that cannot be used is passed over for the next that can', async () => {
  const broken: VideoSource = {
    id: 'apify_file',
    capabilities: { profile: true, videos: true },
    availability: () => Promise.resolve({ usable: false, reason: 'not_installed' }),
    profile: () => Promise.reject(new Error('must not be asked')),
    videos: () => Promise.reject(new Error('must not be asked')),
  };
  const got = await composite(true, [broken]).collect(handle, request());
  expect(got.profile?.source).toBe('page_json');
  expect(got.failures.map(({ source, code }) => `${source} ${code}`)).toEqual([
    'apify_file not_installed',
    'apify_file not_installed',
  ]);
});

test('an accident inside a source is an answer that changed, not a crash', async () => {
  const clumsy: VideoSource = {
    id: 'apify_file',
    capabilities: { profile: true, videos: false },
    availability: () => Promise.resolve({ usable: true }),
    profile: () => Promise.reject(new TypeError('undefined is not a function')),
  };
  const got = await composite(true, [clumsy]).collect(handle, request());
  expect(got.failures).toMatchObject([{ source: 'apify_file', code: 'parse_changed' }]);
  expect(got.profile?.source).toBe('page_json');
});

test('a collection stopped by the caller ends at once, whichever part was running', async () => {
  const controller = new AbortController();
  await tool.behave({ hang: true });
  const promise = failure(collect({ signal: controller.signal }));
  while ((await tool.listings()).length === 0) await new Promise(resolve => setTimeout(resolve, 20));
  controller.abort();
  expect((await promise).message).toContain('stopped by the caller');
  expect((await failure(collect({ signal: AbortSignal.abort() }))).message).toContain(
    'stopped by the caller',
  );
});

test('every source tells whether it can be used, and the start-up line sums them up', async () => {
  const source = composite(false);
  expect(await source.availability()).toEqual([
    expect.objectContaining({ id: 'demo', live: false, consented: true, availability: { usable: true } }),
    expect.objectContaining({
      id: 'page_json',
      live: true,
      consented: false,
      availability: { usable: true },
    }),
    expect.objectContaining({
      id: 'ytdlp',
      live: true,
      consented: false,
      availability: { usable: true, version: '2026.08.19' },
    }),
  ]);
  expect(await source.describe()).toBe(
    'demo, page_json (waits for the admin’s consent), ytdlp 2026.08.19 (waits for the admin’s consent), file import',
  );
  await tool.behave({ version: '2023.03.04' });
  expect(await composite().describe()).toBe('demo, page_json, ytdlp (too_old 2023.03.04), file import');
});
