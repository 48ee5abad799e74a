import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { forbiddenPlaces } from '#test/sources/forbidden-places.ts';
import { makeCertificate } from '#test/sources/local-certificate.ts';
import { createShortLinkResolver, type ShortLinkOptions } from './short-link.ts';

const ID = '7300000000000000000';
const VIDEO = `https://www.tiktok.com/@lea/video/${ID}?_r=1&_t=abc`;
const SHORT = 'https://vm.tiktok.com/ZMabc123/';
/** Stands for every address of TikTok's: public to the check, in fact this machine's test site. */
const PUBLIC = '8.8.4.4';
const HOSTS = ['vm.tiktok.com', 'vt.tiktok.com', 'www.tiktok.com', 'm.tiktok.com', 'tiktok.com'];
const certificate = makeCertificate(HOSTS);
const now = () => new Date('2026-11-21T12:00:00Z');

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[] = [];
/** Names that were resolved, and addresses that a connection was made to, in order. */
let resolved: string[] = [];
let reached: string[] = [];
let trapped = 0;
const open: Server[] = [];

function listen(server: Server): Promise<number> {
  open.push(server);
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function siteWith({ cert, key }: { cert: string; key: string }): Server {
  return createHttpsServer({ cert, key }, (request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`);
    answer(request, response);
  });
}

let sitePort: number;
let trapPort: number;
beforeAll(async () => {
  sitePort = await listen(siteWith(certificate));
  trapPort = await listen(
    createServer(socket => {
      trapped += 1;
      socket.destroy();
    }),
  );
});
beforeEach(() => {
  asked = [];
  resolved = [];
  reached = [];
  trapped = 0;
  answer = redirectTo(VIDEO);
});
afterEach(() => {
  expect(trapped, 'connections to the forbidden server').toBe(0);
});
afterAll(async () => {
  await Promise.all(open.map(server => new Promise(resolve => server.close(resolve))));
});

function redirectTo(location: string, status = 301) {
  return (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { location }).end();
  };
}

/** Every address but TikTok's leads to the trap, which exposes a check that lets one through. */
function resolver(
  addresses: (host: string) => string[] | Promise<string[]> = () => [PUBLIC],
  options: ShortLinkOptions = {},
) {
  return createShortLinkResolver({
    addressesOf: async host => {
      resolved.push(host);
      return await addresses(host);
    },
    destinationOf: address => {
      reached.push(address);
      return { address: '127.0.0.1', port: address === PUBLIC ? sitePort : trapPort };
    },
    ca: certificate.cert,
    ...options,
  });
}

const resolve = (link = SHORT, ask = resolver(), signal = new AbortController().signal) =>
  ask(link, { signal, now });

test.each([
  [SHORT, 'HEAD vm.tiktok.com/ZMabc123/'],
  ['https://vt.tiktok.com/ZSabc?k=1', 'HEAD vt.tiktok.com/ZSabc/'],
  ['https://www.tiktok.com/t/ZTabc/', 'HEAD www.tiktok.com/t/ZTabc/'],
  ['https://tiktok.com/t/ZTabc', 'HEAD www.tiktok.com/t/ZTabc/'],
])(
  '%s is followed to its video with one request, and the video’s page is not asked for',
  async (link, request) => {
    expect(await resolve(link)).toMatchObject({ ok: true, link: { kind: 'video', id: ID, handle: 'lea' } });
    expect(asked).toEqual([request]);
  },
);

test.each([
  [`https://m.tiktok.com/v/${ID}.html?u=1`, { kind: 'video', id: ID, handle: null }],
  [`https://www.tiktok.com/@/video/${ID}`, { kind: 'video', id: ID, handle: null }],
  [`/@lea/photo/${ID}`, { kind: 'video', id: ID, handle: 'lea', isSlideshow: true }],
  ['https://www.tiktok.com/@lea?_r=1', { kind: 'account', handle: 'lea' }],
])('the redirect to %s is understood', async (location, link) => {
  answer = redirectTo(location, 302);
  expect(await resolve()).toMatchObject({ ok: true, link });
});

test('short links that lead to short links are followed, each hop resolved and checked anew', async () => {
  answer = (request, response) => {
    const next = {
      '/ZMabc123/': 'https://vt.tiktok.com/ZSdef/',
      '/ZSdef/': '/t-is-none',
      '/t/ZTghi/': VIDEO,
    };
    const location =
      request.url === '/ZSdef/' ? 'https://www.tiktok.com/t/ZTghi/' : next[request.url as '/ZMabc123/'];
    response.writeHead(307, { location }).end();
  };
  expect(await resolve()).toMatchObject({ ok: true, link: { id: ID } });
  expect(resolved).toEqual(['vm.tiktok.com', 'vt.tiktok.com', 'www.tiktok.com']);
  expect(reached).toEqual([PUBLIC, PUBLIC, PUBLIC]);
});

test('after five redirects it ends', async () => {
  answer = redirectTo(SHORT);
  expect(await resolve()).toMatchObject({ ok: false, problem: 'too_many_redirects' });
  expect(asked).toHaveLength(5);
});

test.each<[string, number, Record<string, string>, string]>([
  ['the home page', 302, { location: 'https://www.tiktok.com/?_r=1' }, 'leads_nowhere'],
  [
    'the sign-in page',
    302,
    { location: `https://www.tiktok.com/login?redirect_url=${VIDEO}` },
    'leads_nowhere',
  ],
  ['an impossible video', 302, { location: 'https://www.tiktok.com/@lea/video/12' }, 'leads_nowhere'],
  ['no address', 302, {}, 'leads_nowhere'],
  ['an unreadable address', 302, { location: 'https://[' }, 'leads_nowhere'],
  ['a page', 200, {}, 'leads_nowhere'],
  ['nothing found', 404, {}, 'leads_nowhere'],
  ['too many requests', 429, {}, 'rate_limited'],
  ['a refusal', 403, {}, 'unavailable'],
  ['a failure', 503, {}, 'unavailable'],
])('an answer of %s has its own code', async (_what, status, headers, problem) => {
  answer = (_request, response) => response.writeHead(status, headers).end();
  expect(await resolve()).toMatchObject({ ok: false, problem });
  expect(asked).toHaveLength(1);
});

test('headers without end are not read', async () => {
  answer = (_request, response) =>
    response.writeHead(302, { location: VIDEO, 'x-long': 'a'.repeat(20_000) }).end();
  expect(await resolve()).toMatchObject({ ok: false, problem: 'answer_too_large' });
});

test('a body is never read, however long', async () => {
  let sent = 0;
  const port = await listen(
    createHttpsServer(certificate, (request, response) => {
      const { socket } = request;
      socket.write(`HTTP/1.1 302 Found\r\nlocation: ${VIDEO}\r\ncontent-length: 999999999\r\n\r\n`);
      const flood = setInterval(() => {
        sent += 65_536;
        socket.write(Buffer.alloc(65_536));
      }, 1);
      socket.once('error', () => {}).once('close', () => clearInterval(flood));
      void response;
    }),
  );
  const ask = resolver(undefined, { destinationOf: () => ({ address: '127.0.0.1', port }) });
  expect(await resolve(SHORT, ask)).toMatchObject({ ok: true, link: { id: ID } });
  expect(sent).toBeLessThan(10 * 65_536);
});

test('time is limited, for the name and for the answer, and the caller can stop', async () => {
  answer = () => {};
  const limits = { timeoutMs: 300 };
  expect(await resolve(SHORT, resolver(undefined, { limits }))).toMatchObject({
    ok: false,
    problem: 'timeout',
  });
  const never = () => new Promise<string[]>(() => {});
  expect(await resolve(SHORT, resolver(never, { limits }))).toMatchObject({ ok: false, problem: 'timeout' });
  expect(await resolve(SHORT, resolver(), AbortSignal.timeout(100))).toMatchObject({
    ok: false,
    problem: 'stopped',
  });
  expect(await resolve(SHORT, resolver(), AbortSignal.abort())).toMatchObject({
    ok: false,
    problem: 'stopped',
  });
});

test('a name that is not found, a site that hangs up or shows another certificate: each has its code', async () => {
  const unknown = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
  expect(await resolve(SHORT, resolver(unknown))).toMatchObject({ ok: false, problem: 'unknown_host' });
  expect(
    await resolve(
      SHORT,
      resolver(() => []),
    ),
  ).toMatchObject({ ok: false, problem: 'unknown_host' });
  answer = request => request.socket.destroy();
  expect(await resolve()).toMatchObject({ ok: false, problem: 'network' });

  const other = makeCertificate(['evil.example']);
  const port = await listen(siteWith(other));
  const destinationOf = () => ({ address: '127.0.0.1', port });
  asked = [];
  const answers = [
    await resolve(SHORT, resolver(undefined, { destinationOf, ca: other.cert })),
    await resolve(SHORT, resolver(undefined, { destinationOf })),
  ];
  expect(answers).toMatchObject([{ problem: 'network' }, { problem: 'network' }]);
  expect(asked).toEqual([]);
});

test('an address that cannot be reached gives way to the next one of the same name', async () => {
  const destinationOf = (address: string) => ({
    address: '127.0.0.1',
    port: address === PUBLIC ? sitePort : 1,
  });
  const ask = resolver(() => ['2a00:1450:4007:80e::200e', PUBLIC], { destinationOf });
  expect(await resolve(SHORT, ask)).toMatchObject({ ok: true });
});

const PRIVATE = [
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fd00:ec2::254',
  'fc00::1',
  'fe80::1',
  'fe80::1%lo',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:169.254.169.254',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
];

test.each(PRIVATE)(
  'a name that leads to %s is not connected to, alone, among others, or on the second hop',
  async address => {
    answer = redirectTo('https://www.tiktok.com/t/ZTabc/');
    const ways = [
      () => [address],
      () => [PUBLIC, address],
      () => [address, PUBLIC],
      (host: string) => [host === 'www.tiktok.com' ? address : PUBLIC],
    ];
    for (const way of ways) {
      expect(await resolve(SHORT, resolver(way))).toMatchObject({ ok: false, problem: 'forbidden_network' });
    }
    expect(asked).toHaveLength(1);
    expect(reached).toEqual([PUBLIC]);
  },
);

test('a name that changes its address after the check changes nothing: it is asked once, and the answer is kept', async () => {
  const rebinding = () => [resolved.length === 1 ? PUBLIC : '127.0.0.1'];
  expect(await resolve(SHORT, resolver(rebinding))).toMatchObject({ ok: true });
  expect(resolved).toEqual(['vm.tiktok.com']);
  expect(reached).toEqual([PUBLIC]);
  answer = redirectTo('https://vm.tiktok.com/ZMother/');
  resolved = [];
  expect(await resolve(SHORT, resolver(rebinding))).toMatchObject({
    ok: false,
    problem: 'forbidden_network',
  });
  expect(asked).toHaveLength(2);
});

test('of two hundred places that are not TikTok’s none is reached, whether a redirect or the link itself names it', async () => {
  const places = forbiddenPlaces(HOSTS, trapPort);
  expect(new Set(places).size).toBeGreaterThanOrEqual(200);
  for (const place of places) {
    asked = [];
    reached = [];
    answer = (_request, response) => {
      response.writeHead(302, { location: Buffer.from(place).toString('latin1') }).end();
    };
    const redirected = await resolve();
    expect(redirected, place).toMatchObject({ ok: false });
    expect(asked, place).toEqual(['HEAD vm.tiktok.com/ZMabc123/']);
    asked = [];
    const direct = await resolve(place);
    expect(direct, place).toMatchObject({ ok: false });
    expect(asked, place).toEqual([]);
    expect(reached, place).toEqual([PUBLIC]);
  }
  expect(trapped).toBe(0);
});

test('what is no short link is told apart from what is not allowed', async () => {
  const problems = [];
  for (const link of [
    'lea',
    '',
    VIDEO,
    'https://www.tiktok.com/',
    'http://vm.tiktok.com/ZMabc/',
    'https://u:p@vm.tiktok.com/ZMabc/',
  ]) {
    const result = await resolve(link);
    problems.push(result.ok ? null : result.problem);
  }
  expect(problems).toEqual([
    'not_a_short_link',
    'not_a_short_link',
    'not_a_short_link',
    'not_a_short_link',
    'forbidden_address',
    'forbidden_address',
  ]);
  expect(resolved).toEqual([]);
});

test('the trap does catch what reaches it', async () => {
  const ask = resolver(undefined, { destinationOf: () => ({ address: '127.0.0.1', port: trapPort }) });
  expect(await resolve(SHORT, ask)).toMatchObject({ ok: false, problem: 'network' });
  expect(trapped).toBe(1);
  trapped = 0;
});
