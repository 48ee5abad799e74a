import { expect } from 'vitest';
import type { LinkedAccount, Performance } from '#contract/accounts/accounts.ts';
import { openRun } from '#server/features/accounts/runs/open-run.ts';
import { runSync } from '#server/features/accounts/sync/run-sync.ts';
import { answer, type TestUser, type TestApp } from '#test/harness/context.ts';

export interface LiedTo {
  user: TestUser;
  accountId: string;
  /** One sync from its row to its end, as the queue's last try. */
  sync(): Promise<{ state: string; code: string | null }>;
  /** What is shown of the account and of its videos. */
  shown(): Promise<object>;
  /** Every row that is stored of it, to the letter. */
  stored(): Promise<string>;
  /** Snapshots in the history that differ from the current values. */
  falsehoods(): Promise<object[]>;
}

/** A linked account whose sources are about to lie. */
export async function liedTo(testApp: TestApp, handle: string): Promise<LiedTo> {
  const { app } = testApp;
  const user = await testApp.createUser({ plan: 'business_pro' });
  const { account } = await answer<{ account: LinkedAccount }>(
    testApp.request('/linked-accounts', { method: 'POST', as: user, json: { handle } }),
  );
  const ended = (id: string) =>
    app.db.system.row<{ state: string; code: string | null }>({
      name: 'test-lied-end',
      text: 'select state, error_code as code from job_runs where id = $1',
      values: [id],
    });
  const endWaiting = () =>
    app.db.system.run({
      name: 'test-lied-waiting',
      text: `update job_runs set state = 'cancelled' where user_id = $1 and state in ('queued', 'running')`,
      values: [user.userId],
    });
  return {
    user,
    accountId: account.id,
    async sync() {
      await endWaiting();
      const run = await app.db.tenant(user.userId).transaction(tx =>
        openRun(app, tx, {
          userId: user.userId,
          kind: 'account_sync',
          job: 'account-sync',
          accountId: account.id,
          isAutomatic: false,
        }),
      );
      if (run === undefined) throw new Error('a run is still open');
      const { signal } = new AbortController();
      await runSync(app, { runId: run.id, userId: user.userId }, { signal, lastTry: true });
      const end = await ended(run.id);
      if (end === undefined || !['done', 'failed'].includes(end.state))
        throw new Error(`the run ended as ${end?.state ?? 'nothing'}`);
      return end;
    },
    async shown() {
      const { account: shown } = await answer<Performance>(
        testApp.request(`/linked-accounts/${account.id}/performance?periodDays=30`, { as: user }),
      );
      const videos = await app.db.system.rows({
        name: 'test-lied-videos',
        text: `select id, author_username, description, created_at, view_count, like_count, comment_count, share_count,
                 kind from tiktok_videos where user_id = $1 order by id`,
        values: [user.userId],
      });
      return { shown, videos };
    },
    async stored() {
      const row = await app.db.system.row<{ text: string }>({
        name: 'test-lied-stored',
        text: `select string_agg(t::text, E'\\n' order by t::text) as text from (
                 select to_jsonb(v) as t from tiktok_videos v where user_id = $1
                 union all select to_jsonb(a) from tiktok_accounts a where user_id = $1
                 union all select to_jsonb(s) from tiktok_video_snapshots s where user_id = $1) t`,
        values: [user.userId],
      });
      return row?.text ?? '';
    },
    falsehoods: () =>
      app.db.system.rows({
        name: 'test-lied-falsehoods',
        text: `select s.video_id, s.view_count, s.like_count, s.comment_count, s.share_count
               from tiktok_video_snapshots s left join tiktok_videos v on v.user_id = s.user_id and v.id = s.video_id
               where s.user_id = $1 and (v.id is null or s.view_count <> v.view_count or s.like_count <> v.like_count
                 or s.comment_count <> v.comment_count or s.share_count <> v.share_count)
               union all
               select 'account', a.follower_count, a.like_count, a.video_count, a.following_count
               from tiktok_accounts a, lateral (select * from tiktok_accounts n where n.user_id = a.user_id
                 order by n.observed_at limit 1) first
               where a.user_id = $1 and (a.follower_count <> first.follower_count or a.like_count <> first.like_count
                 or a.video_count <> first.video_count or a.following_count <> first.following_count)`,
        values: [user.userId],
      }),
  };
}

/**
 * The promise: true data stays exactly as it is, the right error is reported, nothing false is stored, and a later sync
 * recovers.
 */
export async function keepsTheTruth(
  subject: LiedTo,
  names: string | null,
  {
    lie,
    tellTheTruth,
    later,
  }: { lie: () => void | Promise<void>; tellTheTruth: () => void | Promise<void>; later: () => void },
): Promise<void> {
  await tellTheTruth();
  later();
  expect(await subject.sync()).toEqual({ state: 'done', code: null });
  const shown = await subject.shown();
  const stored = await subject.stored();
  later();
  await lie();
  const end = await subject.sync();
  expect(end.code).toBe(names);
  expect(await subject.shown()).toEqual(shown);
  if (end.state === 'failed') expect(await subject.stored()).toBe(stored);
  expect(await subject.falsehoods()).toEqual([]);
  await tellTheTruth();
  later();
  expect(await subject.sync()).toEqual({ state: 'done', code: null });
  expect(await subject.shown()).toEqual(shown);
}
