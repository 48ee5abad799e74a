import { gzipSync } from 'node:zlib';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Handle } from '#domain/accounts/handle.ts';
import { openLocalSite, openOnePageSite, type LocalSite } from '#test/sources/local-site.ts';
import { CAPTCHA_PAGE, CHALLENGE_PAGE, profilePage, statusPage } from '#test/sources/pages.ts';
import { createPageJsonSource, type PageJsonOptions } from './page-json.ts';
import { SourceError } from '../video-source/video-source.ts';

const handle = 'atelier.exemple' as Handle;
const now = () => new Date('2026-11-20T08:00:00Z');
const sites: LocalSite[] = [];

afterEach(async () => {
  await Promise.all(sites.splice(0).map(site => site.close()));
});

async function site(...[body, status, headers]: Parameters<typeof openOnePageSite>): Promise<LocalSite> {
  const opened = await openOnePageSite(body, status, headers);
  sites.push(opened);
  return opened;
}

async function answeringSite(...args: Parameters<typeof openLocalSite>): Promise<LocalSite> {
  const opened = await openLocalSite(...args);
  sites.push(opened);
  return opened;
}

function collect(origin: string, options: PageJsonOptions = {}, signal = new AbortController().signal) {
  const source = createPageJsonSource({ origin, ...options });
  return source.profile!(handle, { signal, now });
}

async function failure(promise: Promise<unknown>): Promise<SourceError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SourceError);
  return error as SourceError;
}

test('one request reads the profile, from the address of the account and with a desktop shape', async () => {
  const local = await site(profilePage({ handle }));
  const profile = await collect(local.origin);
  expect(profile).toMatchObject({ handle, followers: 11_800, precision: 'rounded', observedAt: now() });
  expect(local.asked).toEqual(['/@atelier.exemple']);
  expect(local.requests[0]?.['user-agent']).toMatch(/^Mozilla\/5\.0 \(X11/);
  expect(local.requests[0]?.['cookie']).toBeUndefined();
});

test('a compressed page is read', async () => {
  const local = await answeringSite((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(profilePage({ handle })));
  });
  expect((await collect(local.origin)).videos).toBe(268);
});

test.each([
  ['missing', statusPage(10221), 200, 'not_found'],
  ['banned', statusPage(10223), 200, 'not_found'],
  ['private without counts', statusPage(10222), 200, 'private'],
  ['captcha', CAPTCHA_PAGE, 200, 'challenge'],
  ['challenge', CHALLENGE_PAGE, 200, 'challenge'],
  ['empty', '', 200, 'challenge'],
  ['without data', '<html></html>', 200, 'parse_changed'],
  ['refused', 'Access Denied', 403, 'deleted_or_blocked'],
  ['refused, without a word', '', 403, 'deleted_or_blocked'],
  ['refused with a captcha', CAPTCHA_PAGE, 403, 'challenge'],
  ['slowed down', '', 429, 'rate_limited'],
  ['slowed down with a captcha', CAPTCHA_PAGE, 429, 'rate_limited'],
  ['gone', 'Not Found', 404, 'not_found'],
  ['gone, with its status', statusPage(10221), 404, 'not_found'],
  ['failing', 'Internal Server Error', 500, 'unavailable'],
  ['failing, with a good page', profilePage({ handle }), 500, 'unavailable'],
  ['behind a tired proxy', '', 502, 'unavailable'],
  ['of another account', profilePage({ handle: 'somebody.else' }), 200, 'challenge'],
])('a page that is %s is named', async (_name, body, status, code) => {
  const local = await site(body, status);
  expect((await failure(collect(local.origin))).code).toBe(code);
});

test.each([
  ['120', 120_000],
  ['0', 0],
  ['Fri, 20 Nov 2026 08:05:00 GMT', 300_000],
  ['Fri, 20 Nov 2026 07:00:00 GMT', 0],
  ['99999999', 86_400_000],
  ['soon', undefined],
])('Retry-After %s is passed on as %s ms', async (header, wait) => {
  const local = await site('', 429, { 'retry-after': header });
  expect(await failure(collect(local.origin))).toMatchObject({ code: 'rate_limited', retryAfterMs: wait });
});

test('a redirect inside the site is followed, one to the sign-in page is not', async () => {
  const local = await answeringSite((request, response) => {
    if (request.url === '/@atelier.exemple')
      response.writeHead(302, { location: '/@atelier.exemple?lang=fr' }).end();
    else response.end(profilePage({ handle }));
  });
  expect((await collect(local.origin)).followers).toBe(11_800);

  const wall = await site('', 302, { location: '/login?redirect_url=x' });
  expect((await failure(collect(wall.origin))).code).toBe('login_required');
  expect(wall.asked).toHaveLength(1);
});

test('a redirect in circles ends', async () => {
  const local = await site('', 301, { location: '/@atelier.exemple' });
  expect((await failure(collect(local.origin))).code).toBe('unavailable');
  expect(local.asked.length).toBeLessThanOrEqual(4);
});

