import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VideoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import { createVideoSource } from './source-chain.ts';
import { createDemoSource } from '../demo-source/demo-source.ts';
import { writeStandIn, type StandIn } from '#test/sources/stand-in-ytdlp.ts';
import { SourceError, type VideoSource } from './video-source.ts';
import { createYtdlpSource } from '../ytdlp/ytdlp.ts';

const AT = new Date('2026-11-21T09:30:00Z');
const ID = '7623397053468577046';
const options = { signal: new AbortController().signal, now: () => AT };
const link = (changes: Partial<VideoLink> = {}): VideoLink => ({
  kind: 'video',
  id: ID,
  isSlideshow: true,
  handle: null,
  publishedAt: AT,
  ...changes,
});
const entry = (changes: object = {}) =>
  JSON.stringify({
    id: ID,
    extractor_key: 'TikTok',
    uploader: 'lea.cuisine',
    timestamp: 1_774_951_200,
    description: 'Une recette',
    view_count: 1_200,
    like_count: 80,
    duration: 31,
    formats: [{ vcodec: 'h264' }],
    ...changes,
  });

let standIn: StandIn;
let temporaryDir: string;
let ytdlp: VideoSource;
beforeAll(async () => {
  standIn = await writeStandIn();
  temporaryDir = await mkdtemp(join(tmpdir(), 'sole-video-'));
  ytdlp = createYtdlpSource({ binary: standIn.path, searchPath: process.env['PATH'] ?? '', temporaryDir });
});
afterAll(async () => {
  await standIn.remove();
  await rm(temporaryDir, { recursive: true, force: true });
});
const read = (of: VideoLink = link()) => ytdlp.video?.(of, options);

test('one video is asked for at the address of a video, never its file, and nothing is left behind', async () => {
  await standIn.behave({ stdout: entry() });
  expect(await read()).toMatchObject({
    reading: { id: ID, handle: 'lea.cuisine', views: 1_200, durationSeconds: 31, source: 'ytdlp' },
    captions: null,
  });
  const [call] = (await standIn.listings()).slice(-1);
  expect(call?.argv.slice(-2)).toEqual(['--', `https://www.tiktok.com/@_/video/${ID}`]);
  expect(call?.argv).toContain('--skip-download');
  expect(await readdir(temporaryDir)).toEqual([]);
});

test('another video, a refusal and a broken answer are told by their codes', async () => {
  await standIn.behave({ stdout: entry({ id: '7623397053468577047' }) });
  await expect(read()).rejects.toMatchObject({ code: 'challenge' });
  await standIn.behave({
    exitCode: 1,
    stdout: 'null',
    stderr: `ERROR: [TikTok] ${ID}: You do not have permission to view this post. Log into an account that has access.`,
  });
  await expect(read()).rejects.toMatchObject({ code: 'private' });
  await standIn.behave({ stdout: '{"id":' });
  await expect(read()).rejects.toMatchObject({ code: 'parse_changed' });
  await expect(read(link({ handle: '-o/etc/x' as never }))).rejects.toMatchObject({
    code: 'unsupported_url',
  });
});

test('the source that brings captions is asked first, the next one where it cannot answer', async () => {
  const asked: string[] = [];
  const source = (id: 'page_json' | 'ytdlp', answers: boolean, bringsCaptions = false): VideoSource => ({
    id,
    bringsCaptions,
    capabilities: { profile: false, videos: true },
    availability: async () => ({ usable: true }),
    video: async of => {
      asked.push(id);
      if (!answers) throw new SourceError(id, 'not_installed', 'no');
      return { reading: { id: of.id, source: id } as never, captions: null };
    },
  });
  const all = (consent: boolean, captions: boolean) =>
    createVideoSource({
      sources: [createDemoSource(), source('page_json', true), source('ytdlp', captions, true)],
      consent: async () => consent,
    });
  expect((await all(true, true).video(link(), options)).reading.source).toBe('ytdlp');
  expect((await all(true, false).video(link(), options)).reading.source).toBe('page_json');
  expect(asked).toEqual(['ytdlp', 'ytdlp', 'page_json']);
  await expect(all(false, true).video(link(), options)).rejects.toMatchObject({ code: 'not_consented' });
  expect(asked).toHaveLength(3);
});
