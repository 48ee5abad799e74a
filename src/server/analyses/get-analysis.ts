import type { AnalysisItem } from '#contract/analyses.ts';
import { lockAnalysis, openAnalysis, type ShownAnalysis } from '#domain/analysis/lock-analysis.ts';
import type { VideoAnalysis } from '#domain/video-analysis/video-analysis.ts';
import { AppError } from '../app-error.ts';
import { opensWholeAnalyses } from '../quotas/opens-whole-analyses.ts';
import type { Caller, World } from '../world.ts';
import { findAnalysis, findAnalysisResult, type AnalysisRow } from './analyses.queries.ts';
import { showAnalysis } from './show-analysis.ts';

/** One of the user's own analyses; of the bin, and of others, there is none. */
export async function getAnalysisRow(world: World, userId: string, id: string): Promise<AnalysisRow> {
  const row = await findAnalysis(world.db.tenant(userId), userId, id);
  if (row === undefined) throw new AppError('analysis_not_found');
  return row;
}

/**
 * An analysis with what it says. What the plan does not open is left out here, before it leaves the server; with
 * another plan the same analysis is whole. One that found nothing new is answered by the one it found.
 */
export async function getAnalysis(
  world: World,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
): Promise<{ analysis: AnalysisItem; result: ShownAnalysis | null }> {
  const db = world.db.tenant(userId);
  const asked = await findAnalysisResult(db, userId, id);
  const row =
    asked === undefined || asked.same_as === null
      ? asked
      : await findAnalysisResult(db, userId, asked.same_as);
  if (row === undefined) throw new AppError('analysis_not_found');
  if (row.result === null) return { analysis: showAnalysis(row), result: null };
  const whole = JSON.parse(row.result) as VideoAnalysis;
  const isOpen = await opensWholeAnalyses(db, userId);
  return { analysis: showAnalysis(row), result: isOpen ? openAnalysis(whole) : lockAnalysis(whole) };
}
