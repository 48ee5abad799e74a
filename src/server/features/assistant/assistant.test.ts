import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConversationItem, ConversationMessage } from '#contract/assistant.ts';
import type { QuotaMovement, QuotaPrice } from '#contract/quotas.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import { chatbot as english } from '#i18n/en/generations/assistant.ts';
import { chatbot as french } from '#i18n/fr/generations/assistant.ts';
import { createAssistantScene, eventsOf } from '#test/scenes/assistant-scene.ts';
import { giveModel } from '#test/ai-models/model-scene.ts';
import { openOpenAiServer, type OpenAiServer } from '#test/stand-ins/openai-server.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { storeAccount, storedVideo, storeVideos } from '#test/scenes/stored-videos.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createAssistantScene>;
let lea: Person;
/** On the free plan. */
let tom: Person;

beforeAll(async () => {
  testApp = await createTestApp({ env: { AI_USERS_REACH_PRIVATE: 'true' } });
  scene = createAssistantScene(testApp);
  const accounts = createScene(testApp);
  lea = await accounts.linked('demo-lea-cuisine', 'premium');
  tom = await accounts.linked('demo-tom-course', 'freemium');
  await Promise.all([lea, tom].map(person => accounts.ended(person, person.firstRun)));
}, 60_000);
afterAll(() => testApp.close());

const left = async (as: TestUser) =>
  (await answer<QuotaPrice[]>(testApp.request('/quotas/prices', { as }))).find(
    ({ meter }) => meter === 'chatbot_questions',
  )?.left;
const reasons = async (as: TestUser) =>
  (await answer<{ items: QuotaMovement[] }>(testApp.request('/quotas/movements', { as }))).items.map(
    ({ kind, reason }) => reason ?? kind,
  );

describe('questions that the page offers', () => {
  const FIGURES = [
    'stats',
    'typical',
    'best',
    'lastVideo',
    'explain',
    'rhythm',
    'benchmarks',
    'syncState',
  ] as const;

  test.each([
    ['fr', french, Object.keys(french.ask)],
    ['en', english, FIGURES],
  ] as const)('are answered in %s with sentences, n, dates and method', async (language, words, keys) => {
    const { user } = lea;
    const conversation = (await scene.begin(user)).id;
    for (const key of keys as readonly (keyof typeof french.ask)[]) {
      const {
        state,
        answer: given,
        error,
      } = await scene.ask(user, words.ask[key], { conversation, language });
      expect([key, state, error]).toEqual([key, expect.stringMatching(/^(?:answered|unknown)$/), null]);
      expect([key, given?.language]).toEqual([key, language]);
      expect(given?.text.join(' ')).not.toMatch(/[{}]|undefined|NaN|chatbot\.|null/);
      if (!FIGURES.some(one => one === key)) continue;
      expect([key, state]).toEqual([key, 'answered']);
      expect(given?.basis?.n).toBeGreaterThan(0);
      expect(given?.basis?.method).not.toBe('');
      expect(given?.basis).toMatchObject({ username: 'demo-lea-cuisine', is_demo: true });
      expect(given?.basis?.observed_until).not.toBeNull();
      expect(given?.suggestions.length).toBeGreaterThan(0);
    }
  });
});

test('the sums of an answer are those of the page of the account', async () => {
  const { user } = lea;
  const { answer: given } = await scene.ask(user, french.ask.stats);
  const row = await testApp.app.db.system.row<{ views: number; n: number }>({
    name: 'test-assistant-sum',
    text: `select sum(view_count) as views, count(view_count) as n from tiktok_videos
           where user_id = $1 and created_at >= ($2::date::timestamp at time zone 'Europe/Paris')`,
    values: [user.userId, given?.basis?.from],
  });
  const [views] = given?.table?.rows ?? [];
  expect(views?.[1]).toBe(Number(row?.views));
  expect(given?.basis?.n).toBe(Number(row?.n));
});

test('« and last month? » is about what was asked before', async () => {
  const { user } = lea;
  const conversation = (await scene.begin(user)).id;
  await scene.ask(user, 'Combien de vues cette semaine ?', { conversation });
  const next = await scene.ask(user, 'et le mois dernier ?', { conversation });
  expect(next.state).toMatch(/answered|unknown/);
  const row = await testApp.app.db.system.row<{ intent: string; kind: string }>({
    name: 'test-understood',
    text: `select understood ->> 'intent' as intent, understood #>> '{args,period,kind}' as kind
           from conversation_messages where id = $1`,
    values: [next.id],
  });
  expect(row).toEqual({ intent: 'account_stats', kind: 'last_month' });
});

