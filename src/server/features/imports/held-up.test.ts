import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listener } from '#server/platform/http/listener.ts';
import { apifyItems } from '#test/sources/apify-items.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { longestHold } from '#test/harness/longest-hold.ts';

const BYTES = 50 * 1024 * 1024;
const HELD_FOR_MS = 100;
const LARGE = 5 * 1024 * 1024;
let testApp: TestApp;
let listener: Listener;
beforeAll(async () => {
  testApp = await createTestApp();
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

/** Sends from a separate thread, so that making and sending a body does not count as server time. */
const SENDER = `
const { workerData: { url, token, content, key }, parentPort } = require('node:worker_threads');
const form = new FormData();
form.append('file', new File([content], 'export.json'));
const headers = { authorization: 'Bearer ' + token, ...(key === null ? {} : { 'idempotency-key': key }) };
parentPort.once('message', () => fetch(url, { method: 'POST', headers, body: form })
  .then(async answer => parentPort.postMessage({
    status: answer.status, retryAfter: answer.headers.get('retry-after'), ...(await answer.json()) })));
parentPort.postMessage('ready');`;

interface Answer {
  status: number;
  code?: string;
  retryAfter: string | null;
}

async function sender(
  as: TestUser,
  content: Buffer,
  key: string | null = null,
): Promise<() => Promise<Answer>> {
  const url = `http://127.0.0.1:${listener.port}/api/v1/imports?dryRun=true`;
  const worker = new Worker(SENDER, { eval: true, workerData: { url, token: as.token, content, key } });
  await once(worker, 'message');
  return async () => {
    const answered = once(worker, 'message');
    worker.postMessage('go');
    const [answer] = (await answered) as [Answer];
    await worker.terminate();
    return answer;
  };
}

const rows = JSON.stringify(apifyItems('grand', 10)).slice(1, -1);
const padded = (bytes: number) => Buffer.from(`[${rows}${' '.repeat(bytes - Buffer.byteLength(rows) - 2)}]`);

test.each([
  ['rows', padded(BYTES), 200, null],
  ['rows with a key', padded(BYTES), 200, 'held-up'],
  ['rubbish', Buffer.alloc(BYTES, 0x89), 422, null],
  ['what looks like boundaries', Buffer.alloc(BYTES, '\r\n------formdata-undici-0'), 422, null],
])(
  `50 MB of %s hold nobody up for ${HELD_FOR_MS} ms`,
  async (_, content, status, key) => {
    const user = await testApp.createUser({ plan: 'business_enterprise' });
    let held = Infinity;
    // What is held by the file is held every time; what the collector or a neighbour takes is not.
    for (let tries = 0; tries < 2 && held >= HELD_FOR_MS; tries += 1) {
      const send = await sender(user, content, key === null ? null : `${key}-${tries}`);
      let answer: Answer | undefined;
      held = await longestHold(async () => (answer = await send()));
      expect(answer?.status).toBe(status);
    }
    expect(held).toBeLessThan(HELD_FOR_MS);
  },
  120_000,
);

test('of one person two large files are taken in at a time and ten a minute, and others do not wait', async () => {
  const user = await testApp.createUser({ plan: 'business_enterprise' });
  const other = await testApp.createUser({ plan: 'business_enterprise' });
  const file = padded(LARGE);
  const three = await Promise.all([sender(user, file), sender(user, file), sender(user, file)]);
  const answers = await Promise.all(three.map(send => send()));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429]);
  expect(answers.find(({ status }) => status === 429)).toMatchObject({
    code: 'uploads_at_once',
    retryAfter: '30',
  });
  const statuses: number[] = [];
  for (let count = 0; count < 9; count += 1) statuses.push((await (await sender(user, file))()).status);
  expect(statuses).toEqual([...Array(8).fill(200), 429]);
  const late = await (await sender(user, file))();
  expect(late).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(Number(late.retryAfter)).toBeGreaterThan(0);
  expect((await (await sender(other, file))()).status).toBe(200);
}, 120_000);

test('files of any size are counted: 2,400 megabytes an hour of one person, a small file as one', async () => {
  const user = await testApp.createUser({ plan: 'business_enterprise' });
  const other = await testApp.createUser({ plan: 'business_enterprise' });
  const small = `[${rows}]`;
  const sent = async (as: TestUser) => {
    const form = new FormData();
    form.append('file', new File([small], 'export.json'));
    const url = `http://127.0.0.1:${listener.port}/api/v1/imports?dryRun=true`;
    return fetch(url, { method: 'POST', headers: { authorization: `Bearer ${as.token}` }, body: form });
  };
  expect((await sent(user)).status).toBe(200);
  const counted = await testApp.app.db.system.run({
    name: 'test-nearly-all-uploads',
    text: `update rate_limits set hits = 2399 where key = $1 and hits = 1`,
    values: [`uploads-hour:${testApp.app.secrets.hash('rate-limit', user.userId).toString('base64url')}`],
  });
  expect(counted).toBe(1);
  expect((await sent(user)).status).toBe(200);
  const refused = await sent(user);
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'rate_limited' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect((await sent(other)).status).toBe(200);
});
