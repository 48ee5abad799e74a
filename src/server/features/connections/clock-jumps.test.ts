import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobRun, LinkedAccount, Performance } from '#contract/accounts/accounts.ts';
import { createDisplaySource } from '#server/integrations/tiktok-api/api-source.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import {
  displayVideo,
  openTiktokServer,
  TIKTOK_ENV,
  type TiktokServer,
} from '#test/stand-ins/tiktok-server.ts';
import { answer, createTestApp, type TestApp } from '#test/harness/context.ts';
import { startDueCollections } from '../accounts/sync/start-due-collections.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;
const HANDLE = 'atelier.exemple';

let tiktok: TiktokServer;
let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
beforeAll(async () => {
  const old = new Date(NOW.getTime() - 200 * 24 * HOUR_MS);
  const videos = [0, 1, 2].map(index => displayVideo(HANDLE, old, index));
  tiktok = await openTiktokServer({ openId: '_000owner', username: HANDLE, followers: 45_321, videos });
  testApp = await createTestApp({
    now: NOW,
    sourcesOf: ({ config, db, secrets }) =>
      config.tiktok === null ? [] : [createDisplaySource({ db, secrets }, config.tiktok)],
    env: { ...TIKTOK_ENV, TIKTOK_ORIGIN: tiktok.origin, TIKTOK_API_ORIGIN: tiktok.origin },
  });
  scene = createScene(testApp);
});
afterAll(async () => {
  await testApp.close();
  await tiktok.close();
});

async function connected(): Promise<Person> {
  const user = await testApp.createUser({ plan: 'business_pro' });
  const browser = randomBytes(32).toString('base64url');
  const { url } = await answer<{ url: string }>(
    testApp.request('/connections/tiktok/trip', {
      method: 'POST',
      as: user,
      json: { browser, origin: 'http://localhost:3000' },
    }),
  );
  const back = tiktok.allow(url);
  const { account, run } = await answer<{ account: LinkedAccount; run: JobRun | null }>(
    testApp.request('/connections/tiktok', {
      method: 'POST',
      as: user,
      json: { browser, state: back.get('state'), code: back.get('code') },
    }),
  );
  const person = { user, accountId: account.id, firstRun: run };
  expect(await scene.ended(person, run)).toMatchObject({ state: 'done', error: null });
  return person;
}

test('a clock that jumps a day ahead and back collects no day twice, and the permission goes on', async () => {
  const person = await connected();
  const clock = (hours: number) => testApp.setNow(new Date(NOW.getTime() + hours * HOUR_MS));
  /** Starts the collections that are due now, and runs them. */
  const collect = async (): Promise<number> => {
    const begun = await startDueCollections(testApp.app);
    const { active_run: run } = (await scene.account(person)) ?? {};
    if (begun > 0)
      expect(await scene.ended(person, run ?? null)).toMatchObject({ state: 'done', error: null });
    return begun;
  };
  const refreshes = tiktok.refreshes;
  expect(await collect()).toBe(0);
  clock(27);
  expect([await collect(), await collect()]).toEqual([1, 0]);
  expect(tiktok.refreshes - refreshes).toBe(1);

  clock(0);
  expect(await collect()).toBe(0);
  // Measurements from a future that did not happen have no negative age, and are shown.
  const told = await answer<Performance>(
    testApp.request(`/linked-accounts/${person.accountId}/performance?periodDays=30`, { as: person.user }),
  );
  expect(told.account).toMatchObject({ followers: 45_321, videos: 3 });
  expect(Date.parse(told.period.to)).toBeLessThan(NOW.getTime() + HOUR_MS);
  // A manual collection uses the tokens of that future as before.
  const signal = AbortSignal.timeout(10_000);
  const { videos } = await testApp.app.videoSource.collect(HANDLE as never, {
    userId: person.user.userId,
    signal,
    now: () => testApp.app.clock.now(),
    limit: 10,
    known: { videos: null, followers: null },
  });
  expect(videos.length).toBe(3);
  expect(tiktok.refreshes - refreshes).toBe(1);

  // Real time goes on from there: that day is not collected a second time, the next one is.
  for (const hours of [6, 12, 18, 24, 27]) {
    clock(hours);
    expect(await collect()).toBe(0);
  }
  clock(56);
  expect([await collect(), await collect()]).toEqual([1, 0]);
  expect((await scene.snapshots(person)).length).toBe(3);
});
