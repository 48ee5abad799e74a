import { accountAggregates, type AccountAggregates } from '#domain/metrics/account-aggregates.ts';
import type { KnownInteractions } from '#domain/metrics/engagement.ts';
import type { ProfileReading, VideoReading } from '#domain/sources/reading.ts';
import { belongsInHistory, replacesStored, withKnownCounts } from '#domain/sources/stored-reading.ts';
import type { Queryable, Transaction } from '#server/platform/db/database.ts';
import {
  knownCountsQuery,
  storedVideosQuery,
  countsById,
  ensureMonths,
  insertAccountSnapshots,
  insertVideoSnapshots,
  upsertVideos,
  type CountColumns,
  type WriteTarget,
  type StoredVideo,
} from './readings.queries.ts';

const WITHOUT_AGGREGATES = {
  engagementRate: null,
  avgViews: null,
  medianViews: null,
  avgLikes: null,
  avgComments: null,
  avgShares: null,
};

export type { WriteTarget as Shelf } from './readings.queries.ts';

interface SavedVideos {
  added: string[];
  updated: string[];
  unchanged: string[];
}

/** Before the transaction that saves: a month's new partition is made once, on its own. */
export function prepareHistory(db: Queryable, readings: readonly { observedAt: Date }[]): Promise<void> {
  return ensureMonths(
    db,
    readings.map(reading => reading.observedAt),
  );
}

/**
 * Takes readings of one account's videos into what is known: the better reading stands on the video, the
 * history keeps what it did not hold yet. The caller holds the account's row, so nobody reads half of it.
 * With a reading of the account itself that goes into its history, too, with the aggregates over all its videos known then.
 */
export async function saveVideos(
  tx: Transaction,
  writeTarget: WriteTarget,
  readings: readonly VideoReading[],
  profile: ProfileReading | null = null,
  replaces: typeof replacesStored = replacesStored,
): Promise<SavedVideos> {
  const { userId, handle } = writeTarget;
  const ids = readings.map(reading => reading.id);
  const [stood, [columns] = []] = await tx.batch<[StoredVideo[], CountColumns[]?]>([
    storedVideosQuery(userId, ids),
    ...(profile === null ? [] : [knownCountsQuery(userId, handle)]),
  ]);
  const standing = new Map(stood.map(video => [video.id, video]));
  const believed = readings
    .filter(reading => replaces(standing.get(reading.id), reading))
    .map(reading => withKnownCounts(standing.get(reading.id), reading));
  await tx.batch([
    upsertVideos(writeTarget, believed),
    insertVideoSnapshots(
      writeTarget,
      readings.filter(reading => belongsInHistory(standing.get(reading.id), reading)),
    ),
    ...(profile === null
      ? []
      : [
          insertAccountSnapshots(writeTarget, [
            { ...profile, ...aggregatesWith(countsById(columns), believed) },
          ]),
        ]),
  ]);
  const believedIds = new Set(believed.map(reading => reading.id));
  return {
    added: ids.filter(id => !standing.has(id)),
    updated: ids.filter(id => standing.has(id) && believedIds.has(id)),
    unchanged: ids.filter(id => standing.has(id) && !believedIds.has(id)),
  };
}

/** What the account's videos come to once these readings stand on them. */
function aggregatesWith(
  counts: Map<string, KnownInteractions>,
  believed: readonly VideoReading[],
): AccountAggregates {
  for (const reading of believed) counts.set(reading.id, reading);
  return accountAggregates([...counts.values()]);
}

/** Adds readings of the past to the account's history; what its videos did then is not known. */
export async function saveAccountHistory(
  tx: Transaction,
  writeTarget: WriteTarget,
  profiles: readonly ProfileReading[],
): Promise<void> {
  const readings = profiles.map(profile => ({ ...profile, ...WITHOUT_AGGREGATES }));
  if (readings.length > 0) await tx.run(insertAccountSnapshots(writeTarget, readings));
}
