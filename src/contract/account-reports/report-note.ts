import { z } from 'zod';
import { REPORT_LIMITS } from '#domain/video-reports/report-table.ts';
import { count, id } from '../wire/base.ts';

/** A user's note on a report; the revision increases with every change. */
export const reportNote = z.object({ note: z.string(), note_revision: count });
export type ReportNote = z.infer<typeof reportNote>;

/** A new text, and the revision it replaces. */
export const newReportNote = z.strictObject({
  id,
  note: z
    .string()
    .max(REPORT_LIMITS.noteCharacters)
    .refine(value => !value.includes('\0') && value.isWellFormed()),
  note_revision: count,
});
export type NewReportNote = z.infer<typeof newReportNote>;
