import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LinkedAccount, Performance } from '#contract/accounts/accounts.ts';
import { PERIOD_DAYS } from '#domain/time/period.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

interface Row {
  count: number;
  average_views: number | null;
  average_likes: number | null;
  average_comments: number | null;
  average_shares: number | null;
  median_views: number | null;
  median_likes: number | null;
  median_comments: number | null;
  median_shares: number | null;
  engagement: number | null;
  known_videos: number;
}

const statement = readFileSync(join(import.meta.dirname, 'period-figures.sql'), 'utf8');
let testApp: TestApp;
let user: TestUser;

beforeAll(async () => {
  testApp = await createTestApp({ now: new Date('2026-11-21T10:30:00Z') });
  user = await testApp.createUser({ plan: 'business_pro' });
});
afterAll(() => testApp.close());

function expectClose(ours: number | null, theirs: number | null): void {
  if (theirs === null || ours === null) expect(ours).toBe(theirs);
  else expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(theirs)));
}

test.each(['demo-lea-cuisine', 'demo-camille-lit', 'demo-biscuit-the-dog'])(
  'what the server answers about %s after a sync is what SQL computes from the stored videos, in all periods',
  async handle => {
    const { account } = await answer<{ account: LinkedAccount }>(
      testApp.request('/linked-accounts', { method: 'POST', as: user, json: { handle } }),
    );
    await eventually(async () => {
      const { items } = await answer<{ items: LinkedAccount[] }>(
        testApp.request('/linked-accounts', { as: user }),
      );
      expect(items.find(({ id }) => id === account.id)?.last_synced_at).not.toBeNull();
    });
    for (const days of PERIOD_DAYS) {
      const told = await answer<Performance>(
        testApp.request(`/linked-accounts/${account.id}/performance?periodDays=${days}`, { as: user }),
      );
      const row = await testApp.app.db.system.row<Row>({
        name: 'independent-period-figures',
        text: statement,
        values: [user.userId, handle, told.period.to, days, 'Europe/Paris'],
      });
      if (row === undefined) throw new Error('an aggregate gives one row');
      expect(told.count).toBe(row.count);
      expect(told.knownVideos).toBe(row.known_videos);
      expectClose(told.account.engagement, row.engagement);
      expectClose(told.averages.views, row.average_views);
      expectClose(told.averages.likes, row.average_likes);
      expectClose(told.averages.comments, row.average_comments);
      expectClose(told.averages.shares, row.average_shares);
      expectClose(told.medians.views, row.median_views);
      expectClose(told.medians.likes, row.median_likes);
      expectClose(told.medians.comments, row.median_comments);
      expectClose(told.medians.shares, row.median_shares);
    }
  },
);
