import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createExperimentScene, daysOn, START } from '#test/scenes/experiment-scene.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createExperimentScene>;

beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: START });
  scene = createExperimentScene(testApp);
});
afterAll(() => testApp.close());
afterEach(() => testApp.setNow(START));

test('a video whose views are known already is refused, and the list says so beforehand', async () => {
  const who = await scene.person();
  const { id } = await scene.created(who);
  const read = await scene.video(who, 1, { publishedAt: daysOn(1), readAfterDays: 1.1 });
  const fresh = await scene.video(who, 2, { publishedAt: daysOn(2), readAfterDays: 0.9 });
  testApp.setNow(daysOn(3));
  const known = async () => (await scene.get(who, id)).candidates.map(video => [video.id, video.resultKnown]);
  expect(await known()).toEqual([
    [fresh, false],
    [read, true],
  ]);
  const refused = { status: 409, code: 'experiment_video_result_known' };
  expect(await refusal(scene.add(who, id, read, 'variant'))).toMatchObject(refused);
  testApp.setNow(daysOn(9));
  expect(await refusal(scene.add(who, id, fresh, 'variant'))).toMatchObject(refused);
  expect(await known()).toEqual([
    [fresh, true],
    [read, true],
  ]);
  expect(await scene.get(who, id)).toMatchObject({ lockedAt: null, state: 'draft' });
});

test('a video placed in time stays once its views are known', async () => {
  const who = await scene.person();
  const { id } = await scene.created(who);
  const videoId = await scene.video(who, 1);
  testApp.setNow(daysOn(2));
  await answer(scene.add(who, id, videoId, 'usual'));
  await scene.readAgain(who, videoId, daysOn(4), 12);
  testApp.setNow(daysOn(4));
  expect(await refusal(scene.withdraw(who, id, videoId))).toMatchObject({
    code: 'experiment_video_measurable',
  });
  expect(await scene.get(who, id)).toMatchObject({ videos: [{ mayWithdraw: false }] });
});

test('a verdict says at which ages its videos were read', async () => {
  const who = await scene.person();
  const { id } = await scene.created(who);
  const { verdict } = await scene.filled(who, id, { readAfterDays: 30 });
  expect(verdict).toMatchObject({ known: true });
  if (verdict.known) {
    expect(verdict.readAges.from).toBeCloseTo(30);
    expect(verdict.readAges.to).toBeCloseTo(30);
  }
});
