import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import { reportProvenance } from '#domain/account-reports/report-provenance.ts';
import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import type { ReportRow } from './account-reports.queries.ts';

/** A report as a list entry of the API. */
export function showReport(row: ReportRow): ReportSummary {
  return {
    id: row.id,
    account_id: row.account_id,
    username: row.username,
    is_demo: isDemoHandle(row.username as Handle),
    version: row.version,
    days: row.days,
    first_day: row.first_day,
    last_day: row.last_day,
    method: row.method,
    made_at: row.made_at.toISOString(),
    is_scheduled: row.is_scheduled,
    sha256: row.sha256.toString('hex'),
    views: row.views,
    change: row.change,
    videos: row.videos,
    provenance: reportProvenance(row.basis, 'sum', row.videos, row.views ?? 0),
  };
}
