import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobRun } from '#contract/accounts/accounts.ts';
import { listen, type Listener } from '#server/platform/http/listener.ts';
import { RUN_CHANNEL } from '#server/platform/jobs/pg-run-events.ts';
import { eventually } from '#test/harness/eventually.ts';
import { rounds } from '#test/harness/rounds.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

const PROMISED = { streams: 1_000, slow: 200 };
const STREAMS = rounds(PROMISED.streams, 250);
const SLOW = rounds(PROMISED.slow, 60);
/** The limit for a read while all these connections are open. */
const READ_WITHIN_MS = 1_000;

let testApp: TestApp;
let listener: Listener;
let user: TestUser;
const sockets: Socket[] = [];

beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  listener = await listen({
    fetch: (request, env) => testApp.router.fetch(request, env),
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
  });
  user = await testApp.createUser({ plan: 'business_enterprise' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await listener?.stop(0);
  await testApp?.close();
});

interface Line {
  socket: Socket;
  heard: () => string;
  closed: Promise<void>;
}

function open(first: string): Promise<Line> {
  return new Promise((resolve, reject) => {
    const socket = connect(listener.port, '127.0.0.1');
    sockets.push(socket);
    let text = '';
    socket.on('data', chunk => (text += String(chunk)));
    socket.once('error', reject);
    const closed = new Promise<void>(done => socket.once('close', () => done()));
    socket.once('connect', () => {
      socket.write(first);
      resolve({ socket, heard: () => text, closed });
    });
  });
}

const follow = (runId: string, more = '') =>
  open(
    `GET /api/v1/runs/${runId}/events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n` +
      `Authorization: Bearer ${user.token}\r\n${more}\r\n`,
  );

async function openRun(handle: string): Promise<string> {
  const { run } = await answer<{ run: JobRun }>(
    testApp.request('/linked-accounts', { method: 'POST', as: user, json: { handle } }),
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

async function readMs(): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`http://127.0.0.1:${listener.port}/api/v1/linked-accounts`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(response.status).toBe(200);
  await response.text();
  return performance.now() - startedAt;
}

const statesOf = (text: string) =>
  [...text.matchAll(/"state":"(\w+)","step":(\d)/g)].map(([, state, step]) => `${state} ${step}`);

test(
  `${STREAMS} of ${PROMISED.streams} idle event streams and ${SLOW} of ${PROMISED.slow} slow or half-open connections hold nobody up`,
  { timeout: 120_000 },
  async () => {
    const runId = await openRun('demo-lea-cuisine');
    await readMs();
    const lines = await Promise.all(Array.from({ length: STREAMS }, () => follow(runId)));
    await eventually(() => {
      expect(lines.filter(line => statesOf(line.heard()).length !== 1)).toHaveLength(0);
    }, 60_000);
    // Half a request line, half a header, a body that does not come, an answer that nobody reads.
    const beginnings = [
      'GET /api/v1/me HT',
      'GET /api/v1/me HTTP/1.1\r\nHost: local',
      `POST /api/v1/linked-accounts HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${user.token}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"han`,
      `PATCH /api/v1/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${user.token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"fu`,
    ];
    const slow = await Promise.all(
      Array.from({ length: SLOW }, (_, index) => open(beginnings[index % beginnings.length] ?? '')),
    );
    // Some send a byte now and then, some reset the connection, some stop reading.
    for (const [index, { socket }] of slow.entries()) {
      if (index % 3 === 0) socket.pause();
      if (index % 5 === 0) socket.resetAndDestroy();
    }
    const times: number[] = [];
    for (let read = 0; read < 20; read += 1) {
      for (const { socket } of slow) if (socket.writable) socket.write('x');
      times.push(await readMs());
      await pause(10);
    }
    expect(Math.max(...times)).toBeLessThan(READ_WITHIN_MS);

    await move(runId, 'running', 2);
    await eventually(() => {
      expect(lines.filter(line => statesOf(line.heard()).at(-1) !== 'running 2')).toHaveLength(0);
    }, 30_000);
    await move(runId, 'done', 5);
    await eventually(() => {
      expect(lines.filter(line => !line.heard().endsWith('\r\n0\r\n\r\n'))).toHaveLength(0);
    }, 30_000);
    // Each received each state once.
    const told = new Set(lines.map(line => statesOf(line.heard()).join(', ')));
    expect([...told]).toEqual(['queued 0, running 2, done 5']);
    expect(await readMs()).toBeLessThan(READ_WITHIN_MS);
  },
);

test('a stream that was cut goes on where it was, without a gap and without a state told twice', async () => {
  const runId = await openRun('demo-marc-bricole');
  const first = await follow(runId);
  await eventually(() => expect(statesOf(first.heard())).toEqual(['queued 0']));
  await move(runId, 'running', 1);
  await eventually(() => expect(statesOf(first.heard())).toEqual(['queued 0', 'running 1']));
  const lastId = [...first.heard().matchAll(/^id: ?(\S+)$/gm)].at(-1)?.[1];
  first.socket.resetAndDestroy();
  await move(runId, 'running', 3);
  const second = await follow(runId, lastId === undefined ? '' : `Last-Event-ID: ${lastId}\r\n`);
  await eventually(() => expect(statesOf(second.heard())).toEqual(['running 3']));
  await move(runId, 'done', 5);
  await eventually(() => expect(statesOf(second.heard())).toEqual(['running 3', 'done 5']));
});
