import { DAY_MS } from '#domain/time/day-ms.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import type { OpenedShare, ShareLink } from '#contract/sharing.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { HIDDEN_FIELDS, MOST_LINKS, type HiddenField } from '#domain/sharing/share-link.ts';
import { analysedVideo, CANARIES } from '#test/scenes/analysed-video.ts';
import { rounds } from '#test/harness/rounds.ts';
import { createScene } from '#test/scenes/scene.ts';
import { insertVideoReports } from '#test/scenes/stored-analyses.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

const NOW = new Date('2026-11-21T09:30:00Z');

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW });
});
afterAll(() => testApp.close());

type Made = { link: ShareLink; token: string; path: string };

let lastNetwork = 0;
/** Each reader comes from a network of their own, unless told otherwise. */
function open(token: string, network = `192.0.2.${(lastNetwork += 1) % 250}`): Promise<Response> {
  return testApp.request('/shared-reports', {
    method: 'POST',
    json: { token },
    headers: { 'x-forwarded-for': network },
  });
}

const share = (as: TestUser, json: object) => testApp.request('/share-links', { method: 'POST', as, json });

async function withReport(plan: PlanType = 'premium'): Promise<{ user: TestUser; reportId: string }> {
  const user = await testApp.createUser({ plan });
  const [reportId = ''] = await insertVideoReports(testApp, user, [
    { result: analysedVideo(), title: 'canari', username: CANARIES.handle },
  ]);
  return { user, reportId };
}

async function shared(hidden: readonly HiddenField[] = [], plan: PlanType = 'premium') {
  const { user, reportId } = await withReport(plan);
  const made = await answer<Made>(share(user, { kind: 'video_report', reportId, days: 7, hidden }));
  return { user, reportId, ...made };
}

const revoke = (as: TestUser, id: string) => testApp.request(`/share-links/${id}`, { method: 'DELETE', as });

describe('a link', () => {
  test('shows its report to whoever has it, without a session, and counts who comes', async () => {
    const { user, reportId, token, path, link } = await shared();
    expect(path).toBe(`/shared-report#${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(link).toMatchObject({
      state: 'open',
      opened: 0,
      last_opened_at: null,
      report_id: reportId,
      version: 1,
    });
    const first = await answer<OpenedShare>(open(token));
    expect(first).toMatchObject({ kind: 'video_report', hidden: [], report: { version: 1 } });
    await answer(open(token));
    const { items } = await answer<{ items: ShareLink[] }>(testApp.request('/share-links', { as: user }));
    expect(items).toMatchObject([{ opened: 2 }]);
    expect(Date.parse(items[0]?.last_opened_at ?? '')).toBeGreaterThanOrEqual(NOW.getTime());
  });

  test('is kept as a hash alone: nothing that opens it stands in any table', async () => {
    const { token } = await shared();
    const { system } = testApp.app.db;
    const tables = await system.rows<{ name: string }>({
      name: 'test-all-tables',
      text: `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth')`,
    });
    for (const { name } of tables) {
      const found = await system.rows({
        name: '',
        text: `select 1 from ${name} t where t::text like '%' || $1 || '%'`,
        values: [token],
      });
      expect([name, found.length]).toEqual([name, 0]);
    }
  });

  test.each([[0], [91], [1.5], [-3]])('of %j days is refused: none is without an end', async days => {
    const { user, reportId } = await withReport();
    expect(await refusal(share(user, { kind: 'video_report', reportId, days }))).toMatchObject({
      status: 422,
      code: 'share_days_invalid',
    });
    expect(await refusal(share(user, { kind: 'video_report', reportId }))).toMatchObject({ status: 422 });
  });

  test('ends on its day', async () => {
    const { token, link, user } = await shared();
    expect(Date.parse(link.expires_at) - Date.parse(link.created_at)).toBe(7 * DAY_MS);
    testApp.setNow(new Date(Date.parse(link.expires_at) - 60_000));
    await answer(open(token));
    testApp.setNow(new Date(Date.parse(link.expires_at) + 1_000));
    expect(await refusal(open(token))).toMatchObject({ status: 404, code: 'share_link_closed' });
    const { items } = await answer<{ items: ShareLink[] }>(testApp.request('/share-links', { as: user }));
    expect(items[0]?.state).toBe('expired');
    testApp.setNow(NOW);
  });

  test('is dead from the request after it was taken back', async () => {
    const { user, token, link } = await shared();
    await answer(open(token));
    expect((await revoke(user, link.id)).status).toBe(204);
    expect(await refusal(open(token))).toMatchObject({ code: 'share_link_closed' });
    expect((await revoke(user, link.id)).status).toBe(204);
  });

  test('is not somebody else’s to make, to see or to take back', async () => {
    const { reportId, token, link } = await shared();
    const other = await testApp.createUser({ plan: 'business_pro' });
    expect(await refusal(share(other, { kind: 'video_report', reportId, days: 7 }))).toMatchObject({
      status: 404,
      code: 'video_report_not_found',
    });
    expect(await refusal(revoke(other, link.id))).toMatchObject({
      status: 404,
      code: 'share_link_not_found',
    });
    expect(await answer(testApp.request('/share-links', { as: other }))).toMatchObject({ items: [] });
    await answer(open(token));
  });

  test('is closed while its report is in the bin, and comes back with it, unless it was withdrawn', async () => {
    const { user, reportId, token } = await shared();
    const send = (path: string) =>
      testApp.request(path, { method: 'POST', as: user, json: { ids: [reportId] } });
    await answer(send('/video-reports/remove'));
    expect(await refusal(open(token))).toMatchObject({ code: 'share_link_closed' });
    const links = () => answer<{ items: { id: string }[] }>(testApp.request('/share-links', { as: user }));
    expect((await links()).items).toEqual([]);
    await answer(send('/video-reports/restore'));
    await answer(open(token));
    await revoke(user, (await links()).items[0]?.id ?? '');
    await answer(send('/video-reports/remove'));
    await answer(send('/video-reports/restore'));
    expect(await refusal(open(token))).toMatchObject({ code: 'share_link_closed' });
  });

  test('opens neither while its owner is locked nor while they are leaving', async () => {
    const { user, token } = await shared();
    const sql = (text: string) => testApp.app.db.system.run({ name: '', text, values: [user.userId] });
    await sql('update auth.users set locked_at = now() where id = $1');
    expect(await refusal(open(token))).toMatchObject({ code: 'share_link_closed' });
    await sql('update auth.users set locked_at = null where id = $1');
    await answer(open(token));
    await sql('insert into account_deletions (user_id, requested_at, due_at) values ($1, now(), now())');
    expect(await refusal(open(token))).toMatchObject({ code: 'share_link_closed' });
  });

  test(`is refused beyond ${MOST_LINKS} that open, also when all are asked for at once`, async () => {
    const { user, reportId } = await withReport();
    await testApp.app.db.system.run({
      name: 'test-many-links',
      text: `insert into share_links (user_id, video_analysis_id, token_hash, hidden, created_at, expires_at)
             select $1, $2, sha256(n::text::bytea), '{}', $4, $4::timestamptz + interval '1 day'
             from generate_series(1, $3::integer) n`,
      values: [user.userId, reportId, MOST_LINKS - 3, NOW],
    });
    const asked = Array.from({ length: 8 }, () => share(user, { kind: 'video_report', reportId, days: 1 }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter(status => status === 201)).toHaveLength(3);
    expect(statuses.filter(status => status === 409)).toHaveLength(5);
  });
});

