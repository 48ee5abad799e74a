import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CtaRequest, GeneratedCta } from '#domain/generations/ctas/generate-ctas.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { callsOf, createPerson, giveModel, openModelApp } from '#test/ai-models/model-scene.ts';
import { elements, openOpenAiServer, type OpenAiServer } from '#test/stand-ins/openai-server.ts';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { writeCtasWithModel } from './write-ctas-with-model.ts';
import type { Writing } from './write-items.ts';

const REQUEST: CtaRequest = {
  brief: {
    ...PLAIN_BRIEF,
    language: 'fr',
    niche: 'coffee',
    tone: 'friendly',
  },
  seed: 3,
  count: 4,
  niches: NICHES,
};

let database: TestDatabase;
let app: AppContext;
let server: OpenAiServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await openOpenAiServer();
  app = openModelApp(database.connectionString);
});
afterAll(async () => {
  await server.close();
  await app.db.close();
  await database.drop();
});

async function write(userId: string, request: CtaRequest = REQUEST) {
  const told: Writing<GeneratedCta>[] = [];
  for await (const one of writeCtasWithModel(app, userId, request)) told.push(one);
  return {
    items: told.flatMap(one => (one.kind === 'item' ? [one] : [])),
    notes: told.flatMap(one => (one.kind === 'note' ? [one.reason] : [])),
  };
}

test('calls to act of a model pass the gates of ours, keep to what is asked for, and are completed by ours', async () => {
  const userId = await createPerson(app);
  await giveModel(app, userId, { baseUrl: server.baseUrl });
  server.answer = () =>
    elements([
      { text: 'Dis-moi en commentaire quel café tu bois le matin.', goal: 'comment', placement: 'end' },
      { text: 'Va sur cafe-bonus.com/gagner pour ton cadeau', goal: 'link', placement: 'end' },
      { text: 'Tell me which coffee you drink in the morning.', goal: 'comment', placement: 'end' },
      { text: 'Enregistre ce réglage pour ta prochaine tasse.', goal: 'save', placement: 'end' },
      { text: 'Garde cette vidéo pour régler ton moulin demain matin', goal: 'save', placement: 'overlay' },
    ]);
  const { items, notes } = await write(userId);
  expect(items).toHaveLength(4);
  expect(items.filter(({ writer }) => writer.kind === 'own').map(({ item }) => item.goal)).toEqual([
    'comment',
    'save',
  ]);
  expect(items.some(({ item }) => /cafe-bonus|coffee|moulin demain/u.test(item.text))).toBe(false);
  expect(notes).toEqual(['too_few']);
  expect(await callsOf(app, userId)).toMatchObject([{ outcome: 'done', prompt_version: 'ctas.1' }]);
});

test('a goal and a placement that were asked for are those of every call, whoever writes it', async () => {
  const userId = await createPerson(app);
  await giveModel(app, userId, { baseUrl: server.baseUrl });
  server.answer = () =>
    elements([
      { text: 'Dis-moi en commentaire quel café tu bois le matin.', goal: 'comment', placement: 'end' },
      { text: 'Enregistre ce réglage pour ta prochaine tasse.', goal: 'save', placement: 'end' },
    ]);
  const { items } = await write(userId, { ...REQUEST, goal: 'save', placement: 'end', count: 2 });
  expect(items.map(({ item }) => [item.goal, item.placement])).toEqual([
    ['save', 'end'],
    ['save', 'end'],
  ]);
});
