import { activityFeed } from '#domain/dashboard/recent-activity.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { activityOf, askActivity, type ActivityRow } from './dashboard.queries.ts';
import { askAsViewer } from './visible-accounts.ts';

/** The newest things that happened, and the totals of the four cards beside them. */
export async function getActivity(world: World, { userId }: Caller) {
  const now = world.clock.now();
  const { row } = await askAsViewer<ActivityRow>(world, userId, undefined, ({ usernames }) =>
    askActivity({ userId, usernames, now }),
  );
  const { totals, ...newest } = activityOf(row);
  const counted = (count: number, at: Date | null) => ({ count, lastAt: at?.toISOString() ?? null });
  return {
    items: activityFeed(newest),
    nextCursor: null,
    totals: {
      videoReports: counted(totals.videos, totals.videosAt),
      accountReports: counted(totals.accounts, totals.accountsAt),
      hooks: counted(totals.hooks, totals.hooksAt),
      scripts: counted(totals.scripts, totals.scriptsAt),
    },
  };
}
