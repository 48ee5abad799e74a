import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listener } from '#server/platform/http/listener.ts';
import { createDirectReads } from '#server/app/api/direct-read-server.ts';
import { listSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { directReads } from '#server/app/direct-reads.ts';
import { CONTRACT_CALLS } from '#test/harness/contract-calls.ts';
import { seededRandom } from '#test/cross-checks/seeded-random.ts';
import { IN_FULL, rounds } from '#test/harness/rounds.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

const PROMISED = 10_000;
const MUTATED = rounds(PROMISED, 150);
const AT_ONCE = 10;
/** After this long without data the response is considered complete. */
const SILENCE_MS = 250;

let testApp: TestApp;
let listener: Listener;
let user: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  const headers = await listSecurityHeaders(testApp.app.config);
  listener = await listen({
    fetch: (request, env) => testApp.router.fetch(request, env),
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
    answerDirectly: createDirectReads(testApp.app, { reads: directReads, headers }),
  });
  user = await testApp.createUser();
});
afterAll(async () => {
  await listener?.stop(0);
  await testApp?.close();
});

/** Sends bytes as they are and answers what came back until the end or a silence. */
function send(bytes: string | Buffer, silenceMs = SILENCE_MS, firstWordMs = 5_000): Promise<string> {
  return new Promise(resolve => {
    const socket = connect(listener.port, '127.0.0.1');
    let text = '';
    let timer = setTimeout(() => socket.destroy(), 10_000);
    socket.on('data', chunk => {
      text += chunk.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), silenceMs);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
    socket.once('connect', () => {
      socket.write(bytes);
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), firstWordMs);
    });
  });
}

const statusesOf = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

function expectNoFault(text: string, what: string): void {
  expect(
    statusesOf(text).filter(status => status >= 500),
    what,
  ).toEqual([]);
  expect(text, what).not.toMatch(/\bat .+:\d+:\d+|node_modules|node:internal/);
}

