import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportAnswer, ImportBatch } from '#contract/imports.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HANDLE = 'exemple.fr';
const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20'];

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW });
});
afterAll(() => testApp.close());

interface Said {
  columns?: { file?: string; header: string; as: string | null }[];
  dateOrder?: string;
}
function send(
  user: TestUser,
  text: string,
  said: Said | string | null,
  { dryRun = false, name = 'Overview.csv' } = {},
) {
  const form = new FormData();
  form.append('file', new File([text], name));
  const columns = (typeof said === 'object' ? (said?.columns ?? []) : []).map(column => ({
    file: name,
    ...column,
  }));
  if (said !== null)
    form.append('choice', typeof said === 'string' ? said : JSON.stringify({ ...said, columns }));
  const path = `/imports?handle=${HANDLE}${dryRun ? '&dryRun=true' : ''}`;
  return testApp.request(path, { method: 'POST', as: user, body: form });
}
const look = (user: TestUser, text: string, said: Said | null, name?: string) =>
  answer<ImportAnswer>(send(user, text, said, { dryRun: true, ...(name === undefined ? {} : { name }) }));
const bring = (user: TestUser, text: string, said: Said | null) =>
  answer<ImportAnswer>(send(user, text, said));
const table = (header: string, rows: string[]) => [header, ...rows].join('\n');
const standing = async (user: TestUser) =>
  testApp.app.db.system.rows<{ day: string; metric: string; value: number }>({
    name: 'test-chosen-days',
    text: `select day::text, metric, value from tiktok_account_days where user_id = $1 order by day, metric`,
    values: [user.userId],
  });

const OWN = table(
  'Jour,Vues vidéo,Réactions,Humeur',
  DAYS.map((day, index) => `${day},${100 + index},${index},bof`),
);

test('columns that nobody knows are named, and become what a person says they are', async () => {
  const user = await testApp.createUser();
  const file = table('Jour,Regards,Coeurs,Humeur', ['2026-11-18,100,5,bof', '2026-11-19,101,6,bien']);
  expect(await refusal(send(user, file, null, { dryRun: true }))).toMatchObject({
    status: 422,
    code: 'import_unknown_columns',
    values: { file: 'Overview.csv', columns: 'Jour\nRegards\nCoeurs\nHumeur' },
  });
  const said = {
    columns: [
      { header: 'Jour', as: 'date' },
      { header: 'Regards', as: 'video_views' },
      { header: 'Coeurs', as: 'likes' },
    ],
  };
  const { preview } = await look(user, file, said);
  expect(preview.parts).toMatchObject([
    {
      kind: 'overview',
      choosable: true,
      from: '2026-11-18',
      to: '2026-11-19',
      columns: [
        { header: 'Jour', as: 'date', example: '2026-11-18' },
        { header: 'Regards', as: 'video_views', example: '100' },
        { header: 'Coeurs', as: 'likes', example: '5' },
        { header: 'Humeur', as: null, example: 'bof' },
      ],
    },
  ]);
  expect(preview.days).toMatchObject({ figures: 4, added: 4 });
  expect(preview.aside).toMatchObject([{ columns: ['Humeur'] }]);
  expect(await standing(user)).toEqual([]);

  const { batch } = await bring(user, file, said);
  expect(batch).toMatchObject({ day_figures: 4, chosen_columns: 3 });
  expect(await standing(user)).toEqual([
    { day: '2026-11-18', metric: 'likes', value: 5 },
    { day: '2026-11-18', metric: 'video_views', value: 100 },
    { day: '2026-11-19', metric: 'likes', value: 6 },
    { day: '2026-11-19', metric: 'video_views', value: 101 },
  ]);
  const kept = await testApp.app.db.system.row<{ reading: object }>({
    name: 'test-chosen-kept',
    text: 'select reading from import_batches where user_id = $1',
    values: [user.userId],
  });
  expect(kept?.reading).toEqual({
    columns: said.columns.map(column => ({ file: 'Overview.csv', ...column })),
    dateOrder: null,
    readAt: null,
    replacesNewer: false,
  });
});

test('a column that was taken for something can be another thing, or be left aside', async () => {
  const user = await testApp.createUser();
  const file = table('Date,Video Views,Likes,Comments', ['2026-11-18,100,5,7', '2026-11-19,101,6,8']);
  const { preview: asRead } = await look(user, file, null);
  expect(asRead.parts[0]?.columns.map(({ as }) => as)).toEqual(['date', 'video_views', 'likes', 'comments']);
  const { preview } = await look(user, file, {
    columns: [
      { header: 'Likes', as: null },
      { header: 'Comments', as: 'likes' },
    ],
  });
  expect(preview.parts[0]?.columns.map(({ as }) => as)).toEqual(['date', 'video_views', null, 'likes']);
  expect(preview.aside).toMatchObject([{ columns: ['Likes'] }]);
});