describe('an answer is about what was asked', () => {
  const said = async (text: string, language: 'fr' | 'en' = 'fr') =>
    (await scene.ask(lea.user, text, { language })).answer?.text.join(' ').replaceAll(/\s/g, ' ');

  test.each([
    ['does asking a question help?', 'en', /^(?:Yes|No, the opposite|That cannot be told)\./],
    ['is Sunday worse?', 'en', /^(?:Yes|No, it is the opposite|That cannot be told)\./],
    ['is friday better than monday?', 'en', /^That cannot be told\./],
    ['est-ce que je progresse ?', 'fr', /^(?:Oui|Non, c’est l’inverse|On ne peut pas le dire)\. Du /],
    ['faut-il mettre des hashtags ?', 'fr', /^(?:On ne peut pas le dire\.|Plus de|Moins de)/],
    ['est-ce que je poste assez ?', 'fr', /^Je ne sais pas dire si publier plus ou moins aiderait\./],
    ['combien de vues au total ?', 'fr', /^\d+ vidéos publiées toutes périodes confondues : /],
    ['plus longue pause ?', 'fr', /toutes périodes confondues.* Plus longue pause .* sans vidéo\./],
    [
      'quelle est ma meilleure vidéo et de combien ?',
      'fr',
      / arrive en tête .* La suivante du classement : /,
    ],
    ['C’est quoi ma meilleure vidéo et pourquoi ?', 'fr', /Pourquoi, je ne sais pas le dire : /],
    ['ma moyenne de vues', 'fr', / En moyenne : [\d,]+K? vues par vidéo, sur \d+ vidéos\. /],
    ['combien me reste-t-il d’analyses ?', 'fr', / Analyses de vidéos : .* Analyses de comptes : /],
    [
      'combien de vues en 2019 ?',
      'fr',
      /: aucune vidéo connue de @demo-lea-cuisine n’a été publiée du 1er janvier 2019/,
    ],
  ] as const)('« %s »', async (text, language, expected) => {
    expect(await said(text, language)).toMatch(expected);
  });

  test('what was read a moment after it was published is not the worst, and a file says until when it knows', async () => {
    const user = await testApp.createUser({ plan: 'premium' });
    await storeAccount(testApp, user, 'atelier.nadia', { isPrimary: true });
    const old = [0, 7, 14].map((day, index) =>
      storedVideo(index, {
        publishedAt: new Date(Date.UTC(2024, 2, 1 + day, 10)),
        observedAt: new Date('2024-04-10T10:00:00Z'),
        views: 5_000 - index,
      }),
    );
    const young = new Date('2024-04-10T09:50:00Z');
    const observedAt = new Date('2024-04-10T10:00:00Z');
    await storeVideos(testApp, user, [
      ...old,
      storedVideo(9, { publishedAt: young, observedAt, views: 3, description: 'À peine publiée' }),
    ]);
    const worst = await scene.ask(user, 'ma pire vidéo de tous les temps');
    expect(worst.answer?.text[0]).toMatch(/^«\sVidéo 2\s» arrive en dernier toutes périodes confondues/);
    // From the first to the last measurement, not until today.
    const pause = await scene.ask(user, 'plus longue pause ?');
    expect(pause.answer?.text[0]).toMatch(/^4 vidéos en 40 jours/);
  });
});

