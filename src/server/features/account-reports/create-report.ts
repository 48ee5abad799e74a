import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import { reportViews } from '#domain/account-reports/report-headline.ts';
import { lockOwnAccount } from '../accounts/queries/lock-own-account.ts';
import { requireActive } from '../accounts/queries/require-active.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { requireQuota } from '../quotas/reserve.ts';
import { reserveAccountAnalysis } from '../quotas/reserve-account-analysis.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { insertReport } from './account-reports.queries.ts';
import { computeInThread } from './compute-in-thread.ts';
import { loadReportData } from './load-report-data.ts';
import { showReport } from './show-report.ts';

interface ReportRequest {
  accountId: string;
  days: number;
  /** Set for a scheduled report: additional work for the transaction that stores the report. */
  scheduled?: (tx: Transaction, reportId: string) => Promise<void>;
}

/** Analyses an account and stores the report. The quota is charged in the same transaction: a failure costs nothing. */
export async function createReport(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
  { accountId, days, scheduled }: ReportRequest,
): Promise<ReportSummary> {
  const db = app.db.tenant(userId);
  const now = app.clock.now();
  await db.transaction(tx => requireQuota(tx, userId, 'account_analysis', now));
  const data = await loadReportData(app, { userId, accountId, days, now });
  if (data.videos.length === 0) throw new AppError('report_no_videos', { username: data.username });
  const { report, content, hash, data: bytes } = await computeInThread('makeReport', data);
  return db.transaction(async tx => {
    await lockOwnAccount(tx, userId, accountId);
    await requireActive(tx, userId, { id: accountId, username: data.username });
    // A period without a video yields nothing, so it costs nothing.
    if (report.data.inPeriod > 0)
      await reserveAccountAnalysis(tx, userId, now, { label: `@${data.username}` });
    const row = await insertReport(tx, {
      userId,
      accountId,
      days,
      firstDay: report.period.firstDay,
      lastDay: report.period.lastDay,
      method: report.method,
      madeAt: now,
      isScheduled: scheduled !== undefined,
      ...reportViews(report),
      videos: report.data.inPeriod,
      sha256: Buffer.from(hash, 'hex'),
      data: bytes,
      content,
    });
    if (row === undefined) throw new AppError('account_not_found');
    await scheduled?.(tx, row.id);
    return showReport(row);
  });
}
