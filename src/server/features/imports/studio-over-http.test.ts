import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobRun, LinkedAccount, Performance } from '#contract/accounts/accounts.ts';
import type { ImportBatch } from '#contract/imports.ts';
import { missingMaterial, recorded } from '#test/sources/recorded-material.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const TABLES = [
  'tiktok_videos',
  'tiktok_video_snapshots',
  'tiktok_accounts',
  'tiktok_account_days',
  'user_tiktok_accounts',
  'profiles',
  'job_runs',
  'import_uploads',
];
const { missing, note } = missingMaterial('studio_export');
const HEAD = '"Date","Video Views","Likes","Humeur"';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW });
});
afterAll(() => testApp.close());

interface Imported {
  batch: ImportBatch | null;
  account: LinkedAccount | null;
  run: JobRun | null;
  preview: {
    days: { figures: number; added: number; updated: number; unchanged: number; from: string; to: string };
    parts: { kind: string; columns: { header: string; as: string | null }[] }[];
    aside: { file: string; columns: string[]; rows: number }[];
  };
}
function send(
  user: TestUser,
  content: string | Uint8Array<ArrayBuffer>,
  query: string,
  name = 'Overview.csv',
) {
  const form = new FormData();
  form.append('file', new File([content], name));
  return testApp.request(`/imports${query}`, { method: 'POST', as: user, body: form });
}
const bring = (user: TestUser, content: string | Uint8Array<ArrayBuffer>, query = '?handle=exemple.fr') =>
  answer<Imported>(send(user, content, query));
const undo = (user: TestUser, id: string | undefined) =>
  testApp.request(`/imports/${id}`, { method: 'DELETE', as: user });

async function everything(user: TestUser): Promise<string> {
  const rows = TABLES.map(table =>
    testApp.app.db.system.rows({
      name: `test-all-${table}`,
      text: `select to_jsonb(t)::text as row from ${table} t where user_id = $1 order by 1`,
      values: [user.userId],
    }),
  );
  return JSON.stringify(await Promise.all(rows));
}
function days(user: TestUser) {
  return testApp.app.db.system.rows<{ day: string; metric: string; value: number }>({
    name: 'test-days',
    text: `select distinct on (day, metric) day::text, metric, value from tiktok_account_days
           where user_id = $1 order by day, metric, observed_at desc`,
    values: [user.userId],
  });
}

test('a table by day shows what was understood, imports, changes nothing a second time, and is undone to the letter', async () => {
  const user = await testApp.createUser();
  const before = await everything(user);
  const text = `\uFEFF${HEAD}\n"November 19","5","-1","bof"\n"November 20","undefined","2","bien"\n`;
  const { preview } = await bring(user, text, '?handle=exemple.fr&dryRun=true');
  expect(preview).toMatchObject({
    days: { figures: 3, added: 3, updated: 0, unchanged: 0, from: '2026-11-19', to: '2026-11-20' },
    aside: [{ file: 'Overview.csv', columns: ['Humeur'], rows: 2 }],
  });
  expect(preview.parts[0]?.columns.map(column => column.as)).toEqual(['date', 'video_views', 'likes', null]);
  expect(await everything(user)).toBe(before);

  const { batch, account } = await bring(user, text);
  expect(batch).toMatchObject({ format: 'studio', day_figures: 3, videos_added: 0 });
  expect(account?.tiktok_username).toBe('exemple.fr');
  expect(await days(user)).toEqual([
    { day: '2026-11-19', metric: 'likes', value: -1 },
    { day: '2026-11-19', metric: 'video_views', value: 5 },
    { day: '2026-11-20', metric: 'likes', value: 2 },
  ]);
  const told = await answer<{ items: object[] }>(
    testApp.request(`/linked-accounts/${account?.id}/days?from=2026-11-20`, { as: user }),
  );
  expect(told.items).toEqual([{ day: '2026-11-20', metric: 'likes', value: 2 }]);
  const kept = await testApp.app.db.system.row<{ kept_aside: object }>({
    name: 'test-aside',
    text: 'select kept_aside from import_batches where user_id = $1',
    values: [user.userId],
  });
  expect(kept?.kept_aside).toMatchObject([
    {
      columns: ['Date', 'Humeur'],
      rows: [
        ['November 19', 'bof'],
        ['November 20', 'bien'],
      ],
    },
  ]);

  const stored = await everything(user);
  const again = await bring(user, text);
  expect(again.batch?.id).toBe(batch?.id);
  expect(again.preview.days).toMatchObject({ added: 0, updated: 0, unchanged: 3 });
  expect(await everything(user)).toBe(stored);

  expect((await undo(user, batch?.id)).status).toBe(200);
  expect(await everything(user)).toBe(before);
});

test('of two exports the one that saw more stands, and undoing it brings the other back', async () => {
  const user = await testApp.createUser();
  await bring(user, `${HEAD}\n"November 18","5","1","x"\n"November 19","9","2","x"\n`);
  const { preview, batch } = await bring(
    user,
    `${HEAD}\n"November 19","12","2","x"\n"November 20","3","0","x"\n`,
  );
  expect(preview.days).toMatchObject({ added: 2, updated: 1, unchanged: 1 });
  const views = async () =>
    (await days(user)).filter(row => row.metric === 'video_views').map(row => row.value);
  expect(await views()).toEqual([5, 12, 3]);
  await undo(user, batch?.id);
  expect(await views()).toEqual([5, 9]);
});

