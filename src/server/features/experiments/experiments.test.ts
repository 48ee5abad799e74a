import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ExperimentDetail, ExperimentItem } from '#contract/experiments.ts';
import { createExperimentScene, daysOn, RULE, START, WORDS } from '#test/scenes/experiment-scene.ts';
import { storedVideo, storeVideos } from '#test/scenes/stored-videos.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';
import { deleteExpiredExperiments } from './delete-experiment.ts';
import { loadRunningExperiments } from './load-running-experiments.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createExperimentScene>;

beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: START });
  scene = createExperimentScene(testApp);
});
afterAll(() => testApp.close());
afterEach(() => testApp.setNow(START));

const rest = ({ id: _, createdAt: __, ...item }: ExperimentItem) => item;

describe('an experiment', () => {
  test('is written down before its first video, and may change until then', async () => {
    const who = await scene.person();
    const created = await scene.created(who);
    expect(created).toMatchObject({ ...WORDS, ...RULE, falseAlarm: 0.05, lockedAt: null, state: 'draft' });
    expect(created.verdict).toEqual({ known: false, reason: 'experiment_running', n: 0, needed: 10 });
    const changed = await answer<ExperimentItem>(
      scene.change(who, created.id, { variable: 'durée', plannedPerArm: 9 }),
    );
    expect(changed).toMatchObject({ ...WORDS, ...RULE, variable: 'durée', plannedPerArm: 9 });
    expect(await scene.list(who)).toEqual([changed]);
  });

  test('is locked by its first video, and says so to whoever changes it afterwards', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    testApp.setNow(daysOn(3));
    const videoId = await scene.video(who, 1);
    const detail = await answer<ExperimentDetail>(scene.add(who, id, videoId, 'usual'));
    expect(detail).toMatchObject({ state: 'collecting', arms: { usual: { placed: 1, measured: 0 } } });
    expect(Date.parse(detail.lockedAt ?? '')).toBeGreaterThanOrEqual(daysOn(3).getTime());
    for (const change of [
      { hypothesis: 'x' },
      { variable: 'x' },
      { plannedPerArm: 6 },
      { falseAlarm: 0.1 },
    ]) {
      expect(await refusal(scene.change(who, id, change))).toMatchObject({
        status: 409,
        code: 'experiment_locked',
      });
    }
    expect(rest(await scene.get(who, id))).toMatchObject({ ...WORDS, ...RULE });
  });

  test('refuses words and rules that say nothing', async () => {
    const who = await scene.person();
    for (const over of [
      { hypothesis: '  ' },
      { variable: 'x'.repeat(81) },
      { hypothesis: 'a\u0000b' },
      { metric: 'likes' },
      { plannedPerArm: 4 },
      { plannedPerArm: 501 },
      { atAgeDays: 0 },
      { falseAlarm: 0.5 },
      { lockedAt: START.toISOString() },
    ]) {
      expect((await scene.create(who, over)).status, JSON.stringify(over)).toBe(422);
    }
    expect(await scene.list(who)).toEqual([]);
  });
});

