import type { ReportFormat } from '#domain/exports/report-formats.ts';
import { fileName } from '#domain/exports/file-name.ts';
import { AppError } from '../../platform/app-error.ts';
import { findDocumentBrand } from '../brand/find-document-brand.ts';
import { renderDocument } from '../../platform/files/documents/render-document.ts';
import { toMarkdown } from '../../platform/files/documents/to-markdown.ts';
import { MEDIA_TYPES, wholeFile } from '../../platform/files/file-answer.ts';
import { writeTable } from '../../platform/files/tables/write-table.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import { getMe } from '../profile/get-profile.ts';
import { loadVideoReport } from '../video-reports/load-video-report.ts';
import type { Caller } from '../../services/app-context.ts';
import { videoFiguresTable } from '#presentation/video-report/figures.ts';
import { videoSections } from '#presentation/video-report/sections.ts';
import { videoWords } from '#presentation/video-report/texts.ts';

/**
 * A video report as a file, in the caller's language. The free plan gets its own raw data: the figures as
 * measured, without computed values.
 */
export async function exportVideoReport(
  context: RequestContext & { caller: Caller },
  { id, format }: { id: string; format: ReportFormat },
) {
  const { app, caller } = context;
  const report = await loadVideoReport(app, caller, id);
  const whole = (await loadEntitlements(app.db.tenant(caller.userId), caller.userId)).exportsReports;
  if (!whole && format !== 'csv') throw new AppError('report_export_not_included');
  const { result, row } = report;
  if (result === null) throw new AppError('video_report_not_found');
  const { profile } = await getMe(app, caller);
  const words = await videoWords(context.language, profile.time_zone, profile);
  const name = fileName(
    ['accroche', words.say('file'), row.username ?? '', result.madeAt.slice(0, 10), `v${row.version ?? 1}`],
    format,
  );
  const content = async (): Promise<string | Uint8Array<ArrayBuffer>> => {
    if (format === 'json') return `${JSON.stringify(result, null, 2)}\n`;
    if (format === 'csv')
      return wholeFile(writeTable(videoFiguresTable(result, words, { computed: whole }), 'csv', words.style));
    const document = videoSections(report, result, words);
    if (format === 'md') return toMarkdown(document);
    const logoAlt = (brand: string) =>
      brand === '' ? words.say('logoAlone') : words.say('logo', { name: brand });
    const brand = await findDocumentBrand(app.db.tenant(caller.userId), caller.userId, logoAlt);
    return renderDocument({ format, document: { ...document, brand } });
  };
  return {
    status: 200 as const,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File([await content()], name, { type: MEDIA_TYPES[format] }),
  };
}
