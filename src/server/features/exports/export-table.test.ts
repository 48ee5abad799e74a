import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPORTED_TABLES, isRawTable, type ExportedTable } from '#domain/exports/exported-tables.ts';
import { REPORT_FORMATS, type ReportFormat } from '#domain/exports/report-formats.ts';
import { TABLE_FORMATS, type TableFormat } from '#domain/exports/table-formats.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { listen } from '../../platform/http/listener.ts';
import { csvRows, sheetRows, unzipped } from '#test/harness/independent-readers.ts';
import { pngOf } from '#test/scenes/small-pictures.ts';
import { pdfOutline } from '#test/harness/read-pdf.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { insertVideoReports } from '#test/scenes/stored-analyses.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
let owner: Person;
let otherAccount: string;
let videoReport: string;

beforeAll(async () => {
  testApp = await createTestApp();
  scene = createScene(testApp);
  owner = await measured('business_pro');
  const { account, run } = await scene.link(owner.user, 'demo-tom-course');
  await scene.ended(owner, run);
  otherAccount = account.id;
  [videoReport = ''] = await insertVideoReports(testApp, owner.user, [
    { title: '=1+1 été', label: 'client' },
    { title: 'Deux', label: 'autre' },
  ]);
  await answer(
    testApp.request('/account-analyses', {
      method: 'POST',
      as: owner.user,
      json: { accountId: owner.accountId },
    }),
  );
});
afterAll(() => testApp.close());

async function measured(plan: PlanType): Promise<Person> {
  const person = await scene.linked('demo-lea-cuisine', plan);
  await scene.ended(person, person.firstRun);
  return person;
}

const exported = (
  as: TestUser,
  table: ExportedTable,
  format: TableFormat,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
) =>
  testApp.request(`/exports?${new URLSearchParams({ table, format, ...query }).toString()}`, {
    as,
    headers,
  });

const compared = () => ({ accountIds: `${owner.accountId},${otherAccount}` });
const queryOf = (table: ExportedTable): Record<string, string> =>
  table === 'account-comparison' ? compared() : {};