describe('what a link hides', () => {
  const { handle, videoId, caption, counts } = CANARIES;
  const analysis = analysedVideo();
  /** What must not be on the wire; each stands in the whole report. */
  const SEARCHED: Record<HiddenField, string[]> = {
    counts: [...Object.values(counts).map(String), 'perThousandViews', 'typicalViews'],
    handle: [handle, '@canari', videoId, 'tiktok.com', '74000000000000000'],
    caption: [...caption],
    recommendations: analysis.recommendations.map(({ id }) => `"${id}"`),
    comparison: ['"usual"', 'typicalViews', '"percentile"', '"median"', '"lift":{', '"ownVideos":20'],
  };

  test('stands in the report of a link that hides nothing', async () => {
    const { token } = await shared();
    const text = await (await open(token)).text();
    for (const field of HIDDEN_FIELDS) {
      expect([field, SEARCHED[field].filter(words => !text.includes(words))]).toEqual([field, []]);
    }
  });

  test.each(HIDDEN_FIELDS.map(field => [field]))('%s is not on the wire', async field => {
    const { token } = await shared([field]);
    const response = await open(token);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(SEARCHED[field].filter(words => text.toLowerCase().includes(words.toLowerCase()))).toEqual([]);
  });

  test('is all gone when all is hidden', async () => {
    const { token } = await shared(HIDDEN_FIELDS);
    const response = await open(token);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(
      Object.values(SEARCHED)
        .flat()
        .filter(words => text.includes(words)),
    ).toEqual([]);
  });
});

test('a link shows nothing that the plan of its owner locks, now or later', async () => {
  const { user, token } = await shared([], 'premium');
  expect(await (await open(token)).text()).toContain(CANARIES.said);
  await testApp.app.db.system.run({
    name: 'test-downgrade',
    text: `update profiles set plan_type = 'freemium' where user_id = $1`,
    values: [user.userId],
  });
  const text = await (await open(token)).text();
  expect(text).toContain('"hook":null');
  expect(text).not.toContain(CANARIES.said);
  expect(text).not.toContain('"locked"');
});

