import { buildReport } from '#domain/account-reports/build-report.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findReportData } from './account-reports.queries.ts';
import { readData, sha256, toBytes } from './report-bytes.ts';

interface ReportCheck {
  outcome: 'identical' | 'other_method' | 'differs';
  kept: string;
  computed: string;
}

/** Recomputes a report from the data stored with it. */
export async function checkReport(app: AppContext, { userId }: Caller, id: string): Promise<ReportCheck> {
  const row = await findReportData(app.db.tenant(userId), userId, id);
  if (row === undefined) throw new AppError('report_not_found');
  const report = buildReport(readData(row.data));
  const computed = sha256(toBytes(report));
  const otherwise = report.method === row.method ? 'differs' : 'other_method';
  return {
    outcome: computed.equals(row.sha256) ? 'identical' : otherwise,
    kept: row.sha256.toString('hex'),
    computed: computed.toString('hex'),
  };
}
