import type { AccountReport } from '#domain/account-reports/report.ts';
import { reportViews } from '#domain/account-reports/report-headline.ts';
import { verifyArchivedReport } from '../../account-reports/verify-archived-report.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import type { RowOf } from '../export/archive-rows.ts';
import { fileOf } from './read-rows.ts';
import { addAccountReport } from './restore.queries.ts';

/** Tolerance for clock skew. */
const TOLERANCE_MS = 86_400_000;

type ReportRow = RowOf<'accountReport'>;

/** List columns of a report, from its content. */
function shownOf(report: AccountReport): Partial<ReportRow> {
  return {
    username: report.username,
    days: report.days,
    first_day: report.period.firstDay,
    last_day: report.period.lastDay,
    method: report.method,
    made_at: report.madeAt.toISOString().replace('Z', '000Z'),
    ...reportViews(report),
    videos: report.data.inPeriod,
  };
}

/** Restores reports byte for byte. If one does not follow from its data, the whole import is refused. */
export async function restoreReports(
  tx: Transaction,
  userId: string,
  pages: AsyncGenerator<ReportRow[]>,
  now: Date,
): Promise<{ added: number; present: number; withoutAccount: number }> {
  const result = { added: 0, present: 0, withoutAccount: 0 };
  const latest = new Date(now.getTime() + TOLERANCE_MS);
  let number = 0;
  for await (const page of pages) {
    for (const row of page) {
      number += 1;
      const field = wrongField(row, latest);
      if (field !== null)
        throw new AppError('archive_bad_row', { name: fileOf('account-reports'), row: number, field });
      const outcome = await addAccountReport(tx, userId, row);
      result[outcome === 'unlinked' ? 'withoutAccount' : outcome] += 1;
    }
  }
  return result;
}

function wrongField(row: ReportRow, latest: Date): string | null {
  const verified = verifyArchivedReport(row, latest);
  if (!verified.holds) return verified.field;
  const said = Object.entries(shownOf(verified.report));
  return said.find(([name, value]) => row[name as keyof ReportRow] !== value)?.[0] ?? null;
}
