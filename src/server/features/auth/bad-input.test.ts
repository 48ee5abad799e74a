import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';

let server: AuthServer;
let token: string;
beforeAll(async () => {
  server = await startAuthServer({ limits: { loopbackFactor: 1_000 } });
  const { body } = await server.call('/signup', { body: newPerson() });
  token = String(body['access_token']);
});
afterAll(() => server.close());

const ROUTES: [method: string, path: string][] = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['PUT', '/user'],
  ['POST', '/verify'],
  ['POST', '/recover'],
  ['POST', '/resend'],
];
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const values: unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  [],
  {},
  [[]],
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '💥'.repeat(500),
];
const BODIES: string[] = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1',
  '{"email":}',
  '[1,2',
  deep(20),
  deep(5_000),
  '{"email":"a@exemple.fr","email":"b@exemple.fr"}',
  '{"__proto__":{"role":"admin"},"email":"a@exemple.fr","password":"girafe bleue"}',
  '{"email":"a@exemple.fr","password":"girafe bleue","data":{"__proto__":{"x":1}}}',
  '{"email":"a@exemple.fr","password":"girafe bleue","data":{"a\\u0000":1}}',
  `{"email":"a@exemple.fr","password":"girafe bleue","data":{"x":"${'y'.repeat(5_000)}"}}`,
  JSON.stringify({ email: 'b@exemple.fr', password: 'girafe bleue', data: { full_name: 'x'.repeat(81) } }),
  ...values.flatMap(value =>
    [
      'email',
      'password',
      'data',
      'refresh_token',
      'token_hash',
      'type',
      'current_password',
      'phone',
      'full_name',
    ].map(field =>
      JSON.stringify({
        email: 'c@exemple.fr',
        password: 'girafe bleue',
        type: 'signup',
        [field]: value,
        ...(field === 'full_name' ? { data: { full_name: value } } : {}),
      }),
    ),
  ),
];

test('whatever is sent, the answer is a readable refusal and never a failure of ours', async () => {
  for (const [method, path] of ROUTES) {
    const answers = await Promise.all(
      BODIES.map(async body => ({
        body,
        ...(await answer(method, path, Buffer.from(body))),
      })),
    );
    for (const { body, status, json } of answers) {
      expect(status, `${method} ${path} ${body.slice(0, 80)}`).toBeLessThan(500);
      if (status >= 400) {
        expect(json, body.slice(0, 80)).toMatchObject({
          code: status,
          error_code: expect.any(String),
          msg: expect.any(String),
        });
      }
    }
  }
  expect(server.logged.filter(line => line.includes('"level":50'))).toEqual([]);
});

test('broken UTF-8, foreign types and oversized bodies are named for what they are', async () => {
  for (const [method, path] of ROUTES) {
    expect((await answer(method, path, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))).status, path).toBe(
      400,
    );
    expect((await answer(method, path, Buffer.alloc(70_000, 'a'))).status, path).toBe(413);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await answer(method, path, Buffer.from('email=a'), form)).status, path).toBe(415);
    expect(
      (await answer(method, path, Buffer.from('{}'), { 'content-type': 'text/plain' })).status,
      path,
    ).toBe(415);
    const chunked = await answer(method, path, Buffer.alloc(300_000, 'a'), {
      'transfer-encoding': 'chunked',
    });
    expect(chunked.status, path).toBe(413);
  }
});

test('requests that a browser sends from another site have no effect', async () => {
  const body = Buffer.from(JSON.stringify(newPerson()));
  const foreign: Record<string, string>[] = [
    { origin: 'https://voleur.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const { status, json } = await answer('POST', '/signup', body, headers);
    expect(status).toBe(403);
    expect(json).toMatchObject({ error_code: 'foreign_origin' });
  }
  expect((await answer('POST', '/signup', body, { origin: new URL(server.url).origin })).status).toBe(200);
});

test('malformed authorization is refused with 401 or 403', async () => {
  for (const authorization of [
    '',
    'Bearer',
    'Bearer ',
    'Basic eDp5',
    'Bearer a b',
    `Bearer ${'.'.repeat(50)}`,
    'bearer null',
  ]) {
    for (const [method, path] of [
      ['PUT', '/user'],
      ['POST', '/logout'],
    ] as const) {
      const { status } = await answer(method, path, Buffer.from('{}'), { authorization });
      expect([401, 403], `${method} ${path} ${authorization}`).toContain(status);
    }
  }
});

test('unknown paths, methods, grants and scopes are refused', async () => {
  expect((await server.call('/nothing')).body).toMatchObject({ code: 404, error_code: 'not_found' });
  expect((await server.call('/signup')).body).toMatchObject({ code: 405, error_code: 'method_not_allowed' });
  for (const path of [
    '/admin/users',
    '/admin/users/1',
    '//token',
    '/token/',
    '/token;x',
    '/token.',
    '/TOKEN',
  ]) {
    expect((await server.call(path, { body: {} })).status, path).toBe(404);
  }
  expect((await server.call('/token?grant_type=id_token', { body: {} })).body).toMatchObject({
    code: 400,
    error_code: 'unsupported_grant_type',
  });
  const scope = await server.call('/logout?scope=everything', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(scope.status).toBe(422);
});

test('a Host header that names another machine never reaches a mail', async () => {
  const person = newPerson();
  await server.call('/signup', { body: person });
  const body = Buffer.from(JSON.stringify({ email: person.email }));
  expect((await answer('POST', '/recover', body, { host: 'voleur.example' })).status).toBe(200);
  const mails = await server.db.system.rows<{ text_body: string }>({
    name: 'mails-of-test',
    text: 'select text_body from mail_outbox',
  });
  expect(mails.length).toBeGreaterThan(0);
  for (const { text_body: text } of mails) expect(text).not.toContain('voleur');
});

/** By hand, because fetch forbids some of these headers. */
function answer(method: string, path: string, body: Buffer, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; json: unknown }>((resolve, reject) => {
    const request = httpRequest(server.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(headers['transfer-encoding'] ? {} : { 'content-length': String(body.length) }),
        ...headers,
      },
    });
    request.on('error', reject);
    request.on('response', response => {
      let text = '';
      response.on('data', chunk => (text += String(chunk)));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, json: text === '' ? null : JSON.parse(text) }),
      );
    });
    request.end(body);
  });
}

test('a name that would not read as it is written is refused at sign-up', async () => {
  for (const username of ['a\u202eb', 'a\nb', '\u200e', 'x'.repeat(81)]) {
    const { status } = await server.call('/signup', { body: { ...newPerson(), data: { username } } });
    expect(status, JSON.stringify(username)).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});
