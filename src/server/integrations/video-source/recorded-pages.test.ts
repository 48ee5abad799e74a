import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHandle } from '#domain/accounts/handle.ts';
import { openLocalSite, type LocalSite } from '#test/sources/local-site.ts';
import { missingMaterial, recorded } from '#test/sources/recorded-material.ts';
import { createPageJsonSource } from '../tiktok-page/page-json.ts';
import { SourceError } from './video-source.ts';

const { missing, note } = missingMaterial('web_page');
const now = () => new Date('2026-11-21T12:00:00Z');

/** Expected classification of each page when it is the answer for a profile. */
const MEANINGS: Record<string, string> = {
  'synth_captcha.html': 'challenge',
  'synth_challenge.html': 'challenge',
  'synth_wait.html': 'challenge',
  'synth_user_10202.html': 'not_found',
  'synth_user_banned.html': 'not_found',
  'synth_user_notfound.html': 'not_found',
  'synth_user_novideo.html': 'profile',
  'synth_user_ok.html': 'profile',
  'synth_user_private.html': 'profile',
};

describe.skipIf(missing)(`recorded and composed pages${note}`, () => {
  const names = missing ? [] : readdirSync(recorded('web_page')).filter(name => /\.(html|json)$/.test(name));
  let site: LocalSite;
  let body = '';
  beforeAll(async () => {
    site = await openLocalSite((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(body);
    });
  });
  afterAll(() => site.close());

  async function readPage(name: string) {
    body = readFileSync(recorded('web_page', name), 'utf8');
    const parsed = parseHandle(/"uniqueId": ?"([^"]+)"/.exec(body)?.[1] ?? 'nobody');
    if (!parsed.ok) throw new Error('no handle');
    const source = createPageJsonSource({ origin: site.origin });
    return source.profile!(parsed.handle, { signal: new AbortController().signal, now });
  }

  test.each(names)('%s is named, and only a profile is read as one', async name => {
    const meaning = MEANINGS[name] ?? 'parse_changed';
    const result = await readPage(name).catch((error: unknown) => error);
    if (meaning === 'profile') expect(result).toMatchObject({ source: 'page_json', followers: 11_800_000 });
    else {
      expect(result).toBeInstanceOf(SourceError);
      expect((result as SourceError).code).toBe(meaning);
    }
  });

  test('the numbers are those of the page', async () => {
    expect(await readPage('synth_user_ok.html')).toMatchObject({
      followers: 11_800_000,
      following: 99,
      likes: 311_600_000,
      videos: 2_682,
      verified: true,
      privateAccount: false,
      warnings: [],
    });
    expect(await readPage('synth_user_novideo.html')).toMatchObject({ videos: 0, privateAccount: false });
    expect(await readPage('synth_user_private.html')).toMatchObject({ videos: 0, privateAccount: true });
  });
});
