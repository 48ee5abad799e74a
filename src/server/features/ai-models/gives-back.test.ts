import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HookRequest } from '#domain/generations/hooks/generate-hooks.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { eventually } from '#test/harness/eventually.ts';
import { callsOf, createPerson, giveModel, openModelApp } from '#test/ai-models/model-scene.ts';
import { openOpenAiServer, type ModelAnswer, type OpenAiServer } from '#test/stand-ins/openai-server.ts';
import { rounds } from '#test/harness/rounds.ts';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import type { AppContext } from '../../services/app-context.ts';
import { deleteOldModelCalls } from './calls/delete-old-calls.ts';
import { writeHooksWithModel } from './writing/write-hooks-with-model.ts';

const PROMISED = { failures: 100, kills: 20 };
const FAILURES = rounds(PROMISED.failures, 12);
const KILLS = rounds(PROMISED.kills, 1);
const REQUEST: HookRequest = {
  brief: {
    ...PLAIN_BRIEF,
    language: 'fr',
    niche: 'coffee',
  },
  seed: 1,
  count: 1,
  niches: NICHES,
  families: ['stop'],
};

let database: TestDatabase;
let app: AppContext;
let server: OpenAiServer;
let ahead = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await openOpenAiServer();
  app = openModelApp(database.connectionString, { now: () => new Date(Date.now() + ahead) });
});
afterAll(async () => {
  await server.close();
  await app.db.close();
  await database.drop();
});

const notesOf = async (userId: string, seed: number) => {
  const notes: string[] = [];
  for await (const told of writeHooksWithModel(app, userId, { ...REQUEST, seed }))
    if (told.kind === 'note') notes.push(told.reason);
  return notes;
};

test(`${FAILURES} of ${PROMISED.failures} calls that fail upstream leave nothing held and nothing spent`, async () => {
  const userId = await createPerson(app);
  await giveModel(app, userId, { baseUrl: server.baseUrl });
  const ways: ModelAnswer[] = [
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429, headers: { 'retry-after': '30' } },
    { kind: 'cut', after: '' },
    { kind: 'status', status: 401 },
  ];
  for (let round = 0; round < FAILURES; round++) {
    server.answer = () => ways[round % ways.length] ?? { kind: 'hang' };
    expect(await notesOf(userId, round)).toHaveLength(1);
  }
  const calls = await callsOf(app, userId);
  expect(calls.length).toBeGreaterThanOrEqual(FAILURES);
  expect(calls.every(({ outcome }) => outcome === 'failed')).toBe(true);
  expect(calls.reduce((sum, { tokens, cost_micro_usd: cost }) => sum + tokens + cost, 0)).toBe(0);
});

test(`a process that is killed in the middle of a call holds nothing after a minute, ${KILLS} of ${PROMISED.kills} times`, async () => {
  const userId = await createPerson(app);
  await giveModel(app, userId, { baseUrl: server.baseUrl });
  server.answer = () => ({ kind: 'hang' });
  for (let round = 0; round < KILLS; round++) {
    // The killed process uses the machine's real clock.
    ahead = 0;
    const child = spawn(
      process.execPath,
      [
        `${import.meta.dirname}/../../../../test/ai-models/calling-process.ts`,
        database.connectionString,
        userId,
        String(round),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const asked = server.asked.length;
    await eventually(() => {
      expect(server.asked.length).toBeGreaterThan(asked);
    }, 30_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await callsOf(app, userId)).filter(({ outcome }) => outcome === 'held')).toHaveLength(1);
    // Another click within the minute is answered by the built-in engine, not refused.
    expect(await notesOf(userId, 1_000 + round)).toEqual(['busy']);
    ahead = 60_000;
    server.answer = () => ({ kind: 'status', status: 500 });
    if (round % 2 === 0) await deleteOldModelCalls(app);
    else expect(await notesOf(userId, 2_000 + round)).toEqual(['unreachable']);
    const calls = await callsOf(app, userId);
    expect(calls.some(({ outcome }) => outcome === 'held')).toBe(false);
    expect(calls.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(0);
    server.answer = () => ({ kind: 'hang' });
  }
}, 240_000);