describe('every table', () => {
  test.each(EXPORTED_TABLES.flatMap(table => TABLE_FORMATS.map(format => [table, format] as const)))(
    '%s is a whole %s under a safe name',
    async (table, format) => {
      const response = await exported(owner.user, table, format, queryOf(table));
      const file = Buffer.from(await response.arrayBuffer());
      expect([response.status, file.byteLength > 0]).toEqual([200, true]);
      expect(response.headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="accroche-[a-z0-9_.-]+-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
      );
      const text = file.toString();
      if (format === 'csv') {
        const widths = new Set(csvRows(text, ';').map(row => row.length));
        expect(widths.size).toBe(1);
      } else if (format === 'json') expect(Array.isArray(JSON.parse(text))).toBe(true);
      else if (format === 'md') expect(text).toMatch(/^# .+\n\n\| /);
      else
        expect(
          sheetRows((await unzipped(file)).get('xl/worksheets/sheet1.xml') ?? '')[0]?.length,
        ).toBeGreaterThan(3);
    },
  );

  test.each(EXPORTED_TABLES)('%s names each of its columns differently, in both languages', async table => {
    for (const language of ['fr', 'en']) {
      const response = await exported(owner.user, table, 'csv', queryOf(table), {
        'accept-language': language,
      });
      const [header = ''] = (await response.text()).replace(/^\uFEFF/, '').split('\r\n');
      const titles = header.split(/[;,](?=(?:[^"]*"[^"]*")*[^"]*$)/);
      expect(titles.length).toBeGreaterThan(2);
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
  });

  test('has the rows that its page shows, with their figures, sources and times', async () => {
    const rows = await answer<Record<string, unknown>[]>(
      exported(owner.user, 'videos', 'json', { accountId: owner.accountId, order: 'views' }),
    );
    const { items } = await answer<{ items: Record<string, unknown>[] }>(
      testApp.request(`/videos?accountId=${owner.accountId}&order=views&limit=100`, { as: owner.user }),
    );
    expect(rows.slice(0, 100).map(({ id, view_count }) => [id, view_count])).toEqual(
      items.map(({ id, view_count }) => [id, view_count]),
    );
    expect(rows[0]).toMatchObject({
      source: 'demo',
      precision: 'exact',
      author_username: 'demo-lea-cuisine',
    });
    const all = await answer<unknown[]>(exported(owner.user, 'videos', 'json'));
    expect(all.length).toBeGreaterThan(rows.length);
    const ofVideos = await answer<object[]>(
      exported(owner.user, 'video-reports', 'json', { label: 'client' }),
    );
    expect(ofVideos).toMatchObject([{ id: videoReport, title: '=1+1 été', hook_class: 'question' }]);
    const ticked = await answer<object[]>(
      exported(owner.user, 'video-reports', 'json', { ids: videoReport }),
    );
    expect(ticked).toMatchObject([{ id: videoReport }]);
    const movements = await answer<object[]>(exported(owner.user, 'quota-movements', 'json'));
    expect(movements).toContainEqual(expect.objectContaining({ meter: 'account_analysis', kind: 'settled' }));
    const reports = await answer<object[]>(exported(owner.user, 'account-reports', 'json'));
    expect(reports).toMatchObject([{ username: 'demo-lea-cuisine', version: 1 }]);
  });

  test('speaks the language of the request, and writes numbers as its owner does', async () => {
    const first = async (headers = {}) =>
      (await (await exported(owner.user, 'videos', 'csv', {}, headers)).text()).split('\r\n');
    const [french, ...rows] = await first();
    expect(french).toMatch(/^Identifiant;Compte;Légende;.*;Publiée le \(Europe\/Paris\);Vues;/);
    // Whatever was published within the hour may have gathered nothing yet.
    expect(rows).toContainEqual(expect.stringMatching(/;\d+,\d+;données de démonstration;exacte;\d{4}-/));
    const [english] = await first({ 'accept-language': 'en' });
    expect(english).toMatch(/^Id,Account,Caption,/);
    const person = await measured('premium');
    await answer(
      testApp.request('/me', {
        method: 'PATCH',
        as: person.user,
        json: { number_format: 'comma_point', time_zone: 'Asia/Tokyo' },
      }),
    );
    const text = await (await exported(person.user, 'videos', 'csv')).text();
    expect(text).toMatch(/^Identifiant,Compte,Légende,.*,Publiée le \(Asia\/Tokyo\),Vues,/);
  });

  test('of somebody else’s account is not there', async () => {
    const other = await testApp.createUser({ plan: 'business_pro' });
    for (const table of ['videos', 'account-reports', 'experiments'] as const)
      for (const format of TABLE_FORMATS)
        expect(await refusal(exported(other, table, format, { accountId: owner.accountId }))).toMatchObject({
          status: 404,
          code: 'account_not_found',
        });
    expect(await refusal(exported(other, 'account-comparison', 'csv', compared()))).toMatchObject({
      status: 404,
    });
    expect(await (await exported(other, 'videos', 'json')).text()).toBe('[]\n');
  });
});

test('two tables at a time are written for one person; a third begins when one was read or given up', async () => {
  const { user } = await scene.linked('demo-lea-cuisine', 'premium');
  const begun = async () => (await exported(user, 'videos', 'csv')).body?.getReader();
  const [first, second, third] = [await begun(), await begun(), await begun()];
  await first?.read();
  await second?.read();
  let hasBegun = false;
  const waiting = third?.read().then(() => (hasBegun = true));
  await delay(200);
  expect(hasBegun).toBe(false);
  // Somebody else does not wait.
  expect((await (await exported(owner.user, 'videos', 'csv')).arrayBuffer()).byteLength).toBeGreaterThan(0);
  await first?.cancel();
  await waiting;
  expect(hasBegun).toBe(true);
  await Promise.all([second?.cancel(), third?.cancel()]);
  expect((await (await exported(user, 'videos', 'csv')).arrayBuffer()).byteLength).toBeGreaterThan(0);
});

test('two reports, checks and files are made at a time for one person, eight wait, more are told when to come back', async () => {
  const { user, accountId } = await measured('premium');
  const paths = [
    `/video-reports/${videoReport}/export?format=pdf`,
    `/generations/winners?account_id=${accountId}`,
  ];
  const many = await Promise.all(
    Array.from({ length: 40 }, (_, index) => testApp.request(paths[index % 2] ?? '', { as: user })),
  );
  const refused = many.filter(({ status }) => status === 429);
  // Two and eight are let in at first, others only where one of these has ended meanwhile.
  expect(refused.length).toBeGreaterThan(0);
  expect(many.length - refused.length).toBeGreaterThanOrEqual(10);
  expect(refused[0]?.headers.get('retry-after')).toBe('10');
  expect(await refused[0]?.json()).toMatchObject({ code: 'work_at_once' });
  expect((await testApp.request(paths[1] ?? '', { as: user })).status).toBe(200);
  expect((await exported(owner.user, 'videos', 'csv')).status).toBe(200);
});

test('the free plan takes its own raw data along, without what was worked out of it', async () => {
  const person = await measured('freemium');
  for (const table of EXPORTED_TABLES) {
    const response = await exported(person.user, table, 'csv', queryOf(table));
    if (isRawTable(table)) expect([table, response.status]).toEqual([table, 200]);
    else expect(await refusal(response)).toMatchObject({ status: 403, code: 'table_export_not_included' });
    // What is neither read nor given up keeps its turn.
    if (response.ok) await response.body?.cancel();
  }
  const [header] = (await (await exported(person.user, 'videos', 'csv')).text()).split('\r\n');
  expect(header).toContain(';Vues;');
  expect(header).not.toContain('Engagement');
});

describe('the report of a video', () => {
  const reportAs = (as: TestUser, format: ReportFormat, headers: Record<string, string> = {}) =>
    testApp.request(`/video-reports/${videoReport}/export?format=${format}`, { as, headers });
  const bytesOf = async (response: Promise<Response>) => Buffer.from(await (await response).arrayBuffer());

  test.each([
    ['pdf', 'application/pdf', '%PDF-1.7'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
    ['csv', 'text/csv; charset=utf-8', '\uFEFFChiffre;Valeur;'],
    ['json', 'application/json', '{\n  "method": 2,'],
    ['md', 'text/markdown; charset=utf-8', '# Rapport vidéo n°\u00A01\u00A0: =1'],
  ] as const)('%s is what it says, under a safe name', async (format, type, beginning) => {
    const response = await reportAs(owner.user, format);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`filename="accroche-rapport-video-un\\.compte-\\d{4}-\\d\\d-\\d\\d-v1\\.${format}"$`),
    );
    expect(
      Buffer.from(await response.arrayBuffer())
        .toString()
        .startsWith(beginning),
    ).toBe(true);
  });

  test('carries its owner’s brand while the plan includes one, and speaks both languages', async () => {
    const logo = `data:image/png;base64,${pngOf(60, 20).toString('base64')}`;
    const brand = { name: 'Agence Été', titles: '#5a1a6a', accent: '#8a3ffc', logo };
    await answer(testApp.request('/brand', { method: 'PUT', as: owner.user, json: brand }));
    const branded = await pdfOutline(await bytesOf(reportAs(owner.user, 'pdf')));
    expect([branded.language, branded.images, branded.figures[0]]).toEqual(['fr', 1, 'Logo de Agence Été']);
    expect(branded.text).toContain('Agence Été');
    const english = await pdfOutline(await bytesOf(reportAs(owner.user, 'pdf', { 'accept-language': 'en' })));
    expect([english.language, english.headings[0]?.[1]]).toEqual(['en', 'Video report no. 1: =1+1 été']);
    const setPlan = (plan: PlanType) =>
      testApp.app.db.system.run({
        name: 'test-brand-plan',
        text: 'update profiles set plan_type = $2 where user_id = $1',
        values: [owner.user.userId, plan],
      });
    await setPlan('premium');
    expect((await pdfOutline(await bytesOf(reportAs(owner.user, 'pdf')))).images).toBe(0);
    await setPlan('freemium');
    for (const format of REPORT_FORMATS.filter(one => one !== 'csv'))
      expect(await refusal(reportAs(owner.user, format))).toMatchObject({
        status: 403,
        code: 'report_export_not_included',
      });
    const csv = (await bytesOf(reportAs(owner.user, 'csv'))).toString();
    expect(csv).toContain('Vues;987654;');
    expect(csv).not.toMatch(/Engagement|À âge égal/);
    await setPlan('business_pro');
  });

  test('of somebody else is not there', async () => {
    const other = await testApp.createUser({ plan: 'business_pro' });
    for (const format of REPORT_FORMATS)
      expect(await refusal(reportAs(other, format))).toMatchObject({ code: 'video_report_not_found' });
  });
});

describe('a table of many thousand rows', () => {
  /** The whole figure by `EXPORTS=full`. */
  const COUNT = process.env['EXPORTS'] === 'full' ? 50_000 : 15_000;
  let rich: TestUser;
  beforeAll(async () => {
    rich = await testApp.createUser({ plan: 'premium' });
    await testApp.app.db.system.run({
      name: 'test-many-videos',
      text: `insert into tiktok_videos (user_id, id, author_username, description, url, created_at, scraped_at, source,
               precision, observed_at, view_count, like_count, comment_count, share_count)
             select $1, (7400000000000000000 + n)::text, 'grand.compte', '=1+1 ' || repeat('été ', 20),
               'https://www.tiktok.com/@grand.compte/video/' || n, now() - n * interval '1 minute', now(), 'page_json',
               'rounded', now(), n, n / 10, 3, 1 from generate_series(1, $2::integer) n`,
      values: [rich.userId, COUNT],
    });
  });

  test.each(['csv', 'json', 'md', 'xlsx'] as const)('is written as %s in flat memory', async format => {
    const response = await exported(rich, 'videos', format);
    globalThis.gc?.();
    const atRest = process.memoryUsage().rss;
    let [most, bytes, lines] = [0, 0, 0];
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      for (const byte of chunk) if (byte === 10) lines += 1;
      most = Math.max(most, process.memoryUsage().rss - atRest);
    }
    expect(bytes).toBeGreaterThan(1_000_000);
    if (format === 'csv') expect(lines).toBe(COUNT + 1);
    if (format === 'json') expect(lines).toBe(COUNT + 2);
    expect(Math.round(most / 1e6)).toBeLessThan(150);
  });

  test('is asked for no further once its reader has gone', async () => {
    const { db } = testApp.app;
    const tenant = db.tenant.bind(db);
    let pages = 0;
    db.tenant = userId => {
      const inside = tenant(userId);
      const rows: typeof inside.rows = question => {
        if (question.name.startsWith('list-videos')) pages += 1;
        return inside.rows(question);
      };
      return { ...inside, rows };
    };
    const listener = await listen({
      fetch: (request, env) => testApp.router.fetch(request, env),
      host: '127.0.0.1',
      port: 0,
      variable: 'PORT',
    });
    try {
      for (const format of ['csv', 'xlsx'] as const) {
        pages = 0;
        const leave = new AbortController();
        const response = await fetch(
          `http://127.0.0.1:${listener.port}/api/v1/exports?table=videos&format=${format}`,
          { headers: { authorization: `Bearer ${rich.token}` }, signal: leave.signal },
        );
        await response.body?.getReader().read();
        leave.abort();
        await delay(300);
        const asked = pages;
        expect(asked).toBeLessThan(COUNT / 1_000 / 2);
        await delay(300);
        expect(pages).toBe(asked);
      }
    } finally {
      db.tenant = tenant;
      await listener.stop(0);
    }
  });
});
