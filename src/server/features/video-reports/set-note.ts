import type { NewReportNote, ReportNote } from '#contract/account-reports/report-note.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findReport, saveNote } from './video-reports.queries.ts';

/** Saves the user's note on a report; a note that has changed meanwhile is not overwritten. */
export async function setNote(
  app: AppContext,
  { userId }: Caller,
  input: NewReportNote,
): Promise<ReportNote> {
  const db = app.db.tenant(userId);
  const saved = await saveNote(db, userId, input);
  if (saved !== undefined) return saved;
  const isThere = (await findReport(db, userId, input.id)) !== undefined;
  throw new AppError(isThere ? 'note_changed' : 'video_report_not_found');
}
