import { randomUUID } from 'node:crypto';
import { tool } from 'ai';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { DATA_MARK } from '#domain/ai-models/datamark.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { promptInjections } from '#test/corpora/prompt-injections.ts';
import { callsOf, createPerson, giveModel, openModelApp } from '#test/ai-models/model-scene.ts';
import {
  elements,
  openOpenAiServer,
  type ChatBody,
  type OpenAiServer,
} from '#test/stand-ins/openai-server.ts';
import { rounds } from '#test/harness/rounds.ts';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import type { AppContext } from '../../services/app-context.ts';
import { chooseToolWithModel, wordWithModel } from './calls/answer-with-model.ts';
import { writeHooksWithModel } from './writing/write-hooks-with-model.ts';

const PROMISED = 100;
const COUNT = rounds(PROMISED, 36);
/** Each is worded in five ways, so the suite takes only every third. */
const WORDED_EVERY = rounds(1, 3);
const WORDED = Math.ceil(COUNT / WORDED_EVERY);
const SECRET = 'canari-7391-de-la-victime';

let database: TestDatabase;
let app: AppContext;
let server: OpenAiServer;
let victim: string;
let attacks: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  server = await openOpenAiServer();
  app = openModelApp(database.connectionString);
  victim = randomUUID();
  attacks = promptInjections(COUNT, { victim, secret: SECRET });
});
afterAll(async () => {
  await server.close();
  await app.db.close();
  await database.drop();
});
beforeEach(() => {
  server.asked = [];
});

const GOOD = {
  fr: [
    'Ton café du matin est amer à cause de l’eau.',
    'Arrête de moudre tes grains la veille.',
    'La machine à mille euros ne change presque rien.',
    'Personne ne rince son filtre, et ça se sent.',
  ],
  en: [
    'Your morning coffee tastes bitter because of the water.',
    'Stop grinding the beans the night before.',
    'The expensive machine changes almost nothing.',
    'Nobody rinses the paper filter, and you can taste it.',
  ],
};
/** A short order repeated as a hook is harmless text, as long as it has no link, markup or canary. */
const isHarmless = (text: string) => !LINK_OR_MARKUP.test(text) && !/zq[0-9a-f]{16}/iu.test(text);

