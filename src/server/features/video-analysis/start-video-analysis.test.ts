import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StartedAnalysis, UploadItem } from '#contract/video-analysis.ts';
import { PLANS } from '#domain/plans/plan-table.ts';
import { createAnalysisScene } from '#test/scenes/analysis-scene.ts';
import { eventually } from '#test/harness/eventually.ts';
import { storeAccount, storedVideo, storeVideos } from '#test/scenes/stored-videos.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { listen } from '../../platform/http/listener.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const MP4_HEAD = Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2avc1mp41', 'latin1');
let testApp: TestApp;
let scene: ReturnType<typeof createAnalysisScene>;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW, workers: 0 });
  scene = createAnalysisScene(testApp);
});
afterAll(() => testApp.close());

const mp4 = (bytes: number) => new Uint8Array(Buffer.concat([MP4_HEAD, Buffer.alloc(bytes, 7)]));
const uploads = (as: TestUser) =>
  answer<{ items: UploadItem[]; used: number }>(testApp.request('/analysis-uploads', { as }));

function sendForm(as: TestUser, fields: Record<string, string | Blob>, name = 'clip.mp4'): Promise<Response> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, value, name);
  }
  return testApp.request('/video-analyses', { method: 'POST', as, body: form });
}

test('a link starts an analysis, as JSON or as a field of a form', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  const video = storedVideo(1);
  await storeAccount(testApp, user, video.author, { isPrimary: true });
  await storeVideos(testApp, user, [video]);
  const url = `https://www.tiktok.com/@${video.author}/video/${video.id}`;
  const asJson = await testApp.request('/video-analyses', { method: 'POST', as: user, json: { url } });
  const asForm = await sendForm(user, { url });
  for (const response of [asJson, asForm]) {
    expect(response.status).toBe(202);
    expect(await response.json()).toMatchObject({
      analysis: { origin: 'own_video', video_id: video.id, url },
    });
  }
});

test('a file that comes with the request is taken in and its analysis started', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  const response = await sendForm(user, { file: new Blob([mp4(3_000)]) }, 'été "fin".mp4');
  expect(response.status).toBe(202);
  const { outcome, analysis } = (await response.json()) as StartedAnalysis;
  expect(outcome).toBe('started');
  expect(analysis).toMatchObject({
    origin: 'file',
    file_name: 'été "fin".mp4',
    file_bytes: MP4_HEAD.length + 3_000,
    state: 'queued',
  });
  expect(await scene.balance(user)).toMatchObject({ held: 1 });
});

test('what cannot be analysed is refused by name, and no file, row or unit is left of it', async () => {
  const user = await testApp.createUser();
  const post = (json: unknown) => testApp.request('/video-analyses', { method: 'POST', as: user, json });
  for (const [sent, status, refused] of [
    [post({}), 422, { code: 'invalid_input', values: { field: 'url' } }],
    [post({ url: 'deux mots !' }), 422, { code: 'analysis_no_video' }],
    [post({ url: 'x', accountId: 'y' }), 422, { code: 'invalid_input', values: { field: 'accountId' } }],
    [post({ file: 'clip.mp4' }), 422, { code: 'invalid_input', values: { field: 'file' } }],
    [
      sendForm(user, { video: new Blob([mp4(9)]) }),
      422,
      { code: 'invalid_input', values: { field: 'video' } },
    ],
    [sendForm(user, { file: new Blob([]) }), 422, { code: 'upload_empty' }],
    [sendForm(user, { file: new Blob(['a;b\n1;2']) }, 'a.csv'), 422, { code: 'upload_wrong_type' }],
    [
      sendForm(user, { file: new Blob(['1\n00:00:00,200 --> 00:00:01,500\nBonjour\n']) }, 'a.srt'),
      422,
      { code: 'upload_wrong_type' },
    ],
    [sendForm(user, {}), 400, { code: 'malformed_request' }],
  ] as const) {
    expect(await refusal(sent)).toMatchObject({ status, ...refused });
  }
  // All three units of the day are used: the uploaded file is not stored either.
  for (let taken = 0; taken < 3; taken++) await answer(sendForm(user, { file: new Blob([mp4(taken)]) }));
  const before = await uploads(user);
  expect(await refusal(sendForm(user, { file: new Blob([mp4(50)]) }))).toMatchObject({
    status: 429,
    code: 'video_analysis_limit_reached',
  });
  expect(await uploads(user)).toEqual(before);
});

test('a file without room is refused before it is taken in, and one that breaks off leaves nothing', async () => {
  const user = await testApp.createUser();
  const listener = await listen({
    fetch: (request, env) => testApp.router.fetch(request, env),
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
  });
  const begin = (bytes: number) => {
    const going = httpRequest({
      host: '127.0.0.1',
      port: listener.port,
      method: 'POST',
      path: '/api/v1/video-analyses',
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': 'multipart/form-data; boundary=parts',
        'content-length': bytes,
      },
    });
    going.on('error', () => undefined);
    going.write('--parts\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
    going.write(Buffer.concat([MP4_HEAD, Buffer.alloc(100_000, 7)]));
    return going;
  };
  const broken = begin(50_000_000);
  await eventually(async () => expect((await uploads(user)).used).toBeGreaterThan(49_000_000));
  broken.destroy();
  await eventually(async () => expect((await uploads(user)).used).toBe(0));

  const refusedWith = (bytes: number) =>
    new Promise<number | undefined>(resolve => {
      const going = begin(bytes);
      going.on('response', ({ statusCode }) => {
        resolve(statusCode);
        going.destroy();
      });
    });
  expect(await refusedWith(600_000_000)).toBe(413);
  await testApp.app.db.system.run({
    name: 'test-full',
    text: `insert into analysis_uploads (user_id, file_name, kind, format, state, bytes, sha256, storage_key, created_at)
           values ($1, 'gros.mp4', 'video', 'mp4', 'ready', $2, sha256('x'), 'nowhere', $3)`,
    values: [user.userId, PLANS.freemium.uploadRoomBytes - 1_000_000, NOW],
  });
  expect(await refusedWith(50_000_000)).toBe(409);
  await listener.stop(0);
});
