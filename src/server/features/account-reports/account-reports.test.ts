import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPORT_METHOD, type AccountReport } from '#domain/account-reports/report.ts';
import type { BinnedReport, ReportSummary } from '#contract/account-reports/account-reports.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { answer, createTestApp, refusal, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;

beforeAll(async () => {
  testApp = await createTestApp();
  scene = createScene(testApp);
});
afterAll(() => testApp.close());

async function measured(plan: PlanType = 'premium'): Promise<Person> {
  const person = await scene.linked('demo-lea-cuisine', plan);
  await scene.ended(person, person.firstRun);
  return person;
}

type Cited = { evidence: { videoIds: string[] } };

const analyse = (
  { user, accountId }: Person,
  json: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  testApp.request('/account-analyses', {
    method: 'POST',
    as: user,
    json: { accountId, ...json },
    headers,
  });
const usageOf = async ({ user }: Person) =>
  (await answer<{ account_analysis_monthly: number }>(testApp.request('/usage', { as: user })))
    .account_analysis_monthly;
const get = (person: Person, path: string) => testApp.request(path, { as: person.user });

describe('an account analysis', () => {
  test('keeps a report of the last whole days, which says what it rests on', async () => {
    const person = await measured();
    const summary = await answer<ReportSummary>(analyse(person));
    expect(summary).toMatchObject({ version: 1, days: 30, username: 'demo-lea-cuisine', is_demo: true });
    const { report } = await answer<{ report: Record<string, unknown> }>(
      get(person, `/account-reports/${summary.id}`),
    );
    expect(report).toMatchObject({
      method: REPORT_METHOD,
      username: 'demo-lea-cuisine',
      isDemo: true,
      days: 30,
    });
    const { split } = report as { split: { later: number; change: number; parts: Record<string, number> } };
    expect(split.later).toBe(summary.views);
    const { items } = await answer<{ items: ReportSummary[] }>(get(person, '/account-reports'));
    expect(items[0]?.provenance).toMatchObject({
      source: 'demo',
      precision: 'exact',
      formula: 'sum',
      n: summary.videos,
    });
    expect(items[0]?.provenance.observedAt).toMatch(/^\d{4}-/);
    expect(Object.values(split.parts).reduce((sum, part) => sum + part, 0)).toBe(summary.change);
    expect((report as { medians: { period: unknown }[] }).medians[0]?.period).toMatchObject({ known: true });
  });

  test('says how many lines of the account’s imports could not be read, but not of those undone', async () => {
    const person = await measured();
    const imported = (undone: boolean) =>
      testApp.app.db.system.run({
        name: 'test-rejected-lines',
        text: `insert into import_batches (user_id, username, file_name, file_sha256, format, rows_rejected, undone_at)
               values ($1, 'demo-lea-cuisine', 'a.json', '', 'apify', 7, case when $2 then now() end)`,
        values: [person.user.userId, undone],
      });
    const rejected = async () => {
      const { id } = await answer<ReportSummary>(analyse(person));
      const path = `/account-reports/${id}`;
      const { report } = await answer<{ report: AccountReport }>(get(person, path));
      return report.health.find(({ kind }) => kind === 'rows_rejected')?.count;
    };
    expect(await rejected()).toBeUndefined();
    await imported(true);
    await imported(false);
    await imported(false);
    expect(await rejected()).toBe(14);
  });

  test('of more than a thousand videos counts and totals are those of all, also when it is computed again', async () => {
    const person = await measured();
    const { userId } = person.user;
    await testApp.app.db.system.run({
      name: 'test-many-videos',
      text: `insert into tiktok_videos (user_id, id, author_username, url, created_at, view_count, scraped_at, observed_at,
               source, precision)
             select $1, (6000000000000000000 + n)::text, author_username, url, created_at - make_interval(hours => 5 * n),
               1000 + n, scraped_at, observed_at, source, precision
             from (select * from tiktok_videos where user_id = $1 order by created_at desc limit 1) v,
               generate_series(1, 2000) n`,
      values: [userId],
    });
    const { id } = await answer<ReportSummary>(analyse(person, { days: 365 }));
    const { report } = await answer<{ report: AccountReport }>(get(person, `/account-reports/${id}`));
    const [stored] = await testApp.app.db.system.rows<{ videos: number; views: number }>({
      name: 'test-count-videos',
      text: `select count(*) as videos, sum(view_count)::bigint as views from tiktok_videos
             where user_id = $1 and created_at >= $2 and created_at < $3`,
      values: [userId, report.period.from, report.period.until],
    });
    expect(stored?.videos).toBeGreaterThan(1_500);
    expect(report.sentence?.counted).toMatchObject({ ...stored, best: null });
    expect(report.data.videos).toBe(1_000);
    expect(report.calendar.videos.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1_500);
    expect(await answer(get(person, `/account-reports/${id}/check`))).toMatchObject({ outcome: 'identical' });
  });

  test('computed again from the data kept with it is the same to the byte, also after the account has moved on', async () => {
    const person = await measured();
    const { id, sha256 } = await answer<ReportSummary>(analyse(person));
    await testApp.app.db.system.run({
      name: 'test-later-views',
      text: 'update tiktok_videos set view_count = view_count * 2 where user_id = $1',
      values: [person.user.userId],
    });
    expect(await answer(get(person, `/account-reports/${id}/check`))).toEqual({
      outcome: 'identical',
      kept: sha256,
      computed: sha256,
    });
    const later = await answer<ReportSummary>(analyse(person));
    expect(later.version).toBe(2);
    expect(later.sha256).not.toBe(sha256);
  });

  test('names the videos behind it as they were known, also after they are gone', async () => {
    const person = await measured();
    const { id } = await answer<ReportSummary>(analyse(person));
    const { report } = await answer<{ report: { data: { videos: number }; advice: Cited[] } }>(
      get(person, `/account-reports/${id}`),
    );
    type Videos = { items: { id: string; url: string; caption: string; views: number | null }[] };
    const before = await answer<Videos>(get(person, `/account-reports/${id}/videos`));
    expect(before.items).toHaveLength(report.data.videos);
    const known = new Set(before.items.map(video => video.id));
    const cited = report.advice.flatMap(({ evidence }) => evidence.videoIds);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(video => !known.has(video))).toEqual([]);
    await testApp.app.db.system.run({
      name: 'test-no-videos-later',
      text: 'delete from tiktok_videos where user_id = $1',
      values: [person.user.userId],
    });
    expect(await answer(get(person, `/account-reports/${id}/videos`))).toEqual(before);
  });

  test('cannot be changed afterwards, by nobody', async () => {
    const person = await measured();
    const { id } = await answer<ReportSummary>(analyse(person));
    const change = (db: typeof testApp.app.db.system) =>
      db.run({
        name: 'test-change-report',
        text: 'update account_reports set views = 1 where id = $1',
        values: [id],
      });
    await expect(change(testApp.app.db.system)).rejects.toThrow('never changed');
    await expect(change(testApp.app.db.tenant(person.user.userId))).rejects.toThrow('permission denied');
  });

  test.each([[6], [366], [7.5], ['abc'], [-30]])('of %j days is refused', async days => {
    const person = await measured();
    expect(await refusal(analyse(person, { days }))).toMatchObject({ status: 422 });
    expect(await usageOf(person)).toBe(0);
  });

  test('of an account without videos is refused, and costs nothing', async () => {
    const person = await scene.linked('demo-lea-cuisine', 'premium');
    await scene.ended(person, person.firstRun);
    await testApp.app.db.system.run({
      name: 'test-no-videos',
      text: 'delete from tiktok_videos where user_id = $1',
      values: [person.user.userId],
    });
    expect(await refusal(analyse(person))).toMatchObject({ status: 409, code: 'report_no_videos' });
    expect(await usageOf(person)).toBe(0);
  });

  test('of a period without videos says so first, and costs nothing', async () => {
    const person = await measured();
    const before = await usageOf(person);
    await testApp.app.db.system.run({
      name: 'test-long-ago',
      text: "update tiktok_videos set created_at = created_at - interval '400 days' where user_id = $1",
      values: [person.user.userId],
    });
    const { id, videos } = await answer<ReportSummary>(analyse(person));
    expect([videos, await usageOf(person)]).toEqual([0, before]);
    const { report } = await answer<{ report: Record<string, unknown> }>(
      get(person, `/account-reports/${id}`),
    );
    expect(report).toMatchObject({ sentence: { leads: 'counted', counted: { videos: 0, best: null } } });
  });

  test('of somebody else’s account does not exist', async () => {
    const [mine, theirs] = [await measured(), await measured()];
    expect(await refusal(analyse(mine, { accountId: theirs.accountId }))).toMatchObject({
      code: 'account_not_found',
    });
    const { id } = await answer<ReportSummary>(analyse(theirs));
    for (const rest of ['', '/videos', '/check']) {
      const path = `/account-reports/${id}${rest}`;
      expect(await refusal(get(mine, path))).toMatchObject({ code: 'report_not_found' });
    }
    expect(await refusal(get(mine, `/account-reports?accountId=${theirs.accountId}`))).toMatchObject({
      code: 'account_not_found',
    });
  });
});