test('a table that names nobody asks for its account', async () => {
  const user = await testApp.createUser();
  expect(await refusal(send(user, `${HEAD}\n"November 18","5","1","x"\n`, ''))).toMatchObject({
    status: 422,
    code: 'import_no_handle',
  });
});

test('a gap between days is refused with the line, in the language of the user', async () => {
  const user = await testApp.createUser();
  const refused = await refusal(
    send(user, `${HEAD}\n"November 17","5","1","x"\n"November 19","5","1","x"\n`, '?handle=x.y'),
  );
  expect(refused).toMatchObject({ status: 422, code: 'import_days_gap', values: { line: 2 } });
  expect(refused.message).toContain('November 17');
});

test('a large « Download your data » waits stripped: nothing private reaches the database', async () => {
  const quiet = await createTestApp({ now: NOW, beside: testApp, workers: 0 });
  try {
    const user = await testApp.createUser();
    const VideoList = Array.from({ length: 1_200 }, (_, index) => ({
      Date: '2025-07-16 10:21:33',
      Link: `https://www.tiktokv.com/share/video/${7527623000473079054n + BigInt(index)}/`,
      Likes: String(index),
      Title: `Publication ${index}`,
      Location: 'CANARI-LIEU',
    }));
    const data = {
      Post: { Posts: { VideoList } },
      'Direct Message': { x: 'CANARI-MESSAGE' },
      'Profile And Settings': {
        'Profile Info': { ProfileMap: { userName: 'exemple.fr', emailAddress: 'canari@example.org' } },
      },
    };
    const form = new FormData();
    form.append('file', new File([JSON.stringify(data)], 'user_data_tiktok.json'));
    const response = await quiet.request('/imports', { method: 'POST', as: user, body: form });
    expect(response.status).toBe(202);
    const { run } = (await response.json()) as Imported;
    const [upload] = await testApp.app.db.system.rows<{ content: Buffer }>({
      name: 'test-upload',
      text: 'select content from import_uploads where user_id = $1',
      values: [user.userId],
    });
    const waiting = upload?.content.toString('utf8') ?? 'CANARI: no upload';
    expect(waiting).toContain('Publication 7');
    expect(waiting).not.toMatch(/canari/i);
    await eventually(async () => {
      const { state } = await answer<JobRun>(testApp.request(`/runs/${run?.id}`, { as: user }));
      expect(state).toBe('done');
    }, 20_000);
    expect(await everything(user)).not.toMatch(/canari/i);
  } finally {
    await quiet.close();
  }
});

test.skipIf(missing)(`recorded exports reach the account’s figures and history${note}`, async () => {
  const user = await testApp.createUser();
  const file = (name: string) => new Uint8Array(readFileSync(recorded('studio_export', name)));
  const { account } = await answer<Imported>(send(user, file('en_US_Content.csv'), '', 'Content.csv'));
  for (const name of ['en_US_Overview.csv', 'en_US_Viewers.csv', 'en_US_FollowerHistory.csv']) {
    await bring(user, file(name), '?handle=haileytupy2.0');
  }
  const sums = await testApp.app.db.system.rows<{ metric: string; n: number; total: number }>({
    name: 'test-day-sums',
    text: `select metric, count(*)::int as n, sum(value)::int8 as total from tiktok_account_days
           where user_id = $1 group by metric order by metric`,
    values: [user.userId],
  });
  const plain = (name: string, column: number) =>
    readFileSync(recorded('studio_export', name), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map(line => line.trim().slice(1, -1).split('","')[column])
      .filter(cell => cell !== 'undefined')
      .map(Number);
  const expected = (metric: string, name: string, column: number) => {
    const values = plain(name, column);
    return { metric, n: values.length, total: values.reduce((total, value) => total + value, 0) };
  };
  expect(sums).toEqual(
    [
      expected('video_views', 'en_US_Overview.csv', 1),
      expected('profile_views', 'en_US_Overview.csv', 2),
      expected('likes', 'en_US_Overview.csv', 3),
      expected('comments', 'en_US_Overview.csv', 4),
      expected('shares', 'en_US_Overview.csv', 5),
      expected('followers', 'en_US_FollowerHistory.csv', 1),
      expected('viewers', 'en_US_Viewers.csv', 1),
      expected('new_viewers', 'en_US_Viewers.csv', 2),
      expected('returning_viewers', 'en_US_Viewers.csv', 3),
    ].toSorted((a, b) => (a.metric < b.metric ? -1 : 1)),
  );
  const told = await answer<Performance>(
    testApp.request(`/linked-accounts/${account?.id}/performance?periodDays=30`, { as: user }),
  );
  expect(told.account.followers).toBe(plain('en_US_FollowerHistory.csv', 1).at(-1));
  expect(told.provenance.followers).toMatchObject({ source: 'studio_file', precision: 'exact', step: 1 });
  expect(told.knownVideos).toBe(13);
});
