import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '#contract/contract.ts';
import { listen, type Listener } from '#server/platform/http/listener.ts';
import { apifyItem, apifyItems } from '#test/sources/apify-items.ts';
import { rounds } from '#test/harness/rounds.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

const MEGABYTE = 1024 * 1024;
let testApp: TestApp;
let listener: Listener;
let user: TestUser;
let base: string;
beforeAll(async () => {
  testApp = await createTestApp();
  user = await testApp.createUser({ plan: 'business_enterprise' });
  listener = await listen({
    fetch: (request, env) => testApp.router.fetch(request, env),
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
  });
  base = `http://127.0.0.1:${listener.port}`;
});
afterAll(async () => {
  await listener.stop(0);
  await testApp.close();
});

interface Answer {
  status: number;
  code?: string;
  values?: Record<string, unknown>;
  preview?: { videos: number; added: number; rejectedCount: number };
  batch?: { id: string; file_name: string } | null;
  run?: { id: string } | null;
}

async function send(
  body: BodyInit | undefined,
  {
    query = '',
    as = user,
    headers = {},
  }: { query?: string; as?: TestUser | null; headers?: HeadersInit } = {},
): Promise<Answer> {
  const all = new Headers(headers);
  if (as !== null) all.set('authorization', `Bearer ${as.token}`);
  const response = await fetch(`${base}/api/v1/imports${query}`, {
    method: 'POST',
    headers: all,
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

function form(...parts: [field: string, content: BlobPart | File | string][]): FormData {
  const made = new FormData();
  for (const [field, content] of parts) {
    if (typeof content === 'string') made.append(field, content);
    else made.append(field, content instanceof File ? content : new File([content], 'export.json'));
  }
  return made;
}
const fileOf = (content: unknown, name = 'export.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name);
const bytes = (...values: number[]) => new Uint8Array(values);

describe('a request that brings no usable file is refused by name', () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  test.each<[string, () => Promise<Answer>, number, string]>([
    ['no body at all', () => send(undefined), 422, 'import_file_missing'],
    ['an empty form', () => send(new FormData()), 422, 'import_file_missing'],
    [
      'another field name',
      () => send(form(['upload', fileOf(apifyItems('un', 1))])),
      422,
      'import_file_missing',
    ],
    ['a text where the file belongs', () => send(form(['file', 'hello'])), 422, 'import_file_missing'],
    ['two files', () => send(form(['file', fileOf([])], ['file', fileOf([])])), 422, 'import_file_missing'],
    [
      'JSON instead of a form',
      () => send('{"file":"x"}', { headers: { 'content-type': 'application/json' } }),
      422,
      'import_file_missing',
    ],
    [
      'a form that breaks off',
      () => send('--x\r\nContent-Disposition: form-data; name="file"; fil', { headers: multipart }),
      400,
      'malformed_request',
    ],
    [
      'a form without a boundary',
      () => send('--x--', { headers: { 'content-type': 'multipart/form-data' } }),
      400,
      'malformed_request',
    ],
    ['an empty file', () => send(form(['file', bytes()])), 422, 'import_empty'],
    ['a file of spaces', () => send(form(['file', fileOf(' \n\t ')])), 422, 'import_empty'],
    [
      'rubbish',
      () => send(form(['file', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0xff, 0xd8)])),
      422,
      'import_bad_encoding',
    ],
    [
      'invalid UTF-8',
      () => send(form(['file', bytes(0x5b, 0x22, 0xc3, 0x28, 0x22, 0x5d)])),
      422,
      'import_bad_encoding',
    ],
    [
      'a damaged zip',
      () => send(form(['file', fileOf('PK\u0003\u0004 not json')])),
      422,
      'import_zip_unreadable',
    ],
    [
      'a doubtful dry run',
      () => send(form(['file', fileOf([])]), { query: '?dryRun=perhaps' }),
      422,
      'invalid_input',
    ],
  ])('%s', async (_name, sent, status, code) => {
    expect(await sent()).toMatchObject({ status, code });
  });
});

test('a file in UTF-16, or behind a byte order mark, is read', async () => {
  const text = JSON.stringify(apifyItems('marque', 2));
  expect(await send(form(['file', fileOf(`\uFEFF${text}`)]), { query: '?dryRun=true' })).toMatchObject({
    status: 200,
    preview: { videos: 2 },
  });
});

describe('size', () => {
  test('64 MB of a file are read, in one answer', async () => {
    const rows = JSON.stringify(apifyItems('grand', 10)).slice(1, -1);
    const content = `[${rows}${' '.repeat(64 * MEGABYTE - Buffer.byteLength(rows) - 2)}]`;
    expect(Buffer.byteLength(content)).toBe(64 * MEGABYTE);
    expect(await send(form(['file', fileOf(content)]), { query: '?dryRun=true' })).toMatchObject({
      status: 200,
      preview: { videos: 10 },
    });
  }, 60_000);

  test('more is refused, told beforehand or not, and the connection stays good', async () => {
    const tooLarge = new Uint8Array(65 * MEGABYTE);
    expect(await send(form(['file', tooLarge]))).toMatchObject({
      status: 413,
      code: 'import_too_large',
      values: { limit: '64' },
    });
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += MEGABYTE;
        if (sent > 80 * MEGABYTE) controller.close();
        else controller.enqueue(new Uint8Array(MEGABYTE));
      },
    });
    const streamed = await fetch(`${base}/api/v1/imports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    } as RequestInit & { duplex: 'half' });
    expect([streamed.status, ((await streamed.json()) as Answer).code]).toEqual([413, 'import_too_large']);
    expect(
      await send(form(['file', fileOf(apifyItems('ensuite', 1))]), { query: '?dryRun=1' }),
    ).toMatchObject({ status: 200 });
  }, 60_000);

  test('nobody unknown may send more than a megabyte', async () => {
    const large = form(['file', new Uint8Array(2 * MEGABYTE)]);
    expect(await send(large, { as: null })).toMatchObject({ status: 413, code: 'payload_too_large' });
    expect(await send(form(['file', fileOf(apifyItems('un', 1))]), { as: null })).toMatchObject({
      status: 401,
    });
  });

  const PROMISED_MILLIONS = 20;
  const BOMB_MILLIONS = rounds(PROMISED_MILLIONS, 4);

  test(`a file of ${BOMB_MILLIONS} of ${PROMISED_MILLIONS} million elements, made to explode in memory, is refused, and meanwhile others are answered`, async () => {
    const bomb = `[${'0,'.repeat(BOMB_MILLIONS * MEGABYTE)}0]`;
    const waiting: number[] = [];
    let done = false;
    const watcher = (async () => {
      while (!done) {
        const askedAt = performance.now();
        await fetch(`${base}/healthz`);
        waiting.push(performance.now() - askedAt);
        await new Promise(resolve => setTimeout(resolve, 20));
      }
    })();
    const refused = await send(form(['file', fileOf(bomb)]));
    done = true;
    await watcher;
    expect(refused).toMatchObject({ status: 422, code: 'import_unknown_format' });
    expect(Math.max(...waiting)).toBeLessThan(1_500);
  }, 90_000);
});

test('a stated length that never comes ends with the connection, and the server goes on', async () => {
  await new Promise<void>(resolve => {
    const request = httpRequest(`${base}/api/v1/imports`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '5000',
      },
    });
    request.on('error', () => resolve());
    request.write('--x\r\n');
    setTimeout(() => request.destroy(), 100);
  });
  expect(await send(form(['file', fileOf(apifyItems('ensuite', 1))]), { query: '?dryRun=1' })).toMatchObject({
    status: 200,
  });
});

test('a key that may not write is refused before any byte of its file has come', async () => {
  const json = { name: 'Lecture', days: 7, password: user.password };
  const made = await testApp.request('/api-keys', { method: 'POST', as: user, json });
  const { token } = (await made.json()) as { token: string };
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(`${base}/api/v1/imports`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(50 * MEGABYTE),
      },
    });
    request.on('response', answer => {
      resolve(answer.statusCode);
      request.destroy();
    });
    request.on('error', reject);
    request.setTimeout(5_000, () => request.destroy(new Error('waits for the file')));
    request.flushHeaders();
  });
  expect(status).toBe(403);
});

test('the browser’s own interface takes files too: a preview, then the import, then its undoing', async () => {
  const client: ContractRouterClient<Contract> = createORPCClient(
    new RPCLink({ url: `${base}/rpc`, headers: { authorization: `Bearer ${user.token}` } }),
  );
  const file = fileOf(apifyItems('par.le.navigateur', 3), 'mes vidéos 🍲.json');
  const preview = await client.imports.create({ query: { dryRun: true }, body: { file } });
  expect(preview).toMatchObject({ status: 200, body: { preview: { videos: 3, added: 3 }, batch: null } });
  const { status, body } = await client.imports.create({ query: { dryRun: false }, body: { file } });
  expect([status, body.batch?.file_name]).toEqual([201, 'mes vidéos 🍲.json']);
  expect(await client.imports.undo({ id: body.batch?.id ?? '' })).toMatchObject({ videos_added: 3 });
  const wrong = { query: { dryRun: true }, body: {} } as Parameters<typeof client.imports.create>[0];
  await expect(client.imports.create(wrong)).rejects.toMatchObject({ code: 'import_file_missing' });
});

test('a repeat with the same key is one import, though each attempt draws another boundary', async () => {
  const other = await testApp.createUser();
  const attempt = () =>
    send(form(['file', fileOf(apifyItems('une.seule.fois', 3))]), {
      as: other,
      headers: { 'idempotency-key': 'import-once' },
    });
  const answers = [
    await attempt(),
    await attempt(),
    ...(await Promise.all([attempt(), attempt(), attempt()])),
  ];
  expect(answers.map(answer => answer.status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map(answer => answer.batch?.id)).size).toBe(1);
  expect(answers.at(-1)?.preview).toMatchObject({ added: 3 });
  const changed = await send(form(['file', fileOf(apifyItems('une.seule.fois', 4))]), {
    as: other,
    headers: { 'idempotency-key': 'import-once' },
  });
  expect(changed).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
});

test.each([
  ['of another folder', '../../etc/passwd', 'passwd'],
  ['of another system', 'C:\\Users\\x\\export.json', 'export.json'],
  ['with its end turned round', '\u202Egnp.json', 'gnp.json'],
  ['with line breaks', 'a"b\r\nX: 1.json', null],
  ['without end', `${'é'.repeat(400)}.json`, 'é'.repeat(200)],
])('a file name %s is kept in a harmless form', async (_what, name, kept) => {
  const other = await testApp.createUser();
  const { batch } = await send(form(['file', fileOf([apifyItem('nom', 0)], name)]), { as: other });
  expect(batch?.file_name).not.toMatch(/[\\/\u202E\r\n]/);
  if (kept !== null) expect(batch?.file_name).toBe(kept);
});

test('two large files of one user at once are each worked off, one after the other', async () => {
  const other = await testApp.createUser({ plan: 'business_pro' });
  const file = fileOf(apifyItems('deux.onglets', 1_500));
  const runs = await Promise.all([
    send(form(['file', file]), { as: other }),
    send(form(['file', file]), { as: other }),
  ]);
  expect(runs.map(run => run.status)).toEqual([202, 202]);
  for (const { run } of runs) {
    for (let state = ''; state !== 'done';) {
      const response = await testApp.request(`/runs/${run?.id ?? randomUUID()}`, { as: other });
      ({ state } = (await response.json()) as { state: string });
      expect(['queued', 'running', 'done']).toContain(state);
      await new Promise(resolve => setTimeout(resolve, 30));
    }
  }
  const { items } = (await (await testApp.request('/imports', { as: other })).json()) as {
    items: { videos_added: number }[];
  };
  expect(items.map(batch => batch.videos_added)).toEqual([1_500]);
}, 60_000);
