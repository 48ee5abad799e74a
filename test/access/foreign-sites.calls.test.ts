import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_CALLS } from '#test/harness/contract-calls.ts';
import { createTestApp, type TestApp } from '#test/harness/context.ts';
import { ask, bothWays, everything, type Call } from './calling.ts';
import { TRIED_PATHS } from './path-table.ts';
import { CALL_TABLE } from './call-table.ts';
import { createVictim, type Victim } from './victim.ts';

let testApp: TestApp;
let victim: Victim;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  victim = await createVictim(testApp);
});
afterAll(() => testApp.close());

/** What a page of another site can make a browser send without a preflight request. */
const SENDABLE = ['application/x-www-form-urlencoded', 'text/plain', 'text/plain;charset=UTF-8', ''];
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://voleur.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  { origin: 'https://accroche.example.voleur.example', referer: 'https://voleur.example/' },
];

const mutations: [string, Call][] = [
  ...CONTRACT_CALLS.filter(({ access, method }) => access !== 'public' && method !== 'GET').flatMap(call =>
    bothWays(call).map((asked): [string, Call] => [
      `${asked.method} ${call.name} ${asked.url.slice(0, 4)}`,
      asked,
    ]),
  ),
  ...TRIED_PATHS.filter(({ access, method }) => access.lets === 'session' && method !== 'GET').map(
    (asked): [string, Call] => [asked.name, asked],
  ),
];

/** A browser that is signed in keeps its session out of cookies; here it is in all of them all the same. */
const cookies = () =>
  ['accroche-session', '__Host-session', 'sb-access-token', 'authorization', 'token']
    .map(name => `${name}=${victim.user.token}`)
    .join('; ');

describe.each(mutations)('%s', (name, asked) => {
  test('does nothing when a page of another site sends it, with every cookie there is', async () => {
    const foreign = CALL_TABLE[name.split(' ')[1] ?? '']?.foreign?.(victim.theirs) ?? {};
    const before = await everything(testApp);
    const accepted: unknown[] = [];
    const requests: Promise<void>[] = [];
    for (const type of SENDABLE) {
      for (const site of FOREIGN) {
        const fields = {
          ...foreign,
          ...asked.body,
          given: true,
          is_primary: true,
          handle: 'demo-marc-bricole',
        };
        const body = type.startsWith('application/x') ? form(fields) : JSON.stringify(fields);
        const headers = { ...site, cookie: cookies(), ...(type === '' ? {} : { 'content-type': type }) };
        requests.push(
          Promise.resolve(testApp.router.request(asked.url, { method: asked.method, headers, body })).then(
            async response => {
              const { status } = response;
              const opens = response.headers.get('access-control-allow-origin');
              if (status < 400 || status >= 500 || opens !== null) accepted.push([type, site, status, opens]);
              await response.body?.cancel();
            },
          ),
        );
      }
    }
    await Promise.all(requests);
    const multipart = new FormData();
    multipart.append('file', new File(['[]'], 'x.json'));
    const sent = await testApp.router.request(asked.url, {
      method: 'POST',
      headers: { cookie: cookies(), origin: 'https://voleur.example' },
      body: multipart,
    });
    expect([400, 401, 403, 404, 405, 415]).toContain(sent.status);
    expect(accepted).toEqual([]);
    expect(await everything(testApp)).toBe(before);
  });

  test('is not opened to other sites by a preflight', async () => {
    const { status, headers } = await ask(
      testApp,
      { method: 'OPTIONS', url: asked.url },
      {
        origin: 'https://voleur.example',
        'access-control-request-method': asked.method,
        'access-control-request-headers': 'authorization, content-type',
      },
    );
    expect(status).toBeLessThan(500);
    const opening = [...headers.keys()].filter(header => header.startsWith('access-control-'));
    expect(opening).toEqual([]);
  });
});

test('sign-in, sign-up and recovery take no form and no question from another site', async () => {
  const before = await everything(testApp);
  const wrong: unknown[] = [];
  const open = TRIED_PATHS.filter(
    ({ access, method, url }) => access.lets === 'anyone' && method === 'POST' && url.startsWith('/auth/v1/'),
  );
  for (const { url } of open) {
    const fields = { email: victim.user.email, password: 'girafe violette 12', type: 'signup' };
    for (const type of SENDABLE) {
      for (const site of FOREIGN) {
        const { status } = await testApp.router.request(url, {
          method: 'POST',
          headers: {
            ...site,
            'x-forwarded-for': '10.3.3.3',
            ...(type === '' ? {} : { 'content-type': type }),
          },
          body: type.startsWith('application/x') ? form(fields) : JSON.stringify(fields),
        });
        if (status < 400 || status >= 500) wrong.push([url, type, site, status]);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(await everything(testApp)).toBe(before);
});

test('malformed Authorization and Cookie headers are refused or not looked at, never a fault of ours', async () => {
  const { token } = victim.user;
  const authorizations = [
    'Bearer',
    'Bearer ',
    ' ',
    ',',
    'bearer  x',
    'Bearer\tx',
    'Bearer é',
    'Bearer %00',
    'Bearer ..',
    'Bearer ...',
    'Bearer a.b',
    'Bearer a.b.c.d',
    'Bearer e30.e30.e30',
    `Bearer ${Buffer.from('{"alg":"ES256","kid":null}').toString('base64url')}.e30.x`,
    `Bearer ${Buffer.from('{"alg":"ES256","kid":{"a":1}}').toString('base64url')}.e30.x`,
    `Bearer ${Buffer.from(`{"alg":"ES256","kid":"' or 1=1 --"}`).toString('base64url')}.e30.x`,
    `Bearer ${Buffer.from('{"alg":"ES256","kid":"\\u0000"}').toString('base64url')}.e30.x`,
    `Bearer ${Buffer.from(`{"alg":"ES256","kid":"${'k'.repeat(4_000)}"}`).toString('base64url')}.e30.x`,
    `Bearer ${Buffer.from('{"__proto__":{"alg":"none"}}').toString('base64url')}.e30.`,
    `Bearer ${'['.repeat(5_000)}`,
    `Bearer ${'a'.repeat(60_000)}`,
    `Basic ${'='.repeat(100)}`,
    'Digest username="x"',
    'Negotiate',
    `Bearer "${token}"`,
    `Token ${token}`,
  ];
  const cookieLines = [
    '',
    ';',
    '=',
    '==;=;',
    'a',
    '__proto__=1; constructor=2',
    `x=${'%'.repeat(500)}`,
    'x="unclosed',
    'é=è',
    `${'a=b; '.repeat(2_000)}`,
    '\u00ff\u00fe',
    'x=%00; y=%E0%A4%A',
  ];
  const wrong: unknown[] = [];
  for (const [method, url] of [
    ['GET', '/api/v1/me'],
    ['POST', '/rpc/me/get'],
    ['GET', '/api/v1/demo-creators'],
    ['GET', '/auth/v1/user'],
    ['GET', '/healthz'],
    ['GET', '/dashboard'],
  ] as const) {
    const isClosed = /me|user/.test(url);
    const tryOne = async (name: 'authorization' | 'cookie', value: string) => {
      const { status } = await ask(testApp, { method, url }, { [name]: value });
      if (isClosed ? ![401, 403].includes(status) : status >= 500)
        wrong.push([url, name, value.slice(0, 60), status]);
    };
    await Promise.all([
      ...authorizations.map(value => tryOne('authorization', value)),
      ...cookieLines.map(value => tryOne('cookie', value)),
    ]);
  }
  expect(wrong).toEqual([]);
});

function form(fields: Record<string, unknown>): string {
  return new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]),
  ).toString();
}
