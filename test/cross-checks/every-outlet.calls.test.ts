import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Performance } from '#contract/accounts/accounts.ts';
import type { accountReport } from '#contract/account-reports/account-report.ts';
import type { dashboardStats } from '#contract/dashboard.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { createAssistantScene } from '#test/scenes/assistant-scene.ts';
import { pdfOutline } from '#test/harness/read-pdf.ts';
import { storeAccount, storedVideo, storeSnapshots, storeVideos } from '#test/scenes/stored-videos.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { reportMailWords } from '#server/features/report-schedules/write-report-mail.ts';

type Report = z.infer<typeof accountReport>;

const NOW = new Date('2026-11-21T09:30:00Z');
const HANDLE = 'atelier.nadia';
const formats = createFormats('fr', 'Europe/Paris');

/**
 * Twelve videos in the thirty days that all outlets have in common: none from today, which reports leave out, and none
 * from the first day of reports, which the others leave out. One has no likes, and twelve are older than all of it.
 */
const hours = (ago: number) => new Date(NOW.getTime() - ago * 3_600_000);
const video = (number: number, ago: number, likes: number | null) =>
  storedVideo(number, {
    author: HANDLE,
    publishedAt: hours(ago),
    views: 1_000 + 137 * number,
    likes,
    comments: number,
    shares: 2,
    observedAt: hours(1),
    precision: 'exact',
  });
const recent = Array.from({ length: 12 }, (_, n) => video(n, 30 + 48 * n, n === 5 ? null : 60 + 11 * n));
const older = [
  ...Array.from({ length: 12 }, (_, n) => video(20 + n, 24 * 40 + 24 * n, 30 + n)),
  // Before the previous period, so that that period is fully covered.
  video(40, 24 * 70, 30),
];

/** Plainly, and without the product's code. */
const engagements = recent.flatMap(({ views, likes, comments, shares }) =>
  likes === null ? [] : ((likes + (comments ?? 0) + (shares ?? 0)) / (views ?? 1)) * 100,
);
const sorted = engagements.toSorted((a, b) => a - b);
const PLAIN = {
  videos: recent.length,
  views: recent.reduce((sum, one) => sum + (one.views ?? 0), 0),
  mean: engagements.reduce((sum, value) => sum + value, 0) / engagements.length,
  median: sorted[(sorted.length - 1) / 2] ?? NaN,
  n: engagements.length,
  followers: 12_345,
};

let testApp: TestApp;
let user: TestUser;
let accountId: string;
let reportId: string;
let report: Report;

/** Another account, of which no video tells its views. */
const UNSEEN = 'sans.vues';
const unseen = Array.from({ length: 12 }, (_, n) =>
  storedVideo(60 + n, {
    author: UNSEEN,
    publishedAt: hours(30 + 48 * n),
    views: null,
    likes: 60 + 11 * n,
    observedAt: hours(1),
    precision: 'exact',
  }),
);

beforeAll(async () => {
  testApp = await createTestApp({ now: NOW, workers: 0 });
  user = await testApp.createUser({ plan: 'business_pro' });
  accountId = await storeAccount(testApp, user, HANDLE, { isPrimary: true });
  await storeVideos(testApp, user, [...recent, ...older]);
  await storeSnapshots(testApp, user, [
    {
      username: HANDLE,
      observedAt: hours(1),
      followers: PLAIN.followers,
      engagementRate: null,
      precision: 'exact',
    },
  ]);
  ({ id: reportId } = await answer<{ id: string }>(
    testApp.request('/account-analyses', { method: 'POST', as: user, json: { accountId, days: 30 } }),
  ));
  ({ report } = await answer<{ report: Report }>(
    testApp.request(`/account-reports/${reportId}`, { as: user }),
  ));
});
afterAll(() => testApp.close());

const get = <Body>(path: string) => answer<Body>(testApp.request(path, { as: user }));
const file = async (format: string) =>
  Buffer.from(
    await (
      await testApp.request(`/account-reports/${reportId}/export?format=${format}`, { as: user })
    ).arrayBuffer(),
  );
const plainSpaces = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');

test('the interface, the dashboard and the panel tell the same figures', async () => {
  const stats = await get<z.infer<typeof dashboardStats>>('/dashboard');
  const panel = await get<Performance>(`/linked-accounts/${accountId}/performance`);
  expect([stats.period.from, stats.period.days]).toEqual([panel.period.from, panel.period.days]);
  expect(stats).toMatchObject({
    totalVideos: PLAIN.videos,
    totalViews: PLAIN.views,
    totalFollowers: PLAIN.followers,
    topPerformingVideos: [{ views: Math.max(...recent.map(({ views }) => views ?? 0)) }, {}, {}, {}, {}],
  });
  expect(panel).toMatchObject({ count: PLAIN.videos, account: { followers: PLAIN.followers } });
  expect(stats.avgEngagementRate).toBeCloseTo(PLAIN.mean, 9);
  expect(panel.account.engagement).toBeCloseTo(PLAIN.mean, 9);
  expect(panel.provenance.engagement.n).toBe(PLAIN.n);
  expect(panel.engagementStanding.median).toEqual({
    known: true,
    percent: expect.closeTo(PLAIN.median, 9) as unknown,
    n: PLAIN.n,
  });
  const unknown = recent[5]?.id;
  expect(panel.series.find(({ videoId }) => videoId === unknown)?.engagement).toBeNull();
  const { items } = await get<{ items: { id: string; engagement: number | null }[] }>('/videos?limit=100');
  for (const point of panel.series) {
    const listed = items.find(({ id }) => id === point.videoId)?.engagement;
    if (point.engagement === null) expect(listed).toBeNull();
    else expect(listed).toBeCloseTo(point.engagement, 9);
  }
});

