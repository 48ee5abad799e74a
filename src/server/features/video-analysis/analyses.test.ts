import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnalysisPrice } from '#contract/video-analysis.ts';
import type { QuotaMovement } from '#contract/quotas.ts';
import type { VideoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import type { VideoProposals } from '#domain/video-analysis/proposals/video-proposals.ts';
import { exported } from '#test/scenes/archive-scene.ts';
import { createAnalysisScene } from '#test/scenes/analysis-scene.ts';
import { createScriptedSource, videoReading, type ScriptedSource } from '#test/scenes/scripted-source.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { SourceError, type SoleVideo } from '../../integrations/video-source/video-source.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const ID = '7300000000000000000';
const LINK = `https://www.tiktok.com/@lea/video/${ID}`;
const SHORT = 'https://vm.tiktok.com/ZMabc123/';
const CAPTIONS =
  'WEBVTT\n\n00:00.200 --> 00:01.500\nPersonne ne vous dit ça !\n\n00:12.000 --> 00:14.000\nAbonnez-vous pour la suite\n';

let testApp: TestApp;
let scene: ReturnType<typeof createAnalysisScene>;
let videoAnswer: (link: VideoLink) => SoleVideo | Promise<SoleVideo>;
const source: ScriptedSource = createScriptedSource();
source.video = async link => videoAnswer(link);
const usual = (link: VideoLink): SoleVideo => ({
  reading: videoReading(link.handle ?? 'lea', NOW, 3, { id: link.id, description: 'Mon secret #cuisine' }),
  captions: CAPTIONS,
});

beforeAll(async () => {
  testApp = await createTestApp({
    now: NOW,
    sources: [source],
    consent: true,
    resolveShortLink: async link =>
      link === SHORT
        ? { ok: true, link: { kind: 'video', id: ID, isSlideshow: false, handle: null, publishedAt: NOW } }
        : { ok: false, problem: 'forbidden_network', detail: '' },
  });
  scene = createAnalysisScene(testApp);
  videoAnswer = usual;
});
afterAll(() => testApp.close());

const price = (as: TestUser, target?: object) =>
  target === undefined
    ? answer<AnalysisPrice>(testApp.request('/analyses/price', { as }))
    : answer<{ price: AnalysisPrice }>(scene.post(as, '/analyses/preview', target)).then(p => p.price);

test('an own video is analysed, counted once, and the same of the same is answered for nothing', async () => {
  const { user, videos } = await scene.withVideos();
  const videoId = videos[0]?.id;
  expect(await price(user, { videoId })).toMatchObject({ units: 1, kept: null, left_this_month: 30 });
  const { outcome, analysis } = await scene.started(user, { videoId });
  expect(outcome).toBe('started');
  const { analysis: done, result } = await scene.ended(user, analysis.id);
  expect(done).toMatchObject({ state: 'done', version: 1, origin: 'own_video', is_demo: true, error: null });
  expect(done.view_count).toBe(videos[0]?.view_count);
  expect(result).toMatchObject({
    locked: [],
    video: { id: videoId, isOwn: true },
    basis: { hasFile: false },
  });
  expect(result?.hook).not.toBeNull();
  expect(await scene.balance(user)).toEqual({ day: 1, month: 1, held: 0 });

  expect(await price(user, { videoId })).toMatchObject({ units: 0, kept: done.id, left_this_month: 29 });
  const again = await scene.started(user, { videoId });
  expect(again).toMatchObject({ outcome: 'kept', analysis: { id: done.id } });
  expect(await scene.balance(user)).toEqual({ day: 1, month: 1, held: 0 });
  const retried = await answer<typeof again>(scene.post(user, `/analyses/${done.id}/retry`, {}));
  expect(retried).toMatchObject({ outcome: 'kept', analysis: { id: done.id } });
});

test('a public video is read by its source, with the platform’s captions as what is said', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  const { analysis } = await scene.started(user, { text: `Regardez ! ${LINK}?_r=1 #hook` });
  const { analysis: done, result } = await scene.ended(user, analysis.id);
  expect(done).toMatchObject({ state: 'done', author_username: 'lea', title: 'Mon secret #cuisine' });
  expect(result).toMatchObject({ basis: { transcript: 'tiktok_captions', ownVideos: 0 } });
  expect(JSON.stringify(result?.hook)).toContain('Personne ne vous dit ça');
  // Analysed again without any change: the unit is refunded and the first analysis is the answer.
  const again = await scene.started(user, { text: LINK });
  expect(again.outcome).toBe('started');
  const same = await scene.ended(user, again.analysis.id);
  expect(same.analysis.id).toBe(done.id);
  expect(await scene.balance(user)).toEqual({ day: 1, month: 1, held: 0 });
  expect(await scene.list(user)).toHaveLength(1);
});

