import { expect } from 'vitest';
import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer, type TestUser, type TestApp } from '#test/harness/context.ts';

/** A user with one linked account, and the run of its first analysis if one began. */
export interface Person {
  user: TestUser;
  accountId: string;
  firstRun: JobRun | null;
}

export interface SnapshotRow {
  follower_count: number | null;
  avg_views: number | null;
  median_views: number | null;
  engagement_rate: number | null;
  observed_at: Date;
  source: string;
  precision: string;
}
export interface VideoRow {
  id: string;
  view_count: number | null;
  like_count: number | null;
  precision: string;
  observed_at: Date;
  created_at: Date;
}

const ENDED = ['done', 'failed', 'cancelled'];

/** Shared steps of the tests of accounts. */
export function createScene(testApp: TestApp) {
  const { request } = testApp;
  const link = (user: TestUser, handle: string) =>
    answer<{ account: LinkedAccount; run: JobRun | null }>(
      request('/linked-accounts', { method: 'POST', as: user, json: { handle } }),
    );
  const rows = <Row>({ user }: Person, table: string, order: string): Promise<Row[]> =>
    testApp.app.db.system.rows<Row>({
      name: `scene-${table}-${order}`,
      text: `select * from ${table} where user_id = $1 order by ${order}`,
      values: [user.userId],
    });
  const scene = {
    link,
    rows,
    async linked(handle = 'compte_reel', plan: PlanType = 'business_starter'): Promise<Person> {
      const user = await testApp.createUser({ plan });
      const { account, run } = await link(user, handle);
      return { user, accountId: account.id, firstRun: run };
    },
    sync: ({ user, accountId }: Person) =>
      answer<JobRun>(request(`/linked-accounts/${accountId}/sync`, { method: 'POST', as: user })),
    /** The run once it has ended. */
    ended: ({ user }: Person, run: JobRun | null) =>
      eventually(async () => {
        const state = await answer<JobRun>(request(`/runs/${run?.id}`, { as: user }));
        expect(ENDED).toContain(state.state);
        return state;
      }, 30_000),
    async accounts({ user }: Person): Promise<LinkedAccount[]> {
      return (await answer<{ items: LinkedAccount[] }>(request('/linked-accounts', { as: user }))).items;
    },
    account: async (person: Person) => (await scene.accounts(person))[0],
    snapshots: (person: Person) => rows<SnapshotRow>(person, 'tiktok_accounts', 'observed_at'),
    videos: (person: Person) => rows<VideoRow>(person, 'tiktok_videos', 'id'),
    history: (person: Person) =>
      rows<VideoRow & { video_id: string }>(person, 'tiktok_video_snapshots', 'video_id, observed_at'),
    /** All that was measured for the user, as text. */
    measured: async (person: Person) =>
      JSON.stringify([
        await scene.snapshots(person),
        await scene.videos(person),
        await scene.history(person),
      ]),
  };
  return scene;
}
