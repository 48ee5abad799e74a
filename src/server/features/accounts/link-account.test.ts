import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import { eventually } from '#test/harness/eventually.ts';
import { createScriptedSource, type ScriptedSource } from '#test/scenes/scripted-source.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

interface Linked {
  account: LinkedAccount;
  run: JobRun | null;
  obstacle: { code: string; values: object } | null;
}

let testApp: TestApp;
const source: ScriptedSource = createScriptedSource();

beforeAll(async () => {
  testApp = await createTestApp({ sources: [source] });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.setConsent(false));

const link = (as: TestUser, handle: unknown) =>
  testApp.request('/linked-accounts', { method: 'POST', as, json: { handle } });
const list = async (as: TestUser) =>
  (await answer<{ items: LinkedAccount[] }>(testApp.request('/linked-accounts', { as }))).items;
const profileHandle = async (as: TestUser) =>
  (await answer<{ profile: { tiktok_handle: string | null } }>(testApp.request('/me', { as }))).profile
    .tiktok_handle;

test('the first account is the primary one, its handle stands on the profile and its analysis starts', async () => {
  const user = await testApp.createUser();
  const response = await link(user, ' @Demo-Lea-Cuisine ');
  expect(response.status).toBe(201);
  const { account, run, obstacle } = await answer<Linked>(response);
  expect(account).toMatchObject({
    tiktok_username: 'demo-lea-cuisine',
    is_primary: true,
    is_demo: true,
    last_synced_at: null,
    active_run: { id: run?.id },
  });
  expect(run).toMatchObject({ kind: 'account_sync', account_id: account.id, username: 'demo-lea-cuisine' });
  expect(obstacle).toBeNull();
  expect(await profileHandle(user)).toBe('demo-lea-cuisine');
  await eventually(async () => expect((await list(user))[0]?.last_synced_at).not.toBeNull());
});

test('accounts are listed with the primary one first, then in the order they were linked', async () => {
  const user = await testApp.createUser({ plan: 'business_pro' });
  for (const handle of ['demo-tom-course', 'demo-maya-codes', 'demo-jo-travels'])
    await answer(link(user, handle));
  const accounts = await list(user);
  expect(accounts.map(account => account.tiktok_username)).toEqual([
    'demo-tom-course',
    'demo-maya-codes',
    'demo-jo-travels',
  ]);
  expect(accounts.map(account => account.is_primary)).toEqual([true, false, false]);
  const last = accounts[2]?.id ?? '';
  await answer(
    testApp.request(`/linked-accounts/${last}`, { method: 'PATCH', as: user, json: { is_primary: true } }),
  );
  expect((await list(user)).map(account => account.tiktok_username)).toEqual([
    'demo-jo-travels',
    'demo-tom-course',
    'demo-maya-codes',
  ]);
});

test('a handle that stands on the profile already stays there', async () => {
  const user = await testApp.createUser();
  await testApp.app.db.system.run({
    name: 'test-handle',
    text: `update profiles set tiktok_handle = 'deja_la' where user_id = $1`,
    values: [user.userId],
  });
  await answer(link(user, 'demo-plant-corner'));
  expect(await profileHandle(user)).toBe('deja_la');
});

describe('a handle that cannot be linked is refused with its own sentence', () => {
  test.each([
    ['', 'handle_empty', 422],
    ['   @ ', 'handle_empty', 422],
    ['a'.repeat(25), 'handle_too_long', 422],
    ['léa cuisine', 'handle_bad_characters', 422],
    ['-o/etc/passwd', 'handle_bad_characters', 422],
    ['demo-nobody', 'demo_handle_unknown', 404],
    ['x'.repeat(301), 'invalid_input', 422],
    [42, 'invalid_input', 422],
  ])('%j → %s', async (handle, code, status) => {
    const user = await testApp.createUser();
    const refused = await refusal(link(user, handle));
    expect(refused).toMatchObject({ code, status });
    expect(refused.message).not.toBe('');
    expect(await list(user)).toEqual([]);
  });
});

test('fields that are not offered are refused', async () => {
  const user = await testApp.createUser();
  for (const extra of [{ is_primary: false }, { user_id: user.userId }, { verified: true }]) {
    const json = { handle: 'demo-lea-cuisine', ...extra };
    const call = testApp.request('/linked-accounts', { method: 'POST', as: user, json });
    expect(await refusal(call)).toMatchObject({ status: 422 });
  }
  expect(await list(user)).toEqual([]);
});

test('the same account twice is « Compte déjà ajouté », also when the plan is full', async () => {
  const free = await testApp.createUser();
  await answer(link(free, 'demo-lea-cuisine'));
  expect(await refusal(link(free, '@demo-lea-cuisine'))).toMatchObject({
    status: 409,
    code: 'account_already_linked',
    message: 'Ce compte TikTok est déjà lié à votre profil.',
  });
  const business = await testApp.createUser({ plan: 'business_starter' });
  await answer(link(business, 'demo-lea-cuisine'));
  expect(await refusal(link(business, 'demo-lea-cuisine'))).toMatchObject({ code: 'account_already_linked' });
  expect((await list(business)).length).toBe(1);
});

test('one account more than the plan allows is « Limite atteinte »', async () => {
  const user = await testApp.createUser({ plan: 'premium' });
  await answer(link(user, 'demo-lea-cuisine'));
  expect(await refusal(link(user, 'demo-tom-course'))).toMatchObject({
    status: 403,
    code: 'account_limit_reached',
    message: 'Vous avez atteint la limite de comptes TikTok pour votre plan.',
  });
});

test('an account of one’s own takes the lead over a demo creator', async () => {
  const user = await testApp.createUser();
  await answer(link(user, 'demo-lea-cuisine'));
  expect((await answer<Linked>(link(user, 'mon_compte'))).account.is_primary).toBe(true);
  expect((await list(user)).map(account => [account.tiktok_username, account.is_primary])).toEqual([
    ['mon_compte', true],
    ['demo-lea-cuisine', false],
  ]);
  expect(await profileHandle(user)).toBe('mon_compte');
});

test('a demo creator takes no account’s place, nor an account a demo’s', async () => {
  const user = await testApp.createUser();
  expect((await link(user, 'demo-lea-cuisine')).status).toBe(201);
  expect((await link(user, 'mon_compte')).status).toBe(201);
  expect(await refusal(link(user, 'demo-tom-course'))).toMatchObject({ code: 'account_limit_reached' });
  expect(await refusal(link(user, 'un_autre'))).toMatchObject({ code: 'account_limit_reached' });
});

test.each([
  ['freemium', 1],
  ['apprenant', 1],
  ['premium', 1],
  ['pro', 1],
  ['business', 5],
  ['business_starter', 5],
  ['business_pro', 10],
  ['business_advanced', 20],
] as const)('the plan %s holds %i accounts', async (plan, accounts) => {
  const user = await testApp.createUser({ plan });
  for (let number = 1; number <= accounts; number += 1) await answer(link(user, `compte_${number}`));
  expect(await refusal(link(user, 'un_de_trop'))).toMatchObject({ code: 'account_limit_reached' });
});

test('an unlimited plan goes on', async () => {
  const user = await testApp.createUser({ plan: 'business_enterprise' });
  for (let number = 1; number <= 25; number += 1) await answer(link(user, `compte_${number}`));
  expect((await list(user)).length).toBe(25);
});

test.each([20, 50])('of %i links at once on a plan of one account, exactly one is made', async links => {
  const user = await testApp.createUser();
  const responses = await Promise.all(Array.from({ length: links }, (_, n) => link(user, `compte_${n}`)));
  expect(responses.filter(response => response.status === 201).length).toBe(1);
  expect(responses.filter(response => response.status === 403).length).toBe(links - 1);
  const accounts = await list(user);
  expect(accounts.length).toBe(1);
  expect(accounts[0]?.is_primary).toBe(true);
  expect(await profileHandle(user)).toBe(accounts[0]?.tiktok_username);
});

test('with one free place left, fifty links at once take exactly that one', async () => {
  const user = await testApp.createUser({ plan: 'business_starter' });
  for (let number = 1; number <= 4; number += 1) await answer(link(user, `premier_${number}`));
  const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => link(user, `suite_${n}`)));
  expect(responses.filter(response => response.status === 201).length).toBe(1);
  const accounts = await list(user);
  expect(accounts.length).toBe(5);
  expect(accounts.filter(account => account.is_primary).length).toBe(1);
});

