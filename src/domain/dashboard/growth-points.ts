import { known, knownSum, mean } from '#domain/metrics/averages.ts';
import type { Period } from '#domain/time/period.ts';
import { dayLabel } from './day-label.ts';
import { localDateIn, localDates } from '#domain/time/local-days.ts';

/** One measurement of one account. */
export interface GrowthSnapshot {
  handle: string;
  observedAt: Date;
  followers: number | null;
  /** Percent. */
  engagementRate: number | null;
}

/** Spec §3, daily growth point. Every figure is the state at the end of that day. */
interface GrowthPoint {
  /** Day of the month, as French writes it. */
  date: string;
  /** Accounts measured so far. */
  accounts: number;
  /** Videos published so far, among those given. */
  videos: number;
  /** Sum of each account's latest known follower count; null before the first. */
  totalFollowers: number | null;
  /** Percent: mean of each account's latest known engagement rate; null before the first. */
  avgEngagement: number | null;
  /** Accounts plus videos. */
  totalAnalyses: number;
}

interface GrowthInput {
  /** In any order; those before the period count from its first day on. */
  snapshots: readonly GrowthSnapshot[];
  publishedAt: readonly Date[];
  /** Number of videos published before the period, where their instants are not given. */
  publishedBefore?: number;
}

interface LatestOfAccount {
  followers: number | null;
  engagementRate: number | null;
}

/** One point per local day in the period, oldest first. An unknown count does not replace a known one. */
export function growthPoints(
  { snapshots, publishedAt, publishedBefore = 0 }: GrowthInput,
  period: Pick<Period, 'from' | 'to'>,
  timeZone: string,
  locale = 'fr-FR',
): GrowthPoint[] {
  const dateOf = localDateIn(timeZone);
  const readings = snapshots
    .filter(snapshot => snapshot.observedAt <= period.to)
    .sort((a, b) => a.observedAt.getTime() - b.observedAt.getTime())
    .map(snapshot => ({ snapshot, date: dateOf(snapshot.observedAt) }));
  const publications = publishedAt
    .filter(instant => instant <= period.to)
    .sort((a, b) => a.getTime() - b.getTime())
    .map(dateOf);
  const latest = new Map<string, LatestOfAccount>();
  let read = 0;
  let videos = 0;
  return localDates(period.from, period.to, timeZone).map(date => {
    for (let next = readings[read]; next !== undefined && next.date <= date; next = readings[++read]) {
      const { handle, followers, engagementRate } = next.snapshot;
      const before = latest.get(handle);
      latest.set(handle, {
        followers: followers ?? before?.followers ?? null,
        engagementRate: engagementRate ?? before?.engagementRate ?? null,
      });
    }
    for (let next = publications[videos]; next !== undefined && next <= date; next = publications[videos]) {
      videos += 1;
    }
    const accounts = [...latest.values()];
    const followers = known(accounts.map(account => account.followers));
    return {
      date: dayLabel(date, 'dayOfMonth', locale),
      accounts: accounts.length,
      videos: publishedBefore + videos,
      totalFollowers: followers.length === 0 ? null : knownSum(followers),
      avgEngagement: mean(known(accounts.map(account => account.engagementRate))),
      totalAnalyses: accounts.length + publishedBefore + videos,
    };
  });
}
