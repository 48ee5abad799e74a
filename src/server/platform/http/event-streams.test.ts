import { get, request as ask, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobRun } from '#contract/accounts/accounts.ts';
import { RUN_CHANNEL } from '#server/platform/jobs/pg-run-events.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { listen, type Listener } from './listener.ts';

let testApp: TestApp;
let listener: Listener;
let user: TestUser;
/** Current subscribers to run events. */
const listening = new Set<AbortSignal>();

beforeAll(async () => {
  // No workers: a run moves when the test moves it.
  testApp = await createTestApp({ workers: 0 });
  const { app, router } = testApp;
  const { runEvents } = app;
  app.runEvents = {
    close: () => runEvents.close(),
    changes(runId, signal) {
      listening.add(signal);
      signal.addEventListener('abort', () => listening.delete(signal), { once: true });
      return runEvents.changes(runId, signal);
    },
  };
  listener = await listen({
    fetch: (request, env) => router.fetch(request, env),
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
  });
  user = await testApp.createUser({ plan: 'business_enterprise' });
});
afterAll(async () => {
  await listener.stop(0);
  await testApp.close();
});

const CREATORS = ['demo-lea-cuisine', 'demo-marc-bricole', 'demo-nora-finance', 'demo-tom-course'];
let linked = 0;

async function openRun(): Promise<string> {
  const owner = linked < CREATORS.length ? user : await testApp.createUser();
  user = owner;
  const { run } = await answer<{ run: JobRun }>(
    testApp.request('/linked-accounts', {
      method: 'POST',
      as: owner,
      json: { handle: CREATORS[linked++ % CREATORS.length] },
    }),
  );
  return run.id;
}

async function move(runId: string, state: string, step: number): Promise<void> {
  await testApp.app.db.system.run({
    name: 'test-move-run',
    text: `with moved as (update job_runs set state = $2, step = $3 where id = $1 returning id)
           select pg_notify('${RUN_CHANNEL}', id::text) from moved`,
    values: [runId, state, step],
  });
}

interface Reader {
  response: IncomingMessage;
  states: string[];
  /** Milliseconds since the request was sent, for each state. */
  seenAt: number[];
  ended: Promise<unknown>;
  leave: () => void;
}

function read(path: string, rpc?: object): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const sentAt = performance.now();
    const outgoing = ask(
      { host: '127.0.0.1', port: listener.port, path, method: rpc === undefined ? 'GET' : 'POST' },
      response => {
        const reader: Reader = {
          response,
          states: [],
          seenAt: [],
          ended: new Promise(done => response.once('close', () => done(response.complete))),
          leave: () => outgoing.destroy(),
        };
        response.on('error', () => undefined);
        response.on('data', chunk => {
          for (const [, state, step] of String(chunk).matchAll(/"state":"(\w+)","step":(\d)/g)) {
            reader.states.push(`${state} ${step}`);
            reader.seenAt.push(performance.now() - sentAt);
          }
        });
        resolve(reader);
      },
    );
    outgoing.once('error', reject);
    outgoing.setHeader('authorization', `Bearer ${user.token}`);
    outgoing.setHeader('accept-encoding', 'gzip, deflate, br');
    outgoing.setHeader('accept', 'text/event-stream');
    if (rpc !== undefined) outgoing.setHeader('content-type', 'application/json');
    outgoing.end(rpc === undefined ? undefined : JSON.stringify({ json: rpc }));
  });
}

const overRest = (runId: string) => read(`/api/v1/runs/${runId}/events`);
const overRpc = (runId: string) => read('/rpc/accounts/runEvents', { id: runId });

test.each([
  ['the REST interface', overRest],
  ['the browser’s own interface', overRpc],
])('%s tells each step at once, uncompressed, and ends with the run', async (_name, follow) => {
  const runId = await openRun();
  const reader = await follow(runId);
  expect(reader.response.statusCode).toBe(200);
  expect(reader.response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(reader.response.headers['content-encoding']).toBeUndefined();
  expect(reader.response.headers['content-length']).toBeUndefined();
  await eventually(() => expect(reader.states).toEqual(['queued 0']));
  expect(reader.seenAt[0]).toBeLessThan(1_000);

  for (const [index, step] of [1, 2, 3].entries()) {
    await move(runId, 'running', step);
    await eventually(() => expect(reader.states.slice(1)).toHaveLength(index + 1));
  }
  await move(runId, 'done', 5);
  expect(await reader.ended).toBe(true);
  expect(reader.states).toEqual(['queued 0', 'running 1', 'running 2', 'running 3', 'done 5']);
  expect(listening.size).toBe(0);
});

test('nobody is listened for who has left: in the middle, at the first word, or before it', async () => {
  const runId = await openRun();
  for (const follow of [overRest, overRpc]) {
    const settled = await follow(runId);
    await eventually(() => expect(settled.states).toHaveLength(1));
    expect(listening.size).toBe(1);
    settled.leave();
    await eventually(() => expect(listening.size).toBe(0));

    const hasty = await follow(runId);
    hasty.leave();
    await eventually(() => expect(listening.size).toBe(0));
  }
  for (const patienceMs of [0, 1, 2, 4, 8, 16]) {
    const impatient = get({
      host: '127.0.0.1',
      port: listener.port,
      path: `/api/v1/runs/${runId}/events`,
      headers: { authorization: `Bearer ${user.token}` },
    });
    impatient.on('error', () => undefined);
    const closed = new Promise(resolve => impatient.once('close', resolve));
    await delay(patienceMs);
    impatient.destroy();
    await closed;
  }
  await delay(300);
  expect(listening.size).toBe(0);
});

test('asking for the headers alone leaves nobody listening', async () => {
  const runId = await openRun();
  const response = await testApp.request(`/runs/${runId}/events`, { as: user, method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  await eventually(() => expect(listening.size).toBe(0));
});

test('fifty readers of one run all get its end, and none is left', async () => {
  const runId = await openRun();
  const readers = await Promise.all(Array.from({ length: 50 }, () => overRest(runId)));
  await eventually(() => expect(readers.every(reader => reader.states.length === 1)).toBe(true));
  for (const reader of readers.slice(0, 20)) reader.leave();
  await move(runId, 'failed', 2);
  const stayed = readers.slice(20);
  expect(await Promise.all(stayed.map(reader => reader.ended))).toEqual(stayed.map(() => true));
  expect(new Set(stayed.map(reader => reader.states.at(-1)))).toEqual(new Set(['failed 2']));
  await eventually(() => expect(listening.size).toBe(0));
});
