import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPORT_METHOD } from '#domain/account-reports/report.ts';
import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import type { ArchiveCounts } from '#contract/archive.ts';
import {
  changed,
  dataOf,
  exported,
  rowsOf as rowsIn,
  sql,
  upload,
  withArchive,
  zipped,
} from '#test/scenes/archive-scene.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import type { Manifest } from '../format/archive-names.ts';

let testApp: TestApp;
let files: Map<string, string>;
beforeAll(async () => {
  testApp = await createTestApp();
  ({ files } = await withArchive(testApp));
});
afterAll(() => testApp.close());

const rowsOf = (name: string) => rowsIn(files, name);

describe('an archive in a fresh installation', () => {
  let fresh: TestApp;
  let newcomer: TestUser;
  beforeAll(async () => {
    fresh = await createTestApp({ workers: 0 });
    newcomer = await fresh.createUser({ plan: 'business_pro' });
  });
  afterAll(() => fresh.close());

  test('is previewed truly, imported once, and exported again to the letter', async () => {
    const bytes = await zipped(files);
    const before = JSON.stringify(await sql(fresh, 'select * from profiles'));
    const preview = await answer<ArchiveCounts>(upload(fresh, newcomer, bytes, '?dryRun=true&profile=true'));
    expect(JSON.stringify(await sql(fresh, 'select * from profiles'))).toBe(before);
    expect(await sql(fresh, 'select * from tiktok_videos')).toEqual([]);

    const done = await answer<ArchiveCounts>(upload(fresh, newcomer, bytes, '?profile=true'));
    expect(done).toEqual(preview);
    expect(done.videos).toEqual({ added: rowsOf('videos').length, present: 0 });
    expect(done.accounts).toEqual({ added: 2, present: 0, withoutPlace: [] });

    expect(dataOf(await exported(fresh, newcomer))).toEqual(dataOf(files));
    const again = await answer<ArchiveCounts>(upload(fresh, newcomer, bytes, '?profile=true'));
    const { profile: _, exported_at: __, ...tallies } = again;
    expect(Object.values(tallies).map(tally => tally.added)).toEqual(Object.values(tallies).map(() => 0));
    expect(dataOf(await exported(fresh, newcomer))).toEqual(dataOf(files));
  });

  test('can still have its imports undone', async () => {
    // The archive includes what each file stated: without it, undoing one import could not restore the values of
    // another.
    const said = rowsOf('import-changes').map(row => row['brought']);
    expect(said.length).toBeGreaterThan(0);
    for (const brought of said) expect(brought).toMatchObject({ source: expect.any(String) });
    const { items } = await answer<{ items: { id: string }[] }>(fresh.request('/imports', { as: newcomer }));
    const count = async () =>
      (await sql(fresh, 'select count(*) as n from tiktok_videos'))[0]?.['n'] as number;
    const before = await count();
    for (const { id } of items)
      await answer(fresh.request(`/imports/${id}`, { method: 'DELETE', as: newcomer }));
    expect(await count()).toBe(before - 2);
  });

  test('brings reports back under the caller’s own account: they are computed again to the byte', async () => {
    const { items } = await answer<{ items: ReportSummary[] }>(
      fresh.request('/account-reports', { as: newcomer }),
    );
    expect(items.map(({ version }) => version)).toEqual([2, 1]);
    expect(items.map(({ sha256 }) => sha256)).toEqual(
      rowsOf('account-reports')
        .map(row => row['sha256'])
        .toReversed(),
    );
    for (const { id } of items) {
      expect(await answer(fresh.request(`/account-reports/${id}/check`, { as: newcomer }))).toMatchObject({
        outcome: 'identical',
      });
    }
  });

  test('gives a report that comes back the next number where its own is taken', async () => {
    const someone = await fresh.createUser({ plan: 'business_pro' });
    await answer(upload(fresh, someone, await zipped(files)));
    const list = async () =>
      (await answer<{ items: ReportSummary[] }>(fresh.request('/account-reports', { as: someone }))).items;
    const [, oldest] = await list();
    await fresh.request(`/account-reports/${oldest?.id}`, { method: 'DELETE', as: someone });
    const again = await answer<ArchiveCounts>(upload(fresh, someone, await zipped(files)));
    expect(again.accountReports).toEqual({ added: 1, present: 1, withoutAccount: 0 });
    expect((await list()).map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([2, 3]);
  });

  test('brings back a report of the method before, as it was; its check says that it is of another method', async () => {
    const someone = await fresh.createUser({ plan: 'business_pro' });
    const [first = {}, ...rest] = rowsOf('account-reports') as Record<string, string>[];
    const { content = '' } = first;
    const before = JSON.parse(content) as Record<string, unknown>;
    const lift = {
      pattern: 'pain',
      videoIds: [],
      n: 9,
      known: true,
      without: 20,
      verdict: 'winner',
      p: 0.01,
    };
    const found = { ...lift, factor: 1.6, low: 1.1, high: 2.2, level: 0.9 };
    const earlier = JSON.stringify({
      ...before,
      method: 1,
      lifts: [
        {
          family: 'hashtag',
          metric: 'views',
          leftOut: 0,
          result: { known: true, lifts: [found], tested: 1, n: 29 },
        },
      ],
      posting: { known: false, reason: 'too_few_videos', n: 12, needed: 30 },
    });
    const sha256 = createHash('sha256').update(earlier).digest('hex');
    const rows = [{ ...first, method: 1, content: earlier, sha256 }, ...rest];
    const lines = rows.map(row => JSON.stringify(row)).join(',\n');
    await answer(
      upload(fresh, someone, await zipped(changed(files, 'data/account-reports.json', `[\n${lines}\n]\n`))),
    );
    const { items } = await answer<{ items: ReportSummary[] }>(
      fresh.request('/account-reports', { as: someone }),
    );
    const kept = items.find(item => item.sha256 === sha256);
    const { report } = await answer<{ report: unknown }>(
      fresh.request(`/account-reports/${kept?.id}`, { as: someone }),
    );
    expect(report).toMatchObject({ method: 1, lifts: [{ result: { lifts: [found] } }], posting: { n: 12 } });
    expect(await answer(fresh.request(`/account-reports/${kept?.id}/check`, { as: someone }))).toMatchObject({
      outcome: 'other_method',
    });
  });

  test('links as many accounts as the plan has places for, and says which it has not', async () => {
    const modest = await fresh.createUser({ plan: 'freemium' });
    await answer(
      fresh.request('/linked-accounts', { method: 'POST', as: modest, json: { handle: 'tom.test' } }),
    );
    const counts = await answer<ArchiveCounts>(upload(fresh, modest, await zipped(files)));
    expect(counts.accounts).toEqual({ added: 1, present: 0, withoutPlace: ['marie.cuisine'] });
    expect(counts.videos.added).toBe(rowsOf('videos').length);
  });

  test('counts the reports of an account that is not linked as left out, and brings them once it is', async () => {
    const person = await fresh.createUser({ plan: 'business_pro' });
    const reduced = await zipped(changed(files, 'data/linked-accounts.json', '[\n]\n'));
    const first = await answer<ArchiveCounts>(upload(fresh, person, reduced));
    const left = [rowsOf('account-reports').length, rowsOf('report-schedules').length];
    expect([first.accountReports.withoutAccount, first.reportSchedules.withoutAccount]).toEqual(left);
    const then = await answer<ArchiveCounts>(upload(fresh, person, await zipped(files)));
    expect([then.accountReports.added, then.reportSchedules.added]).toEqual(left);
  });

  test('writes under the caller’s name alone, whatever a row says', async () => {
    const stranger = await fresh.createUser({ plan: 'business_pro' });
    const [profile] = rowsOf('profile');
    const forged = changed(
      files,
      'data/profile.json',
      `[\n${JSON.stringify({ ...profile, user_id: newcomer.userId })}\n]\n`,
    );
    expect(await refusal(upload(fresh, stranger, await zipped(forged), '?profile=true'))).toMatchObject({
      code: 'archive_bad_row',
      values: { name: 'data/profile.json', row: 1, field: 'user_id' },
    });
    const others = () =>
      sql(fresh, 'select * from tiktok_videos where user_id <> $1 order by user_id, id', [stranger.userId]);
    const before = JSON.stringify(await others());
    await answer(upload(fresh, stranger, await zipped(files)));
    expect(JSON.stringify(await others())).toBe(before);
  });
});

describe('refused as a whole, with nothing kept, is', () => {
  const nothingCame = async (as: TestUser) => {
    for (const table of [
      'tiktok_videos',
      'user_tiktok_accounts',
      'import_batches',
      'tiktok_accounts',
      'job_runs',
    ]) {
      expect(await sql(testApp, `select * from ${table} where user_id = $1`, [as.userId])).toEqual([]);
    }
  };
  const refused = async (bytes: Buffer) => {
    const someone = await testApp.createUser({ plan: 'business_pro' });
    const answered = await refusal(upload(testApp, someone, bytes));
    await nothingCame(someone);
    return answered;
  };
  const video = (change: object) => {
    const rows = rowsOf('videos');
    const lines = rows.map((row, index) =>
      JSON.stringify(index === rows.length - 1 ? { ...row, ...change } : row),
    );
    return changed(files, 'data/videos.json', `[\n${lines.join(',\n')}\n]\n`);
  };

  test('what is no ZIP', async () => {
    expect((await refused(Buffer.from('hello'))).code).toBe('archive_not_zip');
    expect((await refused(Buffer.alloc(0))).code).toBe('archive_not_zip');
    const whole = await zipped(files);
    expect((await refused(whole.subarray(0, whole.length / 2))).code).toBe('archive_not_zip');
  });

  test('a ZIP of something else, and one without a part of its data', async () => {
    expect((await refused(await zipped(new Map()))).code).toBe('archive_not_ours');
    const less = new Map(files);
    less.delete('data/videos.json');
    expect(await refused(await zipped(less))).toMatchObject({
      code: 'archive_not_ours',
      values: { name: 'data/videos.json' },
    });
  });

  test('an archive of a newer version', async () => {
    const manifest = { ...(JSON.parse(files.get('manifest.json') ?? '') as Manifest), version: 2 };
    const newer = new Map(files).set('manifest.json', JSON.stringify(manifest));
    expect((await refused(await zipped(newer))).code).toBe('archive_newer');
  });

  test.each([
    '../../etc/passwd',
    '/etc/passwd',
    'C:\\windows',
    'data\\videos.json',
    'data/../../x',
    'evil.sh',
  ])('an entry named %s', async name => {
    // The ZIP library refuses to write such names: they are patched in afterwards, at the same length.
    const stand = 'x'.repeat(name.length);
    const bytes = await zipped(new Map([...files, [stand, 'boo']]));
    const text = bytes.toString('latin1').replaceAll(stand, name);
    expect((await refused(Buffer.from(text, 'latin1'))).code).toBe('archive_unsafe');
  });

  test('a symbolic link', async () => {
    expect((await refused(await zipped(files, 0o120777))).code).toBe('archive_unsafe');
  });

  test('a file that grows more than a hundredfold', async () => {
    const bomb = new Map(files).set('data/videos.csv', '0'.repeat(20 * 1024 * 1024));
    expect((await refused(await zipped(bomb))).code).toBe('archive_unsafe');
  });

  test('the same name twice', async () => {
    // Written under a name of the same length, then renamed.
    const bytes = await zipped(new Map([...files, ['data/zideos.json', '[]\n']]));
    const text = bytes.toString('latin1').replaceAll('data/zideos.json', 'data/videos.json');
    expect((await refused(Buffer.from(text, 'latin1'))).code).toBe('archive_unsafe');
  });

  test('a file that is not what the list of contents says', async () => {
    const touched = new Map(files).set(
      'data/videos.json',
      (files.get('data/videos.json') ?? '').replace('"view_count":', '"view_count": '),
    );
    expect(await refused(await zipped(touched))).toMatchObject({
      code: 'archive_damaged',
      values: { name: 'data/videos.json' },
    });
  });

  test.each([
    ['view_count', { view_count: -1 }],
    ['view_count', { view_count: '12' }],
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: 'https://example.org/@a/video/1' }],
    ['observed_at', { observed_at: '2999-01-01T00:00:00.000000Z' }],
    ['source', { source: 'guessed' }],
    ['id', { id: "1'; drop table tiktok_videos;--" }],
    ['description', { description: 'a\0b' }],
    ['user_id', { user_id: '00000000-0000-4000-8000-000000000000' }],
    ['import_batch_id', { import_batch_id: '00000000-0000-4000-8000-000000000000' }],
  ])('a last row whose %s is %j', async (field, change) => {
    expect(await refused(await zipped(video(change)))).toMatchObject({
      code: 'archive_bad_row',
      values: { name: 'data/videos.json', row: rowsOf('videos').length, field },
    });
  });

  describe('a report', () => {
    const report = (change: (row: Record<string, string>) => object) => {
      const [first = {}, second] = rowsOf('account-reports') as Record<string, string>[];
      const lines = [second, { ...first, ...change(first) }].map(row => JSON.stringify(row));
      return changed(files, 'data/account-reports.json', `[\n${lines.join(',\n')}\n]\n`);
    };
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const inData = (change: (data: Record<string, unknown>) => object) => (row: Record<string, string>) => {
      const data = JSON.parse(row['data'] ?? '') as Record<string, unknown>;
      return { data: JSON.stringify({ ...data, ...change(data) }) };
    };

    test.each([
      [
        'sha256',
        'content was touched',
        ({ content = '' }) => ({ content: content.replace('"days":30', '"days":31') }),
      ],
      [
        'content',
        'content was touched together with its hash',
        ({ content = '' }) => {
          const touched = content.replace(/"later":\d+/, '"later":99000000');
          return { content: touched, sha256: sha256(touched) };
        },
      ],
      ['content', 'data give another one', inData(() => ({ knownVideos: 99_000 }))],
      [
        'data',
        'data hold a link to elsewhere',
        inData(data => ({ videos: [{ ...(data['videos'] as object[])[0], url: 'javascript:alert(1)' }] })),
      ],
      [
        'data',
        'captions hold more hashtags than anybody would write',
        inData(data => ({
          videos: (data['videos'] as object[]).map(video => ({ ...video, caption: '#a'.repeat(5_000) })),
        })),
      ],
      ['data', 'data name an unknown time zone', inData(() => ({ timeZone: 'Mars/Olympus' }))],
      ['data', 'data have a field too many', inData(() => ({ user_id: 'x' }))],
      ['data', 'data are written otherwise', ({ data = '' }) => ({ data: ` ${data}` })],
      ['data', 'data are no JSON', () => ({ data: '{' })],
      ['views', 'list shows other views', () => ({ views: 1 })],
      ['method', 'method is not known', () => ({ method: REPORT_METHOD + 1 })],
      ['username', 'account is another', () => ({ username: 'marie.cuisine' })],
      ['made_at', 'instant is another', () => ({ made_at: '2026-01-01T00:00:00.000000Z' })],
    ] as [string, string, (row: Record<string, string>) => object][])(
      'whose %s does not hold: %s',
      async (field, _why, change) => {
        expect(await refused(await zipped(report(change)))).toMatchObject({
          code: 'archive_bad_row',
          values: { name: 'data/account-reports.json', row: 2, field },
        });
      },
    );
  });

  describe('a video analysis', () => {
    const analysis = (change: (row: Record<string, unknown>) => object) => {
      const [first = {}, second] = rowsOf('video-analyses') as Record<string, unknown>[];
      const lines = [second, { ...first, ...change(first) }].map(row => JSON.stringify(row));
      return changed(files, 'data/video-analyses.json', `[\n${lines.join(',\n')}\n]\n`);
    };
    const inInputs =
      (change: (inputs: Record<string, unknown>) => object) => (row: Record<string, unknown>) => {
        const inputs = JSON.parse(String(row['inputs'])) as Record<string, unknown>;
        return { inputs: JSON.stringify({ ...inputs, ...change(inputs) }) };
      };

    test.each([
      [
        'inputs_sha256',
        'inputs were touched',
        // Whose video is the newest depends on the time of day.
        inInputs(({ ownUsername }) => ({
          ownUsername: ownUsername === 'marie.cuisine' ? 'demo-lea-cuisine' : 'marie.cuisine',
        })),
      ],
      ['inputs', 'inputs have a field too many', inInputs(() => ({ result: 'x' }))],
      ['inputs', 'inputs hold a benchmark of their own', inInputs(() => ({ benchmarks: [{ percent: 99 }] }))],
      ['inputs', 'inputs are written otherwise', ({ inputs }) => ({ inputs: ` ${String(inputs)}` })],
      ['inputs', 'nothing was said and there are inputs', () => ({ state: 'failed' })],
      ['target', 'it is said to be of another video', () => ({ target: 'video:7400000000000000009' })],
    ] as [string, string, (row: Record<string, unknown>) => object][])(
      'whose %s does not hold: %s',
      async (field, _why, change) => {
        expect(await refused(await zipped(analysis(change)))).toMatchObject({
          code: 'archive_bad_row',
          values: { name: 'data/video-analyses.json', row: 2, field },
        });
      },
    );
  });

  test('a row that names an import or a video that the archive does not hold', async () => {
    expect((await refused(await zipped(video({ import: 99 })))).code).toBe('archive_damaged');
    const [first] = rowsOf('video-snapshots');
    const orphan = `[\n${JSON.stringify({ ...first, video_id: '1' })}\n]\n`;
    expect((await refused(await zipped(changed(files, 'data/video-snapshots.json', orphan)))).code).toBe(
      'archive_damaged',
    );
  });
});
