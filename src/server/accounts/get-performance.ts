import {
  LATEST_VIDEOS,
  performance,
  type KnownVideos,
  type Performance,
} from '#domain/metrics/performance.ts';
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
  const period = lastDays(periodDays, now);
  const since = lastDays(LONGEST_PERIOD, now).from;
  const data = await findAccountData(world.db.reading(caller.userId), caller.userId, id, {
    since,
    periodFrom: period.from,
    now,
    withTexts: LATEST_VIDEOS,
  });
  if (data === undefined) throw new AppError('account_not_found');
  const { handle, snapshot, videos } = data;
  return performance({
    accountId: id,
    handle,
    snapshot,
    videos,
    period,
    known: knownVideos(data),
    engagement: data.known.engagement,
  });
}

function knownVideos({ known: { count, measured }, newestPublishedAt }: AccountData): KnownVideos {
  const unknown = { likes: null, comments: null, shares: null };
  const observedAt = measured?.oldestObservedAt ?? new Date(Number.NaN);
  const largest = measured?.largestRounded ?? null;
  // One part a kind of reading: the coarsest step is the one of the largest rounded count.
  const parts = (measured?.sources ?? []).flatMap(source =>
    (measured?.precisions ?? []).map(precision => ({
      source,
      precision,
      observedAt,
      views: precision === 'rounded' ? largest : null,
      ...unknown,
    })),
  );
  return {
    count,
    newestPublishedAt,
    engagement: measured === null ? null : measured.engagement / measured.count,
    engagementProvenance: derivedProvenance(parts, 'mean_engagement_per_video', measured?.count ?? 0),
  };
}
