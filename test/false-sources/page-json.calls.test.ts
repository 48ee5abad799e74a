import { afterAll, beforeAll, test } from 'vitest';
import { openLocalSite, type LocalSite } from '#test/sources/local-site.ts';
import { profilePage, statusPage, type PageAccount } from '#test/sources/pages.ts';
import { writeStandIn, type StandIn } from '#test/sources/stand-in-ytdlp.ts';
import { listing } from '#test/sources/ytdlp-output.ts';
import { createPageJsonSource } from '#server/integrations/tiktok-page/page-json.ts';
import { createYtdlpSource } from '#server/integrations/ytdlp/ytdlp.ts';
import { createTestApp, type TestApp } from '#test/harness/context.ts';
import { keepsTheTruth, liedTo, type LiedTo } from './scene.ts';
import { NO_COUNTS, PAGE, told, type LieTable } from './false-answers.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HANDLE = 'atelier.exemple';
const page = (changes: Partial<PageAccount> = {}) => profilePage({ handle: HANDLE, videos: 3, ...changes });

let site: LocalSite;
let program: StandIn;
let testApp: TestApp;
let subject: LiedTo;
let shownPage = page();
let hours = 0;

beforeAll(async () => {
  site = await openLocalSite((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shownPage),
  );
  program = await writeStandIn({ stdout: JSON.stringify(listing(HANDLE, 3)) });
  testApp = await createTestApp({
    now: NOW,
    workers: 0,
    consent: true,
    sources: [
      createPageJsonSource({ origin: site.origin }),
      createYtdlpSource({ binary: program.path, searchPath: '' }),
    ],
  });
  subject = await liedTo(testApp, HANDLE);
});
afterAll(async () => {
  await testApp.close();
  await site.close();
  await program.remove();
});

const counting = (count: unknown): string =>
  page({
    stats: {
      followerCount: count,
      followingCount: count,
      heart: count,
      heartCount: count,
      videoCount: count,
    },
    statsV2: null,
  });

const LINES: LieTable<string> = {
  // The page holds no list, so an empty account stands in for it.
  'an empty list though the profile counts videos': {
    tells: page({ followers: 0, following: 0, likes: 0, videos: 0 }),
    names: 'source_challenge',
  },
  'another author': { tells: page({ handle: 'un.autre' }), names: 'source_challenge' },
  'counts below zero': { tells: counting(NO_COUNTS['counts below zero']), names: 'source_parse_changed' },
  'counts that are no numbers': {
    tells: counting(NO_COUNTS['counts that are no numbers']),
    names: 'source_parse_changed',
  },
  'counts past all counting': {
    tells: counting(NO_COUNTS['counts past all counting']),
    names: 'source_parse_changed',
  },
  'a date to come': { cannot: 'no date is read from the page' },
  'a date before the platform': { cannot: 'no date is read from the page' },
  'the same video twice': { cannot: 'no video is read from the page' },
  'half a JSON': { tells: page().slice(0, 600), names: 'source_parse_changed' },
  'HTML instead of JSON': { tells: PAGE, names: 'source_parse_changed' },
  'an error told as a success': { tells: statusPage(10_231), names: 'source_unavailable' },
};

test.each(told(LINES))('the public page lies: %s', async (_lie, tells, names) => {
  await keepsTheTruth(subject, names, {
    lie: () => void (shownPage = tells),
    tellTheTruth: () => void (shownPage = page()),
    later: () => testApp.setNow(new Date(NOW.getTime() + (hours += 2) * 3_600_000)),
  });
});
