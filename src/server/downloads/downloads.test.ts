import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DownloadItem } from '#contract/downloads.ts';
import { parseHandle } from '#domain/accounts/handle.ts';
import {
  inventedId,
  writeDownloadingStandIn,
  type DownloadingStandIn,
  type OfferedVideo,
} from '#server/integrations/video-source/fixtures/downloading-ytdlp.ts';
import {
  inventedMp4,
  startMediaServer,
  type MediaServer,
} from '#server/integrations/video-source/fixtures/media-server.ts';
import { eventually } from '#test/eventually.ts';
import { answer, createTestWorld, refusal, type TestUser, type TestWorld } from '#test/world.ts';
import { removeDueFiles, removeOrphanFiles } from './remove-due-files.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const MEGABYTE = 1_000_000;

let tool: DownloadingStandIn;
let media: MediaServer;
let testWorld: TestWorld;
let user: TestUser;
let next = 0;
/** Where short links lead. */
let shortLinks: Record<string, string> = {};

beforeAll(async () => {
  tool = await writeDownloadingStandIn();
  media = await startMediaServer();
  const handle = parseHandle('atelier.exemple');
  testWorld = await createTestWorld({
    now: NOW,
    consent: true,
    env: { YTDLP_PATH: tool.path, DOWNLOAD_QUOTA_MB: '10', DOWNLOAD_FILE_MB: '4' },
    resolveShortLink: async link => {
      const id = shortLinks[link];
      if (id === undefined || !handle.ok) return { ok: false, problem: 'leads_nowhere', detail: 'HTTP 404' };
      const publishedAt = NOW;
      return {
        ok: true,
        link: { kind: 'video', id, isSlideshow: false, handle: handle.handle, publishedAt },
      };
    },
  });
});
afterAll(async () => {
  await testWorld.close();
  await media.close();
  await tool.remove();
});
beforeEach(async () => {
  testWorld.setNow(NOW);
  testWorld.setConsent(true);
  user = await testWorld.createUser();
});

const newId = () => inventedId((next += 1));
const linkOf = (id: string) => `https://www.tiktok.com/@atelier.exemple/video/${id}`;
const h264 = (bytes: number, told: number | null = bytes, how = {}) => ({
  codec: 'h264' as const,
  width: 576,
  height: 1024,
  bytes: told,
  url: media.urlOf(bytes, how),
});
const h265 = (bytes: number) => ({
  codec: 'h265' as const,
  width: 1080,
  height: 1920,
  bytes,
  url: media.urlOf(bytes, { seed: 2 }),
});

interface AddedRow {
  typed: string;
  outcome: string;
  problem: string | null;
  problemValues: Record<string, string>;
  download: DownloadItem | null;
}
const add = (links: string, options: { as?: TestUser; format?: string; rights?: unknown } = {}) => {
  const { as = user, format = 'h264', rights = 1 } = options;
  return testWorld.request('/downloads', { method: 'POST', as, json: { links, format, rights } });
};
const rowsOf = async (response: Response | Promise<Response>) =>
  (await answer<{ rows: AddedRow[] }>(response)).rows;
const get = (id: string, as = user) => answer<DownloadItem>(testWorld.request(`/downloads/${id}`, { as }));
const list = async (as = user, query = '') =>
  (await answer<{ items: DownloadItem[] }>(testWorld.request(`/downloads${query}`, { as }))).items;
const act = (id: string, what: string, json?: unknown, as = user) =>
  testWorld.request(`/downloads/${id}/${what}`, {
    method: 'POST',
    as,
    ...(json === undefined ? {} : { json }),
  });
const remove = (id: string, how = '', as = user) =>
  testWorld.request(`/downloads/${id}${how}`, { method: 'DELETE', as });
const state = (as = user) =>
  answer<{
    provider: { usable: boolean; problem: string | null; problemValues: object };
    usedBytes: number;
    limitBytes: number;
  }>(testWorld.request('/downloads/state', { as }));
const inState = async (id: string, wanted: DownloadItem['state'], as = user): Promise<DownloadItem> => {
  await eventually(async () => expect((await get(id, as)).state).toBe(wanted), 15_000);
  return get(id, as);
};
/** Adds one video and answers its row. */
async function added(video: OfferedVideo, options: Parameters<typeof add>[1] = {}): Promise<DownloadItem> {
  const id = newId();
  await tool.offer({ [id]: video });
  const [row] = await rowsOf(add(linkOf(id), options));
  expect(row?.outcome).toBe('added');
  return row!.download!;
}
const ready = async (video: OfferedVideo, options: Parameters<typeof add>[1] = {}) =>
  inState((await added(video, options)).id, 'ready', options.as);
