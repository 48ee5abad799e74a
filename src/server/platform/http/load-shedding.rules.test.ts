import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLoadShedding } from './load-shedding.ts';

const database = { count: 0, still: false, waiting: () => database.count, isStill: () => database.still };

let server: Server;
let url = '';
beforeAll(async () => {
  const putOff = createLoadShedding(database, [['X-Content-Type-Options', 'nosniff']]);
  server = createServer((incoming, outgoing) => {
    if (!putOff(incoming, outgoing)) outgoing.end('came in');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(url + path, init);
  const { status, headers } = response;
  return { status, text: await response.text(), retryAfter: headers.get('retry-after'), headers };
};

test('past what can wait, or while the database answers nobody, calls are put off in words; pages and signs of life go on', async () => {
  Object.assign(database, { count: 200, still: false });
  expect((await ask('/api/v1/me')).text).toBe('came in');
  for (const state of [
    { count: 256, still: false },
    { count: 0, still: true },
  ]) {
    Object.assign(database, state);
    for (const path of ['/', '/healthz', '/readyz', '/assets/app.js', '/webhooks/stripe'])
      expect([path, (await ask(path)).text]).toEqual([path, 'came in']);
    const rest = await ask('/api/v1/me', {
      headers: { 'accept-language': 'en', 'x-request-id': 'a-request-id' },
    });
    expect([rest.status, rest.retryAfter]).toEqual([503, '1']);
    expect(JSON.parse(rest.text)).toMatchObject({ code: 'unavailable', requestId: 'a-request-id' });
    expect(rest.headers.get('x-content-type-options')).toBe('nosniff');
    expect(rest.headers.get('cache-control')).toBe('no-store');
    const rpc = await ask('/rpc/me/get', { method: 'POST', body: '{}' });
    expect(JSON.parse(rpc.text)).toMatchObject({
      json: { code: 'unavailable', status: 503, data: { code: 'unavailable' } },
    });
    expect((await ask('/auth/v1/token', { method: 'POST', body: '{}' })).status).toBe(503);
  }
});

test('once too many came the line stays short, until nobody had to be put off for a second', async () => {
  const statusOf = async (count: number) => {
    Object.assign(database, { count, still: false });
    return (await ask('/api/v1/me')).status;
  };
  await pause(1_050);
  expect(await statusOf(255)).toBe(200);
  expect(await statusOf(256)).toBe(503);
  expect(await statusOf(23)).toBe(200);
  expect(await statusOf(24)).toBe(503);
  await pause(1_050);
  expect(await statusOf(255)).toBe(200);
});
