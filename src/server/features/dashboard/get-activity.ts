import { activityFeed } from '#domain/dashboard/recent-activity.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { activityOf, activityQuery, type ActivityRow } from './dashboard.queries.ts';
import { queryAsViewer } from './visible-accounts.ts';

/** The newest activities, and the totals of the four cards next to them. */
export async function getActivity(app: AppContext, { userId }: Caller) {
  const now = app.clock.now();
  const { row } = await queryAsViewer<ActivityRow>(app, userId, undefined, ({ usernames }) =>
    activityQuery({ userId, usernames, now }),
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
