import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let admin: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
});
afterAll(() => testApp.close());

const GIVEN = { page: 'accounts', language: 'fr', useful: true } as const;
const draw = () => randomUUID().replaceAll('-', '');
const from = (address: string) => ({ 'x-forwarded-for': address });
const rate = (json: object, address = '192.0.2.30') =>
  testApp.request('/documentation/ratings', { method: 'POST', json, headers: from(address) });
const seen = () =>
  answer<{
    items: { page: string; language: string; useful: number; notUseful: number }[];
    sentences: object[];
  }>(testApp.request('/admin/documentation-ratings', { as: admin }));

test('an answer is kept without anything that says who gave it, and a sentence joins it', async () => {
  const drawn = draw();
  expect((await rate({ ...GIVEN, answer: drawn })).status).toBe(200);
  const sentence = 'Où est l’année ?';
  expect(await answer(rate({ ...GIVEN, answer: drawn, useful: false, sentence }))).toEqual({ useful: false });
  // The written sentence stays when the same rating comes again without it.
  await rate({ ...GIVEN, answer: drawn, useful: false });
  const { items, sentences } = await seen();
  expect(items).toContainEqual({
    page: 'accounts',
    title: 'Comptes',
    language: 'fr',
    useful: 0,
    notUseful: 1,
  });
  expect(sentences).toEqual([
    {
      page: 'accounts',
      title: 'Comptes',
      language: 'fr',
      useful: false,
      sentence,
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ]);
  const columns = await testApp.app.db.system.rows<{ name: string }>({
    name: 'test-page-answer-columns',
    text: `select column_name as name from information_schema.columns where table_name = 'page_answers'`,
  });
  expect(columns.map(({ name }) => name).toSorted()).toEqual([
    'answered_on',
    'id',
    'language',
    'page',
    'sentence',
    'useful',
  ]);
});

test('an answer about another page is not changed by its number', async () => {
  const drawn = draw();
  await rate({ ...GIVEN, page: 'videos', answer: drawn });
  await rate({ ...GIVEN, page: 'hooks', answer: drawn, useful: false });
  const { items } = await seen();
  expect(items).toContainEqual({ page: 'videos', title: 'Vidéos', language: 'fr', useful: 1, notUseful: 0 });
  expect(items.filter(({ page }) => page === 'hooks')).toEqual([]);
});

test('pages that are not there, long sentences and lines are refused', async () => {
  const drawn = draw();
  expect(await refusal(rate({ ...GIVEN, answer: drawn, page: 'gone' }))).toMatchObject({
    code: 'invalid_input',
  });
  for (const more of [
    { sentence: 'x'.repeat(301) },
    { sentence: 'a\nb' },
    { email: 'a@b.fr' },
    { answer: '7' },
  ])
    expect((await rate({ ...GIVEN, answer: drawn, ...more })).status, JSON.stringify(more)).toBe(422);
});

test('a network that answers many times waits, and another does not', async () => {
  const statuses = [];
  for (let times = 0; times < 31; times += 1)
    statuses.push((await rate({ ...GIVEN, answer: draw() }, '192.0.2.31')).status);
  expect(statuses.filter(status => status !== 200)).toEqual([429]);
  expect((await rate({ ...GIVEN, answer: draw() }, '192.0.2.32')).status).toBe(200);
});

test('only administrators read the answers', async () => {
  const user = await testApp.createUser();
  expect((await testApp.request('/admin/documentation-ratings', { as: user })).status).toBe(403);
});