describe('a link that was guessed', () => {
  const PROMISED = 10_000;
  const GUESSES = rounds(PROMISED, 300);

  test(`opens nothing, ${GUESSES} of ${PROMISED} times, and whoever tries many from one network waits`, async () => {
    const { token } = await shared();
    const guesses = Array.from({ length: GUESSES }, (_, index) => {
      const bytes = Buffer.from(token, 'base64url');
      bytes.writeUInt32BE(index, index % 28);
      return bytes.toString('base64url');
    });
    const statuses = new Map<number, number>();
    for (let at = 0; at < guesses.length; at += 20) {
      const answers = await Promise.all(guesses.slice(at, at + 20).map(guess => open(guess, '198.51.100.7')));
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([404, 429]);
    expect(statuses.get(404)).toBeLessThanOrEqual(60 * Math.ceil(GUESSES / 1_000 + 1));
    // Another network is not held up.
    await answer(open(token));
  });

  test.each([['kurz'], [''], ['a'.repeat(44)], [`${'a'.repeat(42)}=`], ["' or 1=1 --"]])(
    'is no link at all where it does not look like one: %j',
    async token => {
      expect(await refusal(open(token))).toMatchObject({ status: 422, code: 'invalid_input' });
    },
  );

  test('is told like one that was taken back', async () => {
    const { user, token, link } = await shared();
    await revoke(user, link.id);
    const plain = async (one: string) => (await (await open(one)).text()).replace(/"requestId":"[^"]*"/, '');
    expect(await plain('a'.repeat(43))).toBe(await plain(token));
  });
});

test('the page of links is kept by nobody and names nobody', async () => {
  for (const path of ['/shared-report', '/shared-report/']) {
    const { headers } = await testApp.router.request(path);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  const { token } = await shared();
  expect((await open(token)).headers.get('cache-control')).toBe('no-store');
});

describe('a link to an account’s report', () => {
  async function accountReport() {
    const scene = createScene(testApp);
    const person = await scene.linked('demo-lea-cuisine', 'premium');
    await scene.ended(person, person.firstRun);
    const { accountId, user } = person;
    const { id } = await answer<ReportSummary>(
      testApp.request('/account-analyses', { method: 'POST', as: user, json: { accountId } }),
    );
    return { user, reportId: id };
  }

  test('refuses by its name what it cannot hide', async () => {
    const { user, reportId } = await accountReport();
    const json = { kind: 'account_report', reportId, days: 7, hidden: ['counts', 'comparison'] };
    expect(await refusal(share(user, json))).toMatchObject({
      status: 422,
      code: 'invalid_input',
      values: { field: 'hidden: comparison' },
    });
    expect(await refusal(share(user, { ...json, hidden: ['views'] }))).toMatchObject({ status: 422 });
  });

  test('shows it in parts, and dies with it', async () => {
    const { user, reportId } = await accountReport();
    const { report } = await answer<{
      report: { split: { later: number }; standing: Record<'best' | 'worst', { caption: string }[]> };
    }>(testApp.request(`/account-reports/${reportId}`, { as: user }));
    const make = (hidden: HiddenField[]) =>
      answer<Made>(share(user, { kind: 'account_report', reportId, days: 90, hidden }));
    const [whole, bare] = [await make([]), await make(['counts', 'handle', 'caption', 'recommendations'])];
    const wholeText = await (await open(whole.token)).text();
    const { best, worst } = report.standing;
    const caption = [...best, ...worst].find(video => video.caption !== '')?.caption ?? 'none';
    const searched = [
      'demo-lea-cuisine',
      JSON.stringify(caption).slice(1, -1),
      `"later":${report.split.later}`,
      '"rule":',
    ];
    expect(searched.filter(words => !wholeText.includes(words))).toEqual([]);
    const bareAnswer = await open(bare.token);
    expect(bareAnswer.status).toBe(200);
    const bareText = await bareAnswer.text();
    expect(searched.filter(words => bareText.includes(words))).toEqual([]);
    // A rate in full precision is a fraction of counts; a publication to the second names a public video.
    const long = /\d\.\d{6}/;
    expect(wholeText).toMatch(long);
    const { benchmark, ...bareReport } = (JSON.parse(bareText) as { report: { benchmark: { own: object } } })
      .report;
    expect(JSON.stringify([bareReport, benchmark.own])).not.toMatch(long);
    const { publishedAt } = /"publishedAt":"(?<publishedAt>[^"]+)"/.exec(bareText)?.groups ?? {};
    expect(publishedAt).toMatch(/T1[01]:00:00\.000Z$/);
    expect(
      (await testApp.request(`/account-reports/${reportId}`, { method: 'DELETE', as: user })).status,
    ).toBe(204);
    expect(await refusal(open(whole.token))).toMatchObject({ code: 'share_link_closed' });
  });
});
