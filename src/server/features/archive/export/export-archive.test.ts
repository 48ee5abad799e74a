import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { download, exported, rowsOf as rowsIn, sql, unzip, withArchive } from '#test/scenes/archive-scene.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import type { Manifest } from '../format/archive-names.ts';

interface BinRow {
  username: string;
  table_name: string;
  deleted_row: object;
}

let testApp: TestApp;
let owner: TestUser;
let files: Map<string, string>;
beforeAll(async () => {
  testApp = await createTestApp();
  ({ owner, files } = await withArchive(testApp));
});
afterAll(() => testApp.close());

const rowsOf = (name: string) => rowsIn(files, name);

describe('the archive', () => {
  test('holds everything about its owner, each file with its count and checksum', () => {
    const manifest = JSON.parse(files.get('manifest.json') ?? '') as Manifest;
    expect(manifest).toMatchObject({ format: 'accroche-archive', version: 1 });
    expect(new Set([...manifest.files.map(file => file.name), 'manifest.json'])).toEqual(
      new Set(files.keys()),
    );
    for (const { name, sha256, bytes } of manifest.files) {
      const text = files.get(name) ?? '';
      expect([name, createHash('sha256').update(text).digest('hex')]).toEqual([name, sha256]);
      expect(Buffer.byteLength(text)).toBe(bytes);
    }
    const count = (name: string) => manifest.files.find(file => file.name === `data/${name}.json`)?.rows;
    expect(rowsOf('videos')).toHaveLength(count('videos') ?? 0);
    expect(count('videos')).toBeGreaterThan(10);
    expect(count('video-snapshots')).toBeGreaterThanOrEqual(count('videos') ?? 0);
    expect(count('account-snapshots')).toBeGreaterThan(1);
    expect(count('imports')).toBe(3);
    expect(count('account-days')).toBe(4);
    expect(count('account-reports')).toBe(2);
    expect(count('video-analyses')).toBe(2);
    expect(count('runs')).toBeGreaterThan(0);
    expect(rowsOf('profile')).toMatchObject([
      { full_name: '=HYPERLINK("http://x")', time_zone: 'Asia/Tokyo' },
    ]);
    const account = JSON.parse(files.get('account/account.json') ?? '') as object[];
    expect(account).toMatchObject([
      { id: owner.userId, email: owner.email, plan_type: 'business_pro', has_password: true },
    ]);
    for (const name of ['sessions', 'api-keys', 'consents', 'notifications', 'traces']) {
      expect([name, (JSON.parse(files.get(`account/${name}.json`) ?? '[]') as object[]).length > 0]).toEqual([
        name,
        true,
      ]);
    }
  });

  test('counts the same rows as the database', async () => {
    for (const [name, table] of [
      ['brand', 'brands'],
      ['videos', 'tiktok_videos'],
      ['video-snapshots', 'tiktok_video_snapshots'],
      ['account-snapshots', 'tiktok_accounts'],
      ['linked-accounts', 'user_tiktok_accounts'],
      ['import-changes', 'import_batch_changes'],
      ['account-days', 'tiktok_account_days'],
      ['hook-corrections', 'hook_corrections'],
      ['conversations', 'conversations'],
      ['experiments', 'experiments'],
      ['experiment-videos', 'experiment_videos'],
      ['account-reports', 'account_reports'],
      ['report-schedules', 'report_schedules'],
      ['video-report-views', 'video_report_views'],
      ['video-analyses', 'video_analyses'],
    ] as const) {
      const [row] = await sql(testApp, `select count(*) as n from ${table} where user_id = $1`, [
        owner.userId,
      ]);
      expect([name, rowsOf(name).length]).toEqual([name, row?.['n']]);
    }
  });

  test('knows every table that holds something of a person', async () => {
    const held = [
      'account_deletions',
      'account_reports',
      'analysis_uploads',
      'apify_tokens',
      'api_keys',
      'bin_entries',
      'bin_rows',
      'brands',
      'conversation_messages',
      'conversations',
      'downloads',
      'experiment_videos',
      'experiments',
      'generated_texts',
      'generation_history',
      'hook_corrections',
      'import_batch_changes',
      'import_batches',
      'invoices',
      'job_runs',
      'model_calls',
      'model_settings',
      'notification_choices',
      'notifications',
      'profiles',
      'quota_credits',
      'quota_movements',
      'report_recipients',
      'report_schedules',
      'share_links',
      'subscriptions',
      'support_attachments',
      'support_messages',
      'support_tickets',
      'testimonials',
      'tiktok_account_days',
      'tiktok_accounts',
      'tiktok_connections',
      'tiktok_video_snapshots',
      'tiktok_videos',
      'user_roles',
      'user_tiktok_accounts',
      'user_usage_limits',
      'video_analyses',
      'video_report_views',
      'view_grants',
      'withdrawals',
    ];
    // Not exported: answers stored for repeated requests, files waiting for their job, mails and browser redirects in
    // progress, links, ids at a payment provider, and which others (as keyed hashes) were asked or declined mails.
    const leftOut = [
      'billing_customers',
      'cancellation_requests',
      'idempotency_keys',
      'import_uploads',
      'quota_reservations',
      'quota_warnings',
      'report_deliveries',
      'report_invitations',
      'report_refusals',
      'sandbox_checkouts',
      'tiktok_trips',
      'video_report_columns',
    ];
    const tables = await sql(
      testApp,
      `select c.relname as name from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       order by 1`,
      [],
    );
    // A new table needs a file of its own, or an entry in `leftOut`.
    expect(tables.map(({ name }) => name)).toEqual([...held, ...leftOut].toSorted());
  });

  test('holds each report with the bytes that its hash is of, and in the CSV what a list shows of it', () => {
    for (const { sha256, content, data } of rowsOf('account-reports')) {
      expect(createHash('sha256').update(String(content)).digest('hex')).toBe(sha256);
      expect(JSON.parse(String(data))).toMatchObject({ username: 'demo-lea-cuisine' });
    }
    const [header] = (files.get('data/account-reports.csv') ?? '').split('\r\n');
    expect(header).toMatch(/^\ufeffusername,version,days,.*,sha256,note$/);
  });

  test('holds what waits in the bin', () => {
    const rows = JSON.parse(files.get('account/bin.json') ?? '') as BinRow[];
    expect(new Set(rows.map(row => row.username))).toEqual(new Set(['demo-tom-course']));
    const of = (table: string) => rows.filter(row => row.table_name === table).map(row => row.deleted_row);
    expect(of('user_tiktok_accounts')).toMatchObject([{ is_primary: false }]);
    expect(of('job_runs')).toMatchObject([{ state: 'done' }]);
    expect(of('tiktok_videos').length).toBeGreaterThan(10);
    expect(of('tiktok_video_snapshots').length).toBeGreaterThanOrEqual(of('tiktok_videos').length);
  });

  test('has no formula in a CSV, and no secret anywhere', async () => {
    const cells = [...files].filter(([name]) => name.endsWith('.csv'));
    expect(files.get('data/profile.csv')).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(files.get('data/videos.csv')).toContain("'=1+1");
    expect(cells.filter(([, text]) => /(^|,|\n)"?[=+@\t]/.test(text)).map(([name]) => name)).toEqual([]);
    const whole = [...files.values()].join('\n');
    const [user] = await sql(testApp, 'select password_hash from auth.users where id = $1', [owner.userId]);
    const [key] = await sql(
      testApp,
      `select encode(token_hash, 'hex') as hash from api_keys where user_id = $1`,
      [owner.userId],
    );
    expect(whole).not.toContain(String(user?.['password_hash']));
    expect(whole).not.toContain(String(key?.['hash']));
  });

  test('describes itself in the reader’s language', async () => {
    expect(files.get('LISEZMOI.txt')).toContain('Champs et unités');
    expect(files.get('LISEZMOI.txt')).toMatch(
      /data\/videos\.csv\u00a0: \d+ enregistrements, [\d\s\u202f]+ octets, SHA-256 [0-9a-f]{64}/,
    );
    const english = unzip(await download(testApp, owner, { 'accept-language': 'en' }));
    expect((await english).get('README.txt')).toContain('Fields and units');
  });

  test('holds nothing of anybody else', async () => {
    const other = await testApp.createUser({ admin: true });
    const theirs = [...(await exported(testApp, other)).values()].join('\n');
    for (const mark of [owner.userId, owner.email, 'marie.cuisine', 'mon secret', 'demo-lea-cuisine']) {
      expect([mark, theirs.includes(mark)]).toEqual([mark, false]);
    }
  });

  test('given to a key holds what was measured, not what protects the account', async () => {
    const { token } = await answer<{ token: string }>(
      testApp.request('/api-keys', {
        method: 'POST',
        as: owner,
        json: { password: owner.password, name: 'Sauvegarde', days: 3 },
      }),
    );
    const names = [...(await exported(testApp, { ...owner, token })).keys()];
    expect(names).toContain('data/videos.json');
    expect(names.filter(name => name.startsWith('account/'))).toEqual([]);
  });
});

test('the archive of five thousand videos with their history is streamed in flat memory', async () => {
  const someone = await testApp.createUser();
  await sql(
    testApp,
    `insert into tiktok_videos (user_id, id, author_username, description, url, created_at, scraped_at, source,
       precision, observed_at, view_count)
     select $1, (7400000000000000000 + n)::text, 'grand.compte', repeat('été ', 40), 'https://www.tiktok.com/@a/video/1',
       now(), now(), 'page_json', 'rounded', now(), n from generate_series(1, 5000) n`,
    [someone.userId],
  );
  for (let days = 0; days < 20; days += 10) {
    await sql(
      testApp,
      `insert into tiktok_video_snapshots (user_id, video_id, observed_at, view_count, source, precision)
       select $1, (7400000000000000000 + n)::text, now() - day * interval '1 day', n * day, 'page_json', 'rounded'
       from generate_series(1, 5000) n, generate_series($2::integer, $2::integer + 9) day`,
      [someone.userId, days + 1],
    );
  }
  const response = await testApp.request('/export/archive', { as: someone });
  globalThis.gc?.();
  const atRest = process.memoryUsage().rss;
  let most = 0;
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).byteLength;
    most = Math.max(most, process.memoryUsage().rss - atRest);
  }
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(most / 1024 / 1024).toBeLessThan(120);
}, 120_000);

test('a reader who leaves takes no connection along', async () => {
  const leaving = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const response = await testApp.request('/export/archive', { as: owner });
      await response.body?.cancel();
      return response.status;
    }),
  );
  expect(new Set(leaving)).toEqual(new Set([200]));
  expect((await testApp.request('/me', { as: owner })).status).toBe(200);
});
