/** An activity: its subject and its title. */
export interface ActivityEntry {
  subject: string;
  title: string;
  at: Date;
}

/** The wire format: `at` is an ISO instant. */
type ShownActivity = Omit<ActivityEntry, 'at'> & { at: string };

/** Spec §9: how many of each kind are included. */
const NEWEST_VIDEOS = 3;
const NEWEST_ACCOUNTS = 3;
const NEWEST_GENERATIONS = 4;

function newestFirst<H extends ActivityEntry>(happenings: readonly H[]): H[] {
  return [...happenings].sort((a, b) => b.at.getTime() - a.at.getTime());
}

function newest<Tag extends object>(happenings: readonly ActivityEntry[], limit: number, tag: Tag) {
  return newestFirst(happenings)
    .slice(0, limit)
    .map(({ subject, title, at }) => ({ ...tag, subject, title, at }));
}

function told<H extends ActivityEntry>(happening: H) {
  return { ...happening, at: happening.at.toISOString() };
}

/** Spec §3, dashboard stats: the 3 newest videos and the 3 newest accounts, 6 items at most, newest first. */
export function recentActivity(happened: {
  videos: readonly ActivityEntry[];
  accounts: readonly ActivityEntry[];
}): (ShownActivity & { type: 'video' | 'account' })[] {
  return newestFirst([
    ...newest(happened.videos, NEWEST_VIDEOS, { type: 'video' as const }),
    ...newest(happened.accounts, NEWEST_ACCOUNTS, { type: 'account' as const }),
  ]).map(told);
}

/** Spec §9, activity list: the same and the 4 newest generations, 10 items at most, newest first. */
export function activityFeed(happened: {
  videos: readonly ActivityEntry[];
  accounts: readonly ActivityEntry[];
  generations: readonly ActivityEntry[];
}): (ShownActivity & { kind: 'video' | 'account' | 'generation' })[] {
  return newestFirst([
    ...newest(happened.videos, NEWEST_VIDEOS, { kind: 'video' as const }),
    ...newest(happened.accounts, NEWEST_ACCOUNTS, { kind: 'account' as const }),
    ...newest(happened.generations, NEWEST_GENERATIONS, { kind: 'generation' as const }),
  ]).map(told);
}
