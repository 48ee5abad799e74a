import type { AnalysisItem } from '#contract/video-analysis.ts';
import { lockAnalysis, openAnalysis, type ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { VideoAnalysis } from '#domain/video-analysis/video-analysis.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { loadEntitlements } from '#server/services/entitlements/load-entitlements.ts';
import { loadHookCorrection } from '../../videos/correct-hook.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { findAnalysis, findAnalysisResult, type AnalysisRow } from './video-analysis.queries.ts';
import { showAnalysis } from './show-analysis.ts';

interface SaidAnalysis {
  analysis: AnalysisItem;
  result: ShownAnalysis | null;
  hook_correction: { kind: HookKind; corrected_at: string } | null;
}

/** One of the user's own analyses; those in the bin or of other users are not found. */
export async function getAnalysisRow(app: AppContext, userId: string, id: string): Promise<AnalysisRow> {
  const row = await findAnalysis(app.db.tenant(userId), userId, id);
  if (row === undefined) throw new AppError('analysis_not_found');
  return row;
}

/**
 * An analysis with its result. Parts the plan locks are removed here, on the server; with
 * another plan the same analysis is complete. One that found nothing new returns the result of the earlier one.
 */
export async function getAnalysis(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
): Promise<SaidAnalysis> {
  const db = app.db.tenant(userId);
  const row = await findShownAnalysis(db, userId, id);
  if (row === undefined) throw new AppError('analysis_not_found');
  if (row.result === null) return { analysis: showAnalysis(row), result: null, hook_correction: null };
  const whole = JSON.parse(row.result) as VideoAnalysis;
  const isOpen = (await loadEntitlements(db, userId)).wholeAnalyses;
  const corrected = await loadHookCorrection(db, userId, row.target);
  return {
    analysis: showAnalysis(row),
    result: isOpen ? openAnalysis(whole) : lockAnalysis(whole),
    hook_correction:
      corrected === null ? null : { kind: corrected.kind, corrected_at: corrected.correctedAt.toISOString() },
  };
}

/** The analysis that is shown for an id: the earlier one where a new one found nothing new. */
export async function findShownAnalysis(
  db: Queryable,
  userId: string,
  id: string,
): ReturnType<typeof findAnalysisResult> {
  const input = await findAnalysisResult(db, userId, id);
  return input === undefined || input.same_as === null
    ? input
    : findAnalysisResult(db, userId, input.same_as);
}
