import { experimentSpread, SPREAD_VIDEOS } from '#domain/experiments/experiment-plan.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import type { ExperimentMetric } from '#domain/experiments/experiment.ts';
import { postsPerMonth } from '#domain/videos/posting-pace.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { listLatestVideos } from './experiments.queries.ts';

/** Twice as many, since some of the latest videos are too young, or lack a count. */
const READ = 2 * SPREAD_VIDEOS;

/** Natural variation of the account's videos, from which the number of videos is planned. */
export async function planExperiment(
  app: AppContext,
  { userId }: Caller,
  { accountId, metric }: { accountId: string; metric: ExperimentMetric },
): Promise<Estimate<{ spread: number; n: number; perMonth: number }>> {
  const db = app.db.tenant(userId);
  const { tiktok_username: username } = await getLinkedAccount(db, userId, accountId);
  const videos = await listLatestVideos(db, { userId, username, limit: READ });
  const spread = experimentSpread(metric, videos);
  if (!spread.known) return spread;
  const published = videos.map(({ publishedAt }) => publishedAt);
  return { ...spread, perMonth: postsPerMonth(published, app.clock.now(), videos.length === READ) };
}
