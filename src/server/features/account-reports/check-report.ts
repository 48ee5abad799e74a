import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findReportData } from './account-reports.queries.ts';
import { computeInThread } from './compute-in-thread.ts';

interface ReportCheck {
  outcome: 'identical' | 'other_method' | 'differs';
  kept: string;
  computed: string;
}

/** Recomputes a report from the data stored with it. */
export async function checkReport(app: AppContext, { userId }: Caller, id: string): Promise<ReportCheck> {
  const row = await findReportData(app.db.tenant(userId), userId, id);
  if (row === undefined) throw new AppError('report_not_found');
  const { method, hash: computed } = await computeInThread('recomputeReport', row.data);
  const kept = row.sha256.toString('hex');
  const otherwise = method === row.method ? 'differs' : 'other_method';
  return {
    outcome: computed === kept ? 'identical' : otherwise,
    kept,
    computed,
  };
}
