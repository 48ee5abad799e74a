import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHandle } from '#domain/accounts/handle.ts';
import { missingMaterial, recorded } from '#test/sources/recorded-material.ts';
import { writeStandIn, type StandIn } from '#test/sources/stand-in-ytdlp.ts';
import { parseImportFile } from '../import-files/parse-import-file.ts';
import { SourceError } from './video-source.ts';
import { createYtdlpSource } from '../ytdlp/ytdlp.ts';

const { missing, note } = missingMaterial('ytdlp');
const now = () => new Date('2026-11-21T12:00:00Z');

/** Expected classification of each recorded run of the real program; a number is the count of videos read. */
const MEANINGS: Record<string, string | number> = {
  bad_option: 'parse_changed',
  bad_url: 'unsupported_url',
  photo_url: 'unsupported_url',
  shortlink: 1,
  user_10202: 'not_found_or_blocked',
  user_api_403: 'deleted_or_blocked',
  user_api_429: 'rate_limited',
  user_api_emptybody: 'rate_limited',
  user_banned: 'not_found_or_blocked',
  user_captcha: 'not_found_or_blocked',
  user_challenge: 'not_found_or_blocked',
  user_emptylist: 0,
  user_emptylist_more: 'private',
  user_flat_dump: 2,
  user_notfound: 'not_found_or_blocked',
  user_novideo: 'no_videos',
  user_ok: 2,
  user_private: 'private',
  video_100002_x: 'unavailable',
  video_10204_status_deleted: 'deleted_or_blocked',
  video_10204_x: 'deleted_or_blocked',
  video_10215_x: 'unavailable',
  video_10216_x: 'private',
  video_10222_x: 'private',
  video_10231_x: 'unavailable',
  video_10235_x: 'unavailable',
  video_403: 'deleted_or_blocked',
  video_404: 'not_found',
  video_429: 'rate_limited',
  video_captcha: 'challenge',
  video_challenge_ok: 1,
  video_classified: 'age_restricted',
  video_huge_neg: 1,
  video_login: 'login_required',
  video_nodesc_zero: 1,
  video_ok: 1,
  video_slideshow: 1,
  video_subs: 1,
  video_timeout: 'timeout',
  video_wait: 'challenge',
};

interface Scenario {
  scenario: string;
  argv: string[];
  exit_code: number;
}

describe.skipIf(missing)(`recorded runs of yt-dlp${note}`, () => {
  const scenarios = missing
    ? []
    : (JSON.parse(readFileSync(recorded('ytdlp/manifest.json'), 'utf8')) as { scenarios: Scenario[] })
        .scenarios;
  let tool: StandIn;
  beforeAll(async () => {
    tool = await writeStandIn();
  });
  afterAll(() => tool.remove());

  /** The account a run was about, read from its address; some runs name none. */
  function handleOf({ argv }: Scenario, stdout: string) {
    const named =
      /@([\w.]+)/.exec(argv.join(' '))?.[1] ?? /"uploader": "([\w.]+)"/.exec(stdout)?.[1] ?? 'nobody';
    const parsed = parseHandle(named);
    if (!parsed.ok) throw new Error(`no handle in ${named}`);
    return parsed.handle;
  }

  async function replay(one: Scenario) {
    const stdout = readFileSync(recorded('ytdlp', one.scenario, 'stdout.txt'), 'utf8');
    const stderr = readFileSync(recorded('ytdlp', one.scenario, 'stderr.txt'), 'utf8');
    await tool.behave({ stdout, stderr, exitCode: one.exit_code });
    const source = createYtdlpSource({ binary: tool.path, searchPath: '/usr/bin:/bin' });
    return source.videos!(handleOf(one, stdout), { signal: new AbortController().signal, now, limit: 30 });
  }

  test('every scenario has its meaning here', () => {
    expect(scenarios.map(({ scenario }) => scenario).toSorted()).toEqual(Object.keys(MEANINGS).toSorted());
    expect(scenarios).toHaveLength(40);
  });

  test.each(scenarios)('$scenario', async one => {
    const meaning = MEANINGS[one.scenario];
    const result = await replay(one).catch((error: unknown) => error);
    if (typeof meaning === 'number') {
      expect(result).toHaveLength(meaning);
    } else {
      expect(result).toBeInstanceOf(SourceError);
      expect((result as SourceError).code).toBe(meaning);
      expect((result as SourceError).readings).toEqual([]);
    }
  });

  test('the numbers are those of the recording', async () => {
    const find = (name: string) => scenarios.find(({ scenario }) => scenario === name)!;
    const [newest, older] = await replay(find('user_ok'));
    expect(newest).toMatchObject({
      views: 5_700_000,
      likes: 395_800,
      shares: 20_600,
      comments: 2_734,
      saves: 47_500,
      durationSeconds: 84,
      publishedAt: new Date(1_775_916_000_000),
    });
    expect(older?.views).toBe(13_600_000);
    expect(newest?.description.length).toBeGreaterThan(72);
    const [odd] = await replay(find('video_huge_neg'));
    expect(odd).toMatchObject({ views: 2_300_000_000, likes: null, warnings: ['negative_count_dropped'] });
    expect((await replay(find('video_slideshow')))[0]?.kind).toBe('slideshow');
    expect((await replay(find('video_nodesc_zero')))[0]).toMatchObject({
      description: '',
      views: 0,
      warnings: ['likes_above_views'],
    });
  });

  test.each(scenarios.filter(({ scenario }) => typeof MEANINGS[scenario] === 'number'))(
    '$scenario can be imported as a file, too',
    ({ scenario }) => {
      const bytes = readFileSync(recorded('ytdlp', scenario, 'stdout.txt'));
      const read = parseImportFile({ bytes, fileName: `${scenario}.json`, importedAt: now() });
      const count = MEANINGS[scenario];
      if (count === 0) expect(read).toMatchObject({ ok: false, reason: 'import_no_videos' });
      else {
        const { epoch } = JSON.parse(bytes.toString('utf8').split('\n')[0] ?? '') as { epoch: number };
        expect(read).toMatchObject({ ok: true, format: 'ytdlp', accounts: [{ videos: { length: count } }] });
        expect(read.ok && read.accounts[0]?.videos[0]?.observedAt).toEqual(new Date(epoch * 1000));
      }
    },
  );
});