test('the report, its shared page and its mail tell them too, and that it ends yesterday', async () => {
  expect(report.period).toMatchObject({ firstDay: '2026-10-22', lastDay: '2026-11-20' });
  expect(report.data.inPeriod).toBe(PLAIN.videos);
  expect(report.split?.later).toBe(PLAIN.views);
  expect(report.benchmark.mean).toEqual({ mean: expect.closeTo(PLAIN.mean, 9) as unknown, n: PLAIN.n });
  expect(report.benchmark.own).toMatchObject({
    known: true,
    median: expect.closeTo(PLAIN.median, 9) as unknown,
  });
  expect(report.latestFollowers).toMatchObject({ count: PLAIN.followers, source: 'apify_file' });
  const shared = await answer<{ token: string }>(
    testApp.request('/share-links', {
      method: 'POST',
      as: user,
      json: { kind: 'account_report', reportId, days: 7 },
    }),
  );
  const opened = await answer<{ report: { benchmark: unknown; split: unknown } }>(
    testApp.request('/shared-reports', { method: 'POST', json: { token: shared.token } }),
  );
  expect(JSON.stringify(opened)).toContain(JSON.stringify(report.benchmark.mean));
  expect(JSON.stringify(opened)).toContain(`"later":${PLAIN.views}`);
  const bare = await answer<{ token: string }>(
    testApp.request('/share-links', {
      method: 'POST',
      as: user,
      json: { kind: 'account_report', reportId, days: 7, hidden: ['counts'] },
    }),
  );
  const hidden = await answer(
    testApp.request('/shared-reports', { method: 'POST', json: { token: bare.token } }),
  );
  for (const count of [PLAIN.followers, PLAIN.views])
    expect(JSON.stringify(hidden)).not.toContain(`${count}`);
  const mail = reportMailWords(report, {
    language: 'fr',
    hasDocument: false,
    path: '/',
    ending: { path: '/', oneClickPath: '/' },
  });
  expect(mail.values).toMatchObject({ views: formats.number(PLAIN.views), videos: String(PLAIN.videos) });
});

test.each(['pdf', 'md', 'xlsx'])('the report as %s says them in the same words', async format => {
  const bytes = await file(format);
  const text =
    format === 'pdf'
      ? (await pdfOutline(bytes)).text
      : format === 'md'
        ? bytes.toString()
        : Object.values(unzipSync(bytes))
            .map(part => strFromU8(part))
            .join(' ');
  const said = plainSpaces(text);
  expect(said).toContain(
    plainSpaces(`Engagement moyen : ${formats.percent(PLAIN.mean)}, moyenne des 11 vidéos`),
  );
  expect(said).toContain(plainSpaces(`Engagement médian : ${formats.percent(PLAIN.median)}`));
  expect(said).toContain(plainSpaces(`Abonnés : ${formats.number(PLAIN.followers)}, relevés le`));
  expect(said).toContain('hors jour du rapport');
});

test('the report’s own bytes and the table of its videos hold them', async () => {
  expect((await file('json')).toString()).toContain(JSON.stringify(report.benchmark.mean));
  const table = (await file('csv')).toString();
  for (const { id, likes } of recent) {
    const row = table.split('\r\n').find(line => line.includes(id)) ?? '';
    expect(row).not.toBe('');
    if (likes === null) expect(row).not.toMatch(/;0(?:,0+)?;/);
  }
});

test('the assistant says them in the same words', async () => {
  const said = await createAssistantScene(testApp).ask(
    user,
    'Quel est mon engagement ces 30 derniers jours ?',
  );
  const text = plainSpaces(JSON.stringify(said));
  expect(text).toContain(plainSpaces(`Engagement moyen : ${formats.percent(PLAIN.mean)} sur 11 vidéos`));
  expect(text).toContain(plainSpaces(formats.percent(PLAIN.median)));
});

