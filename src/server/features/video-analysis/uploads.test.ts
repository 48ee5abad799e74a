import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UploadItem } from '#contract/video-analysis.ts';
import { UPLOAD_LIMITS } from '#domain/video-analysis/analysis-run.ts';
import { PLANS } from '#domain/plans/plan-table.ts';
import { MEDIA_FACTS_VERSION, type MediaFacts } from '#domain/media/media-facts.ts';
import { createAnalysisScene } from '#test/scenes/analysis-scene.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { listen } from '../../platform/http/listener.ts';
import { MediaRefused, type MediaAnalyser } from '../../integrations/media-analyser/media-analyser.ts';
import { StorageError } from '../../integrations/storage/storage.ts';
import { deleteExpiredUploads } from './uploads/delete-uploads.ts';
import { removeLeftCopies } from './input/measure-file.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const SRT =
  '1\n00:00:00,200 --> 00:00:01,500\nPersonne ne vous dit ça\n\n2\n00:00:02,000 --> 00:00:04,000\nSuite demain\n';
const FACTS: MediaFacts = {
  version: MEDIA_FACTS_VERSION,
  file: {
    container: 'mp4',
    videoCodec: 'h264',
    audioCodec: null,
    width: 1080,
    height: 1920,
    rotationDegrees: 0,
    framesPerSecond: 30,
    aspectRatio: 0.5625,
    aspectName: '9:16',
    durationSeconds: 12,
    bytes: 2_000,
    bitRate: null,
  },
  pictures: { notAssessed: 'too_short' },
  sound: { notAssessed: 'no_audio' },
  speech: { notAssessed: 'no_audio' },
  texts: { notAssessed: 'ocr_unavailable' },
};

let testApp: TestApp;
let scene: ReturnType<typeof createAnalysisScene>;
let measured: MediaAnalyser['analyse'];
let asked = 0;

beforeAll(async () => {
  testApp = await createTestApp({
    now: NOW,
    media: {
      analyse: async (file, options) => {
        asked += 1;
        return measured(file, options);
      },
      soundOf: async () => new Uint8Array(44),
      describe: async () => 'as the test says',
    },
  });
  scene = createAnalysisScene(testApp);
  measured = async () => FACTS;
});
afterAll(() => testApp.close());

/** The start of an MP4, followed by as many bytes as wanted. */
function mp4(bytes = 2_000, seed = ''): Buffer {
  const head = Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2avc1mp41', 'latin1');
  return Buffer.concat([
    head,
    Buffer.from(seed),
    Buffer.alloc(Math.max(0, bytes - head.length - seed.length), 7),
  ]);
}

