import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UploadItem } from '#contract/video-analysis.ts';
import { MEDIA_FACTS_VERSION, type MediaFacts } from '#domain/media/media-facts.ts';
import { createAnalysisScene } from '#test/scenes/analysis-scene.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

const SRT = '1\n00:00:00,200 --> 00:00:01,500\nCe que dit le fichier\n';
const TOLD = {
  task: 'transcribe',
  language: 'french',
  duration: 12,
  text: 'Arrêtez de faire ça. Voici pourquoi.',
  segments: [
    { id: 1, seek: 0, start: 2.5, end: 4, text: ' Voici pourquoi.', temperature: 0 },
    { id: 0, seek: 0, start: 0.2, end: 2.1, text: ' Arrêtez de faire ça.', temperature: 0 },
    { id: 2, seek: 0, start: 5, end: 5, text: '  ', temperature: 0 },
  ],
};
const FACTS: MediaFacts = {
  version: MEDIA_FACTS_VERSION,
  file: {
    container: 'mp4',
    videoCodec: 'h264',
    audioCodec: 'aac',
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
  sound: { notAssessed: 'too_short' },
  speech: { notAssessed: 'speech_detector_unavailable' },
  texts: { notAssessed: 'ocr_unavailable' },
};

let server: Server;
let testApp: TestApp;
let scene: ReturnType<typeof createAnalysisScene>;
let user: TestUser;
let asked: { authorization: string | undefined; body: string }[] = [];
let reply: (response: ServerResponse) => void;
let facts = FACTS;

const tell =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    void buffer(request).then(body => {
      asked.push({ authorization: request.headers.authorization, body: body.toString('latin1') });
      reply(response);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  testApp = await createTestApp({
    env: {
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_API_KEY: 'sk-a-key-of-the-test',
      AI_TRANSCRIPTION_MODEL: 'whisper-1',
    },
    media: {
      analyse: async () => facts,
      soundOf: async () => Buffer.from('RIFF, and sixteen thousand samples a second'),
      describe: async () => 'as the test says',
    },
  });
  scene = createAnalysisScene(testApp);
  user = await testApp.createUser({ plan: 'business_pro' });
});
afterAll(async () => {
  await testApp.close();
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
});
beforeEach(() => {
  asked = [];
  facts = FACTS;
  reply = tell(TOLD);
});

const HEAD = Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2avc1mp41', 'latin1');
const send = (name: string, body: Buffer) =>
  answer<UploadItem>(
    testApp.request(`/analysis-uploads?name=${name}`, {
      method: 'POST',
      as: user,
      headers: { 'content-type': 'application/octet-stream', 'content-length': String(body.length) },
      body: new Uint8Array(body),
    }),
  );
const video = (seed: string) => send('clip.mp4', Buffer.concat([HEAD, Buffer.alloc(900, seed)]));
async function analysed(target: object) {
  const { analysis } = await scene.started(user, target);
  return scene.ended(user, analysis.id);
}

test('a configured transcriber writes down what a file says, with its seconds', async () => {
  const upload = await video('a');
  const { analysis, result } = await analysed({ uploadId: upload.id });
  expect(analysis.state).toBe('done');
  expect(result).toMatchObject({ basis: { transcript: 'transcriber' } });
  expect(JSON.stringify(result)).toContain('Arrêtez de faire ça');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.authorization).toBe('Bearer sk-a-key-of-the-test');
  for (const part of ['whisper-1', 'verbose_json', 'segment', 'audio/wav', 'RIFF']) {
    expect(asked[0]?.body).toContain(part);
  }

  // The same file has the same transcript: no provider is called again, and nothing is charged.
  const again = await video('a');
  expect(await scene.started(user, { uploadId: again.id })).toMatchObject({ outcome: 'kept' });
  expect(asked).toHaveLength(1);
});

test('words that are brought are believed, and a file without speech is not sent', async () => {
  const captions = await send('mots.srt', Buffer.from(SRT));
  const upload = await video('b');
  const { result } = await analysed({ uploadId: upload.id, captionsId: captions.id });
  expect(result?.basis.transcript).toBe('captions_file');
  facts = { ...FACTS, speech: { notAssessed: 'no_audio' } };
  await analysed({ uploadId: (await video('c')).id });
  expect(asked).toEqual([]);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['refuses the key', tell({ error: { message: 'Incorrect API key provided' } }, 401)],
  ['has had enough', tell({ error: { message: 'Rate limit reached' } }, 429)],
  ['breaks', tell({ error: {} }, 500)],
  ['knows no times', tell({ text: 'Arrêtez de faire ça.' })],
  ['counts backwards', tell({ segments: [{ start: -1, end: 2, text: 'x' }] })],
  ['answers a page', response => response.writeHead(200).end('<!doctype html>')],
  ['hangs up half way', response => response.writeHead(200, { 'content-length': '50' }).end('{"seg')],
  ['leads elsewhere', response => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()],
  ['never stops', response => response.writeHead(200).end(`{"segments":[],"x":"${'x'.repeat(2_100_000)}"}`)],
])('a transcriber that %s leaves the analysis without words, and says so', async (_name, told) => {
  reply = told;
  const { analysis, result } = await analysed({ uploadId: (await video(_name)).id });
  expect(analysis.state).toBe('done');
  expect(result).toMatchObject({
    basis: { transcript: null },
    notAssessed: expect.arrayContaining([{ part: 'words_said', reason: 'no_transcript' }]) as unknown,
  });
});
