import { DAY_MS } from '#domain/time/day-ms.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GeneratedText, UsedText } from '#contract/generations/generations.ts';
import { createGenerationScene } from '#test/scenes/generation-scene.ts';
import { storeAccount, storedVideo, storeVideos } from '#test/scenes/stored-videos.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { deleteRemovedTexts } from './remove-texts.ts';

const NOW = new Date('2026-11-21T11:00:00Z');
let testApp: TestApp;
let scene: ReturnType<typeof createGenerationScene>;
let user: TestUser;
let texts: GeneratedText[];
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0, now: NOW });
  scene = createGenerationScene(testApp);
  user = await testApp.createUser({ plan: 'premium' });
  ({ texts } = await scene.hooks(user, { count: 5, niche: null, topic: 'Café d’été à l’œil' }));
  await scene.hooks(user, { count: 5, language: 'en', niche: 'coffee', platform: 'shorts' });
  await scene.ctas(user, { count: 2 });
});
afterAll(() => testApp.close());

const change = (id: string, json: object, as = user) => scene.post(as, `texts/${id}`, json, 'PATCH');
const idOf = (at: number) => texts[at]?.id ?? '';
const count = async (query: string) => (await scene.list(user, query)).items.length;

test('is found by its words and its topic whatever the accents, and filtered', async () => {
  expect(await count('?q=cafe%20oeil')).toBe(5);
  expect(await count('?q=CAF%C3%89')).toBe(5);
  expect(await count('?q=100%25_')).toBe(0);
  expect(await count('?kinds=cta')).toBe(2);
  expect(await count('?language=en')).toBe(5);
  expect(await count('?platform=shorts')).toBe(5);
  expect(await count('?niche=coffee')).toBe(5);
  expect(await count('?kinds=hook,cta')).toBe(12);
});

test('comes a page at a time, each text once', async () => {
  const all = (await scene.list(user)).items.map(({ id }) => id);
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof scene.list>> = await scene.list(
      user,
      `?limit=5${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    found.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(found).toEqual(all);
  expect(await refusal(testApp.request('/generations?cursor=xx', { as: user }))).toMatchObject({
    code: 'invalid_input',
  });
});

test('words of one’s own are measured again and never refused; what was written first stays known', async () => {
  const words = 'Résultat garanti : ton café réussi à chaque fois dès demain matin, promis !';
  const edited = await answer<GeneratedText>(change(idOf(0), { text: words }));
  expect(edited).toMatchObject({ text: words, written_text: texts[0]?.text });
  expect(edited.hook?.refusal).not.toBeNull();
  expect(edited.hook?.score.terms.some(({ id }) => id === 'exclamation')).toBe(true);
  expect(await refusal(change(idOf(0), { text: ' ' }))).toMatchObject({ code: 'invalid_input' });
  expect(await refusal(change(idOf(0), { beats: [{ id: 'hook' }] }))).toMatchObject({
    code: 'generation_beat_unknown',
  });
});

test('favourites are kept apart, and counted', async () => {
  await answer(change(idOf(1), { favourite: true }));
  expect((await scene.list(user, '?favourites=true')).items.map(({ id }) => id)).toEqual([idOf(1)]);
  const facets = await answer<Record<string, unknown>>(testApp.request('/generations/facets', { as: user }));
  expect(facets).toMatchObject({ kinds: { hook: 10, cta: 2, script: 0 }, favourites: 1 });
});

test('what is removed can be taken back for thirty days, all of it or none', async () => {
  const ids = [idOf(2), idOf(3)];
  await answer(scene.post(user, 'texts/remove', { ids }));
  expect(await refusal(scene.post(user, 'texts/remove', { ids: [idOf(4), idOf(2)] }))).toMatchObject({
    code: 'generation_not_found',
  });
  expect(await count('?kinds=hook')).toBe(8);
  expect(await refusal(change(idOf(2), { favourite: true }))).toMatchObject({ status: 404 });
  await answer(scene.post(user, 'texts/restore', { ids: [idOf(3)] }));
  expect(await count('?kinds=hook')).toBe(9);
  testApp.setNow(new Date(NOW.getTime() + 31 * DAY_MS));
  try {
    expect(await refusal(scene.post(user, 'texts/restore', { ids: [idOf(2)] }))).toMatchObject({
      code: 'generation_not_found',
    });
    expect(await count('?deleted=true')).toBe(0);
    expect(await deleteRemovedTexts(testApp.app)).toBe(1);
  } finally {
    testApp.setNow(NOW);
  }
});

test('a text that was used shows what its video did at equal age, or why nothing is said', async () => {
  await storeAccount(testApp, user, 'atelier.nadia', { isPrimary: true });
  const video = (number: number, daysAgo: number, views: number) =>
    storedVideo(number, {
      publishedAt: new Date(NOW.getTime() - daysAgo * DAY_MS),
      observedAt: NOW,
      views,
    });
  const usual = Array.from({ length: 12 }, (_, index) => video(index, 40 + index, 1_000));
  await storeVideos(testApp, user, [...usual, video(50, 45, 3_000), video(51, 0, 10)]);
  const use = (id: string, videoId: string | null, as = user) =>
    scene.post(as, `texts/${id}/video`, { videoId }, 'PUT');
  const used = async () =>
    (await answer<{ items: UsedText[] }>(testApp.request('/generations/used', { as: user }))).items;
  expect(await refusal(use(idOf(1), '7399999999999999999'))).toMatchObject({ code: 'video_not_found' });
  await answer(use(idOf(1), storedVideo(50).id));
  const [item] = await used();
  expect(item?.text.id).toBe(idOf(1));
  expect(item?.video).toMatchObject({ views: 3_000, source: 'apify_file', precision: 'rounded' });
  const against = item?.video?.against;
  expect(against).toMatchObject({ known: true, n: 13 });
  expect(against?.known === true ? against.factor : 0).toBeCloseTo(3, 0);
  await answer(use(idOf(4), storedVideo(51).id));
  const young = (await used()).find(({ text }) => text.id === idOf(4));
  expect(young?.video?.against).toMatchObject({ known: false, reason: 'too_young' });
  await answer(use(idOf(4), null));
  expect((await used()).map(({ text }) => text.id)).toEqual([idOf(1)]);
  expect((await scene.list(user, '?used=true')).items.map(({ id }) => id)).toEqual([idOf(1)]);
  const stranger = await testApp.createUser();
  expect(await refusal(use(idOf(1), null, stranger))).toMatchObject({ status: 404 });
});