test('an account whose videos tell no views has unknown views in every outlet, nowhere 0 and nowhere split', async () => {
  const account = await storeAccount(testApp, user, UNSEEN);
  await storeVideos(testApp, user, unseen);
  const summary = await answer<{ id: string; views: number | null; change: number | null }>(
    testApp.request('/account-analyses', {
      method: 'POST',
      as: user,
      json: { accountId: account, days: 30 },
    }),
  );
  expect(summary).toMatchObject({ views: null, change: null });
  const listed = await get<{ items: { id: string }[] }>('/account-reports');
  expect(listed.items.find(({ id }) => id === summary.id)).toMatchObject({ views: null, change: null });
  const made = await get<{ report: Report }>(`/account-reports/${summary.id}`);
  expect(made.report.split).toBeNull();
  expect(made.report.sentence?.counted).toMatchObject({ videos: 12, views: null, percent: null, best: null });
  const shared = await answer<{ token: string }>(
    testApp.request('/share-links', {
      method: 'POST',
      as: user,
      json: { kind: 'account_report', reportId: summary.id, days: 7 },
    }),
  );
  const opened = await answer<{ report: { split: unknown; sentence?: unknown } }>(
    testApp.request('/shared-reports', { method: 'POST', json: { token: shared.token } }),
  );
  expect(opened.report).toMatchObject({ split: null, sentence: { counted: { views: null } } });
  const panel = await get<Performance>(`/linked-accounts/${account}/performance`);
  expect(panel.account.engagement).toBeNull();
  const mail = reportMailWords(made.report, {
    language: 'fr',
    hasDocument: false,
    path: '/',
    ending: { path: '/', oneClickPath: '/' },
  });
  const words = plainSpaces([mail.subject, ...[mail.text].flat()].join(' '));
  expect(words).toContain('Leurs vues sont inconnues');
  expect(words).not.toMatch(/\{(?:views|earlier|change|volume)\}/);
  for (const format of ['md', 'pdf', 'xlsx']) {
    const bytes = Buffer.from(
      await (
        await testApp.request(`/account-reports/${summary.id}/export?format=${format}`, { as: user })
      ).arrayBuffer(),
    );
    const said = plainSpaces(
      format === 'pdf'
        ? (await pdfOutline(bytes)).text
        : format === 'md'
          ? bytes.toString()
          : Object.values(unzipSync(bytes))
              .map(part => strFromU8(part))
              .join(' '),
    );
    expect(said).toMatch(/Les vues de vos 12 vidéos .{1,60} ne sont pas connues/);
    expect(said).toContain(
      'La période d’avant n’est pas connue en entier : le changement n’est donc pas décomposé',
    );
    expect(said).not.toMatch(/\b0 vues?\b/);
  }
  const answered = await createAssistantScene(testApp).ask(
    user,
    'Quel est mon nombre de vues sur @sans.vues ?',
  );
  expect(plainSpaces(JSON.stringify(answered))).not.toMatch(/\b0 vues?\b/);
});

test('an account known until some day only is compared with nothing in every outlet, and its daily figures stand beside', async () => {
  const handle = 'connu.un.temps';
  const account = await storeAccount(testApp, user, handle);
  const some = Array.from({ length: 8 }, (_, n) =>
    storedVideo(90 + n, { author: handle, publishedAt: hours(24 * (8 + n)), observedAt: hours(24 * 6) }),
  );
  await storeVideos(testApp, user, some);
  const { id } = await answer<{ id: string }>(
    testApp.request('/account-analyses', {
      method: 'POST',
      as: user,
      json: { accountId: account, days: 30 },
    }),
  );
  const made = await get<{ report: Report }>(`/account-reports/${id}`);
  expect(made.report).toMatchObject({ split: null, calendar: { knownUntil: '2026-11-15' } });
  const options = {
    language: 'fr',
    hasDocument: false,
    path: '/',
    ending: { path: '/', oneClickPath: '/' },
  } as const;
  const mail = reportMailWords(made.report, options);
  expect([mail.text].flat().join(' ')).toContain('rien n’est comparé');
  expect(mail.subject).toContain('{knownUntil}');
  expect(mail.values).toMatchObject({ ended: '15 novembre 2026', knownUntil: '15 novembre 2026' });
  const { sentence } = made.report;
  if (sentence === undefined) throw new Error('The report has a sentence');
  const dayViews = { views: 1_296_406, days: 30 };
  const daily = reportMailWords(
    { ...made.report, sentence: { ...sentence, counted: { ...sentence.counted, dayViews } } },
    options,
  );
  expect(daily.subject).toContain('{videosText}');
  expect(daily.values).toMatchObject({
    videosText: '8 vidéos connues',
    dayViewsText: `${formats.number(dayViews.views)} vues`,
    daysText: '30 jours',
  });
  const text = await (await testApp.request(`/account-reports/${id}/export?format=md`, { as: user })).text();
  expect(plainSpaces(text)).toContain('ne sont complets que jusqu’au 15 novembre 2026 : rien n’est comparé');
  expect(plainSpaces(text)).toContain('sur les 2 connues');
  expect(plainSpaces(text)).not.toContain('comparé à la période');
  const stats = await get<z.infer<typeof dashboardStats>>(`/dashboard?accountId=${account}`);
  expect(stats.sentence.counted).toMatchObject({ endedAt: hours(24 * 6).toISOString(), percent: null });
});
