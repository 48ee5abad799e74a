import type { NewReportNote, ReportNote } from '#contract/account-reports/report-note.ts';
import type { ReportBasis } from '#domain/account-reports/report-provenance.ts';
import type { FormatChoice } from '#domain/profile/format-choice.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface ReportRow {
  id: string;
  account_id: string;
  username: string;
  version: number;
  days: number;
  first_day: string;
  last_day: string;
  method: number;
  made_at: Date;
  is_scheduled: boolean;
  views: number | null;
  change: number | null;
  videos: number;
  sha256: Buffer;
  /** What the report states about the videos behind it. */
  basis: ReportBasis;
}

const COLUMNS = `r.id, r.account_id, a.tiktok_username as username, r.version, r.days, r.first_day::text,
  r.last_day::text, r.method, r.made_at, r.is_scheduled, r.views, r.change, r.videos, r.sha256,
  r.content::json -> 'data' as basis`;
const WITH_ACCOUNT = 'join user_tiktok_accounts a on a.user_id = r.user_id and a.id = r.account_id';

interface NewReport {
  userId: string;
  accountId: string;
  days: number;
  firstDay: string;
  lastDay: string;
  method: number;
  madeAt: Date;
  isScheduled: boolean;
  views: number | null;
  change: number | null;
  videos: number;
  sha256: Buffer;
  data: string;
  content: string;
}

/** The caller holds the account row; numbers of deleted reports that may still be restored are not reused. */
export function insertReport(db: Queryable, report: NewReport): Promise<ReportRow | undefined> {
  return db.row<ReportRow>({
    name: 'insert-account-report',
    text: `with r as (
             insert into account_reports (user_id, account_id, version, days, first_day, last_day, method, made_at,
               is_scheduled, views, change, videos, sha256, data, content)
             select $1, $2, 1 + greatest(
                 (select coalesce(max(o.version), 0) from account_reports o where o.user_id = $1 and o.account_id = $2),
                 (select coalesce(max((b.row ->> 'version')::integer), 0)
                  from bin_entries e join bin_rows b
                    on b.user_id = e.user_id and b.entry_id = e.id and b.table_name = 'account_reports'
                  where e.user_id = $1 and e.kind = 'account_report' and b.row ->> 'account_id' = $2::text)),
               $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
             returning *)
           select ${COLUMNS} from r ${WITH_ACCOUNT}`,
    values: [
      report.userId,
      report.accountId,
      report.days,
      report.firstDay,
      report.lastDay,
      report.method,
      report.madeAt,
      report.isScheduled,
      report.views,
      report.change,
      report.videos,
      report.sha256,
      report.data,
      report.content,
    ],
  });
}

/** Pagination cursor: after this report. */
interface ReportCursor {
  madeAt: Date;
  id: string;
}

/** Newest first; of one account, or of all. */
export function listReports(
  db: Queryable,
  input: { userId: string; accountId: string | null; after: ReportCursor | null; limit: number },
): Promise<ReportRow[]> {
  return db.rows<ReportRow>({
    name: input.accountId === null ? 'list-account-reports' : 'list-reports-of-account',
    text: `select ${COLUMNS} from account_reports r ${WITH_ACCOUNT}
           where r.user_id = $1 ${input.accountId === null ? 'and $2::uuid is null' : 'and r.account_id = $2'}
             and ($3::timestamptz is null or (r.made_at, r.id) < ($3, $4::uuid))
           order by r.made_at desc, r.id desc limit $5`,
    values: [
      input.userId,
      input.accountId,
      input.after?.madeAt ?? null,
      input.after?.id ?? null,
      input.limit,
    ],
  });
}

/** A report with its stored content and its owner's note. */
export function findReport(
  db: Queryable,
  userId: string,
  id: string,
): Promise<(ReportRow & ReportNote & { content: string }) | undefined> {
  return db.row({
    name: 'find-account-report',
    text: `select ${COLUMNS}, r.content, r.note, r.note_revision from account_reports r ${WITH_ACCOUNT} where r.user_id = $1 and r.id = $2`,
    values: [userId, id],
  });
}

/**
 * Undefined: not found, or the stored text is not the one to be replaced. Saving the same text twice
 * is idempotent, as after a lost response.
 */
export function saveNote(
  db: Queryable,
  userId: string,
  { id, note, note_revision: revision }: NewReportNote,
): Promise<ReportNote | undefined> {
  return db.row<ReportNote>({
    name: 'save-account-report-note',
    text: `update account_reports
           set note = $3, note_revision = note_revision + case when note = $3 then 0 else 1 end
           where user_id = $1 and id = $2 and (note_revision = $4 or note = $3) returning note, note_revision`,
    values: [userId, id, note, revision],
  });
}

/** What a report was computed from. */
export function findReportData(
  db: Queryable,
  userId: string,
  id: string,
): Promise<{ data: string; method: number; sha256: Buffer } | undefined> {
  return db.row({
    name: 'find-account-report-data',
    text: 'select data, method, sha256 from account_reports where user_id = $1 and id = $2',
    values: [userId, id],
  });
}

/** A report with its bytes and its basis, and its owner's number and date formats. */
export type ExportedReport = ReportRow & { content: string; data: string; note: string } & FormatChoice;

export function findExportedReport(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ExportedReport | undefined> {
  return db.row({
    name: 'find-exported-report',
    text: `select ${COLUMNS}, r.content, r.data, r.note, p.number_format, p.date_format, p.week_start
           from account_reports r ${WITH_ACCOUNT} join profiles p on p.user_id = r.user_id
           where r.user_id = $1 and r.id = $2`,
    values: [userId, id],
  });
}

/** 0 rows: not the user's, or deleted concurrently. */
export function moveReportToBin(
  db: Queryable,
  { userId, id, entryId }: { userId: string; id: string; entryId: string },
): Promise<number> {
  return db.run({
    name: 'bin-account-report',
    text: `with links as (delete from share_links where user_id = $1 and account_report_id = $2 returning *),
             gone as (delete from account_reports where user_id = $1 and id = $2 returning *)
           insert into bin_rows (entry_id, user_id, table_name, row)
           select $3::uuid, $1::uuid, 'account_reports', to_jsonb(gone) from gone
           union all select $3, $1, 'share_links', to_jsonb(links) from links`,
    values: [userId, id, entryId],
  });
}

/** The report of a bin entry; undefined: its account is gone. */
export function findBinnedReport(
  db: Queryable,
  userId: string,
  entryId: string,
): Promise<{ reportId: string; accountExists: boolean } | undefined> {
  return db.row({
    name: 'find-binned-report',
    text: `select b.row ->> 'id' as "reportId",
             exists (select from user_tiktok_accounts a
               where a.user_id = b.user_id and a.id = (b.row ->> 'account_id')::uuid) as "accountExists"
           from bin_rows b where b.user_id = $1 and b.entry_id = $2 and b.table_name = 'account_reports'`,
    values: [userId, entryId],
  });
}
