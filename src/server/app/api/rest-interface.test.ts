import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let user: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  user = await testApp.createUser();
});
afterAll(() => testApp.close());

const raw = (path: string, init: RequestInit = {}) => testApp.router.request(path, init);

describe('a refusal', () => {
  const anonymous = 'Bearer not-a-token';
  test.each([
    ['without a session', '/api/v1/me', {}, 401, 'unauthenticated'],
    [
      'with a token that is none',
      '/api/v1/me',
      { headers: { authorization: anonymous } },
      401,
      'unauthenticated',
    ],
    [
      'with another scheme',
      '/api/v1/me',
      { headers: { authorization: 'Basic YTpi' } },
      401,
      'unauthenticated',
    ],
    [
      'with an unreadable header',
      '/api/v1/me',
      { headers: { authorization: 'Bearer é' } },
      401,
      'unauthenticated',
    ],
    ['of an unknown address', '/api/v1/nowhere', {}, 404, 'not_found'],
    ['of the bare interface', '/api/v1', {}, 404, 'not_found'],
    ['of another version', '/api/v2/me', {}, 404, 'not_found'],
    ['of an unknown call', '/rpc/nowhere', { method: 'POST' }, 404, null],
    ['of a wrong method', '/api/v1/me', { method: 'DELETE' }, 405, 'method_not_allowed'],
    ['of a form sent to a page', '/pricing', { method: 'POST' }, 405, 'method_not_allowed'],
    ['of an unknown address of signing in', '/auth/v1/nowhere', {}, 404, 'not_found'],
  ])('%s says so in the one shape', async (_name, path, init, status, code) => {
    const response = await raw(path, init as RequestInit);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    if (code === null || path.startsWith('/auth')) return;
    const body = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(body).toSorted()).toEqual(['code', 'message', 'requestId', 'values']);
    expect(body).toMatchObject({ code, requestId: response.headers.get('x-request-id') });
  });

  test('speaks the language that the caller likes best', async () => {
    const messageFor = async (language: string) =>
      (await refusal(raw('/api/v1/me', { headers: { 'accept-language': language } }))).message;
    expect(await messageFor('fr')).toBe('Non authentifié');
    expect(await messageFor('en-GB,en;q=0.9')).toBe('Not signed in');
    expect(await messageFor('de')).toBe('Non authentifié');
    const asPagesAsk = await raw('/rpc/me/get', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(asPagesAsk.status).toBe(401);
    expect(await asPagesAsk.text()).toContain('"Non authentifié"');
  });

  test('of a wrong method says which are right', async () => {
    const response = await raw('/api/v1/me', { method: 'PUT' });
    expect(response.headers.get('allow')).toBe('GET, HEAD, PATCH');
  });

  test('on the browser’s own interface carries its code', async () => {
    const response = await raw('/rpc/me/get', { method: 'POST' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ json: { code: 'unauthenticated', data: { values: {} } } });
    const unknown = await raw('/rpc/me/get', { method: 'POST', headers: { authorization: anonymous } });
    expect(await unknown.json()).toMatchObject({ json: { code: 'unauthenticated' } });
    const writeByRead = await testApp.request('/rpc/me/update', { as: user });
    expect(writeByRead.status).toBe(405);
  });
});

describe('a body', () => {
  const patch = (body: string, type = 'application/json') =>
    testApp.request('/me', { as: user, method: 'PATCH', body, headers: { 'content-type': type } });

  test.each(['{', '{"a":}', 'nothing', '{"username": "a"'])(
    'that is no JSON is malformed: %s',
    async body => {
      expect(await refusal(patch(body))).toMatchObject({
        status: 400,
        code: 'malformed_request',
        values: {},
      });
    },
  );

  test('with a value of the wrong kind names the field', async () => {
    expect(await refusal(patch('{"username":7}'))).toMatchObject({
      status: 422,
      code: 'invalid_input',
      values: { field: 'username' },
    });
    expect(await refusal(patch('[]'))).toMatchObject({ status: 422, code: 'invalid_input' });
    expect(await refusal(patch('"text"', 'text/plain'))).toMatchObject({ status: 422 });
  });

  test('with a field that nobody may set is refused by name, and nothing is set', async () => {
    for (const field of ['role', 'plan_type', 'user_id', 'is_primary', 'tiktok_handle', 'is_admin', 'id']) {
      expect(await refusal(patch(JSON.stringify({ username: 'pirate', [field]: 'admin' })))).toMatchObject({
        status: 422,
        values: { field },
      });
    }
    const me = await answer<{ profile: { username: string | null } }>(testApp.request('/me', { as: user }));
    expect(me.profile.username).not.toBe('pirate');
  });

  test('larger than a megabyte is refused before it is read, by its stated length or by what comes', async () => {
    const large = JSON.stringify({ username: 'x'.repeat(1_100_000) });
    expect(await refusal(patch(large))).toMatchObject({
      status: 413,
      code: 'payload_too_large',
      values: { limit: '1' },
      message: 'Cet envoi dépasse la taille acceptée, 1 Mo. Réduisez-le et réessayez.',
    });
    const stated = await testApp.request('/me', {
      as: user,
      method: 'PATCH',
      body: '{}',
      headers: { 'content-type': 'application/json', 'content-length': '99999999' },
    });
    expect(stated.status).toBe(413);
  });

  test('nested a hundred thousand times, or full of prototypes, does no harm', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect((await patch(`{"username":${deep}}`)).status).toBe(422);
    expect((await patch('{"__proto__":{"is_admin":true},"constructor":{"prototype":{"x":1}}}')).status).toBe(
      422,
    );
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

test('HEAD answers like GET, without a body', async () => {
  const response = await testApp.request('/me', { as: user, method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('tricks with the path change neither who may come in nor what stands there', async () => {
  const tricks = [
    '//api/v1/me',
    '/api//v1/me',
    '/api/v1//me',
    '/api/v1/./me',
    '/api/v1/x/../me',
    '/api/v1/%6de',
    '/%61pi/v1/me',
    '/api/v1/me/',
    '/api/v1/me;a=b',
    '/api/v1/me%00',
    '/api/v1/me%2f',
    '/API/v1/me',
    '/api/v1/ME',
    '/api/v1/me.',
    '/api/v1/%E0%A4%A',
    '/api/v1/linked-accounts/%E0%A4%A/performance',
    '/api/v1/..%2fadmin/sources',
    '/rpc/../api/v1/admin/sources',
    '/api/v1/admin/sources#',
    '/rpc/admin%2fsources',
  ];
  for (const path of tricks) {
    const response = await raw(path);
    expect([400, 401, 404], path).toContain(response.status);
    await response.body?.cancel();
    const known = await testApp.request(path, { as: user });
    expect([200, 400, 403, 404, 422], path).toContain(known.status);
    if (path.includes('admin')) expect(known.status, path).not.toBe(200);
    await known.body?.cancel();
  }
  for (const header of ['x-http-method-override', 'x-original-url', 'x-rewrite-url']) {
    const response = await raw('/api/v1/demo-creators', { headers: { [header]: '/api/v1/admin/sources' } });
    expect(Object.keys((await response.json()) as object)).toEqual(['items', 'nextCursor']);
  }
});
