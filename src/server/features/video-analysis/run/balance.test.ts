import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StartedAnalysis } from '#contract/video-analysis.ts';
import type { VideoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import { createAnalysisScene } from '#test/scenes/analysis-scene.ts';
import { createScriptedSource, videoReading } from '#test/scenes/scripted-source.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { failLostAnalyses } from './fail-lost-analyses.ts';
import { runAnalysis } from './run-analysis.ts';
import { returnExpiredReservations } from '../../quotas/return-expired.ts';
import type { SoleVideo } from '#server/integrations/video-source/video-source.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
/** No workers: each test decides when a job runs and how far. */
let testApp: TestApp;
let scene: ReturnType<typeof createAnalysisScene>;
const usual = async (link: VideoLink): Promise<SoleVideo> => ({
  reading: videoReading(link.handle ?? 'lea', NOW, 3, { id: link.id }),
  captions: null,
});
const source = { ...createScriptedSource(), video: usual };

beforeAll(async () => {
  testApp = await createTestApp({ now: NOW, sources: [source], consent: true, workers: 0 });
  scene = createAnalysisScene(testApp);
});
afterAll(() => testApp.close());

const link = (index: number) =>
  `https://www.tiktok.com/@lea/video/${7_300_000_000_000_000_000n + BigInt(index)}`;
const cancel = (as: TestUser, id: string) => scene.post(as, `/analyses/${id}/cancel`, {});
const run = ({ userId }: TestUser, runId: string, signal = new AbortController().signal) =>
  runAnalysis(testApp.app, { runId, userId }, { signal, lastTry: true });
const FREE = { day: 0, month: 0, held: 0 };
const SPENT = { day: 1, month: 1, held: 0 };

test('of twenty at once with three left exactly three start, and the others are told when it begins again', async () => {
  const user = await testApp.createUser();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => scene.start(user, { text: link(at) })),
  );
  const started = answers.filter(response => response.status === 202);
  expect(started).toHaveLength(3);
  const refused = answers.filter(response => response.status !== 202);
  for (const one of await Promise.all(refused.map(response => refusal(response)))) {
    expect(one).toMatchObject({ status: 429, code: 'video_analysis_limit_reached', values: { limit: 3 } });
  }
  expect(await scene.balance(user)).toEqual({ day: 3, month: 3, held: 3 });
  expect(await scene.list(user)).toHaveLength(3);
});

test('the three of the free plan are those of a month: a new day brings none back', async () => {
  const user = await testApp.createUser();
  try {
    for (const at of [1, 2, 3]) await scene.started(user, { text: link(at) });
    testApp.setNow(new Date('2026-11-25T09:30:00Z'));
    const refused = await refusal(scene.start(user, { text: link(4) }));
    expect(refused).toMatchObject({
      code: 'video_analysis_limit_reached',
      values: { limit: 3, when: '2026-11-30T23:00:00.000Z' },
    });
    testApp.setNow(new Date('2026-11-30T23:00:01Z'));
    await scene.started(user, { text: link(4) });
  } finally {
    testApp.setNow(NOW);
  }
});

test('the largest plan goes on after any number of them', async () => {
  const user = await testApp.createUser({ plan: 'business_enterprise' });
  await scene.started(user, { text: link(1) });
  await testApp.app.db.system.run({
    name: 'test-many-analyses',
    text: 'update user_usage_limits set video_analysis_weekly = 5000, video_analysis_monthly = 5000 where user_id = $1',
    values: [user.userId],
  });
  await scene.started(user, { text: link(2) });
});

test.each([
  ['apprenant', 30],
  ['premium', 30],
  ['business_starter', 100],
  ['business_pro', 300],
  ['business_advanced', 600],
] as const)('the plan %s has %i video analyses a month, and not one more', async (plan, limit) => {
  const user = await testApp.createUser({ plan });
  await scene.started(user, { text: link(1) });
  await testApp.app.db.system.run({
    name: 'test-nearly-spent',
    text: 'update user_usage_limits set video_analysis_monthly = $2 where user_id = $1',
    values: [user.userId, limit - 1],
  });
  await scene.started(user, { text: link(2) });
  expect(await refusal(scene.start(user, { text: link(3) }))).toMatchObject({
    code: 'video_analysis_limit_reached',
    values: { limit },
  });
});

test('ten clicks on one video start one analysis and take one unit', async () => {
  const user = await testApp.createUser();
  const clicks = await Promise.all(
    Array.from({ length: 10 }, () => answer<StartedAnalysis>(scene.start(user, { text: link(1) }))),
  );
  expect(new Set(clicks.map(({ analysis }) => analysis.id)).size).toBe(1);
  expect(clicks.filter(({ outcome }) => outcome === 'started')).toHaveLength(1);
  expect(await scene.balance(user)).toEqual({ day: 1, month: 1, held: 1 });
});

test('a repeat with the same idempotency key is the same answer, also after the analysis was called off', async () => {
  const user = await testApp.createUser();
  const once = () => scene.start(user, { text: link(1) }, { 'idempotency-key': 'une-fois' });
  const [first, second] = [await answer<StartedAnalysis>(once()), await answer<StartedAnalysis>(once())];
  expect(second).toEqual(first);
  await cancel(user, first.analysis.id);
  expect(await answer<StartedAnalysis>(once())).toEqual(first);
  expect(await scene.balance(user)).toEqual(FREE);
  const other = await refusal(scene.start(user, { text: link(2) }, { 'idempotency-key': 'une-fois' }));
  expect(other.code).toBe('idempotency_key_reused');
});

