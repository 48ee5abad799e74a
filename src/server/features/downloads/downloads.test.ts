import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inventedMp4 } from '#test/sources/media-server.ts';
import { createDownloadScene, DAY_MS } from '#test/downloads/download-scene.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer, createTestApp, refusal } from '#test/harness/context.ts';

const scene = await createDownloadScene();
const {
  tool,
  testApp,
  newId,
  linkOf,
  h264,
  h265,
  add,
  rowsOf,
  list,
  act,
  state,
  inState,
  added,
  ready,
  files,
  filesOf,
} = scene;
afterAll(() => scene.close());
beforeEach(() => scene.renew());

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
    const file = await testApp.request(`/downloads/${item.id}/file`, { as: scene.user });
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
    // Only metadata was requested; nothing was downloaded.
    expect((await tool.calls()).slice(before).map(({ argv }) => argv.includes('-J'))).toEqual([true]);
    expect(await filesOf(scene.user)).toEqual([]);
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
    expect([item.problem, item.bytes, await filesOf(scene.user)]).toEqual([problem, null, []]);
  });

  test.each(['link', 'two', 'part', 'nothing', 'text', 'audio'] as const)(
    'whose program leaves %s instead of a video is refused, and nothing is kept',
    async writes => {
      const item = await inState((await added({ formats: [h264(1_000)], writes })).id, 'refused');
      expect(['changed', 'no_video']).toContain(item.problem);
      expect([await filesOf(scene.user), await files('work')]).toEqual([[], []]);
    },
  );

  test('that is answered with another video is refused', async () => {
    const item = await inState((await added({ formats: [h264(1_000)], answersId: newId() })).id, 'refused');
    expect(item.problem).toBe('changed');
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
    Object.assign(scene.shortLinks, {
      'https://vm.tiktok.com/ZMeins11/': id,
      'https://vm.tiktok.com/ZMzwei22/': id,
    });
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
    testApp.setConsent(false);
    expect((await state()).provider).toMatchObject({ usable: false, problem: 'off' });
    expect(await refusal(add(linkOf(newId())))).toMatchObject({ code: 'source_not_consented' });
    const elsewhere = await createTestApp({
      consent: true,
      workers: 0,
      env: { YTDLP_PATH: '/nowhere/yt-dlp' },
    });
    try {
      const as = await elsewhere.createUser();
      const shown = await answer<Awaited<ReturnType<typeof scene.state>>>(
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