const head = (more: string, method = 'POST', path = '/api/v1/linked-accounts') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${user.token}\r\nContent-Type: application/json\r\n${more}`;

/** What is sent, and the statuses that are right. */
const BROKEN: [string, () => string | Buffer, number[]][] = [
  ['a chunk of no size', () => head('Transfer-Encoding: chunked\r\n\r\nZZ\r\nxx\r\n0\r\n\r\n'), [400]],
  [
    'a chunk larger than there are numbers',
    () => head(`Transfer-Encoding: chunked\r\n\r\n${'F'.repeat(20)}\r\n`),
    [400, 413],
  ],
  ['a chunk of a negative size', () => head('Transfer-Encoding: chunked\r\n\r\n-5\r\nhello\r\n'), [400]],
  [
    'a chunk that is longer than it says',
    () => head('Transfer-Encoding: chunked\r\n\r\n2\r\n{"handle":1}\r\n0\r\n\r\n'),
    [400],
  ],
  [
    'a chunk with an endless extension',
    () => head(`Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`),
    [400, 413, 431],
  ],
  ['two lengths', () => head('Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}'), [400]],
  [
    'a length and chunks',
    () => head('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
    [400],
  ],
  ['a length that is no number', () => head('Content-Length: 2x\r\n\r\n{}'), [400]],
  ['a negative length', () => head('Content-Length: -2\r\n\r\n{}'), [400]],
  ['an unknown encoding', () => head('Transfer-Encoding: gzip\r\n\r\n{}'), [400, 501]],
  [
    'three hundred headers',
    () =>
      head(
        `${Array.from({ length: 3_000 }, (_, index) => `X-${index}: y`).join('\r\n')}\r\nContent-Length: 2\r\n\r\n{}`,
      ),
    [400, 422, 431],
  ],
  ['a header of 100 kB', () => head(`X-Long: ${'y'.repeat(100_000)}\r\nContent-Length: 2\r\n\r\n{}`), [431]],
  ['a header with a NUL', () => head('X-Odd: a\0b\r\nContent-Length: 2\r\n\r\n{}'), [400]],
  ['a header folded over lines', () => head('X-Odd: a\r\n b\r\nContent-Length: 2\r\n\r\n{}'), [400, 422]],
  ['a method that nobody knows', () => head('Content-Length: 0\r\n\r\n', 'BREW'), [400, 405]],
  ['another protocol', () => 'SSH-2.0-OpenSSH_9.9\r\n\r\n', [400]],
  ['the beginning of TLS', () => Buffer.from('16030100c8010000c403035f', 'hex'), [400]],
  ['an old version', () => 'GET /api/v1/me HTTP/0.9\r\n\r\n', [400]],
  ['no host', () => 'GET /api/v1/me HTTP/1.1\r\n\r\n', [400]],
  ['a host that is no address', () => 'GET /api/v1/me HTTP/1.1\r\nHost: localhost1.1\r\n\r\n', [400]],
  [
    'an absolute address of elsewhere',
    () => head('\r\n', 'GET', 'http://elsewhere.example/api/v1/me'),
    [200, 400, 404, 415],
  ],
  [
    'a path that is not UTF-8',
    () => Buffer.from(head('\r\n', 'GET', '/api/v1/\xff\xfe\xc3('), 'latin1'),
    [400, 404],
  ],
  ['a path with half an encoding', () => head('\r\n', 'GET', '/api/v1/runs/%E0%A4%A'), [400, 404, 422]],
  [
    'a body that is not UTF-8',
    () =>
      Buffer.concat([
        Buffer.from(head('Content-Length: 14\r\n\r\n')),
        Buffer.from('{"handle":"\xff\xc3"}', 'latin1').subarray(0, 14),
      ]),
    [400, 422],
  ],
  ['JSON of ten thousand levels', () => withBody(`${'['.repeat(10_000)}${']'.repeat(10_000)}`), [400, 422]],
  [
    'JSON with the same name twice',
    () => withBody('{"handle":"demo-lea-cuisine","handle":{"x":1}}'),
    [400, 422],
  ],
  ['JSON that is cut off', () => withBody('{"handle":"demo'), [400]],
  [
    'JSON full of prototypes',
    () => withBody('{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}'),
    [400, 422],
  ],
];

test.each(BROKEN)('%s is refused in words, never a fault of ours', async (_what, bytes, allowed) => {
  const heard = await send(bytes());
  expectNoFault(heard.replace('HTTP/1.1 501 ', ''), heard.slice(0, 300));
  const [status] = statusesOf(heard);
  expect(allowed, heard.slice(0, 300)).toContain(status);
});

function withBody(body: string): string {
  return head(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

test('requests sent at once without waiting are answered each, in their order', async () => {
  const one = (id: string, index: number) =>
    `GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${user.token}\r\nX-Request-Id: ${id}\r\n${index === 19 ? 'Connection: close\r\n' : ''}\r\n`;
  const ids = Array.from({ length: 20 }, (_, index) => `pipelined-${index}`);
  const heard = await send(ids.map(one).join(''), 4_000);
  expect([...heard.matchAll(/^x-request-id: (\S+)\r$/gim)].map(([, id]) => id)).toEqual(ids);
  expect(new Set(statusesOf(heard))).toEqual(new Set([200]));
});

test(
  `${MUTATED} of ${PROMISED} requests with bytes turned, lost, doubled and put in: none is a fault of ours`,
  { timeout: 900_000 },
  async () => {
    const source = seededRandom(20261122);
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const statuses = new Map<number, number>();
    const mutated = (): Buffer => {
      const call = source.pick(CONTRACT_CALLS);
      const body = call.method === 'GET' ? '' : '{"handle":"demo-lea-cuisine","ids":[],"text":"é"}';
      const path = `/api/v1${call.path.replace(/\{\w+\}/g, '5d7b1c86-0b3e-4c61-9a55-3f1d3a4f9e10')}`;
      const length = body === '' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
      let bytes = Buffer.from(`${head(`Connection: close\r\n${length}\r\n`, call.method, path)}${body}`);
      for (let turn = Math.floor(source.next() * 4); turn >= 0; turn -= 1) {
        const at = Math.floor(source.next() * bytes.length);
        const way = Math.floor(source.next() * 4);
        if (way === 0) bytes[at] = Math.floor(source.next() * 256);
        else if (way === 1)
          bytes = Buffer.concat([
            bytes.subarray(0, at),
            bytes.subarray(at + 1 + Math.floor(source.next() * 8)),
          ]);
        else if (way === 2)
          bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - 20))]);
        else
          bytes = Buffer.concat([
            bytes.subarray(0, at),
            Buffer.from([0, 0xff, 0x0d, 0x0a]),
            bytes.subarray(at),
          ]);
      }
      return bytes;
    };
    for (let from = 0; from < MUTATED; from += AT_ONCE) {
      const asked = Array.from({ length: AT_ONCE }, mutated);
      const heard = await Promise.all(asked.map(bytes => send(bytes, 60, 300)));
      for (const [index, text] of heard.entries()) {
        expectNoFault(text, `${asked[index]?.toString('latin1')} → ${text.slice(0, 300)}`);
        for (const status of statusesOf(text)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    delay.disable();
    expect(statuses.size).toBeGreaterThan(1);
    // The event loop also serves the test client; measured only on an otherwise idle machine.
    if (IN_FULL) expect(delay.max / 1e6).toBeLessThan(100);
    expect((await fetch(`http://127.0.0.1:${listener.port}/healthz`)).status).toBe(200);
  },
);
