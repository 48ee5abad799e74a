import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors as english } from '#i18n/en/errors.ts';
import { errors as french } from '#i18n/fr/errors.ts';
import { auth as englishAuth } from '#i18n/en/auth/auth.ts';
import { auth as frenchAuth } from '#i18n/fr/auth/auth.ts';
import { listen, type Listener } from '#server/platform/http/listener.ts';
import { CONTRACT_CALLS, type InputSchema } from '#test/harness/contract-calls.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { processorMs } from '#test/harness/processor-time.ts';
import { ask, bearer, bothWays, everything } from './calling.ts';
import { TRIED_PATHS } from './path-table.ts';
import { sampleInput, textFields } from './sample-input.ts';

const MEGABYTE = 1_048_576;
/** Limit for work in this process; `WAITED_MS` includes waiting, with margin for a busy machine. */
const SOON_MS = 1_500;
const WAITED_MS = 10_000;
let testApp: TestApp;
let admin: TestUser;
let listener: Listener;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
  listener = await listen({
    fetch: (request, env) => testApp.router.fetch(request, env),
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
  });
});
afterAll(async () => {
  await listener.stop(0);
  await testApp.close();
});

const writing = CONTRACT_CALLS.filter(({ method, access }) => method !== 'GET' && access !== 'public');
/** Ten times too large for the one language, a thousand bytes too large for the other. */
const languages = [
  [
    'fr',
    10 * MEGABYTE,
    french.payload_too_large.replace('{limit}', '1'),
    frenchAuth.refusals.payload_too_large,
  ],
  [
    'en',
    MEGABYTE + 1_000,
    english.payload_too_large.replace('{limit}', '1'),
    englishAuth.refusals.payload_too_large,
  ],
] as const;

describe.each(languages)('in %s', (language, bytes, sentence, authSentence) => {
  test('a body over one megabyte is refused with 413 and a sentence, at every call that writes', async () => {
    // A Blob is read only as far as the server wants; bytes would be copied whole for each request.
    const body = new Blob([JSON.stringify({ handle: 'x'.repeat(bytes) })]);
    const before = await everything(testApp);
    for (const call of writing.filter(({ path }) => !path.startsWith('/import'))) {
      for (const { method, url } of bothWays(call)) {
        const response = await testApp.router.request(url, {
          method,
          headers: {
            ...bearer(admin.token),
            'content-type': 'application/json',
            'accept-language': language,
          },
          body,
        });
        expect([url, response.status]).toEqual([url, 413]);
        expect(await response.text()).toContain(JSON.stringify(sentence));
      }
    }
    expect(await everything(testApp)).toBe(before);
  }, 120_000);

  test('a body over 64 kilobytes is refused with 413 and a sentence, wherever one signs in', async () => {
    const before = await everything(testApp);
    const body = JSON.stringify({
      email: `${'x'.repeat(MEGABYTE)}@exemple.fr`,
      password: 'girafe violette 12',
    });
    for (const { method, url } of TRIED_PATHS.filter(
      path => path.url.startsWith('/auth/v1') && path.method !== 'GET',
    )) {
      const response = await testApp.router.request(url, {
        method,
        headers: { ...bearer(admin.token), 'content-type': 'application/json', 'accept-language': language },
        body,
      });
      expect([url, response.status]).toEqual([url, 413]);
      expect(await response.text()).toContain(JSON.stringify(authSentence));
    }
    expect(await everything(testApp)).toBe(before);
  });
});

