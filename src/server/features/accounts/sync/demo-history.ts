import type { Handle } from '#domain/accounts/handle.ts';
import { accountAggregates } from '#domain/metrics/account-aggregates.ts';
import type { VideoReading } from '#domain/sources/reading.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { backfill, demoHistory } from '#server/integrations/demo-source/demo-history.ts';
import {
  insertAccountSnapshots,
  insertVideoSnapshots,
  type AccountReading,
  type WriteTarget,
} from './readings.queries.ts';

/** What earlier syncs of a demo creator would have found: without it every chart would begin today. */
interface DemoPast {
  accounts: AccountReading[];
  videoSnapshots: VideoReading[];
}

/** `limit`: videos read by each sync, past and present. */
export function demoPast(handle: Handle, now: Date, limit: number): DemoPast {
  const { profiles, videoSnapshots } = backfill(handle, now);
  const days = demoHistory(
    handle,
    now,
    profiles.map(profile => profile.observedAt),
    limit,
  );
  return {
    accounts: days.map(({ profile, videos }) => ({ ...profile, ...accountAggregates(videos) })),
    videoSnapshots,
  };
}

/** Only already stored videos can have a past. */
export async function saveDemoPast(
  tx: Transaction,
  writeTarget: WriteTarget,
  { accounts, videoSnapshots }: DemoPast,
  known: readonly VideoReading[],
): Promise<void> {
  const ids = new Set(known.map(video => video.id));
  await tx.batch([
    insertAccountSnapshots(writeTarget, accounts),
    insertVideoSnapshots(
      writeTarget,
      videoSnapshots.filter(reading => ids.has(reading.id)),
    ),
  ]);
}
