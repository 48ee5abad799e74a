import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportAnswer, ImportBatch } from '#contract/imports.ts';
import { tickedPreview } from '#domain/sources/ticked-preview.ts';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { apifyItem, type Item } from '#test/sources/apify-items.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW });
});
afterAll(() => testApp.close());

function send(user: TestUser, content: unknown, query: Record<string, string> = {}, name = 'export.json') {
  const form = new FormData();
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  form.append('file', new File([text], name));
  const path = `/imports?${new URLSearchParams(query).toString()}`;
  return testApp.request(path, { method: 'POST', as: user, body: form });
}
const look = (user: TestUser, content: unknown, query: Record<string, string> = {}) =>
  answer<ImportAnswer>(send(user, content, { ...query, dryRun: 'true' }));
const bring = (user: TestUser, content: unknown, query: Record<string, string> = {}) =>
  answer<ImportAnswer>(send(user, content, query));

const NAMES = [
  'atelier.nadia',
  'jardin.tom',
  'course.lea',
  'pain.karim',
  'vis.ma.vie',
  'sixieme',
  'septieme',
];
const several = (changes: Item = {}) =>
  NAMES.flatMap((handle, account) =>
    Array.from({ length: 3 }, (_, index) =>
      apifyItem(handle, account * 10 + index, { scrapedAt: NOW.toISOString(), ...changes }),
    ),
  );
const accountsOf = async (user: TestUser) =>
  (await answer<{ items: LinkedAccount[] }>(testApp.request('/linked-accounts', { as: user }))).items;
const batchesOf = async (user: TestUser) =>
  (await answer<{ items: ImportBatch[] }>(testApp.request('/imports', { as: user }))).items;

test('a file of many accounts names each with its rows and the places of the plan; the chosen ones come in at once', async () => {
  const user = await testApp.createUser({ plan: 'business_starter' });
  await bring(user, [apifyItem(NAMES[0]!, 0, { scrapedAt: NOW.toISOString() })]);
  const { preview } = await look(user, several());
  expect(preview.places).toBe(4);
  expect(preview.accounts.map(({ username, videos, linked }) => ({ username, videos, linked }))).toEqual(
    NAMES.map((username, index) => ({ username, videos: 3, linked: index === 0 })),
  );
  // Each account has its own dates and first videos: the preview tells those of the ticked ones.
  for (const one of preview.accounts) {
    expect(one.sample).toHaveLength(3);
    expect(one).toMatchObject({ held: { videos: 0 }, unknownViews: 0, days: { figures: 0 } });
    const days = one.sample.map(({ createdAt }) => createdAt).sort();
    expect([one.firstPublishedAt, one.lastPublishedAt]).toEqual([days[0], days.at(-1)]);
  }
  const [first] = preview.accounts;
  const ticked = tickedPreview(preview, preview.accounts.slice(0, 1));
  expect(ticked).toMatchObject({
    videos: 3,
    sample: first?.sample,
    firstPublishedAt: first?.firstPublishedAt,
    lastPublishedAt: first?.lastPublishedAt,
    held: first?.held,
  });
  expect(tickedPreview(preview, [])).toMatchObject({ videos: 0, sample: [], firstPublishedAt: null });
  expect(await refusal(send(user, several()))).toMatchObject({
    status: 422,
    code: 'import_several_accounts',
    values: { handles: NAMES.map(name => `@${name}`).join(', ') },
  });
  expect(await refusal(send(user, several(), { handle: NAMES.join(',') }))).toMatchObject({
    code: 'account_limit_reached',
  });
  expect(await accountsOf(user)).toHaveLength(1);

  const chosen = NAMES.slice(0, 5);
  const { batches, batch } = await bring(user, several(), { handle: chosen.join(',') });
  expect(batches.map(({ username, videos_added }) => [username, videos_added])).toEqual(
    chosen.map((name, index) => [name, index === 0 ? 2 : 3]),
  );
  expect(batch).toEqual(batches[0]);
  expect((await accountsOf(user)).map(one => one.tiktok_username).toSorted()).toEqual(chosen.toSorted());
  // Each account's part can be undone by itself.
  await answer(testApp.request(`/imports/${batches[4]?.id}`, { method: 'DELETE', as: user }));
  expect((await accountsOf(user)).map(one => one.tiktok_username)).not.toContain(chosen[4]);
  expect(await accountsOf(user)).toHaveLength(4);
});

