import type { AnalysisItem } from '#contract/video-analysis.ts';
import { binExpiry } from '#domain/accounts/bin-policy.ts';
import { isEnded } from '#domain/video-analysis/analysis-run.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { binAnalysis, deleteForgotten, listBinned, restoreBinned } from '../queries/bin.queries.ts';
import { cancelAnalysis } from './cancel-analysis.ts';
import { getAnalysisRow } from '../queries/get-analysis.ts';
import { showAnalysis } from '../queries/show-analysis.ts';

export const FORGET_ANALYSES_EVERY_SECONDS = 3_600;

interface BinnedAnalysis {
  id: string;
  title: string;
  deleted_at: string;
  expires_at: string;
}

/** Deletions after this instant can still be restored. */
function inBinSince(now: Date): Date {
  return new Date(2 * now.getTime() - binExpiry(now).getTime());
}

/** Moves an analysis to the bin; an active one is cancelled first. */
export async function removeAnalysis(app: AppContext, caller: Caller, id: string): Promise<undefined> {
  const { userId } = caller;
  const row = await getAnalysisRow(app, userId, id);
  if (!isEnded(row.state)) await cancelAnalysis(app, caller, id);
  const binned = await binAnalysis(app.db.tenant(userId), { userId, id, now: app.clock.now() });
  if (binned === 0) throw new AppError('analysis_not_found');
  return undefined;
}

export async function listAnalysisBin(
  app: AppContext,
  { userId }: Caller,
): Promise<{ items: BinnedAnalysis[]; nextCursor: null }> {
  const since = inBinSince(app.clock.now());
  const rows = await listBinned(app.db.tenant(userId), { userId, since });
  const items = rows.map(({ id, title, deleted_at }) => ({
    id,
    title,
    deleted_at: deleted_at.toISOString(),
    expires_at: binExpiry(deleted_at).toISOString(),
  }));
  return { items, nextCursor: null };
}

/** Restores an analysis unchanged. */
export async function restoreAnalysis(
  app: AppContext,
  { userId }: Caller,
  id: string,
): Promise<AnalysisItem> {
  const since = inBinSince(app.clock.now());
  const row = await restoreBinned(app.db.tenant(userId), { userId, id, since });
  if (row === undefined) throw new AppError('bin_entry_not_found');
  return showAnalysis(row);
}

/** Permanently deletes analyses whose restore period has ended. */
export function deleteExpiredAnalyses(app: AppContext): Promise<number> {
  return deleteForgotten(app.db.system, inBinSince(app.clock.now()));
}