const files = async (folder = 'files') =>
  (await readdir(join(testWorld.world.config.dataDir, folder), { recursive: true }).catch(() => [])).filter(
    name => folder !== 'files' || /downloads\/[0-9a-f-]{36}$/.test(name),
  );
const filesOf = async ({ userId }: TestUser) => (await files()).filter(name => name.startsWith(userId));

describe('a public video', () => {
  test('is looked at, fetched, kept with its checksum, and given out to the letter', async () => {
    const item = await ready({ formats: [h264(300_000)], caption: 'Une astuce « été »' });
    expect(item).toMatchObject({
      username: 'atelier.exemple',
      caption: 'Une astuce « été »',
      durationSeconds: 30,
      chosen: { codec: 'h264', width: 576, height: 1024, bytes: 300_000 },
      bytes: 300_000,
      sha256: createHash('sha256').update(inventedMp4(300_000)).digest('hex'),
      rightsVersion: 1,
    });
    expect(Date.parse(item.expiresAt ?? '') - Date.parse(item.finishedAt ?? '')).toBe(7 * DAY_MS);
    const file = await testWorld.request(`/downloads/${item.id}/file`, { as: user });
    expect(Buffer.from(await file.arrayBuffer()).equals(inventedMp4(300_000))).toBe(true);
    expect(await files('work')).toEqual([]);
  });

  test('with a sharper file waits for the choice, and gives what was chosen', async () => {
    const asked = await added({ formats: [h264(100_000), h265(400_000)] }, { format: 'ask' });
    const choosing = await inState(asked.id, 'choosing');
    expect(choosing.options.map(({ codec, height, bytes }) => [codec, height, bytes])).toEqual([
      ['h264', 1024, 100_000],
      ['h265', 1920, 400_000],
    ]);
    const clicks = await Promise.all([1, 2, 3].map(() => act(asked.id, 'choice', { codec: 'h265' })));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    const item = await inState(asked.id, 'ready');
    expect([item.bytes, item.chosen?.codec]).toEqual([400_000, 'h265']);
    expect(await refusal(act(asked.id, 'choice', { codec: 'h264' }))).toMatchObject({
      code: 'download_not_now',
    });
    const sharpest = await ready({ formats: [h264(100_000), h265(200_000)] }, { format: 'best' });
    expect(sharpest.chosen?.codec).toBe('h265');
  });

  test('that is a slideshow is told apart and never becomes a silent file of sound', async () => {
    const before = (await tool.calls()).length;
    const item = await inState((await added({ slideshow: true })).id, 'refused');
    expect(item.problem).toBe('slideshow');
    // It was looked at; nothing was fetched.
    expect((await tool.calls()).slice(before).map(({ argv }) => argv.includes('-J'))).toEqual([true]);
    expect(await filesOf(user)).toEqual([]);
  });

  test.each([
    ['ERROR: [TikTok] 1: You do not have permission to view this post. Log into an account', 'private'],
    ['ERROR: [TikTok] 1: Your IP address is blocked from accessing this post', 'removed_or_blocked'],
    ['ERROR: [TikTok] 1: HTTP Error 404: Not Found', 'removed'],
    ['ERROR: [TikTok] 1: TikTok is requiring login for access to this content', 'needs_login'],
    ['ERROR: [TikTok] 1: This post may not be comfortable for some audiences. Log in', 'age_restricted'],
    ['ERROR: Unsupported URL: https://www.tiktok.com/', 'unsupported'],
    ['Traceback (most recent call last): TypeError', 'changed'],
  ])('that cannot be had says why: %s', async (stderr, problem) => {
    const item = await inState((await added({ stderr })).id, 'refused');
    expect([item.problem, item.bytes, await filesOf(user)]).toEqual([problem, null, []]);
  });

  test.each(['link', 'two', 'part', 'nothing', 'text', 'audio'] as const)(
    'whose program leaves %s instead of a video is refused, and nothing is kept',
    async writes => {
      const item = await inState((await added({ formats: [h264(1_000)], writes })).id, 'refused');
      expect(['changed', 'no_video']).toContain(item.problem);
      expect([await filesOf(user), await files('work')]).toEqual([[], []]);
    },
  );

  test('that is answered with another video is refused', async () => {
    const item = await inState((await added({ formats: [h264(1_000)], answersId: newId() })).id, 'refused');
    expect(item.problem).toBe('changed');
  });

  test('that TikTok slows down is tried again by itself', async () => {
    const id = newId();
    await tool.offer({ [id]: { stderr: 'ERROR: [TikTok] 1: HTTP Error 429: Too Many Requests' } });
    const [row] = await rowsOf(add(linkOf(id)));
    const before = (await tool.calls()).length;
    await eventually(async () => expect((await tool.calls()).length).toBeGreaterThan(before));
    await tool.offer({ [id]: { formats: [h264(2_000)] } });
    await inState(row!.download!.id, 'ready');
  });
});