test('an account of a file that is not in it is refused by name, and nothing comes in', async () => {
  const user = await testApp.createUser({ plan: 'business_starter' });
  expect(await refusal(send(user, several(), { handle: `${NAMES[0]},inconnue` }))).toMatchObject({
    code: 'import_handle_mismatch',
    values: { expected: 'inconnue' },
  });
  expect(await accountsOf(user)).toEqual([]);
});

test('a file without a usable row is refused with its reasons, and links nothing', async () => {
  const user = await testApp.createUser();
  const rows = [
    apifyItem('atelier.nadia', 0, { playCount: 'beaucoup' }),
    { url: 'x', error: 'Not found' },
    apifyItem('atelier.nadia', 1, { playCount: 'beaucoup' }),
  ];
  expect(await refusal(send(user, rows))).toMatchObject({
    status: 422,
    code: 'import_no_usable_row',
    values: { count: 3, reasons: 'bad_views:2 error_item:1' },
  });
  const gender = '"Gender","Distribution"\n"Female","0.59"\n"Male","0.41"\n';
  expect(await refusal(send(user, gender, { handle: 'atelier.nadia' }, 'FollowerGender.csv'))).toMatchObject({
    status: 422,
    code: 'import_no_videos',
  });
  expect(await accountsOf(user)).toEqual([]);
  expect(await batchesOf(user)).toEqual([]);
});

test('an import leaves the primary account what it was', async () => {
  const user = await testApp.createUser({ plan: 'business_starter' });
  await testApp.request('/linked-accounts', {
    method: 'POST',
    as: user,
    json: { handle: 'demo-lea-cuisine' },
  });
  const before = await answer<{ profile: object }>(testApp.request('/me', { as: user }));
  await bring(user, [apifyItem('atelier.nadia', 0)]);
  expect((await accountsOf(user)).filter(one => one.is_primary).map(one => one.tiktok_username)).toEqual([
    'demo-lea-cuisine',
  ]);
  const after = await answer<{ profile: object }>(testApp.request('/me', { as: user }));
  expect(after.profile).toEqual(before.profile);
});

test('a mistyped @ without data gives its place to one’s own file, when one agrees', async () => {
  const user = await testApp.createUser();
  await testApp.request('/linked-accounts', {
    method: 'POST',
    as: user,
    json: { handle: 'ateliet.nadia' },
  });
  const file = [apifyItem('atelier.nadia', 0)];
  const { preview } = await look(user, file);
  expect(preview).toMatchObject({ takesPlaceOf: 'ateliet.nadia', places: 0 });
  expect(await refusal(send(user, file))).toMatchObject({ status: 403, code: 'account_limit_reached' });
  const { account } = await bring(user, file, { takesPlaceOf: 'ateliet.nadia' });
  expect(account).toMatchObject({ tiktok_username: 'atelier.nadia', is_primary: true });
  expect(await accountsOf(user)).toHaveLength(1);
  const { profile } = await answer<{ profile: { tiktok_handle: string } }>(
    testApp.request('/me', { as: user }),
  );
  expect(profile.tiktok_handle).toBe('atelier.nadia');
  // An account that holds data is never replaced.
  expect(
    await refusal(
      send(user, [apifyItem('jardin.tom', 0)], { dryRun: 'true', takesPlaceOf: 'atelier.nadia' }),
    ),
  ).toMatchObject({ code: 'account_limit_reached' });
});
