import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BinnedAccount, LinkedAccount } from '#contract/accounts/accounts.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';
import { emptyBin } from './bin.ts';
import { BINNED_TABLES } from './bin.queries.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;

beforeAll(async () => {
  testApp = await createTestApp();
  scene = createScene(testApp);
});
afterAll(() => testApp.close());

const remove = ({ user }: Person, id: string) =>
  testApp.request(`/linked-accounts/${id}`, { method: 'DELETE', as: user });
const restore = ({ user }: Person, id: string) =>
  testApp.request(`/linked-accounts/bin/${id}/restore`, { method: 'POST', as: user });
const binOf = async ({ user }: Person) =>
  (await answer<{ items: BinnedAccount[] }>(testApp.request('/linked-accounts/bin', { as: user }))).items;

/** A demo creator, and a second account that came with a file, whose import changed some rows twice. */
async function withImported(): Promise<Person & { secondId: string; handle: string }> {
  const person = await scene.linked('demo-lea-cuisine', 'business_starter');
  await scene.ended(person, person.firstRun);
  const handle = `atelier_${Math.floor(Math.random() * 1e8)}`;
  for (const plays of [1_000, 1_400]) {
    const form = new FormData();
    form.append('file', new File([JSON.stringify(items(handle, plays))], 'export.json'));
    const imported = await testApp.request('/imports', { method: 'POST', as: person.user, body: form });
    expect(imported.status).toBe(201);
  }
  const accounts = await scene.accounts(person);
  const second = accounts.find(account => account.tiktok_username === handle);
  const first = accounts.find(account => account.is_demo);
  if (!second || !first) throw new Error('The file linked no account');
  if (second.is_primary) {
    const json = { is_primary: true };
    await testApp.request(`/linked-accounts/${first.id}`, { method: 'PATCH', as: person.user, json });
  }
  return { ...person, secondId: second.id, handle };
}

function items(handle: string, plays: number) {
  return Array.from({ length: 40 }, (_, index) => ({
    id: String(7_400_000_000_000_000_000n + BigInt(index) * 4_294_967_296n),
    text: `Vidéo ${index} « été » 🌞`,
    createTimeISO: new Date(Date.now() - (index + 1) * 86_400_000).toISOString(),
    authorMeta: { name: handle, fans: 5_300 },
    webVideoUrl: `https://www.tiktok.com/@${handle}/video/${7_400_000_000_000_000_000n + BigInt(index) * 4_294_967_296n}`,
    playCount: plays + index,
    diggCount: 90,
    shareCount: 6,
    commentCount: 4,
  }));
}

/** Every row of the user in every table that the bin knows of, to the letter. */
async function rowsOf({ user }: Person): Promise<string> {
  const dumps = [];
  for (const table of BINNED_TABLES) {
    const text = `select to_jsonb(t)::text as row from ${table} t where user_id = $1 order by 1`;
    const rows = await testApp.app.db.system.rows<{ row: string }>({
      name: `test-bin-${table}`,
      text,
      values: [user.userId],
    });
    dumps.push(`${table}: ${rows.length}`, ...rows.map(({ row }) => row));
  }
  return dumps.join('\n');
}

test('a deleted account waits in the bin and comes back to the letter', async () => {
  const person = await withImported();
  const before = await rowsOf(person);
  expect((await remove(person, person.secondId)).status).toBe(204);
  expect(await rowsOf(person)).not.toBe(before);
  const [entry] = await binOf(person);
  expect(entry).toMatchObject({ tiktok_username: person.handle, videos: 40 });
  expect(Date.parse(entry?.expires_at ?? '') - Date.parse(entry?.deleted_at ?? '')).toBe(30 * 86_400_000);

  const account = await answer<LinkedAccount>(restore(person, entry?.id ?? ''));
  expect(account).toMatchObject({ id: person.secondId, tiktok_username: person.handle, is_primary: false });
  expect(await rowsOf(person)).toBe(before);
  expect(await binOf(person)).toEqual([]);
  expect(await refusal(restore(person, entry?.id ?? ''))).toMatchObject({ code: 'bin_entry_not_found' });
});

