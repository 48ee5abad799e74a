import type { Language } from '#domain/language/text/spoken-words.ts';
import type { OwnVideo } from '#domain/video-analysis/findings/analysis-input.ts';
import { proposeFor, seedOf } from '#domain/video-analysis/proposals/propose-for-video.ts';
import type { VideoAnalysis } from '#domain/video-analysis/video-analysis.ts';
import { lockProposals, type VideoProposals } from '#domain/video-analysis/proposals/video-proposals.ts';
import { AppError } from '#server/platform/app-error.ts';
import { loadEntitlements } from '#server/services/entitlements/load-entitlements.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { findInputs } from '../queries/video-analysis.queries.ts';
import { findShownAnalysis } from '../queries/get-analysis.ts';

/**
 * Hooks and calls to action for the video of a completed analysis: generated on read, deterministically. Parts
 * the plan locks are only counted.
 */
export async function getProposals(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
  { id, language }: { id: string; language: Language },
): Promise<VideoProposals> {
  const db = app.db.tenant(userId);
  const row = await findShownAnalysis(db, userId, id);
  if (row === undefined || row.result === null) throw new AppError('analysis_not_found');
  const analysis = JSON.parse(row.result) as VideoAnalysis;
  const inputs = JSON.parse((await findInputs(db, userId, row.id)) ?? '{}') as { ownVideos?: OwnVideo[] };
  const proposals = proposeFor(analysis, {
    ownCaptions: (inputs.ownVideos ?? [])
      .filter(video => video.id !== analysis.video.id)
      .map(video => video.caption),
    seed: seedOf(row.id),
    reader: language,
  });
  return (await loadEntitlements(db, userId)).wholeAnalyses ? proposals : lockProposals(proposals);
}
