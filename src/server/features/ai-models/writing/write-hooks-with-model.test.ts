import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Brief } from '#domain/generations/brief/brief.ts';
import type { HookRequest } from '#domain/generations/hooks/generate-hooks.ts';
import type { GeneratedHook } from '#domain/generations/hooks/generated-hook.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { eventually } from '#test/harness/eventually.ts';
import { callsOf, createPerson, giveModel, openModelApp } from '#test/ai-models/model-scene.ts';
import {
  elements,
  openOpenAiServer,
  type ModelAnswer,
  type OpenAiServer,
} from '#test/stand-ins/openai-server.ts';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { Writing } from './write-items.ts';
import { writeHooksWithModel } from './write-hooks-with-model.ts';

const BRIEF: Brief = {
  ...PLAIN_BRIEF,
  language: 'fr',
  niche: 'coffee',
  tone: 'friendly',
};
/** Few families give the built-in engine less to score, which is not under test here. */
const REQUEST: HookRequest = {
  brief: BRIEF,
  seed: 7,
  count: 3,
  niches: NICHES,
  families: ['diagnosis', 'stop', 'myth', 'list', 'detail', 'truth'],
};

/** Lines that pass every check, each of another kind. */
const GOOD = [
  { text: 'Ton café du matin est amer à cause de l’eau.', family: 'diagnosis' },
  { text: 'Arrête de moudre tes grains la veille.', family: 'stop' },
  { text: 'La machine à mille euros ne change presque rien.', family: 'myth' },
  { text: 'Trois gestes avant de verser la première goutte.', family: 'list' },
  { text: 'Personne ne rince son filtre, et ça se sent.', family: 'detail' },
  { text: 'J’ai pesé chaque tasse pendant un mois.', family: 'truth' },
  { text: 'Ce bruit annonce un mauvais espresso.', family: 'diagnosis' },
  { text: 'Ta mouture décide de tout le reste.', family: 'truth' },
];

let database: TestDatabase;
let app: AppContext;
/** An app context that waits for a model for at most one second. */
let hasty: AppContext;
let server: OpenAiServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await openOpenAiServer();
  app = openModelApp(database.connectionString);
  hasty = openModelApp(database.connectionString, { env: { AI_TIMEOUT_SECONDS: '1' } });
});
afterAll(async () => {
  await server.close();
  await app.db.close();
  await hasty.db.close();
  await database.drop();
});
beforeEach(() => {
  server.asked = [];
  server.keys = null;
  server.pauseMs = 0;
  server.usage = { prompt_tokens: 700, completion_tokens: 300, total_tokens: 1_000 };
  server.brokenOff = 0;
});

async function person(answer: (() => ModelAnswer) | ModelAnswer, plan: 'premium' | 'freemium' = 'premium') {
  const userId = await createPerson(app, plan);
  await giveModel(app, userId, { baseUrl: server.baseUrl, apiKey: 'sk-test' });
  server.answer = typeof answer === 'function' ? answer : () => answer;
  return userId;
}

async function write(
  userId: string,
  request: HookRequest = REQUEST,
  { signal, by = app }: { signal?: AbortSignal; by?: AppContext } = {},
) {
  const told: Writing<GeneratedHook>[] = [];
  for await (const one of writeHooksWithModel(by, userId, request, signal === undefined ? {} : { signal }))
    told.push(one);
  const items = told.flatMap(one => (one.kind === 'item' ? [one] : []));
  return {
    told,
    hooks: items.map(({ item }) => item.text),
    writers: items.map(({ writer }) => writer.kind),
    notes: told.flatMap(one => (one.kind === 'note' ? [one.reason] : [])),
  };
}

test('without any model the built-in engine writes, by the same path, with no call and no note', async () => {
  const userId = await createPerson(app);
  const { hooks, writers, notes, told } = await write(userId);
  expect(hooks).toHaveLength(3);
  expect(new Set(writers)).toEqual(new Set(['embedded']));
  expect(notes).toEqual([]);
  expect(told.at(0)).toMatchObject({
    kind: 'writer',
    writer: { kind: 'embedded', promptVersion: 'hooks.1' },
  });
  expect(told.at(-1)).toMatchObject({ kind: 'end' });
  expect(await callsOf(app, userId)).toEqual([]);
});