test('deleting and taking back again and again changes nothing', async () => {
  const person = await withImported();
  const before = await rowsOf(person);
  for (let round = 0; round < 3; round += 1) {
    await remove(person, person.secondId);
    const [entry] = await binOf(person);
    await answer(restore(person, entry?.id ?? ''));
  }
  expect(await rowsOf(person)).toBe(before);
});

test('a class of hook that was corrected outlives the bin: reports of the video go by it meanwhile', async () => {
  const person = await withImported();
  const id = '7400000000000000000';
  const correct = () =>
    testApp.request(`/videos/${id}/hook-class`, {
      method: 'PUT',
      as: person.user,
      json: { kind: 'story' },
    });
  const corrected = await answer<{ corrected_at: string }>(correct());
  await remove(person, person.secondId);
  expect(await refusal(correct())).toMatchObject({ status: 404, code: 'video_not_found' });
  const [entry] = await binOf(person);
  await answer(restore(person, entry?.id ?? ''));
  expect(await answer(correct())).toMatchObject({ kind: 'story', corrected_at: corrected.corrected_at });
});

test('many who take it back at once take it back once', async () => {
  const person = await withImported();
  const before = await rowsOf(person);
  await remove(person, person.secondId);
  const [entry] = await binOf(person);
  const answers = await Promise.all(Array.from({ length: 10 }, () => restore(person, entry?.id ?? '')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array<number>(9).fill(404),
  ]);
  expect(await rowsOf(person)).toBe(before);
});

test('an account linked anew, or a plan without a free place, keeps the bin as it is', async () => {
  const person = await withImported();
  await remove(person, person.secondId);
  const [entry] = await binOf(person);
  await scene.link(person.user, person.handle);
  expect(await refusal(restore(person, entry?.id ?? ''))).toMatchObject({
    status: 409,
    code: 'account_already_linked',
  });

  const other = await withImported();
  await remove(other, other.secondId);
  await testApp.app.db.system.run({
    name: 'test-bin-free',
    text: `update profiles set plan_type = 'freemium' where user_id = $1`,
    values: [other.user.userId],
  });
  await scene.link(other.user, 'compte_a_moi');
  const [waiting] = await binOf(other);
  expect(await refusal(restore(other, waiting?.id ?? ''))).toMatchObject({
    status: 403,
    code: 'account_limit_reached',
  });
  expect(await binOf(other)).toEqual([waiting]);
});

test('what is erased, or thirty days old, is gone for good', async () => {
  const person = await withImported();
  await remove(person, person.secondId);
  const [entry] = await binOf(person);
  const erased = await testApp.request(`/linked-accounts/bin/${entry?.id}`, {
    method: 'DELETE',
    as: person.user,
  });
  expect(erased.status).toBe(204);
  expect(await refusal(restore(person, entry?.id ?? ''))).toMatchObject({ code: 'bin_entry_not_found' });

  const other = await withImported();
  await remove(other, other.secondId);
  const [waiting] = await binOf(other);
  testApp.setNow(new Date(Date.parse(waiting?.expires_at ?? '') + 1_000));
  try {
    expect(await binOf(other)).toEqual([]);
    expect(await refusal(restore(other, waiting?.id ?? ''))).toMatchObject({ code: 'bin_entry_not_found' });
    expect(await emptyBin(testApp.app)).toBeGreaterThan(0);
  } finally {
    testApp.setNow(new Date());
  }
  expect(await binOf(other)).toEqual([]);
});

test('whatever hangs on an account, its videos or its imports goes into the bin with it, or is let go on purpose', async () => {
  const LET_GO = ['import_uploads', 'tiktok_trips'];
  const hanging = await testApp.app.db.system.rows<{ name: string }>({
    name: 'test-bin-hanging',
    text: `select distinct c.conrelid::regclass::text as name from pg_constraint c
           join pg_class child on child.oid = c.conrelid
           where c.contype = 'f' and not child.relispartition
             and c.confrelid = any ('{user_tiktok_accounts, import_batches, tiktok_videos, job_runs}'::regclass[])
           order by 1`,
  });
  expect(hanging.map(({ name }) => name).filter(name => !LET_GO.includes(name))).toEqual(
    BINNED_TABLES.filter(name => hanging.some(table => table.name === name)).toSorted(),
  );
});