describe('a video', () => {
  test('comes from the account itself, published after the experiment was written down', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    const older = await scene.video(who, 1, { publishedAt: daysOn(-1) });
    expect(await refusal(scene.add(who, id, older, 'usual'))).toMatchObject({
      status: 409,
      code: 'experiment_video_older',
    });
    const elsewhere = await scene.video(who, 2, { author: 'autre.compte' });
    const stranger = await scene.person();
    const theirs = await scene.video(stranger, 3);
    for (const videoId of [elsewhere, theirs, '7399999999999999999']) {
      expect(await refusal(scene.add(who, id, videoId, 'usual'))).toMatchObject({
        status: 404,
        code: 'experiment_video_unknown',
      });
    }
    expect(await scene.get(who, id)).toMatchObject({ lockedAt: null, state: 'draft', videos: [] });
  });

  test('stands in one arm once: again changes nothing, the other arm is refused', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    const videoId = await scene.video(who, 1);
    const first = await answer<ExperimentDetail>(scene.add(who, id, videoId, 'usual'));
    testApp.setNow(daysOn(1));
    const again = await answer<ExperimentDetail>(scene.add(who, id, videoId, 'usual'));
    expect([again.lockedAt, again.videos[0]?.addedAt]).toEqual([first.lockedAt, first.videos[0]?.addedAt]);
    expect(await refusal(scene.add(who, id, videoId, 'variant'))).toMatchObject({
      code: 'experiment_video_taken',
    });
  });

  test('may be taken out while its result cannot be known; its line stays and it never comes back', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    const videoId = await scene.video(who, 1, { publishedAt: daysOn(1) });
    testApp.setNow(daysOn(3));
    await answer(scene.add(who, id, videoId, 'usual'));
    testApp.setNow(daysOn(8.5));
    expect(await refusal(scene.withdraw(who, id, videoId))).toMatchObject({
      code: 'experiment_video_measurable',
      values: { days: 7 },
    });
    testApp.setNow(daysOn(7.5));
    const detail = await answer<ExperimentDetail>(scene.withdraw(who, id, videoId));
    expect(detail).toMatchObject({
      arms: { usual: { placed: 0 } },
      videos: [{ id: videoId, state: 'withdrawn' }],
    });
    expect(detail.lockedAt).not.toBeNull();
    expect((await scene.withdraw(who, id, videoId)).status).toBe(200);
    expect(await refusal(scene.add(who, id, videoId, 'variant'))).toMatchObject({
      code: 'experiment_video_withdrawn',
    });
  });

  test('that is known no longer counts as unread, and may be taken out', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    const videoId = await scene.video(who, 1);
    testApp.setNow(daysOn(2));
    await answer(scene.add(who, id, videoId, 'usual'));
    testApp.setNow(daysOn(20));
    await testApp.app.db.system.run({
      name: 'test-forget-video',
      text: 'delete from tiktok_videos where user_id = $1 and id = $2',
      values: [who.user.userId, videoId],
    });
    expect(await scene.get(who, id)).toMatchObject({
      arms: { usual: { placed: 1, measured: 0 } },
      videos: [{ state: 'missing', mayWithdraw: true }],
    });
    await answer(scene.withdraw(who, id, videoId));
  });

  test('left out on the way is counted', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    const skipped = await scene.video(who, 1, { publishedAt: daysOn(1) });
    const placed = await scene.video(who, 2, { publishedAt: daysOn(2) });
    const next = await scene.video(who, 3, { publishedAt: daysOn(3) });
    testApp.setNow(daysOn(4));
    const detail = await answer<ExperimentDetail>(scene.add(who, id, placed, 'variant'));
    expect(detail).toMatchObject({ leftOut: 1, videos: [{ id: placed, late: false }] });
    expect(detail.candidates.map(video => video.id)).toEqual([next, skipped]);
  });
});

