import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { eventually } from '#test/harness/eventually.ts';
import { IN_FULL, rounds } from '#test/harness/rounds.ts';
import { startBalancer } from './balancer.ts';
import { createFleet, figure, keepAsking, signUp, type Member, type Visitor } from './fleet.ts';
import { startOtlpReceiver } from './otlp-receiver.ts';

/** `npm run proofs -- test/scale-out`: two workers beside two web processes, and every one of them restarted. */
const WORKERS = IN_FULL ? 2 : 1;
const PROCESSES = 2 + WORKERS;
const RESTARTED = rounds(PROCESSES, 1);
const HANDLE = 'demo-lea-cuisine';
const REQUEST_ID = 'request-of-the-fleet-0001';
const EMAIL = 'flotte@example.org';

let database: TestDatabase;
let collector: Awaited<ReturnType<typeof startOtlpReceiver>>;
let fleet: ReturnType<typeof createFleet>;
let first: Member;
let second: Member;
let workers: Member[] = [];
let visitor: Visitor;
let events: JobRun[];
let run: JobRun;

const traced = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
const as = ({ token }: Visitor) => ({ authorization: `Bearer ${token}` });

beforeAll(async () => {
  [database, collector] = await Promise.all([createTestDatabase(), startOtlpReceiver()]);
  fleet = createFleet({ DATABASE_URL: database.connectionString });
  [first, second] = await Promise.all([fleet.web(traced()), fleet.web()]);
  visitor = await signUp(first.url, EMAIL);
  // No worker runs yet: a client of the second process receives all events of a run started at the first.
  const linked = await fetch(`${first.url}/api/v1/linked-accounts`, {
    method: 'POST',
    headers: { ...as(visitor), 'content-type': 'application/json', 'x-request-id': REQUEST_ID },
    body: JSON.stringify({ handle: HANDLE }),
  });
  ({ run } = (await linked.json()) as { run: JobRun; account: LinkedAccount });
  const heard = hear(second.url, run.id);
  workers = await Promise.all(Array.from({ length: WORKERS }, () => fleet.worker(traced())));
  events = await heard;
}, 120_000);
afterAll(async () => {
  await fleet.stopAll();
  await collector.stop();
  await database.drop();
}, 60_000);

/** All events of a run until the server ends the stream. */
async function hear(url: string, runId: string): Promise<JobRun[]> {
  const response = await fetch(`${url}/api/v1/runs/${runId}/events`, { headers: as(visitor) });
  const told = [...(await response.text()).matchAll(/^data: (\{.*\})$/gm)];
  return told.map(([, data = '']) => JSON.parse(data) as JobRun);
}

test('a sync that is begun at one web process is done by a worker, and told step by step by the other', () => {
  expect(events[0]).toMatchObject({ id: run.id, state: 'queued' });
  expect(events.at(-1)).toMatchObject({ id: run.id, state: 'done' });
  expect(events.length).toBeGreaterThan(2);
});

test('the worker’s log names the request that asked for the job', async () => {
  const named = { requestId: REQUEST_ID, job: 'account-sync', runId: run.id, outcome: 'done' };
  // The stream reports the end before the log does.
  await eventually(() => {
    const lines = workers.flatMap(worker => worker.output().match(/^\{.*\}$/gm) ?? []);
    const about = lines.map(line => JSON.parse(line) as Record<string, unknown>);
    expect(about).toContainEqual(expect.objectContaining(named));
  }, 10_000);
});

test('the figures of each process say what it did', async () => {
  const [web, ...work] = await Promise.all([first, ...workers].map(member => member.metrics()));
  const posted = 'http_requests_total{method="POST",route="/api/v1/linked-accounts",status="201"}';
  expect(figure(web ?? '', posted)).toBe(1);
  expect(figure(web ?? '', 'accroche_stocks_read')).toBe(1);
  expect(figure(web ?? '', 'accroche_queue_jobs{queue="account-sync",state="waiting"}')).toBe(0);
  const sum = (name: string) => work.reduce((total, text) => total + figure(text, name), 0);
  expect(sum('accroche_job_duration_seconds_count{job="account-sync",outcome="done"}')).toBe(1);
  expect(sum('accroche_source_calls_total{source="demo",asked="videos",outcome="answered"}')).toBe(1);
});