test('a body that does not say its length is counted as it comes', async () => {
  const chunk = new Uint8Array(64 * 1024).fill(0x20);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += chunk.length;
      controller.enqueue(chunk);
      if (sent > 50 * MEGABYTE) controller.close();
    },
  });
  const response = await testApp.router.request('/api/v1/me', {
    method: 'PATCH',
    headers: { ...bearer(admin.token), 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(3 * MEGABYTE);
});

test('an upload of somebody unknown may not be larger than any other body', async () => {
  const form = new FormData();
  form.append('file', new File(['x'.repeat(2 * MEGABYTE)], 'x.json'));
  const { status } = await fetch(`http://127.0.0.1:${listener.port}/api/v1/imports`, {
    method: 'POST',
    body: form,
  });
  expect([401, 413]).toContain(status);
});

test('deep, long and wide JSON is refused at once', async () => {
  const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
  const bodies = {
    deep,
    'deep objects': `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    'deep in a field': `{"handle":${deep.slice(0, 300_000)}${deep.slice(-300_000)}}`,
    'a long array': `[${'0,'.repeat(400_000)}0]`,
    'a long array in a field': `{"handle":[${'0,'.repeat(400_000)}0]}`,
    'many fields': `{${Array.from({ length: 50_000 }, (_, index) => `"f${index}":1`).join()}}`,
    'a long number': `{"handle":${'9'.repeat(900_000)}}`,
    'a long field': `{"${'x'.repeat(900_000)}":1}`,
  };
  const before = await everything(testApp);
  for (const [what, body] of Object.entries(bodies)) {
    for (const url of [
      '/api/v1/linked-accounts',
      '/rpc/accounts/link',
      '/auth/v1/token?grant_type=password',
    ]) {
      const startedAt = performance.now();
      const workedAt = processorMs();
      const response = await testApp.router.request(url, {
        method: 'POST',
        headers: { ...bearer(admin.token), 'content-type': 'application/json' },
        body,
      });
      const text = await response.text();
      expect([what, url, Math.floor(response.status / 100)]).toEqual([what, url, 4]);
      expect(text, what).toMatch(/"(?:message|msg)":"[^"]{10,}/);
      expect(text.length, what).toBeLessThan(2_000);
      expect(processorMs() - workedAt, `${what} at ${url}`).toBeLessThan(SOON_MS);
      expect(performance.now() - startedAt, `${what} at ${url}`).toBeLessThan(WAITED_MS);
    }
  }
  expect(await everything(testApp)).toBe(before);
});

test('every text, number and list of every input states its limit', () => {
  const unlimited = (schema: InputSchema, trail: string): string[] => {
    if (schema.anyOf !== undefined) return schema.anyOf.flatMap(one => unlimited(one, trail));
    if (schema.enum !== undefined || schema.const !== undefined) return [];
    if (schema.type === 'string' && schema.format === undefined && schema.maxLength === undefined)
      return [trail];
    if (schema.type === 'array' && schema.maxItems === undefined) return [trail];
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      unlimited(field, `${trail}.${name}`),
    );
  };
  expect(CONTRACT_CALLS.flatMap(call => unlimited(call.input, call.name))).toEqual([]);
});

describe.each(
  CONTRACT_CALLS.flatMap(call => textFields(call).map((field): [string, string] => [call.name, field])),
)('%s, field %s', (name, field) => {
  test('refuses a text of ten thousand characters with a sentence', async () => {
    const call = CONTRACT_CALLS.find(one => one.name === name)!;
    const before = await everything(testApp);
    for (const asked of bothWays(call, { ...sampleInput(call), [field]: 'x'.repeat(10_000) })) {
      const { status, text } = await ask(testApp, asked, bearer(admin.token));
      expect([asked.url.slice(0, 60), status]).toEqual([asked.url.slice(0, 60), 422]);
      expect(text).toMatch(/"message":"[^"]{10,}/);
    }
    expect(await everything(testApp)).toBe(before);
  });
});

const paged = CONTRACT_CALLS.filter(({ input }) => input.properties?.['limit'] !== undefined);

test.each(paged.map((call): [string, (typeof paged)[number]] => [call.name, call]))(
  '%s gives no page larger than a hundred',
  async (_name, call) => {
    for (const limit of ['0', '-1', '101', '1000000000', '1.5', 'NaN', '1e9', '']) {
      const [rest] = bothWays(call, { ...sampleInput(call), limit });
      const { status, text } = await ask(testApp, rest!, bearer(admin.token));
      expect([limit, status]).toEqual([limit, 422]);
      expect(text).toContain('"field":"limit"');
    }
  },
);

test('long headers and addresses are refused with 431 and a sentence in both languages', async () => {
  const lines = {
    'a long header': `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(30_000)}\r\n\r\n`,
    'many headers': `GET /healthz HTTP/1.1\r\nHost: x\r\n${'X-Many: xxxxxxxxxx\r\n'.repeat(2_000)}\r\n`,
    'a long address': `GET /${'x'.repeat(30_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  };
  for (const [what, request] of Object.entries(lines)) {
    const text = await overSocket(request);
    expect(text, what).toMatch(/^HTTP\/1\.1 431 /);
    expect(text).toContain(french.headers_too_large);
    expect(text).toContain(english.headers_too_large);
  }
  expect(await overSocket('RUBBISH\r\n\r\n')).toContain(french.malformed_request);
  expect(await overSocket('POST /rpc/me/get HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 /,
  );
  expect((await fetch(`http://127.0.0.1:${listener.port}/healthz`)).status).toBe(200);
});

function overSocket(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(listener.port, '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.on('data', chunk => (text += String(chunk)));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}