describe('the quota', () => {
  test('of the free plan is one a month; the refusal says until when', async () => {
    const person = await measured('freemium');
    await answer(analyse(person));
    const refused = await analyse(person);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      code: 'account_analysis_limit_reached',
      values: { limit: 1 },
    });
    expect(await usageOf(person)).toBe(1);
  });

  test('is never exceeded by thirty at once, and each one kept is counted', async () => {
    const person = await measured('premium');
    const untilAnswered = async (): Promise<Response> => {
      let response = await analyse(person);
      // A busy machine refuses before anything is counted; such a request is sent again.
      while (response.status === 503) response = await analyse(person);
      return response;
    };
    const answers = await Promise.all(Array.from({ length: 30 }, untilAnswered));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
    expect(await usageOf(person)).toBe(5);
    const { items } = await answer<{ items: ReportSummary[] }>(get(person, '/account-reports'));
    expect(items.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });

  test('is charged once for a request that is repeated', async () => {
    const person = await measured('premium');
    const headers = { 'idempotency-key': 'twice-is-once' };
    const first = await answer<ReportSummary>(analyse(person, {}, headers));
    expect(await answer<ReportSummary>(analyse(person, {}, headers))).toEqual(first);
    expect(await usageOf(person)).toBe(1);
  });
});

