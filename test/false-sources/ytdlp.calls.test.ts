import { afterAll, beforeAll, test } from 'vitest';
import { openOnePageSite, type LocalSite } from '#test/sources/local-site.ts';
import { profilePage } from '#test/sources/pages.ts';
import { writeStandIn, type StandIn } from '#test/sources/stand-in-ytdlp.ts';
import { createPageJsonSource } from '#server/integrations/tiktok-page/page-json.ts';
import { createYtdlpSource } from '#server/integrations/ytdlp/ytdlp.ts';
import { createTestApp, type TestApp } from '#test/harness/context.ts';
import { keepsTheTruth, liedTo, type LiedTo } from './scene.ts';
import { told, type LieTable } from './false-answers.ts';
import { ytdlpLies, ytdlpTruth } from './false-ytdlp.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HANDLE = 'atelier.exemple';

let site: LocalSite;
let program: StandIn;
let testApp: TestApp;
let subject: LiedTo;
let hours = 0;

beforeAll(async () => {
  site = await openOnePageSite(profilePage({ handle: HANDLE, videos: 3 }));
  program = await writeStandIn();
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

const lies = ytdlpLies(HANDLE);
const line = (lie: keyof typeof lies, names: string | null) => ({ tells: lies[lie], names });
const LINES: LieTable<string> = {
  'an empty list though the profile counts videos': line(
    'an empty list though the profile counts videos',
    'source_challenge',
  ),
  'another author': line('another author', 'source_challenge'),
  'counts below zero': line('counts below zero', null),
  'counts that are no numbers': line('counts that are no numbers', null),
  'counts past all counting': line('counts past all counting', null),
  'a date to come': line('a date to come', null),
  'a date before the platform': line('a date before the platform', null),
  'the same video twice': line('the same video twice', null),
  'half a JSON': line('half a JSON', 'source_parse_changed'),
  'HTML instead of JSON': line('HTML instead of JSON', 'source_parse_changed'),
  'an error told as a success': line('an error told as a success', 'source_parse_changed'),
};

test.each(told(LINES))('yt-dlp lies: %s', async (_lie, tells, names) => {
  await keepsTheTruth(subject, names, {
    lie: () => program.behave({ stdout: tells }),
    tellTheTruth: () => program.behave({ stdout: ytdlpTruth(HANDLE) }),
    later: () => testApp.setNow(new Date(NOW.getTime() + (hours += 2) * 3_600_000)),
  });
});
