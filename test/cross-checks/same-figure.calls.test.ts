import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Performance } from '#contract/accounts/accounts.ts';
import type { accountReport } from '#contract/account-reports/account-report.ts';
import type { dashboardStats } from '#contract/dashboard.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { fill } from '#i18n/language/translate.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { en } from '#i18n/en/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';
import { periodSentences } from '#presentation/sentences/period-sentence.ts';
import { reportMailWords } from '#server/features/report-schedules/write-report-mail.ts';
import { pdfOutline } from '#test/harness/read-pdf.ts';
import { answer, createTestApp, type TestApp, type TestUser } from '#test/harness/context.ts';
import { createAssistantScene } from '#test/scenes/assistant-scene.ts';
import {
  storeAccount,
  storedVideo,
  storeSnapshots,
  storeVideos,
  type StoredVideo,
} from '#test/scenes/stored-videos.ts';

type Report = z.infer<typeof accountReport>;

/** A quarter past three in the afternoon, where clocks are 5 h 45 ahead. */
const NOW = new Date('2026-11-21T09:30:00Z');
const ZONE = 'Asia/Kathmandu';
const HANDLE = 'compte.tordu';
const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+05:45`);
const video = (number: number, publishedAt: Date, over: Partial<StoredVideo> = {}) =>
  storedVideo(number, {
    author: HANDLE,
    publishedAt,
    observedAt: new Date(NOW.getTime() - 3_600_000),
    precision: 'exact',
    views: 1_000 + 137 * number,
    likes: 60 + 11 * number,
    comments: number,
    shares: 2,
    ...over,
  });
/** The report’s first day alone, ten minutes before midnight; today alone, five minutes after. */
const FIRST = video(0, at('2026-10-22', '23:50'), { views: 70_001, likes: 4_000 });
const TODAY = video(21, at('2026-11-21', '00:05'), { views: 99_000, likes: 90 });
const SHARED = [
  video(1, at('2026-10-23', '00:10')),
  video(2, at('2026-10-25', '12:00'), { views: 0, likes: 0, comments: 0, shares: 0 }),
  video(3, at('2026-10-27', '12:00'), { likes: null }),
  video(4, at('2026-10-29', '12:00'), { views: null }),
  video(5, at('2026-11-01', '12:00'), {
    views: 12_300,
    likes: 1_200,
    precision: 'rounded',
    source: 'page_json',
  }),
  // More likes than views, as happens for real.
  video(6, at('2026-11-03', '12:00'), { views: 34, likes: 57, comments: 0, shares: 0 }),
  ...Array.from({ length: 9 }, (_, n) =>
    video(7 + n, at(`2026-11-${String(5 + n).padStart(2, '0')}`, '18:00')),
  ),
  video(20, at('2026-11-20', '23:50'), { views: 812 }),
];
const BEFORE = [
  ...Array.from({ length: 14 }, (_, n) =>
    video(30 + n, new Date(at('2026-10-20', '12:00').getTime() - n * 86_400_000)),
  ),
  video(50, at('2026-07-01', '12:00')),
];

/** Plainly, and without the product's code. */
function plain(videos: StoredVideo[]) {
  const views = videos.flatMap(one => one.views ?? []);
  const engagements = videos.flatMap(one => {
    if (one.views === 0) return [0];
    // More likes than views contradict each other: no rate.
    if (one.views === null || one.likes === null || one.likes > one.views) return [];
    return [((one.likes + (one.comments ?? 0) + (one.shares ?? 0)) / one.views) * 100];
  });
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  const middle = (values: number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const half = (sorted.length - 1) / 2;
    return ((sorted[Math.floor(half)] ?? NaN) + (sorted[Math.ceil(half)] ?? NaN)) / 2;
  };
  return {
    videos: videos.length,
    views: sum(views),
    told: views.length,
    meanViews: sum(views) / views.length,
    medianViews: middle(views),
    engagement: sum(engagements) / engagements.length,
    medianEngagement: middle(engagements),
    engaged: engagements.length,
  };
}
/** Thirty days that end today, and the thirty of a report, which end yesterday. */
const DAYS = plain([...SHARED, TODAY]);
const WHOLE_DAYS = plain([FIRST, ...SHARED]);

const spaced = (text: string) => text.replace(/[\s\u00a0\u202f]+/gu, ' ');
const LANGUAGES = ['fr', 'en'] as const;

let testApp: TestApp;
let user: TestUser;
let accountId: string;
let reportId: string;
let report: Report;

beforeAll(async () => {
  testApp = await createTestApp({ now: NOW, workers: 0 });
  user = await testApp.createUser({ plan: 'business_pro' });
  const profile = { method: 'PATCH', as: user, json: { time_zone: ZONE } };
  expect((await testApp.request('/me', profile)).status).toBe(200);
  accountId = await storeAccount(testApp, user, HANDLE, { isPrimary: true });
  await storeVideos(testApp, user, [FIRST, ...SHARED, TODAY, ...BEFORE]);
  const reading = { username: HANDLE, observedAt: new Date(NOW.getTime() - 3_600_000), engagementRate: null };
  await storeSnapshots(testApp, user, [{ ...reading, followers: 12_345, precision: 'exact' }]);
  ({ id: reportId } = await answer<{ id: string }>(
    testApp.request('/account-analyses', { method: 'POST', as: user, json: { accountId, days: 30 } }),
  ));
  ({ report } = await answer<{ report: Report }>(
    testApp.request(`/account-reports/${reportId}`, { as: user }),
  ));
});
afterAll(() => testApp.close());

/** What the interface answers, to the page and to a key of a developer. */
async function readWith(headers: Record<string, string>, as?: TestUser) {
  const get = <Body>(path: string) =>
    answer<Body>(testApp.request(path, { ...(as === undefined ? {} : { as }), headers }));
  return {
    stats: await get<z.infer<typeof dashboardStats>>('/dashboard'),
    panel: await get<Performance>(`/linked-accounts/${accountId}/performance`),
  };
}

test('the page and a developer’s key get the same figures of the same thirty days', async () => {
  const { token } = await answer<{ token: string }>(
    testApp.request('/api-keys', {
      method: 'POST',
      as: user,
      json: { password: user.password, name: 'Lecture', write: false, days: 30 },
    }),
  );
  const close = (value: number) => expect.closeTo(value, 9) as unknown;
  for (const { stats, panel } of [
    await readWith({}, user),
    await readWith({ authorization: `Bearer ${token}` }),
  ]) {
    expect(stats.period.from).toBe(at('2026-10-23', '00:00').toISOString());
    expect(panel.period.from).toBe(stats.period.from);
    expect(stats).toMatchObject({
      totalVideos: DAYS.videos,
      totalViews: DAYS.views,
      avgEngagementRate: close(DAYS.engagement),
      topPerformingVideos: [{ videoId: TODAY.id }, {}, {}, {}, {}],
    });
    expect(panel).toMatchObject({
      count: DAYS.videos,
      averages: { views: close(DAYS.meanViews) },
      medians: { views: close(DAYS.medianViews) },
      account: { engagement: close(DAYS.engagement), followers: 12_345 },
      engagementStanding: { median: { percent: close(DAYS.medianEngagement), n: DAYS.engaged } },
    });
    expect(stats.sentence.counted).toMatchObject({
      videos: DAYS.videos,
      views: DAYS.views,
      best: { id: TODAY.id },
      earlierVideos: stats.previousPeriod.videos,
      percent: null,
    });
    expect(stats.previousPeriod.videos).toBe(15);
  }
});

describe.each(LANGUAGES)('in %s', language => {
  const formats = createFormats(language, ZONE);
  const isFrench = language === 'fr';

  test('the dashboard’s sentence denies no video of the period before', async () => {
    const { stats } = await readWith({}, user);
    const t = translateWith(language, isFrench ? fr : en);
    const words = { span: '…', day: (instant: string) => formats.date(instant) };
    const { lead, others, aside } = periodSentences(stats.sentence, words, t, formats);
    const said = spaced([lead, ...others, aside ?? ''].join(' '));
    expect(said).toContain(spaced(formats.compact(DAYS.views)));
    expect(said).not.toMatch(/Aucune vidéo|No video|0 dans l’une|0 in one/);
  });

  const ask = async (french: string, english: string) => {
    const { answer: told } = await createAssistantScene(testApp).ask(user, isFrench ? french : english, {
      language,
    });
    return spaced((told?.text ?? []).join(' '));
  };

  test('the assistant says the dashboard’s figures by their names and with its dates', async () => {
    const days = isFrench
      ? 'du 23 octobre 2026 au 21 novembre 2026'
      : 'from 23 October 2026 to 21 November 2026';
    const views = await ask(
      'Combien de vues en moyenne ces 30 jours ?',
      'How many views on average in the last 30 days?',
    );
    expect(views).toContain(days);
    expect(views).toMatch(
      new RegExp(isFrench ? `^${DAYS.videos} vidéos publiées` : `^${DAYS.videos} videos published`),
    );
    expect(views).toContain(spaced(formats.compact(DAYS.views)));
    const mean = formats.compact(DAYS.meanViews);
    expect(views).toContain(
      spaced(
        isFrench
          ? `En moyenne : ${mean} vues par vidéo, sur ${DAYS.told} vidéos.`
          : `On average: ${mean} views per video, over ${DAYS.told} videos.`,
      ),
    );
    expect(views).toContain(spaced(formats.compact(DAYS.medianViews)));
    const engagement = await ask(
      'Quel est mon engagement médian ces 30 jours ?',
      'What is my median engagement in the last 30 days?',
    );
    const named = isFrench
      ? ['Engagement moyen :', 'Engagement médian :']
      : ['Average engagement:', 'Median engagement:'];
    expect(engagement).toContain(spaced(`${named[0]} ${formats.percent(DAYS.engagement)}`));
    expect(engagement).toContain(spaced(`${named[1]} ${formats.percent(DAYS.medianEngagement)}`));
    expect(
      await ask(
        'Combien de vidéos ai-je publiées ces 30 jours ?',
        'How many videos did I post in the last 30 days?',
      ),
    ).toMatch(
      new RegExp(isFrench ? `^${DAYS.videos} vidéos en 30 jours` : `^${DAYS.videos} videos in 30 days`),
    );
    expect(await ask('Combien d’abonnés ai-je ?', 'How many followers do I have?')).toContain(
      spaced(formats.number(12_345)),
    );
  });

  test('the report’s mail and files say its own thirty days, by the same names', async () => {
    expect(report.period).toMatchObject({ firstDay: '2026-10-22', lastDay: '2026-11-20' });
    const dates = isFrench ? '22 octobre 2026 au 20 novembre 2026' : '22 October 2026 to 20 November 2026';
    const ending = { path: '/', oneClickPath: '/' };
    const mail = reportMailWords(report, { language, hasDocument: false, path: '/', ending });
    const mailed = spaced(
      [mail.subject, ...[mail.text].flat()].map(one => fill(one, mail.values ?? {}, language)).join(' '),
    );
    const said: Record<string, string> = { mail: mailed };
    for (const format of ['pdf', 'md', 'xlsx']) {
      const path = `/account-reports/${reportId}/export?format=${format}`;
      const response = await testApp.request(path, { as: user, headers: { 'accept-language': language } });
      const bytes = Buffer.from(await response.arrayBuffer());
      const text =
        format === 'pdf'
          ? (await pdfOutline(bytes)).text
          : format === 'md'
            ? bytes.toString()
            : Object.values(unzipSync(bytes))
                .map(part => strFromU8(part))
                .join(' ');
      said[format] = spaced(text);
    }
    const [mean, median] = isFrench
      ? ['Engagement moyen :', 'Engagement médian :']
      : ['Average engagement:', 'Median engagement:'];
    for (const [outlet, text] of Object.entries(said)) {
      const has = (part: string) =>
        expect([outlet, text]).toEqual([outlet, expect.stringContaining(spaced(part))]);
      has(dates);
      has(isFrench ? `${WHOLE_DAYS.videos} vidéos` : `${WHOLE_DAYS.videos} videos`);
      has(formats.number(WHOLE_DAYS.views));
      if (outlet === 'mail') continue;
      has(`${mean} ${formats.percent(WHOLE_DAYS.engagement)}`);
      has(`${median} ${formats.percent(WHOLE_DAYS.medianEngagement)}`);
    }
  });
});

test('the shared page holds the report’s figures', async () => {
  const { token } = await answer<{ token: string }>(
    testApp.request('/share-links', {
      method: 'POST',
      as: user,
      json: { kind: 'account_report', reportId, days: 7 },
    }),
  );
  const opened = await answer<{ report: Report }>(
    testApp.request('/shared-reports', { method: 'POST', json: { token } }),
  );
  expect(opened.report.period).toMatchObject({ firstDay: '2026-10-22', lastDay: '2026-11-20' });
  expect(opened.report.sentence?.counted).toMatchObject({
    videos: WHOLE_DAYS.videos,
    views: WHOLE_DAYS.views,
    best: { views: FIRST.views },
  });
  expect(opened.report.medians[0]?.period).toMatchObject({
    median: WHOLE_DAYS.medianViews,
    n: WHOLE_DAYS.told,
  });
  expect(opened.report.benchmark).toMatchObject({
    mean: { mean: expect.closeTo(WHOLE_DAYS.engagement, 9) as unknown, n: WHOLE_DAYS.engaged },
    own: { median: expect.closeTo(WHOLE_DAYS.medianEngagement, 9) as unknown },
  });
});
