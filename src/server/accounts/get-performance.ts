import { performance, type KnownVideos, type Performance } from '#domain/metrics/performance.ts';
import { derivedProvenance } from '#domain/metrics/provenance.ts';
import { lastDays, PANEL_DEFAULT_DAYS, PERIOD_DAYS, type PeriodDays } from '#domain/periods/period.ts';
import { AppError } from '../app-error.ts';
import type { Caller, World } from '../world.ts';
import { findAccountData, type AccountData } from './performance.queries.ts';

const [, , , , LONGEST_PERIOD] = PERIOD_DAYS;

/** How one of the caller's own accounts did over the last days (spec §9: 7 unless asked otherwise). */
export async function getPerformance(
  world: World,
  caller: Caller,
  { id, periodDays = PANEL_DEFAULT_DAYS }: { id: string; periodDays?: PeriodDays | undefined },
): Promise<Performance> {
  const now = world.clock.now();
  const since = lastDays(LONGEST_PERIOD, now).from;
  const data = await findAccountData(world.db.tenant(caller.userId), caller.userId, id, { since, now });
  if (data === undefined) throw new AppError('account_not_found');
  const { handle, snapshot, videos } = data;
  const period = lastDays(periodDays, now);
  return performance({ accountId: id, handle, snapshot, videos, period, known: knownVideos(data) });
}

function knownVideos({ known, newestPublishedAt }: AccountData): KnownVideos {
  const measured = known.filter(group => group.measured > 0);
  const sum = (of: (group: AccountData['known'][number]) => number) =>
    known.reduce((total, group) => total + of(group), 0);
  const n = sum(group => group.measured);
  const parts = measured.map(({ source, precision, oldestObservedAt, largestCount }) => ({
    source,
    precision,
    observedAt: oldestObservedAt,
    // The coarsest step is the one of the largest count, whichever it is.
    views: largestCount,
    likes: null,
    comments: null,
    shares: null,
  }));
  return {
    count: sum(group => group.videos),
    newestPublishedAt,
    engagement: n === 0 ? null : sum(group => group.engagementSum) / n,
    engagementProvenance: derivedProvenance(parts, 'mean_engagement_per_video', n),
  };
}
