import type { BinnedReport, ReportSummary } from '#contract/account-reports/account-reports.ts';
import { requireBinEntry, listBinned, openBinEntry, putBack } from '../accounts/bin/bin-entries.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findBinnedReport, findReport, moveReportToBin } from './account-reports.queries.ts';
import { showReport } from './show-report.ts';

/** Moves a report to the bin, from which it can be restored for thirty days. */
export async function removeReport(app: AppContext, { userId }: Caller, id: string): Promise<undefined> {
  const now = app.clock.now();
  await app.db.tenant(userId).transaction(async tx => {
    const report = await findReport(tx, userId, id);
    if (report === undefined) throw new AppError('report_not_found');
    const label = `@${report.username} · ${report.version}`;
    const entryId = await openBinEntry(tx, { userId, kind: 'account_report', label, now });
    if ((await moveReportToBin(tx, { userId, id, entryId })) === 0) throw new AppError('report_not_found');
  });
  return undefined;
}

/** Deleted reports that can still be restored, the latest first. */
export async function listReportBin(
  app: AppContext,
  { userId }: Caller,
): Promise<{ items: BinnedReport[]; nextCursor: null }> {
  const rows = await listBinned(app.db.tenant(userId), userId, 'account_report', app.clock.now());
  const items = rows.map(({ id, label, deleted_at, expires_at }) => ({
    id,
    label,
    deleted_at: deleted_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }));
  return { items, nextCursor: null };
}

/** Restores a report, byte for byte. Its account must exist. */
export function restoreReport(app: AppContext, { userId }: Caller, entryId: string): Promise<ReportSummary> {
  const now = app.clock.now();
  return app.db.tenant(userId).transaction(async tx => {
    await requireBinEntry(tx, { userId, kind: 'account_report', entryId, now });
    const binned = await findBinnedReport(tx, userId, entryId);
    if (binned === undefined) throw new AppError('bin_entry_not_found');
    if (!binned.accountExists) throw new AppError('account_not_found');
    await putBack(tx, userId, entryId);
    const report = await findReport(tx, userId, binned.reportId);
    if (report === undefined) throw new Error('The bin gave no report back');
    return showReport(report);
  });
}
