import { accountAggregates } from '#domain/metrics/account-aggregates.ts';
import type { ProfileReading, VideoReading } from '#domain/sources/measured.ts';
import { belongsInHistory, replacesStanding, withKnownCounts } from '#domain/sources/standing-reading.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import {
  ensureMonths,
  insertAccountSnapshots,
  insertVideoSnapshots,
  listKnownCounts,
  listStandingVideos,
  upsertVideos,
  type Shelf,
} from './readings.queries.ts';

const WITHOUT_AGGREGATES = {
  engagementRate: null,
  avgViews: null,
  medianViews: null,
  avgLikes: null,
  avgComments: null,
  avgShares: null,
};

export type { Shelf } from './readings.queries.ts';

export interface SavedVideos {
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
 */
export async function saveVideos(
  tx: Transaction,
  shelf: Shelf,
  readings: readonly VideoReading[],
): Promise<SavedVideos> {
  const ids = readings.map(reading => reading.id);
  const standing = new Map((await listStandingVideos(tx, shelf.userId, ids)).map(video => [video.id, video]));
  const believed = readings.filter(reading => replacesStanding(standing.get(reading.id), reading));
  await tx.together([
    upsertVideos(
      shelf,
      believed.map(reading => withKnownCounts(standing.get(reading.id), reading)),
    ),
    insertVideoSnapshots(
      shelf,
      readings.filter(reading => belongsInHistory(standing.get(reading.id), reading)),
    ),
  ]);
  const believedIds = new Set(believed.map(reading => reading.id));
  return {
    added: ids.filter(id => !standing.has(id)),
    updated: ids.filter(id => standing.has(id) && believedIds.has(id)),
    unchanged: ids.filter(id => standing.has(id) && !believedIds.has(id)),
  };
}

/** Adds a reading of the account to its history, with the aggregates over all its videos known by now. */
export async function saveAccountSnapshot(
  tx: Transaction,
  shelf: Shelf,
  profile: ProfileReading,
): Promise<void> {
  const aggregates = accountAggregates(await listKnownCounts(tx, shelf.userId, shelf.handle));
  await insertAccountSnapshots(tx, shelf, [{ ...profile, ...aggregates }]);
}

/** Adds readings of the past to the account's history; what its videos did then is not known. */
export async function saveAccountHistory(
  tx: Transaction,
  shelf: Shelf,
  profiles: readonly ProfileReading[],
): Promise<void> {
  const readings = profiles.map(profile => ({ ...profile, ...WITHOUT_AGGREGATES }));
  if (readings.length > 0) await insertAccountSnapshots(tx, shelf, readings);
}
