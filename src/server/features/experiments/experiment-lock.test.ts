import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPERIMENTS_MAX } from '#domain/experiments/experiment-limits.ts';
import type { ExperimentItem } from '#contract/experiments.ts';
import { eventually } from '#test/harness/eventually.ts';
import { createExperimentScene, daysOn, START, type Experimenter } from '#test/scenes/experiment-scene.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createExperimentScene>;

beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: START });
  scene = createExperimentScene(testApp);
});
afterAll(() => testApp.close());

let statement = 0;
/** Runs a statement as the application's own role, bypassing its handlers. */
function asApp(who: Experimenter, text: string, values: unknown[]): Promise<number> {
  statement += 1;
  const name = `test-as-app-${statement}`;
  return testApp.app.db.tenant(who.user.userId).run({ name, text, values });
}

async function locked(): Promise<{ who: Experimenter; id: string; videoId: string }> {
  const who = await scene.person();
  const { id } = await scene.created(who);
  const videoId = await scene.video(who, 1);
  await answer(scene.add(who, id, videoId, 'usual'));
  return { who, id, videoId };
}

const rowOf = async (id: string) =>
  JSON.stringify(
    await testApp.app.db.system.row({
      name: 'test-experiment-row',
      text: 'select * from experiments where id = $1',
      values: [id],
    }),
  );

describe('the database itself', () => {
  test('changes nothing that decides the verdict once a video is in', async () => {
    const { who, id } = await locked();
    const before = await rowOf(id);
    for (const change of [
      `hypothesis = 'autre'`,
      `variable = 'autre'`,
      `metric = 'engagement'`,
      'at_age_days = 3',
      'planned_per_arm = 6',
      'false_alarm = 0.2',
      'locked_at = null',
      `locked_at = locked_at + interval '1 day'`,
    ]) {
      const update = asApp(who, `update experiments set ${change} where id = $1`, [id]);
      await expect(update, change).rejects.toMatchObject({ constraint: 'experiments_locked' });
    }
    for (const change of [`created_at = now() - interval '1 year'`, `username = 'autre'`]) {
      const update = asApp(who, `update experiments set ${change} where id = $1`, [id]);
      await expect(update, change).rejects.toMatchObject({ code: '42501' });
    }
    expect(await rowOf(id)).toBe(before);
  });

  test('keeps the lock even from its owner’s connection', async () => {
    const { id } = await locked();
    const update = testApp.app.db.system.run({
      name: 'test-owner-unlocks',
      text: `update experiments set locked_at = null, planned_per_arm = 9 where id = $1`,
      values: [id],
    });
    await expect(update).rejects.toMatchObject({ constraint: 'experiments_locked' });
  });

  test('does not open an ended experiment again', async () => {
    const { who, id } = await locked();
    await asApp(who, 'update experiments set ended_at = now() where id = $1', [id]);
    await expect(
      asApp(who, 'update experiments set ended_at = null where id = $1', [id]),
    ).rejects.toMatchObject({ constraint: 'experiments_locked' });
  });

  test('lets of a video nothing be said but that it was taken out, once', async () => {
    const { who, id, videoId } = await locked();
    const update = (change: string) =>
      asApp(who, `update experiment_videos set ${change} where experiment_id = $1 and video_id = $2`, [
        id,
        videoId,
      ]);
    for (const change of [`arm = 'variant'`, 'published_at = now()', 'added_at = now()']) {
      await expect(update(change), change).rejects.toMatchObject({ code: '42501' });
    }
    expect(await update('withdrawn_at = now()')).toBe(1);
    await expect(update('withdrawn_at = null')).rejects.toMatchObject({
      constraint: 'experiment_videos_kept',
    });
  });

  const insert = (who: Experimenter, id: string, at: Date) =>
    asApp(
      who,
      `insert into experiment_videos (experiment_id, user_id, video_id, arm, published_at, added_at)
       values ($1, $2, '7300000000000000009', 'usual', $3, $4)`,
      [id, who.user.userId, at, daysOn(9)],
    );

  test('takes no video published before the experiment was written down', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    await expect(insert(who, id, daysOn(-1))).rejects.toMatchObject({
      constraint: 'experiment_videos_published_after',
    });
    expect(await scene.get(who, id)).toMatchObject({ lockedAt: null, videos: [] });
  });

  test('locks with the first video, whoever puts it there', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    await insert(who, id, daysOn(1));
    expect((await scene.get(who, id)).lockedAt).toBe(daysOn(9).toISOString());
    expect(await refusal(scene.change(who, id, { variable: 'x' }))).toMatchObject({
      code: 'experiment_locked',
    });
  });

  test('puts no video into somebody else’s experiment', async () => {
    const owner = await scene.person();
    const { id } = await scene.created(owner);
    const stranger = await scene.person();
    await expect(insert(stranger, id, daysOn(1))).rejects.toMatchObject({ code: '23503' });
    expect(await scene.get(owner, id)).toMatchObject({ lockedAt: null, videos: [] });
  });
});

