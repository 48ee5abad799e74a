import type { GiveBackReason } from '#domain/quotas/meters.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { releaseQuota, reserveQuota, settleQuota, type Reservation } from '../../quotas/reserve.ts';
import type { AnalysisRow } from './video-analysis.queries.ts';

const METER = 'video_analysis';

function keyOf(analysisId: string): string {
  return `analysis:${analysisId}`;
}

/** Reserves one video analysis for a run inserted in the same transaction. */
export function reserveAnalysis(
  tx: Transaction,
  userId: string,
  { id, title }: Pick<AnalysisRow, 'id' | 'title'>,
  now: Date,
): Promise<Reservation> {
  const about = { id, label: title.slice(0, 100) };
  return reserveQuota(tx, userId, { meter: METER, key: keyOf(id), about, runId: id }, now);
}

/** In the transaction that stores the result. */
export async function settleAnalysis(
  tx: Transaction,
  userId: string,
  run: Pick<AnalysisRow, 'id' | 'quota_movement_id' | 'title'>,
  now: Date,
): Promise<void> {
  if (run.quota_movement_id === null) return;
  const reservation: Reservation = {
    id: run.quota_movement_id,
    userId,
    meter: METER,
    key: keyOf(run.id),
    units: 1,
    state: 'held',
    repeated: false,
  };
  await settleQuota(tx, reservation, now, { id: run.id, label: run.title.slice(0, 100) });
}

/** In the transaction that ends the run. */
export async function releaseAnalysisQuota(
  tx: Transaction,
  userId: string,
  { quota_movement_id: id }: Pick<AnalysisRow, 'quota_movement_id'>,
  reason: GiveBackReason,
  now: Date,
): Promise<void> {
  if (id !== null) await releaseQuota(tx, { id, userId, meter: METER }, reason, now);
}
