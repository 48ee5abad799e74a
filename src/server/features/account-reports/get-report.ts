import type { z } from 'zod';
import type { accountReport } from '#contract/account-reports/account-report.ts';
import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import type { ReportNote } from '#contract/account-reports/report-note.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findReport } from './account-reports.queries.ts';
import { showReport } from './show-report.ts';

type Report = z.infer<typeof accountReport>;

/** A report as created, with its current note. */
export async function getReport(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
): Promise<{ summary: ReportSummary; report: Report } & ReportNote> {
  const row = await findReport(app.db.tenant(userId), userId, id);
  if (row === undefined) throw new AppError('report_not_found');
  const { note, note_revision } = row;
  return { summary: showReport(row), report: JSON.parse(row.content) as Report, note, note_revision };
}
