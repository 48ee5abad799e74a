import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { JobRun, Performance } from '#contract/accounts/accounts.ts';
import type { dashboardStats } from '#contract/dashboard.ts';
import { PERIOD_DAYS } from '#domain/time/period.ts';
import { missingMaterial, recorded } from '#test/sources/recorded-material.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

const { missing, note } = missingMaterial('apify/accounts');
/** The recorded year's last evening: every period holds videos of some accounts and none of others. */
const NOW = new Date('2024-12-28T21:00:00Z');

interface RawItem {
  id: string;
  createTimeISO: string;
  playCount: number;
  diggCount: number;
  commentCount: number;
  shareCount: number;
  collectCount: number;
  authorMeta: { name: string; fans: number; heart: number; video: number };
}

const COUNTS = ['playCount', 'diggCount', 'commentCount', 'shareCount', 'collectCount'] as const;
const sums = (items: RawItem[]) => COUNTS.map(count => items.reduce((total, item) => total + item[count], 0));

/** Plainly: no sources, no provenance, no product code. */
function plainMean(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;
}
const plainEngagement = (item: RawItem) =>
  item.playCount === 0 ? 0 : (100 * (item.diggCount + item.commentCount + item.shareCount)) / item.playCount;

describe.skipIf(missing)(`recorded accounts, imported over HTTP${note}`, () => {
  const files = missing ? [] : readdirSync(recorded('apify/accounts')).filter(name => name.endsWith('.json'));
  const accounts = files.map(name => {
    const bytes = readFileSync(recorded('apify/accounts', name));
    const raw = JSON.parse(bytes.toString('utf8')) as RawItem[];
    const items = raw.filter(item => typeof item.playCount === 'number');
    const [first] = items;
    return {
      name,
      bytes,
      raw,
      items,
      handle: first?.authorMeta.name.toLowerCase() ?? '',
      author: first?.authorMeta,
    };
  });
  const ids = new Map<string, string>();
  let testApp: TestApp;
  let user: TestUser;

  beforeAll(async () => {
    testApp = await createTestApp({ now: NOW });
    user = await testApp.createUser({ plan: 'business_enterprise' });
    const startedAt = performance.now();
    for (const { name, bytes, items, raw } of accounts) {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(bytes)], name));
      const { batch, run, preview } = await answer<{
        batch: object | null;
        run: JobRun | null;
        preview: { added: number; rejectedCount: number };
      }>(testApp.request(`/imports?readAt=${NOW.toISOString()}`, { method: 'POST', as: user, body: form }));
      expect(preview, name).toMatchObject({ added: items.length, rejectedCount: raw.length - items.length });
      expect(run === null, name).toBe(items.length <= 1_000);
      if (run !== null) {
        await eventually(async () => {
          const { state } = await answer<JobRun>(testApp.request(`/runs/${run.id}`, { as: user }));
          expect(state).toBe('done');
        }, 20_000);
      } else expect(batch).toMatchObject({ videos_added: items.length });
    }
    const total = accounts.reduce((count, { items }) => count + items.length, 0);
    console.log(`${total} recorded videos imported in ${Math.round(performance.now() - startedAt)} ms`);
    const { items } = await answer<{ items: { id: string; tiktok_username: string }[] }>(
      testApp.request('/linked-accounts', { as: user }),
    );
    for (const account of items) ids.set(account.tiktok_username, account.id);
  }, 120_000);
  afterAll(() => testApp?.close());

  test('all 23 are linked, the first one primary', () => {
    expect([...ids.keys()].toSorted()).toEqual(accounts.map(({ handle }) => handle).toSorted());
    expect(accounts).toHaveLength(23);
  });

  test.each(accounts.map(account => [account.handle, account] as const))(
    '@%s: the stored numbers are the file’s, in what stands and in the history',
    async (handle, { items, author }) => {
      const [stored] = await testApp.app.db.system.rows<Record<string, string | null>>({
        name: 'test-stored-sums',
        text: `select count(*)::text as n, sum(v.view_count)::text as views, sum(v.like_count)::text as likes,
                 sum(v.comment_count)::text as comments, sum(v.share_count)::text as shares,
                 sum(v.save_count)::text as saves, sum(s.view_count)::text as history_views, count(s.*)::text as history_n,
                 max(v.created_at)::text as newest
               from tiktok_videos v
               left join tiktok_video_snapshots s on s.user_id = v.user_id and s.video_id = v.id
               where v.user_id = $1 and v.author_username = $2`,
        values: [user.userId, handle],
      });
      const [views, likes, comments, shares, saves] = sums(items).map(String);
      expect(stored).toMatchObject({
        n: String(items.length),
        history_n: String(items.length),
        history_views: views,
        views,
        likes,
        comments,
        shares,
        saves,
      });
      const [snapshot] = await testApp.app.db.system.rows<Record<string, number>>({
        name: 'test-stored-snapshot',
        text: `select follower_count, like_count, video_count, avg_views, engagement_rate
               from tiktok_accounts where user_id = $1 and username = $2`,
        values: [user.userId, handle],
      });
      expect(snapshot).toMatchObject({
        follower_count: author?.fans,
        like_count: author?.heart,
        video_count: author?.video,
      });
      expect(snapshot?.['avg_views']).toBeCloseTo(plainMean(items.map(item => item.playCount)) ?? NaN, 6);
      expect(snapshot?.['engagement_rate']).toBeCloseTo(plainMean(items.map(plainEngagement)) ?? NaN, 9);
    },
  );

  test.each(PERIOD_DAYS)(
    'over %i days each account’s performance is what plain arithmetic finds',
    async days => {
      for (const { handle, items } of accounts) {
        const told = await answer<Performance>(
          testApp.request(`/linked-accounts/${ids.get(handle)}/performance?periodDays=${days}`, {
            as: user,
          }),
        );
        const within = items.filter(
          item => item.createTimeISO >= told.period.from && item.createTimeISO <= told.period.to,
        );
        expect(told.count, handle).toBe(within.length);
        for (const [figure, count] of [
          ['views', 'playCount'],
          ['likes', 'diggCount'],
          ['comments', 'commentCount'],
          ['shares', 'shareCount'],
        ] as const) {
          const mean = plainMean(within.map(item => item[count]));
          if (mean === null) expect(told.averages[figure], handle).toBeNull();
          else expect(told.averages[figure], handle).toBeCloseTo(mean, 6);
        }
      }
    },
  );

  test.each(PERIOD_DAYS)('over %i days the dashboard’s totals are the files’', async days => {
    const told = await answer<z.infer<typeof dashboardStats>>(
      testApp.request(`/dashboard?periodDays=${days}`, { as: user }),
    );
    const all = accounts.flatMap(({ items }) => items);
    const within = all.filter(
      item => item.createTimeISO >= told.period.from && item.createTimeISO <= told.period.to,
    );
    const [views, likes, comments, shares] = sums(within);
    expect(told).toMatchObject({
      totalAccounts: 23,
      accountsAnalysed: 0,
      videosAnalysed: 0,
      totalVideos: within.length,
      totalViews: views,
      totalLikes: likes,
      totalComments: comments,
      totalShares: shares,
    });
    expect(told.avgEngagementRate).toBeCloseTo(plainMean(within.map(plainEngagement)) ?? 0, 9);
    expect(told.viewsEvolution.reduce((total, row) => total + (row.views ?? 0), 0)).toBe(views);
    const last = told.accountsGrowth.at(-1);
    expect(last).toMatchObject({
      accounts: 23,
      videos: all.filter(item => item.createTimeISO <= told.period.to).length,
      totalFollowers: accounts.reduce((total, { author }) => total + (author?.fans ?? 0), 0),
    });
  });

  test('every file imported once more changes nothing', async () => {
    const count = () =>
      testApp.app.db.system.row({
        name: 'test-recorded-counts',
        text: `select (select count(*) from tiktok_video_snapshots) as readings,
                 (select count(*) from tiktok_accounts) as snapshots, (select count(*) from import_batches) as batches,
                 (select sum(extract(epoch from updated_at)) from tiktok_videos)::text as touched`,
      });
    const before = await count();
    testApp.setNow(new Date(NOW.getTime() + 5 * 3_600_000));
    for (const { name, bytes, items } of accounts.filter(({ items: own }) => own.length <= 1_000)) {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(bytes)], name));
      const { preview } = await answer<{ preview: object }>(
        testApp.request(`/imports?readAt=${NOW.toISOString()}`, { method: 'POST', as: user, body: form }),
      );
      expect(preview).toMatchObject({ added: 0, updated: 0, unchanged: items.length });
    }
    expect(await count()).toEqual(before);
    testApp.setNow(NOW);
  });
});
