import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type Listener } from '#server/platform/http/listener.ts';
import { Agent, request as httpRequest } from 'node:http';
import { CONTRACT_CALLS } from '#test/harness/contract-calls.ts';
import { rounds } from '#test/harness/rounds.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { bearer, bothWays, everything, type Call } from './calling.ts';
import { TRIED_PATHS } from './path-table.ts';
import { createVictim, type Victim } from './victim.ts';

let testApp: TestApp;
let victim: Victim;
let other: TestUser;
let listener: Listener;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  victim = await createVictim(testApp);
  other = await testApp.createUser();
  listener = await listen({
    fetch: (request, env) => testApp.router.fetch(request, env),
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
  });
});
afterAll(async () => {
  agent.destroy();
  await listener.stop(0);
  await testApp.close();
});

/** Ways to write a path that a careless guard and a careless router read differently. */
const TRICKS: Record<string, (path: string) => string> = {
  'doubled first slash': path => `/${path}`,
  'doubled slashes': path => path.replaceAll('/', '//'),
  'doubled last slash': path => path.replace(/\/([^/]*)$/, '//$1'),
  'last slash': path => `${path}/`,
  'two last slashes': path => `${path}//`,
  'last dot': path => `${path}.`,
  'last encoded dot': path => `${path}%2e`,
  'a dot for a segment': path => path.replace(/\/([^/]*)$/, '/./$1'),
  'an encoded dot for a segment': path => path.replace(/\/([^/]*)$/, '/%2e/$1'),
  'up and down again': path => path.replace(/^\/([^/]+)/, '/$1/../$1'),
  'up and down again, encoded': path => path.replace(/^\/([^/]+)/, '/$1/%2e%2e/$1'),
  'down from an open path': path => `/healthz/..${path}`,
  'down from an open path, encoded': path => `/healthz/%2e%2e${path}`,
  'down from an asset': path => `/assets/..%2f..${path}`,
  'encoded slashes': path => path.replace(/(?!^)\//g, '%2f'),
  'slashes encoded twice': path => path.replace(/(?!^)\//g, '%252f'),
  'an encoded letter': path =>
    path.replace(/[a-z](?=[^a-z]*$)/, letter => `%${letter.charCodeAt(0).toString(16)}`),
  'first letter encoded': path => path.replace(/^\/./, all => `/%${all.charCodeAt(1).toString(16)}`),
  capitals: path => path.toUpperCase(),
  'one capital': path => path.replace(/[a-z](?=[^a-z]*$)/, letter => letter.toUpperCase()),
  'a parameter of the segment': path => `${path};jsessionid=1`,
  'an open name after a semicolon': path => `${path};/healthz`,
  'an extension': path => `${path}.json`,
  'a style sheet': path => `${path}/x.css`,
  'an encoded question mark': path => `${path}%3f.css`,
  'an encoded hash': path => `${path}%23.css`,
  'an encoded NUL': path => `${path}%00`,
  'an encoded line break': path => `${path}%0d%0a`,
  'an encoded space': path => `${path}%20`,
  'a tab': path => `${path}%09`,
  'a backslash': path => path.replace(/(?!^)\//g, '%5c'),
  'overlong UTF-8': path => path.replace(/\/([^/]*)$/, '/%c0%af$1'),
  'a full-width slash': path => path.replace(/\/([^/]*)$/, '%ef%bc%8f$1'),
  'an absolute address': path => `http://127.0.0.1${path}`,
  'another host in the address': path => `http://voleur.example${path}`,
};
const OVERRIDES: Record<string, string>[] = [
  { 'x-http-method-override': 'GET' },
  { 'x-http-method': 'DELETE' },
  { 'x-method-override': 'PUT' },
  { 'x-original-url': '/healthz' },
  { 'x-rewrite-url': '/healthz' },
  { 'x-forwarded-prefix': '/healthz' },
  { 'x-forwarded-host': 'voleur.example' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-real-ip': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1;proto=https' },
];

const WAYS = Object.keys(TRICKS).length;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** A raw request: fetch would normalise the path before sending it. */
function raw(asked: Call, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const body = asked.body === undefined ? undefined : JSON.stringify(asked.body);
    const sent = httpRequest({
      host: '127.0.0.1',
      port: listener.port,
      method: asked.method,
      path,
      agent,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    });
    sent.on('error', error => {
      // The server closed the connection after an odd request, just as it was reused.
      if (sent.reusedSocket) resolve(raw(asked, path, headers));
      else reject(error);
    });
    sent.on('response', response => {
      let text = '';
      response.on('data', chunk => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.end(body);
  });
}

const guarded: [string, Call, 'session' | 'admin'][] = [
  ...CONTRACT_CALLS.filter(({ access }) => access !== 'public').flatMap(call =>
    bothWays(call).map((asked): [string, Call, 'session' | 'admin'] => [
      `${asked.method} ${asked.url.replace(/[0-9a-f-]{36}/, '{id}')}`,
      asked,
      call.access === 'admin' ? 'admin' : 'session',
    ]),
  ),
  ...TRIED_PATHS.filter(({ access }) => access.lets === 'session').map((asked): [string, Call, 'session'] => [
    asked.name,
    asked,
    'session',
  ]),
];
/** The route refuses, another route refuses, or there is no route. */
const CLOSED = [400, 401, 403, 404, 405, 414];
const isApp = (text: string) => text.includes('<') || text === 'Not found';

/**
 * Every trick at every path in proof runs; in the suite each path gets one trick of six, and each trick some of the
 * paths.
 */
const OF = rounds(1, 6);

describe.each(guarded)('%s', (name, asked, access) => {
  const turn = guarded.findIndex(([one]) => one === name);
  const isTurn = (_way: unknown, index: number) => (index + turn) % OF === 0;
  const tricks = Object.entries(TRICKS).filter(isTurn);
  const overrides = OVERRIDES.filter(isTurn);
  test(`stays closed, its path written in ${tricks.length} of ${WAYS} other ways, under ${overrides.length} of ${OVERRIDES.length} other headers`, async () => {
    const before = await everything(testApp);
    const [plainPath = '', query] = asked.url.split('?');
    const open: Record<string, unknown> = {};
    const say = (trick: string, { status, text }: { status: number; text: string }) => {
      const refused = CLOSED.includes(status) && victim.marks.every(mark => !text.includes(mark));
      // A page of the app is the same for everybody and holds nobody's data.
      if (!refused && !isApp(text)) open[trick] = [status, text.slice(0, 200)];
    };
    const tricked = tricks.map(async ([trick, write]) => {
      const path = `${write(plainPath)}${query === undefined ? '' : `?${query}`}`;
      say(trick, await raw(asked, path));
      if (access === 'admin') say(`${trick}, signed in`, await raw(asked, path, bearer(other.token)));
    });
    const overridden = overrides.map(async headers => {
      say(JSON.stringify(headers), await raw(asked, asked.url, headers));
      if (access === 'admin')
        say(
          `${JSON.stringify(headers)}, signed in`,
          await raw(asked, asked.url, { ...headers, ...bearer(other.token) }),
        );
    });
    await Promise.all([...tricked, ...overridden]);
    expect(open).toEqual({});
    expect(await everything(testApp)).toBe(before);
  });
});

test('a method override changes nothing: what is asked is what is done', async () => {
  const own = await testApp.createUser();
  for (const headers of OVERRIDES) {
    const asked = { method: 'GET', url: '/api/v1/me' };
    const { status } = await raw(asked, asked.url, { ...headers, ...bearer(own.token) });
    expect([headers, status]).toEqual([headers, 200]);
    const named = await raw(asked, `${asked.url}?_method=DELETE`, { ...headers, ...bearer(own.token) });
    expect([headers, named.status]).toEqual([headers, 422]);
  }
});
