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

/** Before the saving transaction: a month's new partition is created separately. */
export function prepareHistory(db: Queryable, readings: readonly { observedAt: Date }[]): Promise<void> {
  return ensureMonths(
    db,
    readings.map(reading => reading.observedAt),
  );
}

/**
 * Merges measurements of one account's videos: the better measurement becomes the video's current value, the
 * history stores new ones. The caller holds the lock on the account's row, so no partial state is read.
 * A measurement of the account goes into its history, with the aggregates over all its videos stored then.
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

/** Aggregates of the account's videos including these measurements. */
function aggregatesWith(
  counts: Map<string, KnownInteractions>,
  believed: readonly VideoReading[],
): AccountAggregates {
  for (const reading of believed) counts.set(reading.id, reading);
  return accountAggregates([...counts.values()]);
}

/** Adds past measurements to the account's history; the videos' values at those times are unknown. */
export async function saveAccountHistory(
  tx: Transaction,
  writeTarget: WriteTarget,
  profiles: readonly ProfileReading[],
): Promise<void> {
  const readings = profiles.map(profile => ({ ...profile, ...WITHOUT_AGGREGATES }));
  if (readings.length > 0) await tx.run(insertAccountSnapshots(writeTarget, readings));
}