describe('the verdict', () => {
  test('comes with the last planned video read at its age, and no figure before', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    testApp.setNow(daysOn(20));
    const nine = await scene.filled(who, id, { order: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
    expect(nine).toMatchObject({
      state: 'collecting',
      verdict: { known: false, reason: 'experiment_running', n: 9, needed: 10 },
    });
    const young = await scene.video(who, 9, { publishedAt: daysOn(15), views: 4_000 });
    const waiting = await answer<ExperimentDetail>(scene.add(who, id, young, 'variant'));
    expect(waiting).toMatchObject({ state: 'waiting', verdict: { n: 9, needed: 10 } });
    expect(waiting.videos.map(video => video.state)).toEqual([...Array<string>(9).fill('measured'), 'young']);
    expect(JSON.stringify(waiting)).not.toMatch(/"(?:views|view_count|log|factor)":/);
    testApp.setNow(daysOn(25));
    expect((await scene.get(who, id)).videos.at(-1)).toMatchObject({ state: 'unread' });

    await scene.readAgain(who, young, daysOn(22), 4_000);
    const decided = await scene.get(who, id);
    expect(decided).toMatchObject({ state: 'decided', verdict: { known: true, outcome: 'variant_better' } });
    // Measurements taken afterwards, however large, do not count.
    await scene.readAgain(who, young, daysOn(24), 9_000_000);
    expect((await scene.get(who, id)).verdict).toEqual(decided.verdict);
  });

  test('is the same for the same videos, in whatever order they came in', async () => {
    const verdicts = [];
    for (const order of [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [9, 4, 1, 8, 3, 0, 7, 2, 5, 6],
    ]) {
      const who = await scene.person();
      const { id } = await scene.created(who);
      testApp.setNow(daysOn(20));
      verdicts.push((await scene.filled(who, id, { order })).verdict);
      testApp.setNow(START);
    }
    expect(verdicts[0]).toMatchObject({ known: true, outcome: 'variant_better', level: 0.95 });
    expect(verdicts[1]).toEqual(verdicts[0]);
  });

  test('is not moved by a video beyond the planned number: the arm is full', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    testApp.setNow(daysOn(20));
    const { verdict } = await scene.filled(who, id);
    const late = await scene.video(who, 20, { publishedAt: daysOn(8), views: 1 });
    const early = await scene.video(who, 21, { publishedAt: daysOn(0.5), views: 1 });
    testApp.setNow(daysOn(7));
    for (const videoId of [late, early]) {
      expect(await refusal(scene.add(who, id, videoId, 'variant'))).toMatchObject({
        code: 'experiment_arm_full',
        values: { planned: 5 },
      });
    }
    // Even a row inserted directly comes after those that decide.
    await testApp.app.db.system.run({
      name: 'test-beyond',
      text: `insert into experiment_videos (experiment_id, user_id, video_id, arm, published_at, added_at)
             values ($1, $2, $3, 'variant', $4, $4)`,
      values: [id, who.user.userId, late, daysOn(8)],
    });
    expect((await scene.get(who, id)).verdict).toEqual(verdict);
  });

  test('leaves out a video that was taken out again', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    const mistaken = await scene.video(who, 30, { publishedAt: daysOn(0.1), views: 1 });
    testApp.setNow(daysOn(2));
    await answer(scene.add(who, id, mistaken, 'variant'));
    await answer(scene.withdraw(who, id, mistaken));
    testApp.setNow(daysOn(20));
    expect((await scene.filled(who, id)).verdict).toMatchObject({ known: true, outcome: 'variant_better' });
  });

  test('may be that no difference was found, or that the variant does worse', async () => {
    for (const [factor, outcome] of [
      [1, 'no_difference_found'],
      [0.3, 'variant_worse'],
    ] as const) {
      const who = await scene.person();
      const { id } = await scene.created(who);
      testApp.setNow(daysOn(20));
      expect((await scene.filled(who, id, { factor })).verdict).toMatchObject({ known: true, outcome });
      testApp.setNow(START);
    }
  });

  test('on engagement rests on likes, comments and shares per view', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who, { metric: 'engagement' });
    testApp.setNow(daysOn(20));
    // The same reactions on three times the views are a third of the engagement.
    expect((await scene.filled(who, id)).verdict).toMatchObject({ known: true, outcome: 'variant_worse' });
  });

  test('goes to the advice until the experiment is ended', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    const draft = await scene.created(who, { variable: 'durée' });
    testApp.setNow(daysOn(20));
    await scene.filled(who, id);
    const load = () => loadRunningExperiments(testApp.app, who.user.userId, who.accountId);
    const running = await load();
    expect(running.map(({ experiment }) => experiment.variable).toSorted()).toEqual(['accroche', 'durée']);
    const decided = running.find(({ experiment }) => experiment.variable === 'accroche');
    expect(decided).toMatchObject({ verdict: { known: true, outcome: 'variant_better' } });
    expect(decided?.videoIds).toHaveLength(10);
    await testApp.request(`/experiments/${id}/end`, { method: 'POST', as: who.user, json: {} });
    await testApp.request(`/experiments/${draft.id}`, { method: 'DELETE', as: who.user });
    expect(await load()).toEqual([]);
  });
});

