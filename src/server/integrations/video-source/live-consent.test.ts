import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Handle } from '#domain/accounts/handle.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { openDatabase, type Database } from '#server/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { createAppVideoSource } from '../../app/adapters/create-video-source.ts';
import { openOnePageSite } from '#test/sources/local-site.ts';
import { profilePage } from '#test/sources/pages.ts';
import { getLiveConsent, saveLiveConsent } from './live-consent.ts';
import { readSourceDays } from './source-hours.ts';

const secrets = createSecrets('a secret for tests alone: 0123456789abcdef');
const log = pino({ level: 'silent' });
const now = new Date('2026-11-20T08:00:00Z');
const clock = { now: () => now };
const handle = 'atelier.exemple' as Handle;
const adminId = '00000000-0000-4000-8000-000000000001';
let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ connectionString: database.connectionString, log });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

test('nothing live is read until an admin has agreed, and no longer once the answer is taken back', async () => {
  const site = await openOnePageSite(profilePage({ handle }));
  const config = readConfig({ TIKTOK_ORIGIN: site.origin, YTDLP_PATH: '/nowhere/yt-dlp' });
  const source = createAppVideoSource({ config, db, log, secrets, clock });
  const request = () => ({
    signal: new AbortController().signal,
    now: () => now,
    limit: 10,
    known: { videos: null, followers: null },
  });

  expect(await getLiveConsent(db.system)).toEqual({ given: false, at: null });
  await expect(source.collect(handle, request())).rejects.toMatchObject({ code: 'not_consented' });
  expect(site.asked).toEqual([]);

  await saveLiveConsent(db.system, { given: true, adminId, now });
  expect(await getLiveConsent(db.system)).toEqual({ given: true, at: now });
  const got = await source.collect(handle, request());
  expect(got.profile?.followers).toBe(11_800);
  expect(got.failures).toMatchObject([{ source: 'ytdlp', code: 'not_installed' }]);

  await saveLiveConsent(db.system, { given: false, adminId, now });
  await expect(source.collect(handle, request())).rejects.toMatchObject({ code: 'not_consented' });
  expect(site.asked).toHaveLength(1);
  await site.close();

  // Not installed and not allowed do not count as failures of a source; the empty list does.
  const since = new Date(now.getTime() - 86_400_000);
  await expect
    .poll(() => readSourceDays(db.system, since))
    .toMatchObject([{ source: 'page_json', done: 1, last_done_at: now }]);
});

test('the product knows its demo creators without any consent', async () => {
  const source = createAppVideoSource({ config: readConfig({}), db, log, secrets, clock });
  expect(await source.describe()).toMatch(
    /^demo, page_json \(waits for the admin’s consent\), ytdlp.*file import$/,
  );
});
