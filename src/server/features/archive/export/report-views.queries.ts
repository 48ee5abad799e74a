import type { Queryable } from '#server/platform/db/database.ts';
import { utc } from '../format/archive-columns.ts';
import type { RowOf } from './archive-rows.ts';
import type { Row } from './archive.queries.ts';

/** Named views of the video report table. */
export function readReportViews(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-video-report-views',
    text: `select name, filters, is_default, ${utc('created_at')} from video_report_views
           where user_id = $1 order by name collate "C"`,
    values: [userId],
  });
}

/** Adds views with unused names; a default view stays the default only if the user has none. */
export function addReportViews(db: Queryable, userId: string, rows: RowOf<'reportView'>[]): Promise<number> {
  return db.run({
    name: 'restore-video-report-views',
    text: `insert into video_report_views (user_id, name, filters, is_default, created_at)
           select $1, r.name, r.filters,
             r.is_default and row_number() over (partition by r.is_default order by r.name collate "C") = 1
               and not exists (select from video_report_views o where o.user_id = $1 and o.is_default),
             r.created_at
           from json_to_recordset($2::json) as r (name text, filters jsonb, is_default boolean, created_at timestamptz)
           on conflict (user_id, name) do nothing`,
    values: [userId, JSON.stringify(rows)],
  });
}

/** Share links of reports. Their tokens are not stored, so no import can reactivate them. */
export function readShareLinks(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-share-links',
    text: `select case when l.video_analysis_id is null then 'account_report' else 'video_report' end as kind,
             coalesce(v.title, a.tiktok_username) as title, coalesce(v.version, r.version) as version, l.name,
             l.hidden, ${utc('l.created_at')}, ${utc('l.expires_at')}, ${utc('l.revoked_at')},
             ${utc('l.last_opened_at')}, l.opened
           from share_links l left join video_analyses v on v.user_id = l.user_id and v.id = l.video_analysis_id
           left join account_reports r on r.user_id = l.user_id and r.id = l.account_report_id
           left join user_tiktok_accounts a on a.user_id = r.user_id and a.id = r.account_id
           where l.user_id = $1 order by l.created_at, l.id`,
    values: [userId],
  });
}
