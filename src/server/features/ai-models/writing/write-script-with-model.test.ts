import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Brief } from '#domain/generations/brief/brief.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { generateScript } from '#domain/generations/scripts/generate-script.ts';
import type { VideoScript } from '#domain/generations/scripts/video-script.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { callsOf, createPerson, giveModel, openModelApp } from '#test/ai-models/model-scene.ts';
import { elements, openOpenAiServer, type OpenAiServer } from '#test/stand-ins/openai-server.ts';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { writeScriptWithModel } from './write-script-with-model.ts';

const BRIEF: Brief = {
  ...PLAIN_BRIEF,
  language: 'fr',
  niche: 'coffee',
  tone: 'friendly',
};

let database: TestDatabase;
let app: AppContext;
let server: OpenAiServer;
let script: VideoScript;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await openOpenAiServer();
  app = openModelApp(database.connectionString);
  const made = generateScript({ brief: BRIEF, seconds: 30, sheet: 'list', seed: 5, niches: NICHES });
  if (made === null) throw new Error('no script');
  script = made;
});
afterAll(async () => {
  await server.close();
  await app.db.close();
  await database.drop();
});

test('without a model the script is the built-in engine’s, untouched', async () => {
  const userId = await createPerson(app);
  expect(await writeScriptWithModel(app, userId, { brief: BRIEF, script, seed: 5 })).toEqual({
    script,
    model: null,
    note: null,
  });
});

test('a beat that passes is said in the model’s words; one that does not, and one that is kept, stay as they were', async () => {
  const userId = await createPerson(app);
  await giveModel(app, userId, { baseUrl: server.baseUrl });
  const spoken = script.beats.filter(({ lines }) => lines.length > 0);
  const [first, third] = spoken;
  const second = spoken.slice(2).toSorted((a, b) => b.spokenSeconds - a.spokenSeconds)[0];
  if (first === undefined || second === undefined || third === undefined) throw new Error('too short');
  server.answer = () =>
    elements([
      { id: first.id, lines: ['Ceci ne doit pas changer.'], onScreen: '' },
      { id: second.id, lines: ['Garde ce geste simple pour demain matin.'], onScreen: '' },
      { id: third.id, lines: ['Va voir cafe-bonus.com/gagner vite'], onScreen: '' },
      { id: 'nowhere', lines: ['Bonjour.'], onScreen: '' },
    ]);
  const said = await writeScriptWithModel(app, userId, { brief: BRIEF, script, seed: 5, keep: [first.id] });
  const lineOf = (id: string) => said.script.beats.find(beat => beat.id === id)?.lines;
  expect(lineOf(first.id)).toEqual(first.lines);
  expect(lineOf(second.id)).toEqual(['Garde ce geste simple pour demain matin.']);
  expect(lineOf(third.id)).toEqual(third.lines);
  expect(said).toMatchObject({ model: 'small-model', note: { reason: 'too_few', model: 'small-model' } });
  expect(said.script.beats.map(({ id }) => id)).toEqual(script.beats.map(({ id }) => id));
  expect(await callsOf(app, userId)).toMatchObject([{ outcome: 'done', prompt_version: 'script.1' }]);
});

test('a model that fails leaves the script as it was, and a note', async () => {
  const userId = await createPerson(app);
  await giveModel(app, userId, { baseUrl: server.baseUrl });
  server.answer = () => ({ kind: 'status', status: 500 });
  expect(await writeScriptWithModel(app, userId, { brief: BRIEF, script, seed: 5 })).toEqual({
    script,
    model: null,
    note: { reason: 'unreachable', model: 'small-model' },
  });
});