describe('ending and deleting', () => {
  const end = (who: Awaited<ReturnType<typeof scene.person>>, id: string, lesson: string) =>
    answer<ExperimentItem>(
      testApp.request(`/experiments/${id}/end`, { method: 'POST', as: who.user, json: { lesson } }),
    );

  test('an ended experiment keeps its lesson, takes no video and has no verdict it did not reach', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    testApp.setNow(daysOn(20));
    const videoId = await scene.video(who, 1, { publishedAt: daysOn(19.5) });
    await answer(scene.add(who, id, videoId, 'usual'));
    const ended = await end(who, id, ' Trop peu de temps. ');
    expect(ended).toMatchObject({
      state: 'stopped',
      lesson: 'Trop peu de temps.',
      verdict: { known: false },
    });
    testApp.setNow(daysOn(21));
    const again = await end(who, id, 'Autre chose.');
    expect(again).toMatchObject({ endedAt: ended.endedAt, lesson: 'Autre chose.' });
    expect(await refusal(scene.add(who, id, await scene.video(who, 2), 'usual'))).toMatchObject({
      code: 'experiment_ended',
    });
  });

  test('a deleted one is gone for every call, and comes back as locked as it was for thirty days', async () => {
    const who = await scene.person();
    const { id } = await scene.created(who);
    testApp.setNow(daysOn(20));
    const before = await scene.filled(who, id);
    const remove = () => testApp.request(`/experiments/${id}`, { method: 'DELETE', as: who.user });
    const restore = () => testApp.request(`/experiments/${id}/restore`, { method: 'POST', as: who.user });
    expect((await remove()).status).toBe(204);
    expect(await scene.list(who)).toEqual([]);
    expect((await scene.list(who, '&deleted=true')).map(item => item.id)).toEqual([id]);
    for (const call of [
      remove(),
      testApp.request(`/experiments/${id}`, { as: who.user }),
      scene.change(who, id, { variable: 'x' }),
      scene.add(who, id, '7300000000000000001', 'usual'),
    ]) {
      expect(await refusal(call)).toMatchObject({ status: 404, code: 'experiment_not_found' });
    }
    await answer(restore());
    expect(await scene.get(who, id)).toEqual(before);

    await remove();
    testApp.setNow(daysOn(51));
    expect(await refusal(restore())).toMatchObject({ code: 'experiment_not_found' });
    expect(await deleteExpiredExperiments(testApp.app)).toBeGreaterThan(0);
    testApp.setNow(daysOn(20));
    expect(await refusal(restore())).toMatchObject({ code: 'experiment_not_found' });
  });
});

describe('the plan', () => {
  test('rests on how much the account’s own videos differ', async () => {
    const who = await scene.person();
    const ask = (metric: string) =>
      answer<object>(
        testApp.request(`/experiments/plan?accountId=${who.accountId}&metric=${metric}`, { as: who.user }),
      );
    expect(await ask('views')).toEqual({ known: false, reason: 'too_few_videos', n: 0, needed: 10 });
    const videos = Array.from({ length: 20 }, (_, index) =>
      storedVideo(index, {
        publishedAt: daysOn(-30 - index),
        observedAt: daysOn(0),
        views: 1_000 * (1 + (index % 5)),
      }),
    );
    await storeVideos(testApp, who.user, videos);
    expect(await ask('views')).toMatchObject({
      known: true,
      n: 20,
      spread: expect.any(Number) as number,
      perMonth: 10,
    });
    expect(await ask('engagement')).toMatchObject({ known: true, n: 20 });
  });
});

describe('the same request twice', () => {
  test('with one idempotency key is one experiment', async () => {
    const who = await scene.person();
    const json = { accountId: who.accountId, ...WORDS, ...RULE };
    const length = String(Buffer.byteLength(JSON.stringify(json)));
    const headers = { 'idempotency-key': randomUUID(), 'content-length': length };
    const post = () => testApp.request('/experiments', { method: 'POST', as: who.user, json, headers });
    const answers = await Promise.all([post(), post(), post()]);
    expect(new Set(await Promise.all(answers.map(response => response.text()))).size).toBe(1);
    expect(await scene.list(who)).toHaveLength(1);
  });
});
