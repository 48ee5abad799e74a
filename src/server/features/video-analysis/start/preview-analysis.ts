import type { z } from 'zod';
import type { analyses } from '#contract/video-analysis.ts';
import { isDemoHandle } from '#domain/accounts/handle.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { findAccountId } from '../queries/analysis-data.queries.ts';
import { findActiveAnalysis } from '../queries/video-analysis.queries.ts';
import { getAnalysisPrice } from './analysis-price.ts';
import { findExistingAnalyses, nameOf } from '../input/find-existing.ts';
import { findTarget } from '../input/find-target.ts';
import { findOtherAnalyses, newAnalysis, obstacleOf, type AnalysisInput } from './start-analysis.ts';

type Preview = z.infer<(typeof analyses.preview)['~orpc']['outputSchema'] & z.ZodType>;

/** What would be analysed and at what cost. Starts and spends nothing. */
export async function previewAnalysis(
  app: AppContext,
  caller: Caller,
  input: AnalysisInput,
): Promise<Preview> {
  const { userId } = caller;
  const db = app.db.tenant(userId);
  const target = await findTarget(app, userId, input);
  if (target.kind === 'account') {
    const linked = await findAccountId(db, userId, target.handle);
    return {
      account: { username: target.handle, account_id: linked?.id ?? null },
      offer: null,
      price: await getAnalysisPrice(app, caller),
    };
  }
  const beside = await findOtherAnalyses(app, userId, input);
  const [kept, running, obstacle] = await Promise.all([
    findExistingAnalyses(app, userId, target, beside),
    findActiveAnalysis(db, userId, nameOf(target)),
    obstacleOf(app, target),
  ]);
  const one = newAnalysis(target, beside, app.clock.now());
  return {
    account: null,
    offer: {
      origin: one.origin,
      video_id: one.video_id,
      author_username: one.author_username,
      url: one.url,
      kind: one.kind,
      title: one.title,
      published_at: one.published_at?.toISOString() ?? null,
      is_demo: target.kind === 'video' && target.link.handle !== null && isDemoHandle(target.link.handle),
      running: running?.id ?? null,
      obstacle,
    },
    price: await getAnalysisPrice(app, caller, kept?.id ?? null),
  };
}