/** How many of this database's connections wait for a lock of another. */
async function waiting(): Promise<number | undefined> {
  const row = await testApp.app.db.system.row<{ count: number }>({
    name: 'test-waiting',
    text: `select count(*) as count from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
  });
  return row?.count;
}

describe('at the same time', () => {
  test('two tabs that put one video into both arms: one stands, the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = await scene.person();
      const { id } = await scene.created(who);
      const videoId = await scene.video(who, 1);
      const answers = await Promise.all(
        (['usual', 'variant'] as const).map(arm => scene.add(who, id, videoId, arm)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      expect((await scene.get(who, id)).videos).toHaveLength(1);
    }
  });

  test('a double click puts a video there once', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    const videoId = await scene.video(who, 1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => scene.add(who, id, videoId, 'usual')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await scene.get(who, id)).videos).toHaveLength(1);
  });

  test('twelve videos at once fill the arm and no more', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    const videos = await Promise.all(Array.from({ length: 12 }, (_, index) => scene.video(who, index)));
    const answers = await Promise.all(videos.map(videoId => scene.add(who, id, videoId, 'variant')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await scene.get(who, id)).arms.variant.placed).toBe(5);
  });

  test('whoever comes while a first video is being put there waits, and finds it', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    const videoId = await scene.video(who, 1);
    let commit = () => {};
    const held = new Promise<void>(resolve => (commit = resolve));
    let entered = () => {};
    const inserted = new Promise<void>(resolve => (entered = resolve));
    const otherTab = testApp.app.db.tenant(who.user.userId).transaction(async tx => {
      await tx.run({
        name: 'test-other-tab',
        text: `insert into experiment_videos (experiment_id, user_id, video_id, arm, published_at, added_at)
               values ($1, $2, $3, 'usual', $4, $4)`,
        values: [id, who.user.userId, videoId, daysOn(1.1)],
      });
      entered();
      await held;
    });
    await inserted;
    const added = refusal(scene.add(who, id, videoId, 'variant'));
    const changed = refusal(scene.change(who, id, { plannedPerArm: 50 }));
    await eventually(async () => expect(await waiting()).toBe(2), 10_000);
    commit();
    await otherTab;
    expect(await added).toMatchObject({ status: 409, code: 'experiment_video_taken' });
    expect(await changed).toMatchObject({ status: 409, code: 'experiment_locked' });
    expect(await scene.get(who, id)).toMatchObject({ plannedPerArm: 5, arms: { usual: { placed: 1 } } });
  });

  test('the rule changes before the first video or not at all', async () => {
    const outcomes = new Set<number>();
    for (let round = 0; round < 12; round += 1) {
      const who = await scene.person();
      const { id } = await scene.created(who);
      const videoId = await scene.video(who, 1);
      const change = () => scene.change(who, id, { plannedPerArm: 50 });
      const add = () => scene.add(who, id, videoId, 'usual');
      const isChangeFirst = round % 2 === 0;
      const first = isChangeFirst ? change() : add();
      const second = isChangeFirst ? add() : change();
      const [changed, added] = await Promise.all(isChangeFirst ? [first, second] : [second, first]);
      expect(added.status).toBe(200);
      outcomes.add(changed.status);
      const detail = await scene.get(who, id);
      expect(detail.plannedPerArm).toBe(changed.status === 200 ? 50 : 5);
      expect(detail.lockedAt).not.toBeNull();
    }
    expect([...outcomes].every(status => [200, 409].includes(status))).toBe(true);
  });
});

test('somebody else’s experiment does not exist, whatever is asked of it', async () => {
  const { who: owner, id, videoId } = await locked();
  const before = await scene.get(owner, id);
  const stranger = await scene.person();
  const as = stranger.user;
  await scene.video(stranger, 1);
  const calls: Promise<Response>[] = [
    testApp.request(`/experiments/${id}`, { as }),
    scene.change(stranger, id, { variable: 'x' }),
    scene.add(stranger, id, videoId, 'usual'),
    scene.withdraw(stranger, id, videoId),
    testApp.request(`/experiments/${id}/end`, { method: 'POST', as, json: { lesson: 'x' } }),
    testApp.request(`/experiments/${id}`, { method: 'DELETE', as }),
    testApp.request(`/experiments/${id}/restore`, { method: 'POST', as }),
  ];
  for (const call of calls) {
    expect(await refusal(call)).toMatchObject({ status: 404, code: 'experiment_not_found' });
  }
  const elsewhere = { user: as, accountId: owner.accountId };
  for (const call of [
    scene.create(elsewhere),
    testApp.request(`/experiments?accountId=${owner.accountId}`, { as }),
    testApp.request(`/experiments/plan?accountId=${owner.accountId}`, { as }),
  ]) {
    expect(await refusal(call)).toMatchObject({ status: 404, code: 'account_not_found' });
  }
  expect(await scene.get(owner, id)).toEqual(before);
});

test('an experiment goes into the bin with its account and comes back to the letter', async () => {
  const who = await scene.person();
  const second = await scene.person('autre.atelier');
  await testApp.app.db.system.run({
    name: 'test-hand-over',
    text: 'update user_tiktok_accounts set user_id = $1, is_primary = false where id = $2',
    values: [who.user.userId, second.accountId],
  });
  await testApp.app.db.system.run({
    name: 'test-business',
    text: `update profiles set plan_type = 'business_pro' where user_id = $1`,
    values: [who.user.userId],
  });
  const there = { ...who, accountId: second.accountId };
  const { id } = await scene.created(there);
  const videoId = await scene.video(there, 1, { author: 'autre.atelier' });
  await answer(scene.add(there, id, videoId, 'usual'));
  const before = await scene.get(there, id);
  const as = who.user;
  await testApp.request(`/linked-accounts/${second.accountId}`, { method: 'DELETE', as });
  expect(await refusal(testApp.request(`/experiments/${id}`, { as }))).toMatchObject({
    code: 'experiment_not_found',
  });
  const bin = await answer<{ items: { id: string }[] }>(testApp.request('/linked-accounts/bin', { as }));
  await answer(testApp.request(`/linked-accounts/bin/${bin.items[0]?.id}/restore`, { method: 'POST', as }));
  expect(await scene.get(there, id)).toEqual(before);
  expect((await scene.list(there)).map((item: ExperimentItem) => item.id)).toEqual([id]);
});

test('with one experiment left of all, ten at once begin exactly one', async () => {
  const who = await scene.person();
  const { id } = await scene.created(who);
  await testApp.app.db.system.run({
    name: 'test-nearly-all-experiments',
    text: `insert into experiments
           select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid()))).*
           from experiments e, generate_series(1, $2) where e.id = $1`,
    values: [id, EXPERIMENTS_MAX - 2],
  });
  const begun = await Promise.all(Array.from({ length: 10 }, () => scene.create(who)));
  expect(begun.filter(({ ok }) => ok)).toHaveLength(1);
});
