import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BinnedAccount, JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;

beforeAll(async () => {
  testApp = await createTestApp();
  scene = createScene(testApp);
});
afterAll(() => testApp.close());

const replace = ({ user }: Person, id: string, json: { handle: string; confirmed?: boolean }) =>
  testApp.request(`/linked-accounts/${id}/replacement`, { method: 'POST', as: user, json });
const binOf = async ({ user }: Person) =>
  (await answer<{ items: BinnedAccount[] }>(testApp.request('/linked-accounts/bin', { as: user }))).items;
const importFor = ({ user }: Person, handle: string) => {
  const form = new FormData();
  const rows = [
    {
      id: '7400000000000000001',
      text: 'Une vidéo',
      createTimeISO: new Date(Date.now() - 86_400_000).toISOString(),
      authorMeta: { name: handle, fans: 10 },
      webVideoUrl: `https://www.tiktok.com/@${handle}/video/7400000000000000001`,
      playCount: 500,
      diggCount: 9,
      shareCount: 1,
      commentCount: 1,
    },
  ];
  form.append('file', new File([JSON.stringify(rows)], 'export.json'));
  return testApp.request('/imports', { method: 'POST', as: user, body: form });
};

test('the only account of a free plan is replaced after a typo, without a trace in the bin', async () => {
  const person = await scene.linked('mon_compe', 'freemium');
  const { account } = await answer<{ account: LinkedAccount; run: JobRun | null }>(
    replace(person, person.accountId, { handle: '@mon_compte' }),
  );
  expect(account).toMatchObject({ tiktok_username: 'mon_compte', is_primary: true });
  expect((await scene.accounts(person)).map(one => one.tiktok_username)).toEqual(['mon_compte']);
  expect(await binOf(person)).toEqual([]);
  const { profile } = await answer<{ profile: { tiktok_handle: string } }>(
    testApp.request('/me', { as: person.user }),
  );
  expect(profile.tiktok_handle).toBe('mon_compte');
  expect((await importFor(person, 'mon_compte')).status).toBe(201);
});

test('an account that holds data is replaced after a confirmation, waits in the bin, and comes back by another change', async () => {
  const person = await scene.linked('premier_compte', 'freemium');
  expect((await importFor(person, 'premier_compte')).status).toBe(201);
  const before = await scene.measured(person);

  const json = { handle: 'second_compte' };
  expect(await refusal(replace(person, person.accountId, json))).toMatchObject({
    status: 409,
    code: 'account_holds_data',
    values: { username: 'premier_compte', count: 1 },
  });
  expect(await scene.measured(person)).toBe(before);

  const { account } = await answer<{ account: LinkedAccount }>(
    replace(person, person.accountId, { ...json, confirmed: true }),
  );
  expect(await binOf(person)).toMatchObject([{ tiktok_username: 'premier_compte', videos: 1 }]);
  expect(await scene.videos(person)).toEqual([]);

  const back = await answer<{ account: LinkedAccount }>(
    replace(person, account.id, { handle: 'premier_compte' }),
  );
  expect(back.account).toMatchObject({ id: person.accountId, is_primary: true });
  expect(await scene.measured(person)).toBe(before);
  expect(await binOf(person)).toEqual([]);
});

test('a replaced account that was primary comes back from the bin beside the new one as an ordinary one', async () => {
  const person = await scene.linked('ancien_principal', 'business_starter');
  await importFor(person, 'ancien_principal');
  await answer(replace(person, person.accountId, { handle: 'nouveau_principal', confirmed: true }));
  const [entry] = await binOf(person);
  const restored = testApp.request(`/linked-accounts/bin/${entry?.id}/restore`, {
    method: 'POST',
    as: person.user,
  });
  expect(await answer<LinkedAccount>(restored)).toMatchObject({ is_primary: false });
  expect((await scene.accounts(person)).filter(one => one.is_primary)).toHaveLength(1);
});

test('a change gives no more places than the plan has', async () => {
  const person = await scene.linked('compte_propre', 'freemium');
  const demo = await scene.link(person.user, 'demo-lea-cuisine');
  await scene.ended(person, demo.run);
  expect(
    await refusal(replace(person, demo.account.id, { handle: 'un_de_trop', confirmed: true })),
  ).toMatchObject({ code: 'account_limit_reached' });
  expect(await refusal(replace(person, person.accountId, { handle: 'compte_propre' }))).toMatchObject({
    code: 'account_already_linked',
  });
  expect(await refusal(replace(person, person.accountId, { handle: 'é' }))).toMatchObject({
    code: 'handle_bad_characters',
  });
  expect((await scene.accounts(person)).map(one => one.tiktok_username)).toEqual([
    'compte_propre',
    'demo-lea-cuisine',
  ]);
});

test('ten changes at once leave one account', async () => {
  const person = await scene.linked('avant', 'freemium');
  const tries = Array.from({ length: 10 }, (_, index) =>
    replace(person, person.accountId, { handle: `apres_${index}` }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter(status => status === 201)).toHaveLength(1);
  expect(await scene.accounts(person)).toHaveLength(1);
});