describe('several links at once', () => {
  test('each get an answer, and a second time they are there already', async () => {
    const [a, b] = [newId(), newId()];
    await tool.offer({ [a]: { formats: [h264(1_000)] }, [b]: { formats: [h264(2_000)] } });
    const links = [
      linkOf(a),
      `https://m.tiktok.com/v/${b}.html`,
      `https://www.tiktok.com/@atelier.exemple/photo/${newId()}`,
      'https://www.tiktok.com/@atelier.exemple',
      'https://youtu.be/abcdef',
      'bonjour à toutes et à tous',
    ].join('\n');
    const said = async () =>
      (await rowsOf(add(links))).map(({ outcome, problem, problemValues }) => [
        outcome,
        problem,
        problemValues,
      ]);
    const REFUSED = [
      ['refused', 'slideshow', {}],
      ['refused', 'account_link', {}],
      ['refused', 'unsupported', { platform: 'YouTube' }],
      ['refused', 'no_link', {}],
    ];
    expect(await said()).toEqual([['added', null, {}], ['added', null, {}], ...REFUSED]);
    const there = ['already_there', 'already_there', {}];
    expect(await said()).toEqual([there, there, ...REFUSED]);
    await eventually(
      async () => expect((await list()).map(item => item.state)).toEqual(['ready', 'ready']),
      15_000,
    );
    expect(await said()).toEqual([there, there, ...REFUSED]);
  });

  test('clicked twenty times at once are added once', async () => {
    const id = newId();
    await tool.offer({ [id]: { formats: [h264(1_000)] } });
    const all = await Promise.all(Array.from({ length: 20 }, () => rowsOf(add(linkOf(id)))));
    expect(all.flat().filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
    expect(new Set(all.flat().map(({ download }) => download?.id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  test('short links are followed; one to a video that is there, or to nothing, says so', async () => {
    const id = newId();
    await tool.offer({ [id]: { formats: [h264(1_000)] } });
    shortLinks = { 'https://vm.tiktok.com/ZMeins11/': id, 'https://vm.tiktok.com/ZMzwei22/': id };
    const [first] = await rowsOf(add('https://vm.tiktok.com/ZMeins11'));
    const item = await inState(first!.download!.id, 'ready');
    expect([item.videoId, item.link]).toEqual([id, linkOf(id)]);
    const rows = await rowsOf(add('https://vm.tiktok.com/ZMzwei22\nhttps://vm.tiktok.com/ZMnichts/'));
    const [second, third] = rows.map(({ download }) => download!.id);
    expect((await inState(second!, 'refused')).problem).toBe('already_there');
    expect((await inState(third!, 'refused')).problem).toBe('dead_short_link');
  });

  test('need the statement about their rights, a link, and not too many of them', async () => {
    for (const rights of [undefined, 0, 2, true, 'oui'])
      expect(await refusal(add(linkOf(newId()), { rights: rights ?? null }))).toMatchObject({
        status: 422,
        code: 'download_rights_missing',
      });
    expect(await refusal(add(' \n '))).toMatchObject({ code: 'download_no_link' });
    const many = Array.from({ length: 21 }, () => linkOf(newId())).join('\n');
    expect(await refusal(add(many))).toMatchObject({ code: 'download_too_many', values: { limit: 20 } });
    expect(await list()).toEqual([]);
  });
});

describe('the program that fetches', () => {
  test('not allowed, not there or too old says what is missing, and nothing is added', async () => {
    testWorld.setConsent(false);
    expect((await state()).provider).toMatchObject({ usable: false, problem: 'off' });
    expect(await refusal(add(linkOf(newId())))).toMatchObject({ code: 'source_not_consented' });
    const elsewhere = await createTestWorld({
      consent: true,
      workers: 0,
      env: { YTDLP_PATH: '/nowhere/yt-dlp' },
    });
    try {
      const as = await elsewhere.createUser();
      const shown = await answer<Awaited<ReturnType<typeof state>>>(
        elsewhere.request('/downloads/state', { as }),
      );
      expect(shown.provider).toEqual({
        usable: false,
        version: null,
        problem: 'not_installed',
        problemValues: { needed: '2026.08.19' },
      });
      const json = { links: linkOf(newId()), rights: 1 };
      expect(await refusal(elsewhere.request('/downloads', { method: 'POST', as, json }))).toMatchObject({
        status: 503,
        code: 'source_not_installed',
      });
    } finally {
      await elsewhere.close();
    }
    expect(await list()).toEqual([]);
  });
});

describe('cancelling', () => {
  test('ends the program and its helpers, frees the room, and keeps nothing', async () => {
    const item = await added({ formats: [h264(2 * MEGABYTE, 2 * MEGABYTE, { slowMs: 400 })], helper: true });
    await inState(item.id, 'fetching');
    await eventually(async () => expect((await get(item.id)).fetchedBytes).toBeGreaterThan(0), 10_000);
    expect((await state()).usedBytes).toBeGreaterThan(2 * MEGABYTE);
    expect((await answer<DownloadItem>(act(item.id, 'cancel'))).state).toBe('cancelled');
    expect((await state()).usedBytes).toBe(0);
    await eventually(async () => expect(await files('work')).toEqual([]));
    expect(await filesOf(user)).toEqual([]);
    expect((await get(item.id)).state).toBe('cancelled');
    await tool.offer({ [item.videoId!]: { formats: [h264(5_000)] } });
    await act(item.id, 'again');
    expect((await inState(item.id, 'ready')).bytes).toBe(5_000);
  });

  test('against the last moment ends in one of two true states', async () => {
    for (let round = 0; round < 6; round += 1) {
      const item = await added({ formats: [h264(20_000)] });
      await new Promise(resolve => setTimeout(resolve, 60 + round * 60));
      await act(item.id, 'cancel');
      const end = await get(item.id);
      expect(['cancelled', 'ready']).toContain(end.state);
      if (end.state === 'cancelled') {
        await new Promise(resolve => setTimeout(resolve, 700));
        expect((await get(item.id)).state).toBe('cancelled');
      }
    }
    const kept = (await list()).filter(item => item.state === 'ready');
    expect(await filesOf(user)).toHaveLength(kept.length);
    expect((await state()).usedBytes).toBe(kept.length * 20_000);
  });
});

describe('the room of a user', () => {
  test('is never exceeded, whatever is asked at once and whatever sizes are told', async () => {
    const ids = Array.from({ length: 6 }, newId);
    await tool.offer(
      Object.fromEntries(
        ids.map((id, index) => [id, { formats: [h264(3 * MEGABYTE, index % 2 ? 3 * MEGABYTE : null)] }]),
      ),
    );
    const beside = await createTestWorld({
      now: NOW,
      consent: true,
      beside: testWorld,
      env: { YTDLP_PATH: tool.path, DOWNLOAD_QUOTA_MB: '10', DOWNLOAD_FILE_MB: '4' },
    });
    try {
      await Promise.all(ids.map(id => add(linkOf(id))));
      let most = 0;
      await eventually(async () => {
        most = Math.max(most, (await state()).usedBytes);
        expect((await list()).every(item => item.state === 'ready' || item.state === 'refused')).toBe(true);
      }, 25_000);
      expect(most).toBeLessThanOrEqual(10 * MEGABYTE);
    } finally {
      await beside.close();
    }
    const items = await list();
    expect(items.filter(item => item.state === 'ready')).toHaveLength(3);
    expect(new Set(items.filter(item => item.state === 'refused').map(item => item.problem))).toEqual(
      new Set(['quota_full']),
    );
    expect(await filesOf(user)).toHaveLength(3);
    expect(await state()).toMatchObject({ usedBytes: 9 * MEGABYTE, limitBytes: 10 * MEGABYTE });
  });

  test('holds no file that is too large, told or not', async () => {
    const told = await inState((await added({ formats: [h264(5 * MEGABYTE)] })).id, 'refused');
    const lied = await inState((await added({ formats: [h264(5 * MEGABYTE, null)] })).id, 'refused');
    const untold = await added({ formats: [h264(5 * MEGABYTE, null, { untold: true, slowMs: 60 })] });
    expect([told.problem, lied.problem, (await inState(untold.id, 'refused')).problem]).toEqual([
      'too_large',
      'too_large',
      'too_large',
    ]);
    expect([await filesOf(user), (await state()).usedBytes]).toEqual([[], 0]);
  });
});

describe('deleting', () => {
  test('can be taken back for a day; the file counts until it is gone', async () => {
    const item = await ready({ formats: [h264(50_000)] });
    expect((await remove(item.id)).status).toBe(204);
    expect([await list(), (await list(user, '?deleted=true')).map(({ id }) => id)]).toEqual([[], [item.id]]);
    expect(await refusal(testWorld.request(`/downloads/${item.id}/file`, { as: user }))).toMatchObject({
      status: 404,
    });
    expect((await state()).usedBytes).toBe(50_000);
    await removeDueFiles(testWorld.world);
    expect((await answer<DownloadItem>(act(item.id, 'restore'))).sha256).toBe(item.sha256);
    expect((await testWorld.request(`/downloads/${item.id}/file`, { as: user })).status).toBe(200);
    await remove(item.id);
    testWorld.setNow(new Date(NOW.getTime() + DAY_MS + 60_000));
    await removeDueFiles(testWorld.world);
    expect([await filesOf(user), (await state()).usedBytes]).toEqual([[], 0]);
    expect(await refusal(act(item.id, 'restore'))).toMatchObject({ code: 'download_not_found' });
  });

  test('for ever frees the room at once; added again since, it is not taken back', async () => {
    const item = await ready({ formats: [h264(50_000)] });
    await remove(item.id);
    const [again] = await rowsOf(add(linkOf(item.videoId!)));
    expect(again?.outcome).toBe('added');
    expect(await refusal(act(item.id, 'restore'))).toMatchObject({ code: 'download_already_there' });
    await inState(again!.download!.id, 'ready');
    expect((await remove(item.id, '/forever')).status).toBe(204);
    expect((await remove(again!.download!.id, '/forever')).status).toBe(204);
    expect([await filesOf(user), (await state()).usedBytes, await list()]).toEqual([[], 0, []]);
    expect(await refusal(remove(item.id, '/forever'))).toMatchObject({ status: 404 });
  });

  test('one that is under way ends it', async () => {
    const item = await added({ formats: [h264(MEGABYTE, MEGABYTE, { slowMs: 300 })] });
    await inState(item.id, 'fetching');
    await remove(item.id, '/forever');
    await eventually(async () => expect(await files('work')).toEqual([]));
    expect([await filesOf(user), await list(), await list(user, '?deleted=true')]).toEqual([[], [], []]);
  });
});

test('a file expires: it is not given out, then it is removed, and its line stays', async () => {
  const item = await ready({ formats: [h264(50_000)] });
  testWorld.setNow(new Date(NOW.getTime() + 7 * DAY_MS + 60_000));
  expect(await refusal(testWorld.request(`/downloads/${item.id}/file`, { as: user }))).toMatchObject({
    status: 404,
  });
  await removeDueFiles(testWorld.world);
  expect(await get(item.id)).toMatchObject({ state: 'expired', bytes: null, sha256: null });
  expect([await filesOf(user), (await state()).usedBytes]).toEqual([[], 0]);
  await tool.offer({ [item.videoId!]: { formats: [h264(50_000)] } });
  await act(item.id, 'again');
  await inState(item.id, 'ready');
});

test('files that no download knows are removed, after a day', async () => {
  const item = await ready({ formats: [h264(50_000)] });
  await testWorld.world.db.system.run({
    name: 'test-lose-download',
    text: 'delete from downloads where id = $1',
    values: [item.id],
  });
  expect(await removeOrphanFiles(testWorld.world)).toBe(0);
  expect(await filesOf(user)).toHaveLength(1);
});

test('nobody sees, changes or reads a download of somebody else', async () => {
  const item = await ready({ formats: [h264(1_000)] });
  const other = await testWorld.createUser();
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['DELETE', '/forever'],
    ['POST', '/cancel'],
    ['POST', '/again'],
    ['POST', '/restore'],
    ['POST', '/link'],
    ['GET', '/file'],
    ['HEAD', '/file'],
  ] as const)
    expect(
      (await testWorld.request(`/downloads/${item.id}${path}`, { method, as: other })).status,
      path,
    ).toBe(404);
  expect(await list(other)).toEqual([]);
  expect(await get(item.id)).toEqual(item);
});