test('a redirect without an address is a page that changed', async () => {
  const local = await site('', 302);
  expect((await failure(collect(local.origin))).code).toBe('parse_changed');
});

test('no other host is ever contacted, whatever a redirect says', async () => {
  let contacts = 0;
  const trap = createServer(socket => {
    contacts += 1;
    socket.destroy();
  });
  await new Promise<void>(resolve => trap.listen(0, '127.0.0.1', resolve));
  const { port } = trap.address() as { port: number };
  const targets = [
    `http://127.0.0.1:${port}/`,
    `//127.0.0.1:${port}/@atelier.exemple`,
    `http://localhost:${port}/@atelier.exemple`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://0x7f000001:${port}/`,
    `http://2130706433:${port}/`,
    `http://0177.0.0.1:${port}/`,
    `http://127.1:${port}/`,
    `https://127.0.0.1:${port}/login`,
    `http://user@127.0.0.1:${port}/`,
    `http:\\\\127.0.0.1:${port}\\`,
    `\t//127.0.0.1:${port}/`.trim(),
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'data:text/html,x',
  ];
  for (const location of targets) {
    const local = await site('', 302, { location });
    const error = await failure(collect(local.origin));
    expect(['unavailable', 'login_required', 'parse_changed'], location).toContain(error.code);
    expect(local.asked).toHaveLength(1);
  }
  expect(contacts).toBe(0);
  await new Promise(resolve => trap.close(resolve));
});

test('a page that never comes ends as a timeout', async () => {
  const local = await answeringSite(() => undefined);
  expect((await failure(collect(local.origin, { limits: { timeoutMs: 150 } }))).code).toBe('timeout');
});

test('a page that stops half-way ends as a timeout', async () => {
  const local = await answeringSite((_request, response) => {
    response.writeHead(200, { 'content-length': '100000' });
    response.write('<html>');
  });
  expect((await failure(collect(local.origin, { limits: { timeoutMs: 200 } }))).code).toBe('timeout');
});

test('a connection cut in the middle of a page is a network failure', async () => {
  const local = await answeringSite((_request, response) => {
    response.writeHead(200, { 'content-length': '100000' });
    response.write('<html>', () => response.destroy());
  });
  expect((await failure(collect(local.origin))).code).toBe('network');
});

test('an answer that is no HTTP is a network failure', async () => {
  const server = createServer(socket => {
    socket.on('error', () => undefined);
    socket.end('hello\r\n\r\n', () => socket.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  expect((await failure(collect(`http://127.0.0.1:${port}`))).code).toBe('network');
  await new Promise(resolve => server.close(resolve));
});

test('nobody there is a network failure', async () => {
  const local = await openOnePageSite('');
  await local.close();
  expect((await failure(collect(local.origin))).code).toBe('network');
});

test('a page larger than any real one is not read to its end', async () => {
  let sent = 0;
  const local = await answeringSite((_request, response) => {
    response.on('error', () => undefined);
    const pour = (): void => {
      while (sent < 200_000_000 && response.write(Buffer.alloc(65_536, 120))) sent += 65_536;
      if (!response.destroyed) response.once('drain', pour);
    };
    pour();
  });
  const error = await failure(collect(local.origin, { limits: { bodyBytes: 1_000_000 } }));
  expect(error.code).toBe('parse_changed');
  expect(sent).toBeLessThan(50_000_000);
});

test('a small package that unfolds without end is refused by its unfolded size', async () => {
  const bomb = gzipSync(Buffer.alloc(30_000_000, 32));
  const local = await answeringSite((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  });
  expect((await failure(collect(local.origin, { limits: { bodyBytes: 1_000_000 } }))).code).toBe(
    'parse_changed',
  );
});

test('a damaged package is a network failure', async () => {
  const local = await answeringSite((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('this is not gzip');
  });
  expect((await failure(collect(local.origin))).code).toBe('network');
});

test('the caller can stop the reading at any time', async () => {
  const local = await answeringSite(() => undefined);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 50);
  const error = await failure(collect(local.origin, {}, controller.signal));
  expect(error.message).toContain('stopped by the caller');
  const deadline = AbortSignal.timeout(50);
  expect((await failure(collect(local.origin, {}, deadline))).code).toBe('timeout');
});

test('a demo creator and a text that is no handle are never asked for', async () => {
  const local = await site(profilePage({ handle }));
  const source = createPageJsonSource({ origin: local.origin });
  for (const hostile of ['demo-lea', '../x', 'a/b', 'a?b', 'A', 'a b', '@a', '']) {
    const promise = source.profile!(hostile as Handle, { signal: new AbortController().signal, now });
    expect((await failure(promise)).code).toBe('unsupported_url');
  }
  expect(local.asked).toEqual([]);
});

test.each([['file:///etc'], ['https://example.test/path'], ['https://user@example.test'], ['nonsense']])(
  '%s is no origin',
  origin => {
    expect(() => createPageJsonSource({ origin })).toThrow(TypeError);
  },
);
