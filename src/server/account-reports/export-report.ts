import type { z } from 'zod';
import type { accountReport } from '#contract/account-report.ts';
import type { ExportFormat } from '#domain/account-reports/export-formats.ts';
import { fileName } from '#domain/exports/file-name.ts';
import { AppError } from '../app-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { mayExportReports } from '../quotas/may-export-reports.ts';
import type { Caller } from '../world.ts';
import { findExportedReport, type ExportedReport } from './account-reports.queries.ts';
import { renderDocument } from './documents/render-document.ts';
import { reportSections } from './documents/report-sections.ts';
import { reportWords } from './documents/report-words.ts';
import { toMarkdown } from './documents/to-markdown.ts';
import { videosCsv } from './documents/videos-csv.ts';
import { readData } from './report-bytes.ts';

const MEDIA_TYPES: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
};

/**
 * A report as a file, in the caller's language. The free plan gets its own raw data: the videos behind the report
 * with their figures as they were read, and nothing that was computed of them.
 */
export async function exportReport(
  { world, caller, language }: RequestContext & { caller: Caller },
  { id, format }: { id: string; format: ExportFormat },
) {
  const { userId } = caller;
  const db = world.db.tenant(userId);
  const row = await findExportedReport(db, userId, id);
  if (row === undefined) throw new AppError('report_not_found');
  const whole = await mayExportReports(db, userId);
  if (!whole && format !== 'csv') throw new AppError('report_export_not_included');
  const name = fileName(['accroche', row.username, row.first_day, row.last_day, `v${row.version}`], format);
  const file = new File([await contentOf(row, format, { language, whole })], name, {
    type: MEDIA_TYPES[format],
  });
  return {
    status: 200 as const,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: file,
  };
}

async function contentOf(
  row: ExportedReport,
  format: ExportFormat,
  { language, whole }: Pick<RequestContext, 'language'> & { whole: boolean },
): Promise<string | Uint8Array<ArrayBuffer>> {
  // As it is kept: its SHA-256 is the report's.
  if (format === 'json') return row.content;
  const data = readData(row.data);
  if (format === 'csv') return videosCsv(data, { computed: whole });
  const report = JSON.parse(row.content) as z.infer<typeof accountReport>;
  const words = await reportWords(language, report.timeZone, row);
  const basis = { version: row.version, sha256: row.sha256.toString('hex'), videos: data.videos };
  const document = reportSections(report, basis, words);
  return format === 'md' ? toMarkdown(document) : renderDocument({ format, document });
}
