import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { createScriptedSource, videoReading } from '#test/scenes/scripted-source.ts';
import { createTestApp, type TestApp } from '#test/harness/context.ts';

const START = new Date('2026-11-21T09:30:00Z');
const HOUR_MS = 3_600_000;

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
const source = createScriptedSource();
const good = { videos: source.videosAnswer };

beforeAll(async () => {
  testApp = await createTestApp({ sources: [source], consent: true, now: START });
  scene = createScene(testApp);
});
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.setNow(START);
  source.videosAnswer = good.videos;
});

const at = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);

async function readAgain(person: Person, hours: number, views: number, precision: 'exact' | 'rounded') {
  testApp.setNow(at(hours));
  source.videosAnswer = handle => [
    videoReading(handle, START, 0, { views, precision, observedAt: testApp.app.clock.now() }),
  ];
  await scene.ended(person, await scene.sync(person));
  return (await scene.videos(person)).find(video => video.view_count === views);
}

test('rounded counts do not replace exact ones of the same day, but join the history', async () => {
  source.videosAnswer = (handle, { now }) => [
    videoReading(handle, now(), 0, { views: 12_345, precision: 'exact' }),
  ];
  const person = await scene.linked('precis');
  await scene.ended(person, person.firstRun);
  expect(await readAgain(person, 3, 12_300, 'rounded')).toBeUndefined();
  expect((await scene.videos(person)).map(video => [video.view_count, video.precision])).toEqual([
    [12_345, 'exact'],
  ]);
  expect((await scene.history(person)).map(row => [row.view_count, row.precision])).toEqual([
    [12_345, 'exact'],
    [12_300, 'rounded'],
  ]);
  expect(await readAgain(person, 30, 12_900, 'rounded')).toMatchObject({ precision: 'rounded' });
});

test('the history gets a row when counts changed or an hour has passed', async () => {
  source.videosAnswer = handle => [videoReading(handle, START, 0, { observedAt: testApp.app.clock.now() })];
  const person = await scene.linked('chaque_heure');
  await scene.ended(person, person.firstRun);
  const clearCoolDown = () =>
    testApp.app.db.system.run({
      name: 'test-forget-sync',
      text: 'update user_tiktok_accounts set last_synced_at = null where id = $1',
      values: [person.accountId],
    });
  await clearCoolDown();
  await readAgain(person, 0.5, 1_000, 'rounded');
  expect((await scene.history(person)).length).toBe(1);
  await clearCoolDown();
  await readAgain(person, 0.6, 1_100, 'rounded');
  expect((await scene.history(person)).length).toBe(2);
  await clearCoolDown();
  await readAgain(person, 1.7, 1_100, 'rounded');
  expect((await scene.history(person)).length).toBe(3);
});

test('a source that lies about whose videos it gives adds nothing to the account', async () => {
  source.videosAnswer = (handle, { now }) => [
    videoReading(handle, now(), 0),
    videoReading(handle, now(), 0, { views: 900 }),
    videoReading('un_autre', now(), 1),
  ];
  const person = await scene.linked('le_mien');
  await scene.ended(person, person.firstRun);
  expect((await scene.videos(person)).map(video => video.view_count)).toEqual([1_000]);
});