test('the list is newest first, in pages, and of one account when asked', async () => {
  const person = await measured('business_starter');
  for (const days of [7, 30, 90]) await answer(analyse(person, { days }));
  type Page = { items: ReportSummary[]; nextCursor: string | null };
  const first = await answer<Page>(get(person, '/account-reports?limit=2'));
  expect(first.items.map(({ days }) => days)).toEqual([90, 30]);
  const cursor = encodeURIComponent(first.nextCursor ?? '');
  const second = await answer<Page>(
    get(person, `/account-reports?limit=2&accountId=${person.accountId}&cursor=${cursor}`),
  );
  expect(second.items.map(({ days }) => days)).toEqual([7]);
  expect(second.nextCursor).toBeNull();
  expect(await refusal(get(person, '/account-reports?cursor=nonsense'))).toMatchObject({ status: 422 });
});

describe('a deleted report', () => {
  const bin = async (person: Person) =>
    (await answer<{ items: BinnedReport[] }>(get(person, '/account-reports/bin'))).items;
  const remove = ({ user }: Person, id: string) =>
    testApp.request(`/account-reports/${id}`, { method: 'DELETE', as: user });
  const restore = ({ user }: Person, id: string) =>
    testApp.request(`/account-reports/bin/${id}/restore`, { method: 'POST', as: user });

  test('waits in the bin, comes back to the byte, and its number is not given again', async () => {
    const person = await measured();
    const report = await answer<ReportSummary>(analyse(person));
    const { token } = await answer<{ token: string }>(
      testApp.request('/share-links', {
        method: 'POST',
        as: person.user,
        json: { kind: 'account_report', reportId: report.id, days: 7 },
      }),
    );
    const open = () => testApp.request('/shared-reports', { method: 'POST', json: { token } });
    await answer(open());
    expect((await remove(person, report.id)).status).toBe(204);
    expect(await refusal(open())).toMatchObject({ code: 'share_link_closed' });
    expect(await refusal(get(person, `/account-reports/${report.id}`))).toMatchObject({
      code: 'report_not_found',
    });
    expect((await answer<ReportSummary>(analyse(person))).version).toBe(2);
    const [entry] = await bin(person);
    expect(entry?.label).toBe('@demo-lea-cuisine · 1');
    expect(await answer<{ items: unknown[] }>(get(person, '/linked-accounts/bin'))).toMatchObject({
      items: [],
    });
    expect(await answer(restore(person, entry?.id ?? ''))).toEqual(report);
    expect(await answer(get(person, `/account-reports/${report.id}/check`))).toMatchObject({
      outcome: 'identical',
    });
    await answer(open());
    expect(await bin(person)).toEqual([]);
    expect(await refusal(restore(person, entry?.id ?? ''))).toMatchObject({ code: 'bin_entry_not_found' });
  });

  test('of somebody else is out of reach', async () => {
    const [mine, theirs] = [await measured(), await measured()];
    const report = await answer<ReportSummary>(analyse(theirs));
    expect(await refusal(remove(mine, report.id))).toMatchObject({ code: 'report_not_found' });
    await remove(theirs, report.id);
    const [entry] = await bin(theirs);
    expect(await refusal(restore(mine, entry?.id ?? ''))).toMatchObject({ code: 'bin_entry_not_found' });
  });
});