test('a model’s hooks come one by one, through the gates, with the schema asked for and the usage counted', async () => {
  const userId = await person(elements(GOOD));
  const { hooks, writers, notes } = await write(userId);
  expect(notes).toEqual([]);
  expect(hooks).toHaveLength(3);
  expect(new Set(writers)).toEqual(new Set(['own']));
  expect(GOOD.map(({ text }) => text)).toEqual(expect.arrayContaining(hooks));
  const [asked] = server.asked;
  expect(asked).toMatchObject({ path: '/v1/chat/completions', key: 'sk-test' });
  expect(asked?.body.response_format?.type).toBe('json_schema');
  expect(await callsOf(app, userId)).toMatchObject([
    {
      outcome: 'done',
      payer: 'own',
      input_tokens: 700,
      output_tokens: 300,
      tokens: 1_000,
      prompt_version: 'hooks.1',
    },
  ]);
});

test.each([
  ['openai_compatible', '/v1/chat/completions'],
  ['openai', '/v1/chat/completions'],
  ['mistral', '/v1/chat/completions'],
  ['anthropic', '/v1/messages'],
] as const)('%s is spoken to in its own protocol, at %s, with its key', async (provider, path) => {
  const userId = await createPerson(app);
  await giveModel(app, userId, {
    baseUrl: server.baseUrl,
    apiKey: 'sk-test',
    provider,
    model: 'small-model',
  });
  server.answer = () => elements(GOOD);
  const { hooks, notes, writers } = await write(userId);
  expect(notes).toEqual([]);
  expect(hooks).toHaveLength(3);
  expect(new Set(writers)).toEqual(new Set(['own']));
  expect(server.asked.map(one => [one.path, one.key])).toEqual([[path, 'sk-test']]);
  expect(await callsOf(app, userId)).toMatchObject([
    { outcome: 'done', input_tokens: 700, output_tokens: 300 },
  ]);
});

test('the first hook is shown while the model is still writing', async () => {
  const userId = await person(elements(GOOD));
  server.pauseMs = 12;
  server.finished = 0;
  const finished: number[] = [];
  for await (const one of writeHooksWithModel(app, userId, REQUEST)) {
    if (one.kind === 'item') finished.push(server.finished);
  }
  expect(finished[0]).toBe(0);
  expect(server.finished).toBe(1);
});

test('the same question within a day is answered from what passed; another seed asks again', async () => {
  const userId = await person(elements(GOOD));
  const first = await write(userId);
  const second = await write(userId);
  expect(second.hooks).toEqual(first.hooks);
  expect(server.asked).toHaveLength(1);
  await write(userId, { ...REQUEST, seed: 8 });
  expect(server.asked).toHaveLength(2);
});

const HELD_BACK: [what: string, text: string][] = [
  ['a link', 'Va voir cafe-bonus.com/gagner pour la suite'],
  ['markup', '<b>Ton café</b> est amer à cause de l’eau'],
  ['the other language', 'Your morning coffee is bitter because of the water.'],
  ['a line that takes too long to say', `Ton café ${'vraiment très '.repeat(12)}amer`],
  ['hidden characters', 'Ton ca\u200bfé est amer'],
  ['a line shown before', 'Arrête de moudre tes grains la veille !'],
];

test.each(HELD_BACK)('%s from a model is held back, and counted', async (_, text) => {
  const userId = await person(elements([{ text, family: 'stop' }, ...GOOD]));
  const { hooks, told } = await write(userId, {
    ...REQUEST,
    seen: ['Arrête de moudre tes grains la veille.'],
  });
  expect(hooks).not.toContain(text);
  const end = told.find(one => one.kind === 'end');
  expect(Object.values(end?.kind === 'end' ? end.sums.refused : {}).length).toBeGreaterThan(0);
});