test('the same handle linked fifty times at once gives one row and forty-nine « already linked »', async () => {
  const user = await testApp.createUser({ plan: 'business_pro' });
  const responses = await Promise.all(Array.from({ length: 50 }, () => link(user, 'demo-maya-codes')));
  expect(responses.filter(response => response.status === 201).length).toBe(1);
  const refusals = await Promise.all(responses.filter(response => !response.ok).map(refusal));
  expect(new Set(refusals.map(refused => refused.code))).toEqual(new Set(['account_already_linked']));
  const runs = await testApp.app.db.system.rows({
    name: 'test-runs',
    text: 'select 1 from job_runs where user_id = $1',
    values: [user.userId],
  });
  expect(runs.length).toBe(1);
});

test('the database itself refuses a second row of one handle and one user, with the code 23505', async () => {
  const [user, other] = [await testApp.createUser(), await testApp.createUser()];
  const insert = (as: TestUser) =>
    testApp.app.db.system.run({
      name: 'test-second-row',
      text: `insert into user_tiktok_accounts (user_id, tiktok_username) values ($1, 'lea.deux.fois')`,
      values: [as.userId],
    });
  await insert(user);
  await expect(insert(user)).rejects.toMatchObject({ code: '23505' });
  await insert(other);
  expect((await list(user)).map(account => account.tiktok_username)).toEqual(['lea.deux.fois']);
});

