import type { Queryable } from '#server/platform/db/database.ts';
import { ANALYSIS_COLUMNS, type AnalysisRow } from './video-analysis.queries.ts';

/** 0 rows: not the user's, or already in the bin. An active one must be cancelled first. */
export function binAnalysis(
  db: Queryable,
  input: { userId: string; id: string; now: Date },
): Promise<number> {
  return db.run({
    name: 'bin-analysis',
    text: `update video_analyses set deleted_at = $3
           where user_id = $1 and id = $2 and deleted_at is null and state not in ('queued', 'running')`,
    values: [input.userId, input.id, input.now],
  });
}

export function listBinned(
  db: Queryable,
  input: { userId: string; since: Date },
): Promise<(AnalysisRow & { deleted_at: Date })[]> {
  return db.rows({
    name: 'list-binned-analyses',
    text: `select ${ANALYSIS_COLUMNS} from video_analyses v
           where v.user_id = $1 and v.deleted_at >= $2 order by v.deleted_at desc, v.id limit 200`,
    values: [input.userId, input.since],
  });
}

/** Undefined: not found, not in the bin, or its restore period has ended. */
export function restoreBinned(
  db: Queryable,
  input: { userId: string; id: string; since: Date },
): Promise<AnalysisRow | undefined> {
  return db.row<AnalysisRow>({
    name: 'restore-binned-analysis',
    text: `with v as (
             update video_analyses set deleted_at = null
             where user_id = $1 and id = $2 and deleted_at >= $3 returning *)
           select ${ANALYSIS_COLUMNS} from v`,
    values: [input.userId, input.id, input.since],
  });
}

/** Across users. */
export function deleteForgotten(system: Queryable, deletedBefore: Date): Promise<number> {
  return system.run({
    name: 'delete-forgotten-analyses',
    text: 'delete from video_analyses where deleted_at < $1',
    values: [deletedBefore],
  });
}
