import type { DemoLanguage } from '#domain/demo/demo-workspace.ts';
import { createReport } from '../account-reports/create-report.ts';
import { listReports } from '../account-reports/list-reports.ts';
import { listLinkedAccounts } from '../accounts/list-linked-accounts.ts';
import { startAnalysis } from '../video-analysis/start/start-analysis.ts';
import { AppError } from '../../platform/app-error.ts';
import { listVideos } from '../videos/list-videos.ts';
import type { World } from '../../services/app-context.ts';
import { demoOwner } from './demo-token.ts';

const ANALYSED_VIDEOS = 3;
const REPORT_DAYS = 30;

/** Beside figures, something to read: a report of the primary account and analyses of its latest videos. Made once. */
export async function fillDemo(world: World, language: DemoLanguage): Promise<void> {
  const owner = demoOwner(language);
  const { items: reports } = await listReports(world, owner, { limit: 1 });
  if (reports.length > 0) return;
  const { items: accounts } = await listLinkedAccounts(world, owner);
  const primary = accounts.find(account => account.is_primary);
  if (primary === undefined) return;
  const accountId = primary.id;
  const { items: videos } = await listVideos(world, owner, {
    accountId,
    order: 'newest',
    limit: ANALYSED_VIDEOS,
  });
  for (const { id } of videos) {
    try {
      await startAnalysis(world, owner, { videoId: id });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  await createReport(world, owner, { accountId, days: REPORT_DAYS });
}
