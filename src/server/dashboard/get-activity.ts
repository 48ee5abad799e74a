import { activityFeed } from '#domain/dashboard/recent-activity.ts';
import type { Caller, World } from '../world.ts';
import { countTotals, listNewest } from './dashboard.queries.ts';
import { findVisibleAccounts } from './visible-accounts.ts';

/** The newest things that happened, and the totals of the four cards beside them. */
export async function getActivity(world: World, { userId }: Caller) {
  const { newest, totals } = await world.db.tenant(userId).transaction(async tx => {
    const { usernames } = await findVisibleAccounts(tx, userId, undefined);
    const asked = { userId, usernames, now: world.clock.now() };
    return { newest: await listNewest(tx, asked), totals: await countTotals(tx, asked) };
  });
  const ofKind = (kind: (typeof newest)[number]['kind']) => newest.filter(row => row.kind === kind);
  const counted = (count: number, at: Date | null) => ({ count, lastAt: at?.toISOString() ?? null });
  return {
    items: activityFeed({
      videos: ofKind('video'),
      accounts: ofKind('account'),
      generations: ofKind('generation'),
    }),
    nextCursor: null,
    totals: {
      videoReports: counted(totals.videos, totals.videosAt),
      accountReports: counted(totals.accounts, totals.accountsAt),
      hooks: counted(totals.hooks, totals.hooksAt),
      scripts: counted(totals.scripts, totals.scriptsAt),
    },
  };
}
