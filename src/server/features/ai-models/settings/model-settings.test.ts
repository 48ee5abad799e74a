import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ServerModel } from '#contract/admin/admin-model.ts';
import type { ModelSettings } from '#contract/ai-models.ts';
import { openOpenAiServer, wellBehaved, type OpenAiServer } from '#test/stand-ins/openai-server.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { describeTextGeneration } from './describe-text-generation.ts';

const KEY = 'sk-a-key-that-nobody-may-see-1234';

let server: OpenAiServer;
let testApp: TestApp;
let user: TestUser;
const logged: string[] = [];

beforeAll(async () => {
  server = await openOpenAiServer();
  testApp = await createTestApp({ workers: 0, env: { AI_USERS_REACH_PRIVATE: 'true' }, logged });
  user = await testApp.createUser({ plan: 'premium' });
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});
beforeEach(() => {
  server.keys = [KEY];
  server.asked = [];
  server.answer = body => wellBehaved(body) ?? { kind: 'text', text: 'Hello.' };
});

const save = (as: TestUser, json: object) => testApp.request('/models/settings', { method: 'PUT', as, json });
const place = () => ({
  provider: 'openai_compatible',
  baseUrl: server.baseUrl,
  model: 'small-model',
  apiKey: KEY,
});

test('a model is tried before it is kept: its list, an answer in a given shape, a use of a tool', async () => {
  const before = await answer<ModelSettings>(testApp.request('/models/settings', { as: user }));
  expect(before).toMatchObject({ own: null, server: null, today: null });
  const saved = await answer<ModelSettings>(save(user, place()));
  expect(saved.own).toMatchObject({
    model: 'small-model',
    keyEnding: '1234',
    isReadable: true,
    capabilities: { structured: true, tools: true, models: ['small-model', 'large-model'] },
  });
  expect(saved.today).toMatchObject({ tokens: 0, tokenLimit: 2_000_000, centLimit: null });
  expect(server.asked.map(({ path }) => path)).toEqual([
    '/v1/models',
    '/v1/chat/completions',
    '/v1/chat/completions',
  ]);
});

test('a weaker model is kept with what it cannot do', async () => {
  const weak = await testApp.createUser();
  server.answer = () => ({ kind: 'text', text: 'A frog is green, I think.' });
  const saved = await answer<ModelSettings>(save(weak, place()));
  expect(saved.own?.capabilities).toMatchObject({ structured: false, tools: false });
  server.answer = body => wellBehaved(body) ?? { kind: 'text', text: '' };
  const checked = await answer<ModelSettings>(
    testApp.request('/models/settings/check', { method: 'POST', as: weak, json: {} }),
  );
  expect(checked.own?.capabilities).toMatchObject({ structured: true, tools: true });
});