describe('a note beside a report', () => {
  const write = ({ user }: Person, id: string, note: string, revision: number) =>
    testApp.request(`/account-reports/${id}/note`, {
      method: 'PUT',
      as: user,
      json: { note, note_revision: revision },
    });
  const read = (person: Person, id: string) =>
    answer<{ note: string; note_revision: number }>(get(person, `/account-reports/${id}`));

  test('is kept, writes nothing over unseen, and changes no byte of the report', async () => {
    const person = await measured();
    const { id } = await answer<ReportSummary>(analyse(person));
    expect(await read(person, id)).toMatchObject({ note: '', note_revision: 0 });
    const note = 'Client content\nÀ rappeler';
    expect(await answer(write(person, id, note, 0))).toEqual({ note, note_revision: 1 });
    expect(await refusal(write(person, id, 'Autre', 0))).toMatchObject({ status: 409, code: 'note_changed' });
    // Sent twice, as when the response was lost.
    expect(await answer(write(person, id, note, 0))).toEqual({ note, note_revision: 1 });
    expect(await refusal(write(await measured(), id, 'x', 1))).toMatchObject({ code: 'report_not_found' });
    expect((await refusal(write(person, id, 'é'.repeat(5_001), 1))).status).toBe(422);
    expect(await answer(get(person, `/account-reports/${id}/check`))).toMatchObject({ outcome: 'identical' });
    const markdown = await (await get(person, `/account-reports/${id}/export?format=md`)).text();
    expect(markdown).toContain('## Notes\n\nClient content\n\nÀ rappeler\n');

    await testApp.request(`/account-reports/${id}`, { method: 'DELETE', as: person.user });
    const { items } = await answer<{ items: BinnedReport[] }>(get(person, '/account-reports/bin'));
    await testApp.request(`/account-reports/bin/${items[0]?.id}/restore`, {
      method: 'POST',
      as: person.user,
    });
    expect(await read(person, id)).toMatchObject({ note, note_revision: 1 });
  });
});
