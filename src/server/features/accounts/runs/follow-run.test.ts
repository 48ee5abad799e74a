import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobRun } from '#contract/accounts/accounts.ts';
import { eventually } from '#test/harness/eventually.ts';
import { createScene } from '#test/scenes/scene.ts';
import { createScriptedSource } from '#test/scenes/scripted-source.ts';
import { createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
const source = createScriptedSource();
const good = { profile: source.profileAnswer, videos: source.videosAnswer };

beforeAll(async () => {
  testApp = await createTestApp({ sources: [source], consent: true });
  scene = createScene(testApp);
});
afterAll(() => testApp.close());
beforeEach(() => {
  source.profileAnswer = good.profile;
  source.videosAnswer = good.videos;
});

/** Reads a run's events as a browser does; `ended` resolves when the server closes the stream. */
async function follow(as: TestUser, runId: string) {
  const stop = new AbortController();
  const response = await testApp.request(`/runs/${runId}/events`, { as, signal: stop.signal });
  const events: JobRun[] = [];
  const times: number[] = [];
  const ended = (async () => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const data = /^data: (\{.*\})$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (data === undefined) continue;
        events.push(JSON.parse(data) as JobRun);
        times.push(performance.now());
      }
    }
  })();
  return { response, events, times, ended, stop: () => stop.abort() };
}

/** A source that waits before each answer until it is released. */
function stepByStep() {
  const gates = { profile: Promise.withResolvers<void>(), videos: Promise.withResolvers<void>() };
  source.profileAnswer = async (handle, options) => {
    await gates.profile.promise;
    return good.profile(handle, options);
  };
  source.videosAnswer = async (handle, options) => {
    await gates.videos.promise;
    return good.videos(handle, options);
  };
  return { readProfile: () => gates.profile.resolve(), readVideos: () => gates.videos.resolve() };
}

const stateOf = ({ state, step }: JobRun) => `${state} ${step}`;

test('a run is told as it is, then at every change, in order, until it has ended', async () => {
  const gate = stepByStep();
  const person = await scene.linked('suivi');
  const { response, events, ended } = await follow(person.user, person.firstRun?.id ?? '');
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  await eventually(() => expect(events.map(stateOf)).toContain('running 0'));
  gate.readProfile();
  await eventually(() => expect(events.map(stateOf)).toContain('running 1'));
  gate.readVideos();
  await ended;
  expect(events.at(-1)).toMatchObject({ state: 'done', step: 5 });
  const steps = events.map(event => event.step);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(events.map(stateOf)).size).toBe(events.length);
});

test('a change reaches the reader within 100 ms, in the median', { retry: 2 }, async () => {
  const waits: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const gate = stepByStep();
    const person = await scene.linked(`vite_${randomUUID().slice(0, 8)}`);
    const { events, times, ended } = await follow(person.user, person.firstRun?.id ?? '');
    await eventually(() => expect(events.map(stateOf)).toContain('running 0'));
    const letOnAt = performance.now();
    gate.readProfile();
    await eventually(() => expect(events.map(stateOf)).toContain('running 1'));
    waits.push((times[events.findIndex(event => event.step === 1)] ?? 0) - letOnAt);
    gate.readVideos();
    await ended;
  }
  expect(waits.toSorted((a, b) => a - b)[3]).toBeLessThanOrEqual(100);
});

test('who comes back after a lost connection is told where the run stands and then the rest', async () => {
  const gate = stepByStep();
  const person = await scene.linked('revenu');
  const first = await follow(person.user, person.firstRun?.id ?? '');
  await eventually(() => expect(first.events.map(stateOf)).toContain('running 0'));
  first.stop();
  await first.ended.catch(() => undefined);
  gate.readProfile();
  await pause(100);
  const second = await follow(person.user, person.firstRun?.id ?? '');
  await eventually(() => expect(second.events.map(stateOf)[0]).toBe('running 1'));
  gate.readVideos();
  await second.ended;
  expect(second.events.at(-1)).toMatchObject({ state: 'done', step: 5 });
});

test('a run that has ended is told once, and the stream closes', async () => {
  const person = await scene.linked('fini');
  await scene.ended(person, person.firstRun);
  const { events, ended } = await follow(person.user, person.firstRun?.id ?? '');
  await ended;
  expect(events.map(stateOf)).toEqual(['done 5']);
});

test('two tabs follow the same run', async () => {
  const gate = stepByStep();
  const person = await scene.linked('deux_onglets');
  const tabs = await Promise.all([1, 2].map(() => follow(person.user, person.firstRun?.id ?? '')));
  gate.readProfile();
  gate.readVideos();
  await Promise.all(tabs.map(tab => tab.ended));
  for (const { events } of tabs) expect(events.at(-1)).toMatchObject({ state: 'done', step: 5 });
});

test('the stream of a run that is deleted with its account closes by itself', async () => {
  const gate = stepByStep();
  const person = await scene.linked('efface');
  const { events, ended } = await follow(person.user, person.firstRun?.id ?? '');
  await eventually(() => expect(events.length).toBeGreaterThan(0));
  await testApp.app.db.system.run({
    name: 'test-delete-account',
    text: 'delete from user_tiktok_accounts where id = $1',
    values: [person.accountId],
  });
  gate.readProfile();
  gate.readVideos();
  await testApp.app.db.system.run({
    name: 'test-notify',
    text: `select pg_notify('accroche_run', $1)`,
    values: [person.firstRun?.id],
  });
  await ended;
  expect(events.every(event => event.state !== 'done')).toBe(true);
});

test('another user’s run does not exist', async () => {
  const person = await scene.linked('prive_a_moi');
  const stranger = await testApp.createUser({ admin: true });
  const id = person.firstRun?.id ?? '';
  for (const path of [`/runs/${id}`, `/runs/${id}/events`]) {
    expect(await refusal(testApp.request(path, { as: stranger }))).toMatchObject({ status: 404 });
    expect(await refusal(testApp.request(path))).toMatchObject({ status: 401 });
  }
});
