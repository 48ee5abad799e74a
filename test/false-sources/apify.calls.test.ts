import { afterAll, beforeAll, test } from 'vitest';
import { createApifySource } from '#server/integrations/apify/apify-source.ts';
import { openLocalSite, type LocalSite } from '#test/sources/local-site.ts';
import { createTestApp, type TestApp } from '#test/harness/context.ts';
import { apifyLies, apifyTruth } from './false-apify.ts';
import { keepsTheTruth, liedTo, type LiedTo } from './scene.ts';
import { told, type LieTable } from './false-answers.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HANDLE = 'atelier.exemple';
const RUN = JSON.stringify({ data: { id: 'run12345', status: 'SUCCEEDED', defaultDatasetId: 'set12345' } });

let site: LocalSite;
let testApp: TestApp;
let subject: LiedTo;
let items = apifyTruth(HANDLE);
let hours = 0;

beforeAll(async () => {
  site = await openLocalSite((request, response) => {
    const isItems = request.url?.startsWith('/v2/datasets/') === true;
    response.writeHead(200, { 'content-type': 'application/json' }).end(isItems ? items : RUN);
  });
  testApp = await createTestApp({
    now: NOW,
    workers: 0,
    consent: true,
    sourcesOf: parts => [
      createApifySource(parts, { origin: site.origin, serverToken: 'apify_api_server_token_000', pollMs: 5 }),
    ],
  });
  subject = await liedTo(testApp, HANDLE);
});
afterAll(async () => {
  await testApp.close();
  await site.close();
});

const lies = apifyLies(HANDLE);
const line = (lie: keyof typeof lies, names: string | null) => ({ tells: lies[lie], names });
const LINES: LieTable<string> = {
  'an empty list though the profile counts videos': line(
    'an empty list though the profile counts videos',
    'source_challenge',
  ),
  'another author': line('another author', 'source_not_found_or_blocked'),
  'counts below zero': line('counts below zero', 'source_parse_changed'),
  'counts that are no numbers': line('counts that are no numbers', 'source_parse_changed'),
  'counts past all counting': line('counts past all counting', 'source_parse_changed'),
  'a date to come': line('a date to come', null),
  'a date before the platform': line('a date before the platform', null),
  'the same video twice': line('the same video twice', null),
  'half a JSON': line('half a JSON', 'source_parse_changed'),
  'HTML instead of JSON': line('HTML instead of JSON', 'source_parse_changed'),
  'an error told as a success': line('an error told as a success', 'source_parse_changed'),
};

test.each(told(LINES))('Apify lies: %s', async (_lie, tells, names) => {
  await keepsTheTruth(subject, names, {
    lie: () => void (items = tells),
    tellTheTruth: () => void (items = apifyTruth(HANDLE)),
    later: () => testApp.setNow(new Date(NOW.getTime() + (hours += 2) * 3_600_000)),
  });
});
