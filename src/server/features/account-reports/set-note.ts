import type { NewReportNote, ReportNote } from '#contract/account-reports/report-note.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findReport, saveNote } from './account-reports.queries.ts';

/** Saves the owner's note on a report; a concurrently changed note is not overwritten. */
export async function setNote(
  app: AppContext,
  { userId }: Caller,
  input: NewReportNote,
): Promise<ReportNote> {
  const db = app.db.tenant(userId);
  const saved = await saveNote(db, userId, input);
  if (saved !== undefined) return saved;
  const isThere = (await findReport(db, userId, input.id)) !== undefined;
  throw new AppError(isThere ? 'note_changed' : 'report_not_found');
}