test('a short link is followed to its video; one that leads elsewhere is not, and says so', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  const { analysis } = await scene.started(user, { text: SHORT });
  expect(analysis.video_id).toBe(ID);
  expect((await scene.ended(user, analysis.id)).analysis.author_username).toBe('lea');
  const forbidden = await refusal(scene.start(user, { text: 'https://vm.tiktok.com/ZMevil1/' }));
  expect(forbidden).toMatchObject({ status: 422, code: 'short_link_forbidden' });
  expect(await scene.balance(user)).toMatchObject({ month: 1 });
});

test.each([
  ['', 'analysis_no_video'],
  ['rien à voir ici du tout', 'analysis_no_video'],
  ['@lea', 'analysis_account_link'],
  [`${LINK} https://www.tiktok.com/@tom/video/7300000000000000001`, 'analysis_several_links'],
  ['https://youtu.be/abc', 'analysis_other_platform'],
  [`https://tiktok.com.evil.fr/@lea/video/${ID}`, 'analysis_unsafe_link'],
  [`https://user:pass@tiktok.com/@lea/video/${ID}`, 'analysis_unsafe_link'],
  ['https://www.tiktok.com/@lea/video/12', 'analysis_no_video'],
])('what is no video is refused with a sentence and costs nothing: %s', async (text, code) => {
  const user = await testApp.createUser();
  const refused = await refusal(scene.start(user, { text }));
  expect(refused.code).toBe(code);
  expect(refused.message).not.toMatch(/[{}]/);
  expect((await scene.balance(user))?.month ?? 0).toBe(0);
});

test('who may not read the live platform is told so before anything is spent', async () => {
  const user = await testApp.createUser();
  testApp.setConsent(false);
  const preview = await answer<{ offer: { obstacle: { code: string } } }>(
    scene.post(user, '/analyses/preview', { text: LINK }),
  );
  expect(preview.offer.obstacle.code).toBe('source_not_consented');
  expect(await refusal(scene.start(user, { text: LINK }))).toMatchObject({ code: 'source_not_consented' });
  expect(await refusal(scene.start(user, { text: SHORT }))).toMatchObject({
    code: 'short_link_not_consented',
  });
  testApp.setConsent(true);
  expect((await scene.balance(user))?.month ?? 0).toBe(0);
});

test('a video that cannot be read is told as unavailable with its cause, and costs nothing', async () => {
  const user = await testApp.createUser();
  videoAnswer = () => {
    throw new SourceError('ytdlp', 'deleted_or_blocked', 'as the test asked');
  };
  const { analysis } = await scene.started(user, { text: LINK });
  const { analysis: ended, result } = await scene.ended(user, analysis.id);
  videoAnswer = usual;
  expect(ended).toMatchObject({ state: 'failed', error: { code: 'source_deleted_or_blocked' } });
  expect(result).toBeNull();
  expect(await scene.balance(user)).toEqual({ day: 0, month: 0, held: 0 });
  const { items } = await answer<{ items: QuotaMovement[] }>(
    testApp.request('/quotas/movements', { as: user }),
  );
  expect(items.map(({ kind, units, reason }) => [kind, units, reason])).toEqual([
    ['given_back', 1, 'failed'],
    ['reserved', 1, null],
  ]);
  const retried = await answer<{ outcome: string; analysis: { id: string } }>(
    scene.post(user, `/analyses/${ended.id}/retry`, {}),
  );
  expect((await scene.ended(user, retried.analysis.id)).analysis.state).toBe('done');
});

test('behind the paywall everything is computed, told in words and not on the wire; another plan opens the same analysis', async () => {
  const user = await testApp.createUser();
  const { analysis } = await scene.started(user, { text: LINK });
  const { result: locked } = await scene.ended(user, analysis.id);
  expect(locked).toMatchObject({ hook: null, engagement: null, strategy: null });
  expect(locked?.summary).toBeDefined();
  expect(locked?.recommendations.length).toBeLessThanOrEqual(1);
  expect(locked?.locked.map(({ panel }) => panel)).toEqual(expect.arrayContaining(['hook', 'strategy']));
  const archive = [...(await exported(testApp, user)).values()].join('\n');
  expect(archive).toContain(`"target":"video:${ID}"`);
  const told = [archive];
  for (const path of [`/analyses/${analysis.id}`, '/analyses']) {
    const text = await (await testApp.request(path, { as: user })).text();
    // The call to action is only in the second spoken line, so only in a locked panel.
    expect(text, path).not.toContain('Abonnez-vous');
    told.push(text);
  }
  for (const found of ['wordsPerMinute', 'visibleCharacters', 'perThousandViews'])
    expect(told.filter(text => text.includes(found))).toEqual([]);
  const whole = await opened(user, analysis.id, 'premium');
  expect(whole).toMatchObject({ locked: [] });
  expect(JSON.stringify(whole?.engagement)).toContain('Abonnez-vous');
  expect(await scene.balance(user)).toEqual({ day: 1, month: 1, held: 0 });
  expect(await opened(user, analysis.id, 'freemium')).toEqual(locked);
});