describe('what a question costs', () => {
  test('five answers a day on the free plan, then none, and the refusal leaves nothing behind', async () => {
    const user = await testApp.createUser();
    const conversation = (await scene.begin(user)).id;
    const asked = (await scene.begin(tom.user)).id;
    expect(await left(tom.user)).toBe(5);
    const all = await Promise.all(
      Array.from({ length: 9 }, () => scene.post(tom.user, french.ask.best, { conversation: asked })),
    );
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 429, 429, 429, 429,
    ]);
    await Promise.all(all.map(response => response.text()));
    expect(await left(tom.user)).toBe(0);
    const { messages } = await scene.get(tom.user, asked);
    expect(messages.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'answered'));
    // What needs none of the figures is still answered.
    expect((await scene.ask(tom.user, french.ask.quotas, { conversation: asked })).state).toBe('answered');
    // Without an account there is no data to answer from, and nothing is charged.
    expect((await scene.ask(user, french.ask.best, { conversation })).state).toBe('unknown');
    expect(await left(user)).toBe(5);
    expect(await reasons(user)).toEqual(['no_answer', 'reserved']);
  });

  test.each(PLAN_TYPES.filter(plan => plan !== 'freemium'))(
    'on the plan %s questions go on after any number of them',
    async plan => {
      const { user } = lea;
      await testApp.app.db.system.run({
        name: 'test-many-questions',
        text: `with plan as (update profiles set plan_type = $2 where user_id = $1)
               update user_usage_limits set chatbot_questions_daily = 900 where user_id = $1`,
        values: [user.userId, plan],
      });
      expect((await scene.ask(user, french.ask.best)).state).toBe('answered');
      expect(await left(user)).toBe(-1);
    },
  );

  test('what is not understood costs nothing and offers questions', async () => {
    const user = await testApp.createUser();
    const { state, answer: given } = await scene.ask(user, 'Quel temps fait-il à Bordeaux ?');
    expect(state).toBe('abstained');
    expect(given?.suggestions.length).toBeGreaterThan(0);
    expect(await left(user)).toBe(5);
    expect(await reasons(user)).toEqual([]);
  });

  test('the same question sent twice is one question', async () => {
    const conversation = (await scene.begin(lea.user)).id;
    const messageId = randomUUID();
    const [first, second] = await Promise.all([
      scene.ask(lea.user, french.ask.best, { conversation, messageId }),
      scene.ask(lea.user, french.ask.best, { conversation, messageId }),
    ]);
    expect(second).toEqual(first);
    expect((await scene.get(lea.user, conversation)).messages).toHaveLength(1);
  });

  test('an answer that was stopped is given back, and may be asked again in its place', async () => {
    const user = await testApp.createUser();
    const conversation = (await scene.begin(user)).id;
    const messageId = randomUUID();
    // Stopped while the answer is in progress, as a user would. An answer that came first stays.
    const asked = scene.post(user, french.ask.best, { conversation, messageId });
    const response = await asked;
    const stop = await testApp.request(`/conversations/${conversation}/messages/${messageId}/stop`, {
      method: 'POST',
      as: user,
    });
    const stopped = (await stop.json()) as ConversationMessage;
    expect(stopped.state).toMatch(/stopped|unknown/);
    expect(eventsOf(await response.text()).at(-1)?.state).toBe(stopped.state);
    await expect.poll(() => left(user)).toBe(5);
    const again = await scene.ask(user, french.ask.plans, { conversation, replaces: messageId });
    const { messages } = await scene.get(user, conversation);
    expect(messages.map(({ id }) => id)).toEqual([again.id]);
  });
});

describe('bad input', () => {
  test.each([
    ['nothing', '', 'question_empty'],
    ['blanks', ' \n\t ', 'question_empty'],
    ['10,000 letters', 'a'.repeat(10_000), 'question_too_long'],
    ['30,000 letters', 'a'.repeat(30_000), 'invalid_input'],
    ['a NUL', 'mes \0 vues', 'invalid_input'],
  ])('%s is refused with a sentence and leaves nothing behind', async (_, text, code) => {
    const conversation = (await scene.begin(lea.user)).id;
    const response = await scene.post(lea.user, text, { conversation });
    expect(await refusal(Promise.resolve(response))).toMatchObject({ code });
    expect((await scene.get(lea.user, conversation)).messages).toEqual([]);
  });

  test('another language is not guessed at', async () => {
    const { state } = await scene.ask(lea.user, 'Wie viele Aufrufe hatten meine Videos letzte Woche?');
    expect(state).toBe('abstained');
  });

  test('somebody else’s conversation and account do not exist', async () => {
    const conversation = (await scene.begin(lea.user)).id;
    const other = await testApp.createUser();
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/export?format=md'],
    ] as const)
      expect(
        await refusal(testApp.request(`/conversations/${conversation}${path}`, { method, as: other })),
      ).toMatchObject({ status: 404, code: 'conversation_not_found' });
    expect(await refusal(scene.post(other, french.ask.best, { conversation }))).toMatchObject({
      status: 404,
      code: 'conversation_not_found',
    });
    const own = (await scene.begin(other)).id;
    expect(
      await refusal(scene.post(other, 'x', { conversation: own, accountId: lea.accountId })),
    ).toMatchObject({ status: 404, code: 'account_not_found' });
    expect(await left(other)).toBe(5);
  });
});

