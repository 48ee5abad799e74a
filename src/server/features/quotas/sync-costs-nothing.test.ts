import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScene } from '#test/scenes/scene.ts';
import { answer, createTestApp, type TestApp } from '#test/harness/context.ts';

const START = new Date('2026-11-21T09:30:00Z');
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: START });
});
afterAll(() => testApp.close());

test('neither a first analysis nor a later sync of a linked account is counted', async () => {
  const scene = createScene(testApp);
  const person = await scene.linked('demo-lea-cuisine');
  const usage = () => answer<Record<string, unknown>>(testApp.request('/usage', { as: person.user }));
  const before = await usage();
  expect(before).toMatchObject({ account_analysis_daily: 0, account_analysis_monthly: 0 });
  await scene.ended(person, person.firstRun);
  testApp.setNow(new Date(START.getTime() + 2 * 3_600_000));
  expect(await scene.ended(person, await scene.sync(person))).toMatchObject({ state: 'done' });
  expect(await usage()).toEqual(before);
});
