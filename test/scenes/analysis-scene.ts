import { expect } from 'vitest';
import type { AnalysisItem, StartedAnalysis } from '#contract/video-analysis.ts';
import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import type { Video } from '#contract/videos.ts';
import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer, type TestUser, type TestApp } from '#test/harness/context.ts';

export interface Balance {
  day: number;
  month: number;
  held: number;
}

/** Shared steps of the tests of video analyses. */
export function createAnalysisScene(testApp: TestApp) {
  const { request } = testApp;
  const post = (as: TestUser, path: string, json: unknown, headers: Record<string, string> = {}) =>
    request(path, { method: 'POST', as, json, headers });
  const scene = {
    post,
    /** Somebody with a demo creator's videos. */
    async withVideos(plan: PlanType = 'premium'): Promise<{ user: TestUser; videos: Video[] }> {
      const user = await testApp.createUser({ plan });
      const { account, run } = await answer<{ account: LinkedAccount; run: JobRun }>(
        post(user, '/linked-accounts', { handle: 'demo-lea-cuisine' }),
      );
      await eventually(async () => {
        const state = await answer<JobRun>(request(`/runs/${run.id}`, { as: user }));
        expect(state.state).toBe('done');
      }, 20_000);
      const { items } = await answer<{ items: Video[] }>(
        request(`/videos?accountId=${account.id}&limit=40`, { as: user }),
      );
      return { user, videos: items };
    },
    start: (as: TestUser, target: object, headers?: Record<string, string>) =>
      post(as, '/analyses', target, headers),
    started: (as: TestUser, target: object) => answer<StartedAnalysis>(post(as, '/analyses', target)),
    get: (as: TestUser, id: string) =>
      answer<{ analysis: AnalysisItem; result: ShownAnalysis | null }>(request(`/analyses/${id}`, { as })),
    /** The analysis once it has ended. */
    ended: (as: TestUser, id: string, withinMs = 15_000) =>
      eventually(async () => {
        const found = await scene.get(as, id);
        expect(['done', 'failed', 'cancelled']).toContain(found.analysis.state);
        return found;
      }, withinMs),
    list: async (as: TestUser) =>
      (await answer<{ items: AnalysisItem[] }>(request('/analyses?limit=100', { as }))).items,
    /** Usage counters, and the number of reservations not yet settled. */
    async balance({ userId }: TestUser): Promise<Balance | undefined> {
      return testApp.app.db.system.row<Balance>({
        name: 'test-analysis-balance',
        text: `select u.video_analysis_weekly as day, u.video_analysis_monthly as month,
                 (select count(*) from quota_reservations q where q.user_id = $1 and q.state = 'held') as held
               from user_usage_limits u where u.user_id = $1`,
        values: [userId],
      });
    },
  };
  return scene;
}
