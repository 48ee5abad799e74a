import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GeneratedText } from '#contract/generations/generations.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import { exported } from '#test/scenes/archive-scene.ts';
import { eventually } from '#test/harness/eventually.ts';
import { createGenerationScene } from '#test/scenes/generation-scene.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createGenerationScene>;
let free: TestUser;
let paid: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  scene = createGenerationScene(testApp);
  free = await testApp.createUser();
  paid = await testApp.createUser({ plan: 'premium' });
});
afterAll(() => testApp.close());

const kept = async (user: TestUser): Promise<{ lines: string[] }[]> => {
  const row = await testApp.app.db.system.row<{ content: { beats: { lines: string[] }[] } }>({
    name: 'test-kept-script',
    text: `select content from generated_texts where user_id = $1 and kind = 'script' order by created_at limit 1`,
    values: [user.userId],
  });
  return row?.content.beats ?? [];
};
const change = (as: TestUser, id: string, json: object) => scene.post(as, `texts/${id}`, json, 'PATCH');

test('a script of a paid plan is whole, beat by beat', async () => {
  const { text, events } = await scene.script(paid, { sheet: 'tutorial', seconds: 60 });
  const beats = events.flatMap(event => (event.event === 'beat' ? [event.beat] : []));
  expect(text.script?.locked).toBeNull();
  expect(text.script?.beats).toEqual(beats);
  expect(beats.length).toBeGreaterThan(4);
  expect(text.script?.seconds).toBe(60);
  expect(await scene.used(paid, 'generator_monthly')).toBe(1);
});

test('an outline in place of a script costs nothing, and nothing of it is locked', async () => {
  const user = await testApp.createUser();
  const brief = { niche: null, topic: 'la numismatique byzantine', seconds: 45, sheet: 'tutorial' };
  const { text } = await scene.script(user, brief);
  const lines = text.script?.beats.map(beat => beat.lines.length) ?? [];
  expect(lines).toContain(0);
  expect(text).toMatchObject({ is_outline: true, script: { locked: null } });
  expect(await scene.used(user, 'generator_monthly')).toBe(0);
  expect(await scene.used(user, 'script_generation_monthly')).toBe(0);
  const again = await answer<GeneratedText>(testApp.request(`/generations/texts/${text.id}`, { as: user }));
  expect(again).toMatchObject({ is_outline: true, script: { locked: null } });
});

test('behind the paywall a script is really written, and what is locked leaves the server nowhere', async () => {
  const { text, events } = await scene.script(free);
  const whole = await kept(free);
  expect(whole.length).toBeGreaterThan(3);
  const locked = whole.slice(2).flatMap(({ lines }) => lines);
  expect(locked.length).toBeGreaterThan(0);
  expect(text.script?.beats.map(({ lines }) => lines)).toEqual(whole.slice(0, 2).map(({ lines }) => lines));
  expect(text.script?.locked?.contains).toContainEqual({ what: 'beats', count: whole.length - 2 });
  expect(text.script?.locked?.contains).toContainEqual({ what: 'sentences', count: locked.length });
  const seen = [
    JSON.stringify(events),
    JSON.stringify(await scene.list(free)),
    await (await testApp.request(`/generations/texts/${text.id}`, { as: free })).text(),
    [...(await exported(testApp, free)).values()].join('\n'),
  ].join('\n');
  expect(locked.filter(line => seen.includes(line))).toEqual([]);
  // Locked beats can be neither changed nor reworded.
  const last = (
    await testApp.app.db.system.row<{ id: string }>({
      name: 'test-last-beat',
      text: `select content -> 'beats' -> -1 ->> 'id' as id from generated_texts where id = $1`,
      values: [text.id],
    })
  )?.id;
  for (const refused of [
    change(free, text.id, { beats: [{ id: last, lines: ['x'] }] }),
    scene.post(free, `texts/${text.id}/beats/${last}/rewrite`, {}),
  ]) {
    expect(await refusal(refused)).toMatchObject({ status: 422, code: 'generation_beat_unknown' });
  }
  // A larger plan unlocks what was written from the start.
  await testApp.app.db.system.run({
    name: 'test-upgrade',
    text: `update profiles set plan_type = 'premium' where user_id = $1`,
    values: [free.userId],
  });
  const opened = await answer<GeneratedText>(testApp.request(`/generations/texts/${text.id}`, { as: free }));
  expect(opened.script?.beats.map(({ lines }) => lines)).toEqual(whole.map(({ lines }) => lines));
});

