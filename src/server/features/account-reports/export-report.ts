import type { z } from 'zod';
import type { accountReport } from '#contract/account-reports/account-report.ts';
import type { Language } from '#contract/wire/languages.ts';
import type { ReportFormat } from '#domain/exports/report-formats.ts';
import { fileName } from '#domain/exports/file-name.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { MEDIA_TYPES, wholeFile } from '../../platform/files/file-answer.ts';
import { writeTable } from '../../platform/files/tables/write-table.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { findDocumentBrand } from '../brand/find-document-brand.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findExportedReport, type ExportedReport } from './account-reports.queries.ts';
import { renderDocument } from '../../platform/files/documents/render-document.ts';
import { reportSections } from '#presentation/account-report/sections.ts';
import { reportWords } from '#presentation/account-report/texts.ts';
import { toMarkdown } from '../../platform/files/documents/to-markdown.ts';
import { reportVideosTable } from '#presentation/account-report/videos-table.ts';
import { readData } from './report-bytes.ts';

/**
 * A report as a file, in the caller's language. The free plan gets its own raw data: the videos behind the report
 * with their figures as measured, without computed values.
 */
export async function exportReport(
  { app, caller, language }: RequestContext & { caller: Caller },
  { id, format }: { id: string; format: ReportFormat },
) {
  const { userId } = caller;
  const db = app.db.tenant(userId);
  const row = await findExportedReport(db, userId, id);
  if (row === undefined) throw new AppError('report_not_found');
  const whole = (await loadEntitlements(db, userId)).exportsReports;
  if (!whole && format !== 'csv') throw new AppError('report_export_not_included');
  const name = nameOf(row, format);
  const content = await contentOf(row, format, { language, whole, db, userId });
  return {
    status: 200 as const,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File([content], name, { type: MEDIA_TYPES[format] }),
  };
}

/** The report as an attachment of a mail, in its recipient's language. */
export async function reportAsPdf(
  app: Pick<AppContext, 'db'>,
  { userId, id, language }: { userId: string; id: string; language: Language },
): Promise<{ name: string; type: string; content: Buffer }> {
  const db = app.db.tenant(userId);
  const row = await findExportedReport(db, userId, id);
  if (row === undefined) throw new AppError('report_not_found');
  const content = await contentOf(row, 'pdf', { language, whole: true, db, userId });
  return { name: nameOf(row, 'pdf'), type: MEDIA_TYPES.pdf, content: Buffer.from(content) };
}

function nameOf(row: ExportedReport, format: ReportFormat): string {
  return fileName(['accroche', row.username, row.first_day, row.last_day, `v${row.version}`], format);
}

interface Input extends Pick<RequestContext, 'language'> {
  db: Queryable;
  userId: string;
  /** Whether the plan exports more than raw data. */
  whole: boolean;
}

async function contentOf(
  row: ExportedReport,
  format: ReportFormat,
  { language, whole, db, userId }: Input,
): Promise<string | Uint8Array<ArrayBuffer>> {
  // As stored: its SHA-256 is the report's.
  if (format === 'json') return row.content;
  const data = readData(row.data);
  const report = JSON.parse(row.content) as z.infer<typeof accountReport>;
  const words = await reportWords(language, report.timeZone, row);
  if (format === 'csv')
    return wholeFile(writeTable(reportVideosTable(data, words, { computed: whole }), 'csv', words.style));
  const basis = {
    version: row.version,
    note: row.note,
    sha256: row.sha256.toString('hex'),
    videos: data.videos,
  };
  const document = reportSections(report, basis, words);
  if (format === 'md') return toMarkdown(document);
  const logoAlt = (name: string) => (name === '' ? words.say('logoAlone') : words.say('logo', { name }));
  const brand = await findDocumentBrand(db, userId, logoAlt);
  return renderDocument({ format, document: { ...document, brand } });
}
