import type { AnalysisItem } from '#contract/video-analysis.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { releaseAnalysisQuota } from '../queries/analysis-quota.ts';
import { getAnalysisRow } from '../queries/get-analysis.ts';
import { endAnalysis } from '../queries/run.queries.ts';
import { showAnalysis } from '../queries/show-analysis.ts';

/** Cancels an analysis and releases its quota. An ended one is unchanged. */
export async function cancelAnalysis(app: AppContext, { userId }: Caller, id: string): Promise<AnalysisItem> {
  const row = await getAnalysisRow(app, userId, id);
  const now = app.clock.now();
  await app.db.tenant(userId).transaction(async tx => {
    const ended = await endAnalysis(tx, { userId, id }, { state: 'cancelled', error: null, now });
    if (ended > 0) await releaseAnalysisQuota(tx, userId, row, 'cancelled', now);
  });
  return showAnalysis(await getAnalysisRow(app, userId, id));
}
