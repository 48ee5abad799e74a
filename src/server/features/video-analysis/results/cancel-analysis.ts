import type { AnalysisItem } from '#contract/video-analysis.ts';
import type { Caller, World } from '#server/services/app-context.ts';
import { giveAnalysisBack } from '../queries/analysis-quota.ts';
import { getAnalysisRow } from '../queries/get-analysis.ts';
import { endAnalysis } from '../queries/run.queries.ts';
import { showAnalysis } from '../queries/show-analysis.ts';

/** Calls an analysis off and gives back what it cost. One that has ended stays as it ended. */
export async function cancelAnalysis(world: World, { userId }: Caller, id: string): Promise<AnalysisItem> {
  const row = await getAnalysisRow(world, userId, id);
  const now = world.clock.now();
  await world.db.tenant(userId).transaction(async tx => {
    const ended = await endAnalysis(tx, { userId, id }, { state: 'cancelled', error: null, now });
    if (ended > 0) await giveAnalysisBack(tx, userId, row, 'cancelled', now);
  });
  return showAnalysis(await getAnalysisRow(world, userId, id));
}
