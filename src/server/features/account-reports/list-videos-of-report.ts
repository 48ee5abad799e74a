import type { ReportVideo } from '#contract/account-reports/account-reports.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findReportData } from './account-reports.queries.ts';
import { readData } from './report-bytes.ts';

const CAPTION_CHARACTERS = 80;

/**
 * The videos a report was computed from, from the data stored with it: later measurements and deletions have no effect.
 */
export async function listVideosOfReport(
  app: AppContext,
  { userId }: Caller,
  id: string,
): Promise<{ items: ReportVideo[]; nextCursor: null }> {
  const row = await findReportData(app.db.tenant(userId), userId, id);
  if (row === undefined) throw new AppError('report_not_found');
  const items = readData(row.data).videos.map(video => ({
    id: video.id,
    url: video.url,
    caption: cutText(video.caption.trim(), CAPTION_CHARACTERS),
    published_at: video.publishedAt.toISOString(),
    views: video.views,
    source: video.source,
    precision: video.precision,
    observed_at: video.observedAt.toISOString(),
  }));
  return { items, nextCursor: null };
}