function send(
  as: TestUser,
  name: string,
  body: Buffer | ReadableStream<Uint8Array>,
  stated: number | null = Buffer.isBuffer(body) ? body.length : null,
): Promise<Response> {
  return testApp.request(`/analysis-uploads?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    as,
    headers: {
      'content-type': 'application/octet-stream',
      ...(stated !== null && { 'content-length': String(stated) }),
    },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
    ...(!Buffer.isBuffer(body) && { duplex: 'half' as const }),
  });
}
const uploads = (as: TestUser) =>
  answer<{ items: UploadItem[]; used: number }>(testApp.request('/analysis-uploads', { as }));
async function kept({ userId }: TestUser): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of testApp.app.storage.list(`${userId}/`)) keys.push(key);
  return keys;
}

test('a file is measured, compared and gone once its analysis is done; the same bytes again cost nothing', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  const upload = await answer<UploadItem>(send(user, 'C:\\vidéos\\../clip\u202E4pm.mp4', mp4(2_000, 'a')));
  expect(upload).toMatchObject({ file_name: 'clip4pm.mp4', kind: 'video', format: 'mp4', bytes: 2_000 });
  expect(upload.sha256).toBe(createHash('sha256').update(mp4(2_000, 'a')).digest('hex'));
  expect(await kept(user)).toHaveLength(1);
  const { analysis } = await scene.started(user, { uploadId: upload.id });
  expect(analysis.stages).toEqual(['reading', 'measuring', 'comparing', 'concluding']);
  const { analysis: done, result } = await scene.ended(user, analysis.id);
  expect(done).toMatchObject({ state: 'done', origin: 'file', title: 'clip4pm.mp4', duration_seconds: 12 });
  expect(result).toMatchObject({ basis: { hasFile: true }, video: { views: null } });
  await eventually(async () => expect((await uploads(user)).items).toEqual([]));
  expect(await kept(user)).toEqual([]);
  expect(await scene.balance(user)).toEqual({ day: 1, month: 1, held: 0 });

  const before = asked;
  const again = await answer<UploadItem>(send(user, 'autre nom.mp4', mp4(2_000, 'a')));
  expect(await scene.started(user, { uploadId: again.id })).toMatchObject({
    outcome: 'kept',
    analysis: { id: done.id },
  });
  expect(asked).toBe(before);
  expect(await scene.balance(user)).toEqual({ day: 1, month: 1, held: 0 });
  // Its file is deleted: the stored measurements are used, and nothing is charged as nothing new is found.
  const retried = await answer<{ outcome: string; analysis: { id: string } }>(
    scene.post(user, `/analyses/${done.id}/retry`, {}),
  );
  expect((await scene.ended(user, retried.analysis.id)).analysis.id).toBe(done.id);
  expect(await scene.balance(user)).toEqual({ day: 1, month: 1, held: 0 });
});

test('what is looked at in a file is told part by part, to whoever follows and to whoever asks', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  const [looked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  measured = async (_file, options) => {
    options?.onStage?.({ stage: 'probing', done: 0 });
    options?.onStage?.({ stage: 'cuts', done: 0.03 });
    await looked.promise;
    options?.onStage?.({ stage: 'texts', done: 0.95 });
    await ended.promise;
    return FACTS;
  };
  const upload = await answer<UploadItem>(send(user, 'clip.mp4', mp4(2_000, 'parts')));
  const { analysis } = await scene.started(user, { uploadId: upload.id });
  await eventually(async () =>
    expect((await scene.get(user, analysis.id)).analysis).toMatchObject({
      stage: 'measuring',
      media_stage: 'cuts',
      media_done: 0.03,
    }),
  );
  const events = await testApp.request(`/analyses/${analysis.id}/events`, { as: user });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    told += part.value;
    looked.resolve();
    if (told.includes('"media_stage":"texts","media_done":0.95')) ended.resolve();
  }
  measured = async () => FACTS;
  expect(told).toMatch(/"media_stage":"cuts".*"media_stage":"texts".*"state":"done"/s);
  expect((await scene.get(user, analysis.id)).analysis).toMatchObject({
    media_stage: null,
    media_done: null,
  });
});

test('captions that are brought are what is said, and a file that is kept stays', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  const video = await answer<UploadItem>(send(user, 'clip.mp4', mp4(3_000, 'b')));
  const captions = await answer<UploadItem>(send(user, 'mots.txt', Buffer.from(SRT)));
  expect(captions).toMatchObject({ kind: 'captions', format: 'srt' });
  await answer(
    testApp.request(`/analysis-uploads/${video.id}`, { method: 'PATCH', as: user, json: { keep: true } }),
  );
  const { analysis } = await scene.started(user, { uploadId: video.id, captionsId: captions.id });
  const { result } = await scene.ended(user, analysis.id);
  expect(result?.basis.transcript).toBe('captions_file');
  expect(JSON.stringify(result?.hook)).toContain('Personne ne vous dit ça');
  await eventually(async () =>
    expect((await uploads(user)).items).toMatchObject([{ id: video.id, expires_at: null }]),
  );
  expect(await kept(user)).toHaveLength(1);
  const gone = await testApp.request(`/analysis-uploads/${video.id}`, { method: 'DELETE', as: user });
  expect(gone.status).toBe(204);
  expect(await kept(user)).toEqual([]);
});

test.each<[string, string, Buffer, number, string]>([
  ['nothing', 'clip.mp4', Buffer.alloc(0), 422, 'upload_empty'],
  [
    'a picture called a video',
    'clip.mp4',
    Buffer.from('\u00FF\u00D8\u00FF\u00E0' + 'x'.repeat(50), 'latin1'),
    422,
    'upload_wrong_type',
  ],
  ['a page', 'clip.mp4', Buffer.from('<html><script>1</script></html>'), 422, 'upload_wrong_type'],
  ['a table', 'a.csv', Buffer.from('a;b\n1;2'), 422, 'upload_wrong_type'],
  ['captions without end', 'a.srt', Buffer.from(SRT + 'x'.repeat(1_100_000)), 413, 'upload_too_large'],
])('%s is refused with a sentence, and nothing is left of it', async (_what, name, body, status, code) => {
  const user = await testApp.createUser();
  const refused = await refusal(send(user, name, body));
  expect(refused).toMatchObject({ status, code });
  expect(refused.message).not.toMatch(/[{}]/);
  expect(await kept(user)).toEqual([]);
  expect((await uploads(user)).used).toBe(0);
});

test('what states half a gigabyte and a byte is refused before it is taken in; an understatement too', async () => {
  const user = await testApp.createUser();
  expect(await refusal(send(user, 'clip.mp4', mp4(), UPLOAD_LIMITS.video + 1))).toMatchObject({
    status: 413,
    code: 'upload_too_large',
    values: { limit: 500 },
  });
  expect(await refusal(send(user, 'clip.mp4', mp4(), 1_000))).toMatchObject({ code: 'upload_too_large' });
  expect(await refusal(send(user, 'clip.mp4', mp4(), 3_000))).toMatchObject({ code: 'upload_interrupted' });
  expect(await kept(user)).toEqual([]);
  expect((await uploads(user)).used).toBe(0);
});

test('more than the room of a user is refused, also when it comes at the same time', async () => {
  const user = await testApp.createUser();
  await testApp.app.db.system.run({
    name: 'test-full-room',
    text: `insert into analysis_uploads (user_id, file_name, kind, format, state, bytes, sha256, storage_key, created_at)
           values ($1, 'gros.mp4', 'video', 'mp4', 'ready', $2, sha256('x'), 'nowhere', $3)`,
    values: [user.userId, PLANS.freemium.uploadRoomBytes - 7_000, NOW],
  });
  const answers = await Promise.all([0, 1, 2, 3].map(at => send(user, 'clip.mp4', mp4(3_000, String(at)))));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, 201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused && (await refusal(refused))).toMatchObject({
    code: 'upload_no_room',
    values: { room: 600 },
  });
  expect(await kept(user)).toHaveLength(2);
  // A larger plan has the space for them.
  const paying = await testApp.createUser({ plan: 'premium' });
  expect(await uploads(paying)).toMatchObject({ used: 0, room: 2_000_000_000 });
  expect(await uploads(user)).toMatchObject({ room: 600_000_000 });
});

test('a connection that breaks off leaves nothing, and memory never holds the file', async () => {
  const user = await testApp.createUser();
  const listener = await listen({
    fetch: (request, env) => testApp.router.fetch(request, env),
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
  });
  const options = {
    host: '127.0.0.1',
    port: listener.port,
    method: 'POST',
    path: '/api/v1/analysis-uploads?name=clip.mp4',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/octet-stream' },
  };
  const broken = httpRequest({ ...options, headers: { ...options.headers, 'content-length': 50_000_000 } });
  broken.on('error', () => undefined);
  broken.write(mp4(1_000_000));
  await eventually(async () => expect((await uploads(user)).used).toBe(50_000_000));
  broken.destroy();
  await eventually(async () => expect((await uploads(user)).used).toBe(0));
  expect(await kept(user)).toEqual([]);

  const megabytes = 160;
  const before = process.memoryUsage().rss;
  let peak = before;
  const part = Buffer.alloc(1_000_000, 3);
  const stored = await new Promise<UploadItem>((resolve, reject) => {
    const going = httpRequest(
      { ...options, headers: { ...options.headers, 'transfer-encoding': 'chunked' } },
      response => {
        const parts: Buffer[] = [];
        response.on('data', (chunk: Buffer) => parts.push(chunk));
        response.on('end', () => resolve(JSON.parse(String(Buffer.concat(parts))) as UploadItem));
      },
    );
    going.on('error', reject);
    const pour = async () => {
      going.write(mp4(1_000));
      for (let sent = 0; sent < megabytes; sent += 1) {
        if (!going.write(part)) await new Promise(drained => going.once('drain', drained));
        peak = Math.max(peak, process.memoryUsage().rss);
      }
      going.end();
    };
    void pour();
  });
  expect(stored.bytes).toBe(megabytes * 1_000_000 + 1_000);
  expect(peak - before).toBeLessThan(100_000_000);
  await listener.stop(0);
});

test('a file that cannot be looked into is told by its cause, costs nothing and can be tried again', async () => {
  const user = await testApp.createUser();
  const upload = await answer<UploadItem>(send(user, 'clip.mp4', mp4(2_500, 'c')));
  measured = async () => {
    throw new MediaRefused('truncated');
  };
  const { analysis } = await scene.started(user, { uploadId: upload.id });
  const { analysis: ended } = await scene.ended(user, analysis.id);
  measured = async () => FACTS;
  expect(ended).toMatchObject({ state: 'failed', stage: 'measuring', error: { code: 'media_truncated' } });
  expect(await scene.balance(user)).toEqual({ day: 0, month: 0, held: 0 });
  const again = await answer<{ analysis: { id: string } }>(
    scene.post(user, `/analyses/${ended.id}/retry`, {}),
  );
  expect((await scene.ended(user, again.analysis.id)).analysis.state).toBe('done');
});

test('one that is called off while its file is measured ends the measuring', async () => {
  const user = await testApp.createUser();
  const upload = await answer<UploadItem>(send(user, 'clip.mp4', mp4(2_500, 'd')));
  let ended = false;
  measured = (_file, { signal } = {}) =>
    new Promise((_resolve, reject) => {
      const end = () => {
        ended = true;
        reject(signal?.reason as Error);
      };
      // The call may have been called off before the measuring began.
      if (signal?.aborted) end();
      else signal?.addEventListener('abort', end);
    });
  const { analysis } = await scene.started(user, { uploadId: upload.id });
  await eventually(async () => expect((await scene.get(user, analysis.id)).analysis.stage).toBe('measuring'));
  await scene.post(user, `/analyses/${analysis.id}/cancel`, {});
  await eventually(() => expect(ended).toBe(true));
  measured = async () => FACTS;
  expect(await scene.balance(user)).toEqual({ day: 0, month: 0, held: 0 });
});

test('what nobody analyses is deleted after a day, what is being received after three hours', async () => {
  const user = await testApp.createUser();
  await answer<UploadItem>(send(user, 'clip.mp4', mp4(2_500, 'e')));
  await testApp.app.db.system.run({
    name: 'test-receiving',
    text: `insert into analysis_uploads (user_id, file_name, kind, format, bytes, storage_key, created_at)
           values ($1::uuid, 'x.mp4', 'video', 'mp4', 5, ($1::uuid)::text || '/analyses/' || gen_random_uuid()::text, $2)`,
    values: [user.userId, NOW],
  });
  testApp.setNow(new Date(NOW.getTime() + 4 * 3_600_000));
  await deleteExpiredUploads(testApp.app);
  expect((await uploads(user)).used).toBe(2_500);
  testApp.setNow(new Date(NOW.getTime() + 25 * 3_600_000));
  await deleteExpiredUploads(testApp.app);
  testApp.setNow(NOW);
  expect((await uploads(user)).used).toBe(0);
  expect(await kept(user)).toEqual([]);
});

test('the copy that a killed process left is removed, one that is being measured is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'left-copies-'));
  for (const name of ['accroche-analysis-old', 'accroche-analysis-new', 'somebody-elses']) {
    await mkdir(join(folder, name));
  }
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ['accroche-analysis-old', 'somebody-elses'])
    await utimes(join(folder, name), longAgo, longAgo);
  expect(await removeLeftCopies(folder)).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(['accroche-analysis-new', 'somebody-elses']);
  await rm(folder, { recursive: true });
});

test('a full disk is told as such, and nothing half is left', async () => {
  const full = await createTestApp({
    now: NOW,
    beside: testApp,
    workers: 0,
    storage: {
      ...testApp.app.storage,
      put: async (_key, content) => {
        for await (const _ of content) throw new StorageError('full', 'no space left');
        throw new StorageError('full', 'no space left');
      },
    },
  });
  const user = await full.createUser();
  const refused = await refusal(
    full.request('/analysis-uploads?name=clip.mp4', {
      method: 'POST',
      as: user,
      headers: { 'content-type': 'application/octet-stream', 'content-length': '2000' },
      body: new Uint8Array(mp4()),
    }),
  );
  expect(refused).toMatchObject({ status: 507, code: 'storage_full' });
  expect((await uploads(user)).used).toBe(0);
  await full.close();
  await pause(0);
});