test('of nine scripts asked for at once the five of the month are written, and the others are told when', async () => {
  const user = await testApp.createUser();
  const all = await Promise.all(Array.from({ length: 9 }, () => scene.askScript(user)));
  const bodies = await Promise.all(all.map(response => response.text()));
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 200, 200, 429, 429, 429, 429,
  ]);
  const refused = bodies.filter((_, at) => all[at]?.status === 429);
  for (const body of refused)
    expect(JSON.parse(body)).toMatchObject({
      code: 'script_generation_limit_reached',
      values: { limit: 5, when: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown },
    });
  expect(await scene.used(user, 'script_generation_monthly')).toBe(5);
  const { items } = await scene.list(user);
  expect(items).toHaveLength(5);
});

test('five scripts a month are free, a sixth is refused with when, and one that cannot be written costs nothing', async () => {
  const user = await testApp.createUser();
  const impossible = { niche: null, topic: 'perdre 5 kilos sans faim' };
  expect(await refusal(scene.askScript(user, impossible))).toMatchObject({
    status: 409,
    code: 'generation_nothing_passed',
  });
  expect(await scene.used(user, 'script_generation_monthly')).toBe(0);
  for (let script = 0; script < 5; script++) await scene.script(user);
  expect(await scene.used(user, 'script_generation_monthly')).toBe(5);
  expect(await scene.used(user, 'generator_monthly')).toBe(5);
  const sixth = await refusal(scene.askScript(user));
  expect(sixth).toMatchObject({ status: 429, code: 'script_generation_limit_reached', values: { limit: 5 } });
  expect((await scene.list(user, '?kinds=script')).items).toHaveLength(5);
});

test.each(PLAN_TYPES.filter(plan => plan !== 'freemium'))(
  'on the plan %s scripts go on after any number of them',
  async plan => {
    const user = await testApp.createUser({ plan });
    await testApp.request('/usage', { as: user });
    await testApp.app.db.system.run({
      name: 'test-many-scripts',
      text: `update user_usage_limits set generator_daily = 900, generator_monthly = 900,
               script_generation_monthly = 900 where user_id = $1`,
      values: [user.userId],
    });
    await scene.script(user);
    expect(await scene.used(user, 'script_generation_monthly')).toBe(901);
  },
);

test('a script that somebody stops waiting for costs nothing; the beats that were shown are kept, and no more', async () => {
  const user = await testApp.createUser();
  const response = await scene.askScript(user);
  const reader = response.body?.getReader();
  let seen = '';
  while (!seen.includes('"event":"beat"')) seen += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  const text = await eventually(async () => {
    const { items } = await scene.list(user, '?kinds=script');
    expect(items).toHaveLength(1);
    expect(await scene.used(user, 'script_generation_monthly')).toBe(0);
    return items[0];
  });
  expect(text).toMatchObject({ broken_off: true, script: { locked: null, hashtags: [] } });
  expect(seen).toContain(JSON.stringify(text?.script?.beats[0]?.lines));
  expect(text?.script?.beats.length).toBeLessThan(3);
});

test('a script begins with the hook that was chosen, and refuses one that promises too much', async () => {
  const hook = 'Ton pain sort plat ? Voilà pourquoi.';
  const { text } = await scene.script(paid, { hook });
  expect(text.script?.beats[0]?.lines).toContain(hook);
  expect(await refusal(scene.askScript(paid, { hook: 'Résultat garanti https://x.fr' }))).toMatchObject({
    code: 'generation_hook_refused',
  });
});

test('beats take other words, by hand or by themselves, at no further cost', async () => {
  const { text } = await scene.script(paid, { sheet: 'problem-solution' });
  const before = await scene.used(paid, 'generator_monthly');
  const second = text.script?.beats[1];
  const edited = await answer<GeneratedText>(
    change(paid, text.id, { beats: [{ id: second?.id, lines: ['Deux mots à moi.'] }] }),
  );
  expect(edited.script?.beats[1]?.lines).toEqual(['Deux mots à moi.']);
  const reworded = await answer<GeneratedText>(
    scene.post(paid, `texts/${text.id}/beats/${second?.id}/rewrite`, {}),
  );
  expect(reworded.script?.beats[1]?.lines).not.toEqual(['Deux mots à moi.']);
  expect(await scene.used(paid, 'generator_monthly')).toBe(before);
});
