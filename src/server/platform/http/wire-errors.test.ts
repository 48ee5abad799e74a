import { ORPCError } from '@orpc/server';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { AppError } from '#server/platform/app-error.ts';
import { createLog } from '#server/platform/log.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { refusalResponse, toWireError } from './wire-errors.ts';

const logged: string[] = [];
const context = () => ({
  language: 'fr' as const,
  requestId: 'request-0001',
  log: createLog('debug', { write: (line: string) => void logged.push(line) }),
  answerHeaders: new Headers(),
});
const failing = (fields: object, message = 'a secret value: 4711') =>
  Object.assign(new Error(message), fields);

test.each([
  ['a refused connection', { code: 'ECONNREFUSED' }],
  ['a lost connection', { code: 'ECONNRESET' }],
  ['a missing socket', { code: 'ENOENT', syscall: 'connect' }],
  ['a database that shuts down', { code: '57P01' }],
  ['a database that starts', { code: '57P03' }],
  ['a statement that took too long', { code: '57014' }],
  ['too many connections', { code: '53300' }],
  ['a full disk', { code: '53100' }],
  ['a deadlock', { code: '40P01' }],
])('%s is said to be passing, with when to come back', (_name, fields) => {
  const { log, answerHeaders, ...rest } = context();
  const error = toWireError(failing(fields), { ...rest, log, answerHeaders });
  expect([error.status, error.code]).toEqual([503, 'unavailable']);
  expect(Number(answerHeaders.get('retry-after'))).toBeGreaterThan(0);
});

test('every limit says when to come back, also where its end is not known', () => {
  const asked = context();
  const error = toWireError(new AppError('download_queue_full', { limit: 40 }), asked);
  expect([error.status, asked.answerHeaders.get('retry-after')]).toEqual([429, '60']);
});

test('waiting for a connection in vain is passing too', () => {
  expect(toWireError(new Error('timeout exceeded when trying to connect'), context()).status).toBe(503);
  expect(toWireError(new Error('Connection terminated unexpectedly'), context()).status).toBe(503);
});

test('a text with a NUL is the caller’s to mend', () => {
  expect(toWireError(failing({ code: '22021' }), context()).data.code).toBe('invalid_input');
});

test('a fault of ours is logged with its cause and told without it', async () => {
  logged.length = 0;
  const response = refusalResponse(
    failing({ code: 'XX000', detail: 'Key (email)=(nadia@exemple.fr)' }),
    context(),
    'rest',
  );
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    code: 'internal',
    message: 'Une erreur est survenue. Veuillez réessayer.',
    values: {},
    requestId: 'request-0001',
  });
  expect(JSON.parse(logged.join())).toMatchObject({
    msg: 'a call failed',
    err: {
      type: 'Error',
      message: 'a secret value: 4711',
      code: 'XX000',
      stack: expect.stringContaining('at '),
    },
  });
  expect(logged.join()).not.toContain('nadia@exemple.fr');
});

test.each([
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [413, 'payload_too_large'],
  [415, 'malformed_request'],
  [400, 'malformed_request'],
  [500, 'internal'],
])('a refusal of the machinery with %i keeps to our codes: %s', (status, code) => {
  expect(toWireError(new ORPCError('SOMETHING', { status }), context()).data.code).toBe(code);
});

test('a refusal that says when to come back says it in whole seconds, at least one', () => {
  for (const [seconds, header] of [
    [0.2, '1'],
    [59.1, '60'],
  ] as const) {
    const refused = context();
    toWireError(new AppError('rate_limited', { seconds: 1 }, { retryAfterSeconds: seconds }), refused);
    expect(refused.answerHeaders.get('retry-after')).toBe(header);
  }
});

let testApp: TestApp;
let user: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  user = await testApp.createUser();
});
afterAll(() => testApp.close());

test('what the driver says of a connection that does not come, or is gone, is passing', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const late = new pg.Client({ host: '127.0.0.1', port, user: 'nobody', connectionTimeoutMillis: 50 });
  const lost = new pg.Client(testApp.app.db.connectionString);
  await lost.connect();
  const gone = once(lost, 'error');
  (lost as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  await gone.catch(() => undefined);
  for (const ask of [() => late.connect(), () => lost.query('select 1'), () => lost.query('select 1')]) {
    const error: unknown = await ask().then(
      () => 'answered',
      (why: unknown) => why,
    );
    expect(toWireError(error, context()).status, String(error)).toBe(503);
  }
});

test('while the database is out of reach every call answers 503 with Retry-After, and the process lives', async () => {
  const { app } = testApp;
  const db = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/gone', log: app.log });
  const router = createApp({ ...app, db }, { webFolder: 'no such folder' });
  const headers = { authorization: `Bearer ${user.token}` };
  for (const [method, path] of [
    ['GET', '/api/v1/me'],
    ['GET', '/api/v1/dashboard'],
    ['POST', '/api/v1/check-subscription'],
    ['POST', '/api/v1/imports'],
    ['DELETE', '/api/v1/imports/00000000-0000-4000-8000-000000000000'],
  ] as const) {
    const response = await router.request(path, { method, headers });
    expect(response.headers.get('retry-after'), path).not.toBeNull();
    expect(await refusal(response), path).toMatchObject({ status: 503, code: 'unavailable' });
  }
  const rpc = await router.request('/rpc/me/get', { method: 'POST', headers });
  expect([rpc.status, await rpc.json()]).toMatchObject([503, { json: { code: 'unavailable' } }]);
  expect((await router.request('/healthz')).status).toBe(200);
  expect((await router.request('/readyz')).status).toBe(503);
  await db.close();
});