describe('a language model', () => {
  let server: OpenAiServer;
  beforeAll(async () => {
    server = await openOpenAiServer();
    await giveModel(testApp.app, lea.user.userId, { baseUrl: server.baseUrl });
  });
  afterAll(async () => {
    await testApp.request('/models/own', { method: 'DELETE', as: lea.user });
    await server.close();
  });
  const ask = () => scene.ask(lea.user, french.ask.best);

  test('words the sentences; figures, table and what it rests on stay the tools’ own', async () => {
    server.answer = () => ({ kind: 'text', text: 'Une de vos vidéos se détache nettement des autres.' });
    const { state, answer: given } = await ask();
    expect(state).toBe('answered');
    expect(given).toMatchObject({
      by_model: true,
      note: null,
      text: ['Une de vos vidéos se détache nettement des autres.'],
    });
    expect(given?.table?.rows.length).toBeGreaterThan(0);
    expect(given?.basis?.n).toBeGreaterThan(0);
  });

  test('that says a figure which no tool gave is not heard, and a note says so', async () => {
    server.answer = () => ({ kind: 'text', text: 'Elle a fait 9 876 543 vues.' });
    const { answer: given } = await ask();
    expect(given).toMatchObject({ by_model: false, note: 'model_figures' });
    expect(given?.text.join(' ')).not.toContain('9 876 543');
    expect(given?.text.join(' ')).toMatch(/arrive en tête/);
  });

  test('that fails leaves the built-in answer, in the same turn, with a note', async () => {
    server.answer = () => ({ kind: 'status', status: 500 });
    expect((await ask()).answer).toMatchObject({ by_model: false, note: 'model_failed' });
  });

  test('that hangs is left as soon as its answer is stopped, and the question comes back', async () => {
    server.answer = () => ({ kind: 'hang' });
    server.asked = [];
    const conversation = (await scene.begin(lea.user)).id;
    const messageId = randomUUID();
    const response = await scene.post(lea.user, french.ask.best, { conversation, messageId });
    await expect.poll(() => server.asked.length, { timeout: 15_000 }).toBeGreaterThan(0);
    const stopped = await answer<ConversationMessage>(
      testApp.request(`/conversations/${conversation}/messages/${messageId}/stop`, {
        method: 'POST',
        as: lea.user,
      }),
    );
    expect(stopped).toMatchObject({ state: 'stopped', answer: null });
    expect(eventsOf(await response.text()).at(-1)?.state).toBe('stopped');
    await expect.poll(async () => (await reasons(lea.user))[0], { timeout: 15_000 }).toBe('cancelled');
  });
});

test('whoever wants a person takes the conversation along to the support', async () => {
  const conversation = (await scene.begin(tom.user)).id;
  const wanted = await scene.ask(tom.user, 'Je veux parler à quelqu’un du support', { conversation });
  expect(wanted.answer?.links[0]?.path).toBe(`/support/tickets?conversation=${conversation}&from=/chatbot`);
  const ticket = await answer<{ conversation: { question: string }[] }>(
    testApp.request('/support/tickets', {
      method: 'POST',
      as: tom.user,
      json: { category: 'data', subject: 'Suite', text: 'Bonjour', conversationId: conversation },
    }),
  );
  expect(ticket.conversation.map(({ question }) => question)).toEqual([
    'Je veux parler à quelqu’un du support',
  ]);
});

describe('conversations', () => {
  const list = async (as: TestUser, query = '') =>
    (await answer<{ items: ConversationItem[] }>(testApp.request(`/conversations${query}`, { as }))).items;

  test('are named by their first question, found by their words, renamed, deleted and taken back', async () => {
    const user = await testApp.createUser();
    const conversation = (await scene.begin(user)).id;
    await scene.ask(user, 'Que contient chaque plan ?', { conversation });
    await scene.begin(user, 'Autre sujet');
    expect((await list(user)).map(({ title }) => title).toSorted()).toEqual([
      'Autre sujet',
      'Que contient chaque plan ?',
    ]);
    expect((await list(user, '?q=CHAQUE%20plan')).map(({ id }) => id)).toEqual([conversation]);
    const path = `/conversations/${conversation}`;
    const renamed = await answer<ConversationItem>(
      testApp.request(path, { method: 'PATCH', as: user, json: { title: 'Les plans' } }),
    );
    expect(renamed).toMatchObject({ title: 'Les plans', questions: 1 });
    expect((await testApp.request(path, { method: 'DELETE', as: user })).status).toBe(204);
    expect((await list(user)).map(({ title }) => title)).toEqual(['Autre sujet']);
    expect((await list(user, '?deleted=true')).map(({ title }) => title)).toEqual(['Les plans']);
    expect(await refusal(testApp.request(path, { as: user }))).toMatchObject({
      code: 'conversation_not_found',
    });
    await answer(testApp.request(`${path}/restore`, { method: 'POST', as: user }));
    expect((await scene.get(user, conversation)).messages).toHaveLength(1);
  });

  test('are taken along as Markdown, JSON and CSV, on every plan', async () => {
    const user = await testApp.createUser();
    const conversation = (await scene.begin(user, '=1+1 | <b>')).id;
    await scene.ask(user, '=SUM(A1) Que contient chaque plan ?', { conversation });
    const file = (format: string) =>
      testApp.request(`/conversations/${conversation}/export?format=${format}`, { as: user });
    const markdown = await (await file('md')).text();
    expect(markdown).toMatch(/^# =1\+1 \\\| \\<b>/);
    const json = JSON.parse(await (await file('json')).text()) as { messages: ConversationMessage[] };
    expect(json.messages).toHaveLength(1);
    const csv = await (await file('csv')).text();
    expect(csv).toContain("'=SUM(A1)");
  });
});