test('what is said goes through the same checks as what is read', async () => {
  const user = await testApp.createUser();
  // A column of words holds no numbers, whatever it is declared as.
  const { preview } = await look(user, OWN, {
    columns: [
      { header: 'Jour', as: 'date' },
      { header: 'Humeur', as: 'likes' },
    ],
  });
  expect(preview.rejected).toEqual([2, 3, 4].map(row => ({ row, reason: 'bad_number' })));
  const doubled = {
    columns: [
      { header: 'Jour', as: 'date' },
      ...['Vues vidéo', 'Réactions'].map(header => ({ header, as: 'video_views' })),
    ],
  };
  expect(await refusal(send(user, OWN, doubled))).toMatchObject({
    code: 'import_columns_doubled',
    values: { columns: 'Vues vidéo, Réactions' },
  });
  const undated = { columns: [{ header: 'Jour', as: null }] };
  expect(await refusal(send(user, OWN, undated))).toMatchObject({ code: 'import_unknown_columns' });
  for (const said of ['{', '[]', '{"columns":[{"file":"a","header":"b","as":"owner"}]}', '{"x":1}']) {
    expect(await refusal(send(user, OWN, said))).toMatchObject({ status: 422, code: 'import_bad_choice' });
  }
  expect(await standing(user)).toEqual([]);
});

test('dates that can be read in two ways are asked about; what is said stands', async () => {
  const user = await testApp.createUser();
  const file = table('Date,Video Views', ['02/03/2026,100', '05/06/2026,101']);
  expect(await refusal(send(user, file, null, { dryRun: true }))).toMatchObject({
    status: 422,
    code: 'import_date_order',
    values: { file: 'Overview.csv', line: 2, text: '02/03/2026' },
  });
  const days = async (dateOrder: string) => {
    const { preview } = await look(user, file, { dateOrder });
    expect(preview.dateOrder).toBe(dateOrder);
    return [preview.days.from, preview.days.to];
  };
  expect(await days('day_first')).toEqual(['2026-03-02', '2026-06-05']);
  expect(await days('month_first')).toEqual(['2026-02-03', '2026-05-06']);
  // Only one order fits: the user is not asked, and the preview states it.
  const { preview } = await look(user, table('Date,Video Views', ['12/11/2026,1', '13/11/2026,2']), null);
  expect(preview).toMatchObject({ dateOrder: 'day_first', days: { from: '2026-11-12', to: '2026-11-13' } });
});

test('values that differ from what stands are shown before anything is saved', async () => {
  const user = await testApp.createUser();
  const first = table('Date,Video Views,Likes', ['2026-11-18,100,5', '2026-11-19,101,6']);
  await bring(user, first, null);
  const { preview: same } = await look(user, table('Date,Video Views', ['2026-11-18,100']), null);
  expect(same.conflicts).toEqual({ count: 0, items: [] });
  const other = table('Date,Video Views,Likes', ['2026-11-18,100,9', '2026-11-19,150,6', '2026-11-20,1,1']);
  const { preview } = await look(user, other, null);
  expect(preview.conflicts).toEqual({
    count: 2,
    items: [
      { of: '2026-11-18', title: null, field: 'likes', standing: 5, value: 9, replaces: true },
      { of: '2026-11-19', title: null, field: 'video_views', standing: 101, value: 150, replaces: true },
    ],
  });
  expect((await standing(user)).length).toBe(4);
  const older = table('Date,Video Views', ['2026-11-18,77']);
  expect((await look(user, older, null)).preview.conflicts.items).toMatchObject([
    { value: 77, replaces: false },
  ]);
});

test('the same file read another way is another import, and each can be undone', async () => {
  const user = await testApp.createUser();
  const file = table('Date,Video Views,Likes', ['2026-11-18,100,5']);
  const plain = await bring(user, file, null);
  const again = await bring(user, file, null);
  expect(again.batch?.id).toBe(plain.batch?.id);
  const said = { columns: [{ header: 'Likes', as: 'comments' }] };
  const chosen = await bring(user, file, said);
  expect(chosen.batch?.id).not.toBe(plain.batch?.id);
  expect((await bring(user, file, said)).batch?.id).toBe(chosen.batch?.id);
  await answer<ImportBatch>(testApp.request(`/imports/${chosen.batch?.id}`, { method: 'DELETE', as: user }));
  expect(await standing(user)).toEqual([
    { day: '2026-11-18', metric: 'likes', value: 5 },
    { day: '2026-11-18', metric: 'video_views', value: 100 },
  ]);
});

test('a large table waits with what was said of it, and is read that way', async () => {
  const user = await testApp.createUser();
  const id = (index: number) => ((BigInt(Date.UTC(2026, 9, 1) / 1000 - index * 60) << 32n) + 1n).toString();
  const file = table(
    'Adresse,Regards,Jour',
    Array.from(
      { length: 1_200 },
      (_, index) => `https://www.tiktok.com/@${HANDLE}/video/${id(index)},${index},2026-11-20`,
    ),
  );
  const said = {
    columns: [
      { header: 'Adresse', as: 'link' },
      { header: 'Regards', as: 'video_views' },
      { header: 'Jour', as: 'date' },
    ],
  };
  const { run, preview } = await bring(user, file, said);
  expect(preview).toMatchObject({ videos: 1_200, added: 1_200 });
  for (let tries = 0; tries < 100; tries += 1) {
    const { state } = await answer<{ state: string }>(testApp.request(`/runs/${run?.id}`, { as: user }));
    if (state === 'done') break;
    expect(['queued', 'running']).toContain(state);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  const { items } = await answer<{ items: ImportBatch[] }>(testApp.request('/imports', { as: user }));
  expect(items).toMatchObject([{ videos_added: 1_200, chosen_columns: 3 }]);
});