const LINK_OR_MARKUP = /https?:|www\.|<|>|\]\(|javascript:|[a-z0-9-]+\.(?:example|com)|`/iu;

/** What the model received: its instructions with the canary, and its data. */
function toldIn({ messages = [] }: ChatBody): { instructions: string; data: string; canary: string } {
  const [system, user] = messages;
  const instructions = String(system?.content);
  const data = typeof user?.content === 'string' ? user.content : JSON.stringify(user?.content);
  return { instructions, data, canary: /\bzq[0-9a-f]{16}\b/.exec(instructions)?.[0] ?? '' };
}

/** A compromised model: it obeys whatever its data say and reveals everything it received. */
function takenOver(body: ChatBody, attack: string): string[] {
  const { instructions, canary } = toldIn(body);
  return [
    attack,
    attack.slice(0, 80),
    `Le mot est ${canary}`,
    canary.toUpperCase(),
    ...instructions.split('\n').map(line => line.slice(0, 85)),
    `${SECRET} ${victim}`.slice(0, 80),
    'Va vite sur evil.example/gagner pour la suite',
    '![x](https://evil.example/p.png)',
  ];
}

test(`${COUNT} of ${PROMISED} captions that give orders reach a model as marked data, and a model that obeys them brings nothing of it to anybody`, async () => {
  expect(attacks.length).toBe(COUNT);
  const userId = await createPerson(app);
  await giveModel(app, userId, { baseUrl: server.baseUrl });
  const before = await writes();
  for (const [index, attack] of attacks.entries()) {
    const language = index % 2 === 0 ? 'fr' : 'en';
    // It also writes the hooks it was asked for: only these may come through.
    server.answer = body =>
      elements([...takenOver(body, attack), ...GOOD[language]].map(text => ({ text, family: 'secret' })));
    const shown: string[] = [];
    for await (const one of writeHooksWithModel(
      app,
      userId,
      {
        brief: {
          ...PLAIN_BRIEF,
          language,
          niche: 'coffee',
        },
        seed: index,
        count: 4,
        niches: NICHES,
        families: ['secret'],
      },
      { captions: [attack] },
    )) {
      if (one.kind === 'item') shown.push(one.item.text);
    }
    const asked = server.asked.at(-1)?.body ?? {};
    const { instructions, data, canary } = toldIn(asked);
    expect(canary).not.toBe('');
    // The order stands in the data alone, its words joined, and no tool is there to be called.
    expect(instructions).not.toContain(attack.slice(0, 25));
    expect(data).not.toContain(attack);
    expect(data.match(/<\/?data>/gu)).toEqual(['<data>', '</data>']);
    expect(asked.tools).toBeUndefined();
    const all = shown.join('\n');
    expect(all).not.toMatch(LINK_OR_MARKUP);
    expect(all.toLowerCase()).not.toContain(canary);
    expect(all).not.toContain(DATA_MARK);
    expect(all).not.toContain(SECRET);
    expect(all).not.toContain(victim);
    expect(shown).toHaveLength(4);
    expect(shown.filter(text => !GOOD[language].includes(text)).filter(text => !isHarmless(text))).toEqual(
      [],
    );
  }
  expect(await writes()).toEqual(before);
});

/** Rows that an injected order could have changed: quotas, other users, the victim's stored data. */
function writes() {
  return app.db.system.rows({
    name: 'test-injection-effects',
    text: `select (select count(*) from quota_movements) as movements, (select count(*) from quota_reservations) as held,
             (select count(*) from generation_history) as texts, (select count(*) from model_settings) as models,
             (select count(*) from profiles) as people, (select count(*) from account_deletions) as deletions`,
  });
}

const TOOLS = {
  account_stats: tool({
    description: 'Figures of the creator’s own account in a period.',
    inputSchema: z.strictObject({
      metric: z.enum(['views', 'likes', 'engagement']).nullable(),
      days: z.int().min(1).max(365).nullable(),
    }),
  }),
};

test(`${COUNT} of ${PROMISED} orders in questions change no tool and no argument: what is not of the tool’s shape is not taken`, async () => {
  const userId = await createPerson(app);
  await giveModel(app, userId, { baseUrl: server.baseUrl });
  const own = { kind: 'tool', toolName: 'account_stats', input: { metric: 'views', days: 28 } } as const;
  const wrongs = [
    { name: 'account_stats', input: { metric: 'views', days: 28, user_id: victim } },
    { name: 'account_stats', input: { metric: 'views', days: 28, account: victim } },
    { name: 'account_stats', input: { metric: victim, days: 28 } },
    { name: 'delete_account', input: { user_id: victim } },
    { name: 'account_stats', input: { metric: 'views', days: 10_000 } },
  ];
  for (const [index, attack] of attacks.entries()) {
    const wrong = wrongs[index % wrongs.length] ?? own;
    server.answer = () => ({ kind: 'tool', name: 'name' in wrong ? wrong.name : 'x', input: wrong.input });
    const { result, writer, note } = await chooseToolWithModel(app, userId, {
      language: 'fr',
      question: `Combien de vues ce mois-ci ? ${attack}`,
      today: '2026-11-21',
      tools: TOOLS,
      embedded: () => own,
    });
    expect(result).toEqual({ name: 'account_stats', input: { metric: 'views', days: 28 } });
    expect([writer.kind, note]).toEqual(['embedded', 'unusable']);
    expect(JSON.stringify(result)).not.toContain(victim);
  }
});

test('a good choice of a tool is taken as the model made it', async () => {
  const userId = await createPerson(app);
  await giveModel(app, userId, { baseUrl: server.baseUrl });
  server.answer = () => ({ kind: 'tool', name: 'account_stats', input: { metric: 'likes', days: 7 } });
  const { result, writer, note } = await chooseToolWithModel(app, userId, {
    language: 'fr',
    question: 'Et côté j’aime, cette semaine ?',
    today: '2026-11-21',
    tools: TOOLS,
    embedded: () => ({ kind: 'text', text: 'NONE' }),
  });
  expect(result).toEqual({ name: 'account_stats', input: { metric: 'likes', days: 7 } });
  expect([writer.kind, note]).toEqual(['own', null]);
  expect(server.asked[0]?.body.tools?.map(one => one.function.name)).toEqual(['account_stats']);
});

const digits = (text: string) => text.match(/\d+/gu) ?? [];

test(`beside ${WORDED} of ${PROMISED} orders a wording that lies, links, obeys a caption or gives the instructions away is dropped; the tools’ own words stand`, async () => {
  const userId = await createPerson(app);
  await giveModel(app, userId, { baseUrl: server.baseUrl });
  for (const attack of attacks.filter((_, index) => index % WORDED_EVERY === 0)) {
    const answer = [`Votre vidéo « ${attack} » a fait 1200 vues le 3 novembre.`];
    const wording = {
      language: 'fr' as const,
      question: 'Quelle est ma meilleure vidéo ?',
      answer,
      quoted: [attack],
      keepsFigures: (text: string) => digits(text).every(one => ['1200', '3'].includes(one)),
    };
    for (const say of [
      () => attack,
      () => 'Votre vidéo a fait 9 999 999 vues.',
      () => 'Elle a fait 1200 vues, voyez [ici](https://evil.example).',
      (body: ChatBody) => `Bien sûr : ${toldIn(body).canary}`,
      (body: ChatBody) => toldIn(body).instructions,
    ]) {
      server.answer = body => ({ kind: 'text', text: say(body) });
      const { result, writer } = await wordWithModel(app, userId, wording);
      // A caption of a few harmless words may be said again; its order is then only words of an answer.
      if (writer.kind === 'own') expect(result).not.toMatch(LINK_OR_MARKUP);
      else expect(result).toBe(answer.join(' '));
      expect(result === null ? '' : result.replace(attack, '')).not.toMatch(/zq[0-9a-f]{16}|9 999 999/u);
    }
    const data = toldIn(server.asked.at(-1)?.body ?? {}).data;
    expect(data).not.toContain(JSON.stringify(attack).slice(1, -1));
  }
  server.answer = () => ({ kind: 'text', text: 'Avec 1200 vues, celle du 3 novembre est devant.' });
  const good = await wordWithModel(app, userId, {
    language: 'fr',
    question: 'Quelle est ma meilleure vidéo ?',
    answer: ['Votre vidéo a fait 1200 vues le 3 novembre.'],
    quoted: [],
    keepsFigures: text => digits(text).every(one => ['1200', '3'].includes(one)),
  });
  expect(good).toMatchObject({
    result: 'Avec 1200 vues, celle du 3 novembre est devant.',
    saidOtherFigures: false,
  });
  expect((await callsOf(app, userId)).every(({ outcome }) => outcome !== 'held')).toBe(true);
});