test('the key is sealed in the database and stands in no answer and no line of the log', async () => {
  const shown = JSON.stringify(await answer(testApp.request('/models/settings', { as: user })));
  expect(shown).not.toContain(KEY);
  const rows = await testApp.app.db.system.rows({
    name: 'test-model-settings-rows',
    text: 'select to_jsonb(m)::text as row, encode(api_key, $1) as key from model_settings m',
    values: ['escape'],
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(KEY);
  server.keys = ['another'];
  expect(await refusal(save(user, place()))).toMatchObject({ code: 'model_key_refused' });
  expect(logged.join('\n')).not.toContain(KEY);
});

test('a key that is kept goes to its own address alone', async () => {
  const other = await openOpenAiServer();
  const { apiKey: _, ...keyless } = place();
  expect(await refusal(save(user, { ...keyless, baseUrl: other.baseUrl, provider: 'openai' }))).toMatchObject(
    {
      code: 'model_key_missing',
    },
  );
  await save(user, { ...keyless, baseUrl: other.baseUrl });
  expect(other.asked.every(({ key }) => key === null)).toBe(true);
  await answer(save(user, place()));
  const again = await answer<ModelSettings>(save(user, { ...keyless, model: 'large-model' }));
  expect(again.own).toMatchObject({ model: 'large-model', keyEnding: '1234' });
  await other.close();
});

test.each([
  ['no server', { baseUrl: 'http://127.0.0.1:9/v1' }, 'model_unreachable'],
  ['no address', { baseUrl: undefined }, 'model_address_missing'],
  ['no web address', { baseUrl: 'ftp://models.example/v1' }, 'model_address_shape'],
  ['a name with spaces', { model: 'a model' }, 'model_name_shape'],
  ['a key with a line break', { apiKey: 'sk-1\nx: y' }, 'model_key_shape'],
])('%s is refused with its sentence, and what was kept stays', async (_, wrong, code) => {
  const before = await answer<ModelSettings>(testApp.request('/models/settings', { as: user }));
  expect(await refusal(save(user, { ...place(), ...wrong }))).toMatchObject({ code });
  expect(await answer<ModelSettings>(testApp.request('/models/settings', { as: user }))).toEqual(before);
});

test('a model is forgotten with its key', async () => {
  const left = await answer<ModelSettings>(
    testApp.request('/models/settings', { method: 'DELETE', as: user }),
  );
  expect(left.own).toBeNull();
  expect(
    await refusal(testApp.request('/models/settings/check', { method: 'POST', as: user, json: {} })),
  ).toMatchObject({ code: 'model_missing' });
});

test('an administrator chooses the model of this server, which is written down and writes for those who have none', async () => {
  const admin = await testApp.createUser({ admin: true });
  const by = (init: object) => testApp.request('/admin/model', { as: admin, ...init });
  expect(await describeTextGeneration(testApp.app)).toMatch(/^built-in engine/);
  const saved = await answer<ServerModel>(by({ method: 'PUT', json: place() }));
  expect(saved.model).toMatchObject({ of: 'page', model: 'small-model', keyEnding: '1234' });
  expect(saved.spending).toEqual([]);
  expect(await answer<ModelSettings>(testApp.request('/models/settings', { as: user }))).toMatchObject({
    own: null,
    server: { model: 'small-model' },
    today: { tokenLimit: 200_000, centLimit: 50 },
  });
  expect(await describeTextGeneration(testApp.app)).toBe(
    `small-model at ${new URL(server.baseUrl).host} (OpenAI’s protocol, chosen in the administration), built-in engine when it fails`,
  );
  const checked = await answer<ServerModel>(
    testApp.request('/admin/model/check', { method: 'POST', as: admin, json: {} }),
  );
  expect(checked.model?.keyEnding).toBe('1234');
  expect(JSON.stringify([saved, checked])).not.toContain(KEY);
  const kept = await testApp.app.db.system.rows({
    name: 'test-app-settings',
    text: 'select value::text from app_settings',
  });
  expect(JSON.stringify(kept)).not.toContain(KEY);
  await answer(by({ method: 'DELETE' }));
  const acts = await testApp.app.db.system.rows<{ action: string }>({
    name: 'test-model-acts',
    text: `select action from audit_log where action like 'sources.model.%' order by id`,
  });
  expect(acts.map(({ action }) => action)).toEqual(['sources.model.saved', 'sources.model.removed']);
});

test('a model that the environment names writes for everybody, and no page changes it', async () => {
  const deployed = await createTestApp({
    workers: 0,
    env: { AI_PROVIDER: 'ollama', AI_BASE_URL: server.baseUrl, AI_MODEL: 'large-model' },
  });
  server.keys = null;
  const admin = await deployed.createUser({ admin: true });
  const shown = await answer<ServerModel>(deployed.request('/admin/model', { as: admin }));
  expect(shown.model).toMatchObject({ of: 'environment', model: 'large-model', checkedAt: null });
  const checked = await answer<ServerModel>(
    deployed.request('/admin/model/check', { method: 'POST', as: admin, json: {} }),
  );
  expect(checked.model?.capabilities).toMatchObject({ structured: true, tools: true });
  for (const init of [{ method: 'PUT', json: place() }, { method: 'DELETE' }])
    expect(await refusal(deployed.request('/admin/model', { as: admin, ...init }))).toMatchObject({
      code: 'model_from_environment',
    });
  expect(await describeTextGeneration(deployed.app)).toContain('large-model at 127.0.0.1');
  // This deployment does not let users enter this machine's address.
  const someone = await deployed.createUser();
  expect(
    await refusal(deployed.request('/models/settings', { method: 'PUT', as: someone, json: place() })),
  ).toMatchObject({ code: 'model_address_forbidden' });
  await deployed.close();
});