test('a trace leads from the request through its verb to its statements, and the job is linked to it', async () => {
  const { spans } = collector;
  const named = (name: string) => {
    const found = spans.filter(span => span.name === name);
    if (found.length === 0) throw new Error(`No span is called ${name}`);
    return found;
  };
  const [request] = await eventually(() => named('POST /api/v1/linked-accounts'), 10_000);
  const [job] = await eventually(() => named('job account-sync'), 10_000);
  expect(request).toMatchObject({ service: 'accroche', kind: 2, parentSpanId: '' });
  expect(request?.attributes['http.response.status_code']).toBe(201);
  const [verb] = named('verb accounts.link');
  expect([verb?.traceId, verb?.parentSpanId]).toEqual([request?.traceId, request?.spanId]);
  const below = spans.filter(span => span.traceId === request?.traceId && span.name.startsWith('sql '));
  expect(below.some(span => span.parentSpanId === verb?.spanId)).toBe(true);
  expect(job?.links.map(({ traceId }) => traceId)).toEqual([request?.traceId]);
  expect(job?.traceId).not.toBe(request?.traceId);
  expect(named('source demo videos')[0]?.traceId).toBe(job?.traceId);
});

test('what the listener answers by itself, and work that repeats, are in a trace, too', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const spanId = '00f067aa0ba902b7';
  // The balancer in front belongs to the operator, so its trace is continued.
  for (const path of ['/api/v1/usage', '/api/v1/me']) {
    const headers = { ...as(visitor), traceparent: `00-${traceId}-${spanId}-01` };
    const response = await fetch(first.url + path, { headers });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
    const span = await eventually(() => {
      const found = collector.spans.find(one => one.name === `GET ${path}` && one.traceId === traceId);
      expect(found).toMatchObject({ kind: 2, parentSpanId: spanId });
      expect(found?.attributes['http.response.status_code']).toBe(200);
      return found;
    }, 10_000);
    const below = collector.spans.filter(one => one.traceId === traceId && one.name.startsWith('sql '));
    expect(below.map(one => one.parentSpanId)).toContain(
      path.endsWith('/usage') ? span?.spanId : below[0]?.parentSpanId,
    );
  }
  await eventually(() => {
    const work = collector.spans.find(({ name }) => name.startsWith('work '));
    expect(work).toMatchObject({ parentSpanId: '' });
    expect(collector.spans.some(one => one.parentSpanId === work?.spanId)).toBe(true);
  }, 10_000);
});

test('no trace holds an address, a handle, a token or a value of a statement', () => {
  const all = collector.raw.join('\n');
  expect(all.length).toBeGreaterThan(1_000);
  for (const secret of [EMAIL, HANDLE, visitor.token, 'Bearer', database.connectionString])
    expect(all).not.toContain(secret);
});

test('a limit is counted over all processes together', async () => {
  const guess = async (url: string) =>
    (
      await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.0.${1 + (url.length % 7)}` },
        body: JSON.stringify({ email: `${EMAIL}.invalid`, password: randomUUID() }),
      })
    ).status;
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1)
    statuses.push(...(await Promise.all([guess(first.url), guess(second.url)])));
  expect(statuses.filter(status => status === 400)).toHaveLength(10);
  expect(statuses.filter(status => status === 429)).toHaveLength(2);
});

test(
  `a rolling restart of ${RESTARTED} of ${PROCESSES} processes under load fails no request`,
  { timeout: 400_000 },
  async () => {
    const balancer = await startBalancer([first.url, second.url]);
    const reads = ['/api/v1/dashboard?periodDays=30', '/api/v1/usage', '/healthz', '/api/v1/me'];
    let asked = 0;
    const load = keepAsking(() => {
      const path = reads[asked++ % reads.length] ?? '';
      return fetch(balancer.url + path, { headers: as(visitor) });
    }, 8);
    let writes = 0;
    const writing = keepAsking(
      () =>
        fetch(`${balancer.url}/api/v1/me`, {
          method: 'PATCH',
          headers: { ...as(visitor), 'content-type': 'application/json' },
          body: JSON.stringify({ full_name: `Flotte ${writes++}` }),
        }),
      1,
    );
    try {
      await pause(500);
      for (const member of [first, second, ...workers].slice(0, RESTARTED)) {
        const isWeb = !workers.includes(member);
        const next = IN_FULL ? await (isWeb ? fleet.web() : fleet.worker()) : null;
        if (next !== null && isWeb) {
          balancer.add(next.url);
          await eventually(() => expect(balancer.ready()).toContain(next.url));
        }
        const exit = once(member.process, 'exit');
        member.process.kill('SIGTERM');
        expect(await exit).toEqual([0, null]);
      }
      await pause(500);
    } finally {
      const outcomes = [...(await load.stop()), ...(await writing.stop())];
      await balancer.stop();
      expect(balancer.refused).toEqual([]);
      expect(outcomes.length).toBeGreaterThan(100);
      expect(outcomes.filter(outcome => outcome !== '200')).toEqual([]);
    }
  },
);
