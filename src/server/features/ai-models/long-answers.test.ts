import { afterAll, beforeAll, expect, test } from 'vitest';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { createPerson, giveModel, openModelApp } from '#test/ai-models/model-scene.ts';
import {
  elements,
  openOpenAiServer,
  type ModelAnswer,
  type OpenAiServer,
} from '#test/stand-ins/openai-server.ts';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import { processorMs } from '#test/harness/processor-time.ts';
import type { AppContext } from '../../services/app-context.ts';
import { wordWithModel } from './calls/answer-with-model.ts';
import { writeHooksWithModel } from './writing/write-hooks-with-model.ts';

let database: TestDatabase;
let app: AppContext;
let server: OpenAiServer;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await openOpenAiServer();
  app = openModelApp(database.connectionString);
  userId = await createPerson(app);
  await giveModel(app, userId, { baseUrl: server.baseUrl });
});
afterAll(async () => {
  await server.close();
  await app.db.close();
  await database.drop();
});

/** Milliseconds of work that `act` takes, the server's own part included. */
async function timed<Result>(act: () => Promise<Result>): Promise<{ result: Result; took: number }> {
  const begun = processorMs();
  const result = await act();
  return { result, took: processorMs() - begun };
}

const ask = () =>
  wordWithModel(app, userId, {
    language: 'fr',
    question: 'Quelle est ma meilleure vidéo ?',
    answer: ['Celle du 3 novembre.'],
    quoted: [],
    keepsFigures: () => true,
  });

async function hooks(): Promise<{ writers: string[]; note: string | undefined }> {
  const writers: string[] = [];
  let note: string | undefined;
  const brief = { ...PLAIN_BRIEF, language: 'fr' as const, niche: 'coffee' };
  for await (const one of writeHooksWithModel(app, userId, { brief, seed: 1, count: 3, niches: NICHES })) {
    if (one.kind === 'item') writers.push(one.writer.kind);
    if (one.kind === 'note') note = one.reason;
  }
  return { writers, note };
}

test.each([
  ['200 kB of hyphens', '-'.repeat(200_000)],
  ['200 kB of letters', 'a.'.repeat(100_000)],
  ['200 kB of spaces between words', `a ${' '.repeat(200_000)}b`],
  ['4 MB', 'mot '.repeat(1_000_000)],
])('an answer of %s costs no second, and the built-in engine answers', async (_, text) => {
  server.answer = () => ({ kind: 'text', text });
  const { result, took } = await timed(ask);
  expect(result).toMatchObject({ writer: { kind: 'embedded' } });
  expect(took).toBeLessThan(1_000);
});

test.each([
  ['a list that never begins', { kind: 'text', text: `{"x":"${'a'.repeat(1_500_000)}` }],
  [
    'a list of a million openings',
    { kind: 'text', text: `{"elements":[${'{"text":"a","family":"secret"},'.repeat(7_000)}` },
  ],
  ['seven thousand objects inside each other', { kind: 'text', text: '{"a":'.repeat(7_000) }],
  [
    'a list that opens seven thousand objects inside its first hook',
    { kind: 'text', text: `{"elements":[${'{"text":'.repeat(7_000)}` },
  ],
  ['one endless hook', elements([{ text: 'a-'.repeat(100_000), family: 'secret' }])],
] as [string, ModelAnswer][])(
  '%s, as a stream, holds nobody up, and three hooks are written all the same',
  async (_, answer) => {
    server.answer = () => answer;
    const { result, took } = await timed(hooks);
    expect(result.writers).toEqual(['embedded', 'embedded', 'embedded']);
    expect(result.note).toBeDefined();
    expect(took).toBeLessThan(3_000);
  },
);
