import type { SourceId } from '#domain/sources/reading.ts';
import type { Queryable } from '../../platform/db/database.ts';

interface SourceReadings {
  source: SourceId;
  done: number;
  failed: number;
}

/** Adds to the counts of this hour, without any user data. */
export function recordReadings(
  db: Queryable,
  { readings, now }: { readings: readonly SourceReadings[]; now: Date },
): Promise<number> {
  return db.run({
    name: 'note-source-readings',
    text: `insert into source_hours as h (source, hour, done, failed, last_done_at, last_failed_at)
           select source, date_trunc('hour', $2::timestamptz), done, failed,
             case when done > 0 then $2::timestamptz end, case when failed > 0 then $2::timestamptz end
           from jsonb_to_recordset($1::jsonb) as r(source text, done integer, failed integer)
           order by source
           on conflict (source, hour) do update set
             done = h.done + excluded.done, failed = h.failed + excluded.failed,
             last_done_at = coalesce(excluded.last_done_at, h.last_done_at),
             last_failed_at = coalesce(excluded.last_failed_at, h.last_failed_at)`,
    values: [JSON.stringify(readings), now],
  });
}

interface SourceDayRow {
  source: SourceId;
  done: number;
  failed: number;
  last_done_at: Date | null;
  last_failed_at: Date | null;
}

/** The counts since an instant, and when each source last succeeded and failed at all. */
export function readSourceDays(db: Queryable, since: Date): Promise<SourceDayRow[]> {
  return db.rows<SourceDayRow>({
    name: 'read-source-days',
    text: `select source, coalesce(sum(done) filter (where hour >= date_trunc('hour', $1::timestamptz)), 0)::integer as done,
             coalesce(sum(failed) filter (where hour >= date_trunc('hour', $1::timestamptz)), 0)::integer as failed,
             max(last_done_at) as last_done_at, max(last_failed_at) as last_failed_at
           from source_hours group by source order by source`,
    values: [since],
  });
}

/** Deletes hours before an instant, except the last relevant one of each source. */
export function deleteOldSourceHours(db: Queryable, before: Date): Promise<number> {
  return db.run({
    name: 'forget-source-hours',
    text: `delete from source_hours h where h.hour < $1
             and exists (select 1 from source_hours l where l.source = h.source and l.hour > h.hour
               and (l.last_done_at is not null or h.last_done_at is null)
               and (l.last_failed_at is not null or h.last_failed_at is null))`,
    values: [before],
  });
}
