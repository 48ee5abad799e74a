import type { AnalysisItem } from '#contract/video-analysis.ts';
import { binExpiry } from '#domain/accounts/bin-policy.ts';
import { isEnded } from '#domain/video-analysis/analysis-run.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, World } from '#server/services/app-context.ts';
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

/** What was deleted after this can still be taken back. */
function inBinSince(now: Date): Date {
  return new Date(2 * now.getTime() - binExpiry(now).getTime());
}

/** Puts an analysis into the bin; one that is under way is called off first. */
export async function removeAnalysis(world: World, caller: Caller, id: string): Promise<undefined> {
  const { userId } = caller;
  const row = await getAnalysisRow(world, userId, id);
  if (!isEnded(row.state)) await cancelAnalysis(world, caller, id);
  const binned = await binAnalysis(world.db.tenant(userId), { userId, id, now: world.clock.now() });
  if (binned === 0) throw new AppError('analysis_not_found');
  return undefined;
}

export async function listAnalysisBin(
  world: World,
  { userId }: Caller,
): Promise<{ items: BinnedAnalysis[]; nextCursor: null }> {
  const since = inBinSince(world.clock.now());
  const rows = await listBinned(world.db.tenant(userId), { userId, since });
  const items = rows.map(({ id, title, deleted_at }) => ({
    id,
    title,
    deleted_at: deleted_at.toISOString(),
    expires_at: binExpiry(deleted_at).toISOString(),
  }));
  return { items, nextCursor: null };
}

/** Takes an analysis back as it was. */
export async function restoreAnalysis(world: World, { userId }: Caller, id: string): Promise<AnalysisItem> {
  const since = inBinSince(world.clock.now());
  const row = await restoreBinned(world.db.tenant(userId), { userId, id, since });
  if (row === undefined) throw new AppError('bin_entry_not_found');
  return showAnalysis(row);
}

/** What nobody took back in time goes for good. */
export function forgetDeletedAnalyses(world: World): Promise<number> {
  return deleteForgotten(world.db.system, inBinSince(world.clock.now()));
}
