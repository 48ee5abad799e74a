import type { DemoLanguage } from '#domain/demo/demo-workspace.ts';
import { createReport } from '../account-reports/create-report.ts';
import { listReports } from '../account-reports/list-reports.ts';
import { listLinkedAccounts } from '../accounts/list-linked-accounts.ts';
import { startAnalysis } from '../video-analysis/start/start-analysis.ts';
import { AppError } from '../../platform/app-error.ts';
import { listVideos } from '../videos/list-videos.ts';
import type { AppContext } from '../../services/app-context.ts';
import { demoOwner } from './demo-token.ts';

const ANALYSED_VIDEOS = 3;
const REPORT_DAYS = 30;

/**
 * Creates readable content in addition to figures: a report of the primary account and analyses of its latest videos.
 * Done once.
 */
export async function fillDemo(app: AppContext, language: DemoLanguage): Promise<void> {
  const owner = demoOwner(language);
  const { items: reports } = await listReports(app, owner, { limit: 1 });
  if (reports.length > 0) return;
  const { items: accounts } = await listLinkedAccounts(app, owner);
  const primary = accounts.find(account => account.is_primary);
  if (primary === undefined) return;
  const accountId = primary.id;
  const { items: videos } = await listVideos(app, owner, {
    accountId,
    order: 'newest',
    limit: ANALYSED_VIDEOS,
  });
  for (const { id } of videos) {
    try {
      await startAnalysis(app, owner, { videoId: id });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  await createReport(app, owner, { accountId, days: REPORT_DAYS });
}