test('hooks and calls are written for the video in its own words; behind the paywall only their number is sent', async () => {
  const user = await testApp.createUser();
  videoAnswer = link => ({
    reading: videoReading('lea', NOW, 3, {
      id: link.id,
      description: 'L’erreur que tout le monde fait avec des crêpes salées au fromage #cuisine',
    }),
    captions: null,
  });
  const { analysis } = await scene.started(user, { text: LINK });
  await scene.ended(user, analysis.id);
  videoAnswer = usual;
  const path = `/analyses/${analysis.id}/proposals`;
  const locked = await (await testApp.request(path, { as: user })).text();
  expect(JSON.parse(locked)).toMatchObject({ absent: 'locked', counts: { hooks: 3, calls: 3 } });
  expect(locked).not.toMatch(/crêpes|fromage|enregistre|commentaire/i);
  await opened(user, analysis.id, 'premium');
  const whole = await answer<VideoProposals>(testApp.request(path, { as: user }));
  expect(whole).toMatchObject({
    absent: null,
    language: 'fr',
    topic: { words: 'crêpes salées au fromage', place: 'caption' },
    replaces: { kind: 'mistake' },
    craft: { known: false, n: 0, needed: 10 },
  });
  expect(whole.hooks.map(({ text }) => text.toLowerCase())).toEqual(
    Array(3).fill(expect.stringContaining('crêpes salées au fromage')),
  );
  const english = await answer<VideoProposals>(testApp.request(`${path}?language=en`, { as: user }));
  expect(english.hooks.map(({ text }) => text)).toEqual(whole.hooks.map(({ text }) => text));
  const stranger = await testApp.createUser({ plan: 'premium' });
  expect(await refusal(testApp.request(path, { as: stranger }))).toMatchObject({
    status: 404,
    code: 'analysis_not_found',
  });
});

async function opened({ userId, ...user }: TestUser, id: string, plan: string) {
  await testApp.app.db.system.run({
    name: 'test-analysis-plan',
    text: 'update profiles set plan_type = $2 where user_id = $1',
    values: [userId, plan],
  });
  return (await scene.get({ userId, ...user }, id)).result;
}

test('an analysis that is deleted is nowhere, and comes back as it was', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  const { analysis } = await scene.started(user, { text: LINK });
  const before = await scene.ended(user, analysis.id);
  const remove = () => testApp.request(`/analyses/${analysis.id}`, { method: 'DELETE', as: user });
  expect((await remove()).status).toBe(204);
  expect(await refusal(remove())).toMatchObject({ status: 404, code: 'analysis_not_found' });
  expect(await scene.list(user)).toEqual([]);
  expect(await refusal(testApp.request(`/analyses/${analysis.id}`, { as: user }))).toMatchObject({
    status: 404,
  });
  const bin = await answer<{ items: { id: string }[] }>(testApp.request('/analyses/bin', { as: user }));
  expect(bin.items).toMatchObject([{ id: analysis.id }]);
  await answer(scene.post(user, `/analyses/${analysis.id}/restore`, {}));
  expect(await scene.get(user, analysis.id)).toEqual(before);
});

test('what is done is told to whoever follows it, stage by stage, and the newest of each video is found', async () => {
  const { user, videos } = await scene.withVideos();
  const ids = videos.slice(0, 3).map(({ id }) => id);
  const { analysis } = await scene.started(user, { videoId: ids[0] });
  const events = await (await testApp.request(`/analyses/${analysis.id}/events`, { as: user })).text();
  const states = [...events.matchAll(/"state":"(\w+)","stage":(?:"(\w+)"|null)/g)].map(found => found[1]);
  expect(states.at(-1)).toBe('done');
  const latest = await answer<{ items: { video_id: string; state: string }[] }>(
    testApp.request(`/analyses/latest?videoIds=${ids.join(',')}`, { as: user }),
  );
  expect(latest.items).toMatchObject([{ video_id: ids[0], state: 'done' }]);
});