const FAILURES: [what: string, reason: string, answer: ModelAnswer, calls: number][] = [
  ['a refused key', 'key_refused', { kind: 'status', status: 401 }, 1],
  ['no credit', 'no_credit', { kind: 'status', status: 402 }, 1],
  ['an unknown model', 'model_unknown', { kind: 'status', status: 404 }, 1],
  ['a long wait', 'rate_limited', { kind: 'status', status: 429, headers: { 'retry-after': '60' } }, 1],
  ['a failing server', 'unreachable', { kind: 'status', status: 500 }, 1],
  ['a server that hangs', 'slow', { kind: 'hang' }, 1],
  ['words instead of JSON, twice', 'unusable', { kind: 'text', text: 'Sure! Here are some ideas.' }, 2],
  ['another shape', 'unusable', { kind: 'text', text: '{"hooks":["a","b"]}' }, 2],
  ['a refusal', 'declined', { kind: 'text', text: '', finish: 'content_filter' }, 1],
  [
    'JSON cut before the first hook',
    'unusable',
    { kind: 'text', text: '{"elements":[{"te', finish: 'length' },
    2,
  ],
];

test.each(FAILURES)(
  'after %s the built-in engine writes in the same turn, and a note says so',
  async (_, reason, answer, calls) => {
    const userId = await person(answer);
    const by = reason === 'slow' ? hasty : app;
    const { hooks, writers, notes } = await write(userId, REQUEST, { by });
    expect(notes).toEqual([reason]);
    expect(hooks).toHaveLength(3);
    expect(new Set(writers)).toEqual(new Set(['embedded']));
    expect(server.asked).toHaveLength(calls);
    const [call] = await callsOf(app, userId);
    expect(call?.outcome).toBe('failed');
    if (answer.kind !== 'text') expect(call?.tokens).toBe(0);
  },
);

test('what was complete before an answer broke off is kept, and the built-in engine writes the rest', async () => {
  const begun = JSON.stringify({ elements: GOOD.slice(0, 3) }).slice(0, -2);
  for (const answer of [
    { kind: 'cut', after: `${begun},{"text":"Ton ca` },
    { kind: 'text', text: `${begun},{"text":"Ton ca`, finish: 'length' },
  ] satisfies ModelAnswer[]) {
    const userId = await person(answer);
    const { hooks, writers, notes } = await write(userId, { ...REQUEST, count: 5 });
    expect(hooks).toHaveLength(5);
    expect(writers.filter(kind => kind === 'own').length).toBeGreaterThanOrEqual(2);
    expect(writers).toContain('embedded');
    expect(notes).toHaveLength(1);
  }
});

test('a short pause that the provider asks for is granted once', async () => {
  let turn = 0;
  const userId = await person(() =>
    turn++ === 0 ? { kind: 'status', status: 429, headers: { 'retry-after': '0' } } : elements(GOOD),
  );
  const { notes, writers } = await write(userId);
  expect(notes).toEqual([]);
  expect(new Set(writers)).toEqual(new Set(['own']));
  expect(server.asked).toHaveLength(2);
});

test('fences around JSON are taken away, and a second try mends an answer of the wrong shape', async () => {
  let turn = 0;
  const { elements: list } = { elements: GOOD };
  const userId = await person(() =>
    turn++ === 0
      ? { kind: 'text', text: 'I would rather chat.' }
      : { kind: 'text', text: `\`\`\`json\n${JSON.stringify({ elements: list })}\n\`\`\`` },
  );
  const { notes, writers } = await write(userId);
  expect(notes).toEqual([]);
  expect(new Set(writers)).toEqual(new Set(['own']));
});

