import type { Language } from '#domain/language/spoken-words.ts';
import type { OwnVideo } from '#domain/video-analysis/analysis-input.ts';
import { proposeFor, seedOf } from '#domain/video-analysis/propose-for-video.ts';
import type { VideoAnalysis } from '#domain/video-analysis/video-analysis.ts';
import { lockProposals, type VideoProposals } from '#domain/video-analysis/video-proposals.ts';
import { AppError } from '../app-error.ts';
import { opensWholeAnalyses } from '../quotas/opens-whole-analyses.ts';
import type { Caller, World } from '../world.ts';
import { findInputs } from './analyses.queries.ts';
import { findSaid } from './get-analysis.ts';

/**
 * Hooks and calls written for the video of an analysis that is done: made when they are read, the same each time. What
 * the plan does not open is counted and stays here.
 */
export async function getProposals(
  world: World,
  { userId }: Pick<Caller, 'userId'>,
  { id, language }: { id: string; language: Language },
): Promise<VideoProposals> {
  const db = world.db.tenant(userId);
  const row = await findSaid(db, userId, id);
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
  return (await opensWholeAnalyses(db, userId)) ? proposals : lockProposals(proposals);
}