test('without the admin’s consent a real account is linked, and the answer says why nothing is analysed', async () => {
  const user = await testApp.createUser();
  const { account, run, obstacle } = await answer<Linked>(link(user, 'lea.cuisine'));
  expect(account).toMatchObject({ tiktok_username: 'lea.cuisine', is_demo: false, last_synced_at: null });
  expect(run).toBeNull();
  expect(obstacle).toEqual({ code: 'source_not_consented', values: { handle: 'lea.cuisine' } });
  expect(source.calls).not.toContain('lea.cuisine');
});

test('with consent a real account is analysed at once', async () => {
  testApp.setConsent(true);
  const user = await testApp.createUser();
  const { run, obstacle } = await answer<Linked>(link(user, 'https://www.tiktok.com/@Lea.Reelle?lang=fr'));
  expect(obstacle).toBeNull();
  expect(run).not.toBeNull();
  await eventually(async () => {
    expect((await list(user))[0]).toMatchObject({ tiktok_username: 'lea.reelle', verified: true });
  });
  expect((await list(user))[0]?.last_synced_at).not.toBeNull();
});

test('when no live source is usable, the answer names the one thing to do', async () => {
  testApp.setConsent(true);
  const usable = source.availability;
  source.availability = async () => ({
    usable: false,
    reason: 'too_old',
    found: '2024.01.01',
    needed: '2026.08.19',
  });
  const user = await testApp.createUser();
  const { run, obstacle } = await answer<Linked>(link(user, 'compte_reel'));
  source.availability = usable;
  expect(run).toBeNull();
  expect(obstacle).toEqual({
    code: 'source_too_old',
    values: { handle: 'compte_reel', found: '2024.01.01', needed: '2026.08.19' },
  });
});

test('why no figures can be collected is told again whenever it is asked', async () => {
  const asked = (as: TestUser, id: string) => testApp.request(`/linked-accounts/${id}/obstacle`, { as });
  const told = (as: TestUser, id: string) => answer<Pick<Linked, 'obstacle'>>(asked(as, id));
  const user = await testApp.createUser({ plan: 'business_starter' });
  const { account, obstacle } = await answer<Linked>(link(user, 'lea.demain'));
  expect(obstacle).toEqual({ code: 'source_not_consented', values: { handle: 'lea.demain' } });
  expect(await told(user, account.id)).toEqual({ obstacle });
  const demo = await answer<Linked>(link(user, 'demo-tom-course'));
  expect(await told(user, demo.account.id)).toEqual({ obstacle: null });
  testApp.setConsent(true);
  expect(await told(user, account.id)).toEqual({ obstacle: null });
  const stranger = await testApp.createUser();
  expect(await refusal(asked(stranger, account.id))).toMatchObject({ code: 'account_not_found' });
});

test('nobody sees the accounts of another user', async () => {
  const [one, other] = [await testApp.createUser(), await testApp.createUser()];
  await answer(link(one, 'demo-lea-cuisine'));
  expect(await list(other)).toEqual([]);
});

test('without a session nothing is listed and nothing is linked', async () => {
  expect(await refusal(testApp.request('/linked-accounts'))).toMatchObject({ status: 401 });
  const call = testApp.request('/linked-accounts', {
    method: 'POST',
    json: { handle: 'demo-lea-cuisine' },
  });
  expect(await refusal(call)).toMatchObject({ status: 401, message: 'Non authentifié' });
});

test('anybody may see the demo creators, and each of them can be linked', async () => {
  const { items } = await answer<{ items: { handle: string; language: string; followers: number }[] }>(
    testApp.request('/demo-creators'),
  );
  expect(items.length).toBe(10);
  expect(items.every(creator => creator.handle.startsWith('demo-') && creator.followers > 0)).toBe(true);
  const user = await testApp.createUser({ plan: 'business_enterprise' });
  for (const { handle } of items) expect((await link(user, handle)).status).toBe(201);
});