test('whoever leaves in the middle frees what was held, and the call is given up', async () => {
  const userId = await person(elements(GOOD));
  server.pauseMs = 30;
  for await (const one of writeHooksWithModel(app, userId, REQUEST)) if (one.kind === 'item') break;
  await pause(100);
  expect(server.brokenOff).toBeGreaterThan(0);
  const [call] = await callsOf(app, userId);
  expect(call?.outcome).toBe('cancelled');
  // Only the tokens received so far were charged, far fewer than were reserved.
  expect(call?.tokens).toBeLessThan(2_500);
  server.pauseMs = 0;
  const stop = new AbortController();
  server.answer = () => ({ kind: 'hang' });
  const aborted = write(userId, { ...REQUEST, seed: 9 }, { signal: stop.signal });
  await pause(60);
  stop.abort();
  expect((await aborted).told.some(one => one.kind === 'end')).toBe(false);
  expect((await callsOf(app, userId)).map(({ outcome, tokens }) => [outcome, tokens]).at(-1)).toEqual([
    'cancelled',
    0,
  ]);
});

test('a user has one call at a time: of five at once one reaches the model', async () => {
  const userId = await person({ kind: 'hang' });
  const stop = new AbortController();
  let ended = 0;
  const all = Array.from({ length: 5 }, (_, index) =>
    write(userId, { ...REQUEST, seed: 100 + index }, { signal: stop.signal }).finally(() => ended++),
  );
  await eventually(() => expect(ended).toBe(4), 20_000);
  stop.abort();
  const told = await Promise.all(all);
  expect(server.asked).toHaveLength(1);
  expect(told.flatMap(({ notes }) => notes)).toEqual(['busy', 'busy', 'busy', 'busy']);
  expect(told.filter(({ hooks }) => hooks.length === 3)).toHaveLength(4);
});

test('a day’s tokens end; what is held counts as spent, what is given back does not', async () => {
  const userId = await createPerson(app, 'freemium');
  const env = { AI_BASE_URL: server.baseUrl, AI_MODEL: 'small-model' };
  const deployed = openModelApp(database.connectionString, { env });
  server.answer = () => elements(GOOD);
  const notes: string[] = [];
  server.usage = { prompt_tokens: 4_000, completion_tokens: 1_000, total_tokens: 5_000 };
  for (let seed = 0; seed < 6; seed++) {
    for await (const one of writeHooksWithModel(deployed, userId, { ...REQUEST, seed }))
      if (one.kind === 'note') notes.push(one.reason);
  }
  await deployed.db.close();
  const spent = (await callsOf(app, userId)).reduce((sum, { tokens }) => sum + tokens, 0);
  expect(spent).toBeLessThanOrEqual(20_000);
  expect(spent).toBeGreaterThan(10_000);
  expect(new Set(notes)).toEqual(new Set(['tokens_spent']));
});

test('a day’s money ends too, by the price that the operator gives', async () => {
  const userId = await createPerson(app, 'freemium');
  const env = { AI_BASE_URL: server.baseUrl, AI_MODEL: 'small-model', AI_PRICE: '3/15' };
  const deployed = openModelApp(database.connectionString, { env });
  server.answer = () => elements(GOOD);
  const notes: string[] = [];
  for (let seed = 0; seed < 6; seed++) {
    for await (const one of writeHooksWithModel(deployed, userId, { ...REQUEST, seed }))
      if (one.kind === 'note') notes.push(one.reason);
  }
  await deployed.db.close();
  const spent = (await callsOf(app, userId)).reduce((sum, row) => sum + row.cost_micro_usd, 0);
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(50_000);
  expect(new Set(notes)).toEqual(new Set(['money_spent']));
});

test('a user’s own model may not stand in a private network unless the operator opens it; the operator’s may', async () => {
  const closed = openModelApp(database.connectionString, { env: { AI_USERS_REACH_PRIVATE: 'false' } });
  const userId = await person(elements(GOOD));
  const notes: string[] = [];
  for await (const one of writeHooksWithModel(closed, userId, REQUEST))
    if (one.kind === 'note') notes.push(one.reason);
  await closed.db.close();
  expect(notes).toEqual(['address_forbidden']);
  expect(server.asked).toEqual([]);
});