test('of several lines the first get what is left, and each refusal stands in its own line', async () => {
  const user = await testApp.createUser();
  const texts = [link(1), 'https://youtu.be/abc', link(2), link(1), link(3), link(4), '@lea'];
  const { items } = await answer<{
    items: { text: string; outcome: string; error: { code: string } | null }[];
  }>(scene.post(user, '/analyses/batch', { texts }));
  expect(items.map(({ text }) => text)).toEqual(texts);
  expect(items.map(({ outcome, error }) => error?.code ?? outcome)).toEqual([
    'started',
    'analysis_other_platform',
    'started',
    'running',
    'started',
    'video_analysis_limit_reached',
    'analysis_account_link',
  ]);
  expect(
    await refusal(scene.post(user, '/analyses/batch', { texts: Array(21).fill(link(1)) })),
  ).toMatchObject({
    status: 422,
  });
});

test('one that is called off gives its unit back once, however often, and its job then does nothing', async () => {
  const user = await testApp.createUser();
  const { analysis } = await scene.started(user, { text: link(1) });
  await Promise.all(Array.from({ length: 5 }, () => cancel(user, analysis.id)));
  expect(await scene.balance(user)).toEqual(FREE);
  await run(user, analysis.id);
  expect((await scene.get(user, analysis.id)).analysis).toMatchObject({ state: 'cancelled', error: null });
  expect(await scene.balance(user)).toEqual(FREE);
});

test('whoever calls off while it works either has the unit back or the result, never both nor neither', async () => {
  const user = await testApp.createUser({ plan: 'business_advanced' });
  let spent = 0;
  for (let round = 0; round < 12; round += 1) {
    const { analysis } = await scene.started(user, { text: link(100 + round) });
    await Promise.all([run(user, analysis.id), pause(round * 3).then(() => cancel(user, analysis.id))]);
    const { analysis: ended } = await scene.get(user, analysis.id);
    expect(['done', 'cancelled']).toContain(ended.state);
    if (ended.state === 'done') spent += 1;
    expect(await scene.balance(user), `round ${round}`).toEqual({ day: spent, month: spent, held: 0 });
  }
});

test('a job that is called off in the middle of its reading stops at once', async () => {
  const user = await testApp.createUser();
  const { analysis } = await scene.started(user, { text: link(1) });
  let stopped = false;
  source.video = (_, { signal }: { signal: AbortSignal } = { signal: new AbortController().signal }) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        stopped = true;
        reject(signal.reason as Error);
      }),
    );
  const working = run(user, analysis.id);
  await pause(100);
  await cancel(user, analysis.id);
  await working;
  source.video = usual;
  expect(stopped).toBe(true);
  expect(await scene.balance(user)).toEqual(FREE);
});

const STEPS = ['reading', 'comparing', 'concluding'] as const;
test.each(STEPS)('killed while %s, it begins again and is counted once', async stage => {
  const user = await testApp.createUser();
  const { analysis } = await scene.started(user, { text: link(1) });
  await standAt(user, analysis.id, stage);
  expect(await scene.balance(user)).toEqual({ day: 1, month: 1, held: 1 });
  await run(user, analysis.id);
  await run(user, analysis.id);
  expect((await scene.get(user, analysis.id)).analysis).toMatchObject({ state: 'done', version: 1 });
  expect(await scene.balance(user)).toEqual(SPENT);
});

test.each([null, ...STEPS])(
  'lost for good at %s, it is told as interrupted and its unit comes back',
  async stage => {
    const user = await testApp.createUser();
    const { analysis } = await scene.started(user, { text: link(1) });
    if (stage !== null) await standAt(user, analysis.id, stage);
    await sql('delete from pgboss.job where id = $1', analysis.id);
    testApp.setNow(new Date(NOW.getTime() + 60_000));
    // An expired lease alone does not release what a run still holds.
    await returnExpiredReservations(testApp.app);
    expect(await scene.balance(user)).toEqual({ day: 1, month: 1, held: 1 });
    await failLostAnalyses(testApp.app);
    await failLostAnalyses(testApp.app);
    testApp.setNow(NOW);
    expect((await scene.get(user, analysis.id)).analysis).toMatchObject({
      state: 'failed',
      error: { code: 'job_interrupted' },
    });
    expect(await scene.balance(user)).toEqual(FREE);
    await run(user, analysis.id);
    expect(await scene.balance(user)).toEqual(FREE);
  },
);

test('a worker that is stopped leaves the run to the next one', async () => {
  const user = await testApp.createUser();
  const { analysis } = await scene.started(user, { text: link(1) });
  const stopping = new AbortController();
  source.video = (_, { signal }: { signal: AbortSignal } = { signal: stopping.signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const working = run(user, analysis.id, stopping.signal);
  await pause(50);
  stopping.abort(new Error('the process stops'));
  await expect(working).rejects.toThrow('stopped by the caller');
  source.video = usual;
  expect((await scene.get(user, analysis.id)).analysis).toMatchObject({ state: 'running', error: null });
  await run(user, analysis.id);
  expect((await scene.get(user, analysis.id)).analysis.state).toBe('done');
  expect(await scene.balance(user)).toEqual(SPENT);
});

async function standAt(_user: TestUser, id: string, stage: string) {
  await sql(
    `update video_analyses set state = 'running', started_at = created_at, stage = '${stage}' where id = $1`,
    id,
  );
}

function sql(text: string, ...values: unknown[]) {
  return testApp.app.db.system.run({ name: `test-${text.length}-${text.slice(0, 24)}`, text, values });
}
