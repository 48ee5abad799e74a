import { MOST_REPORT_VIDEOS } from '#domain/account-reports/report-data.ts';
import { NOTEWORTHY_FACTOR } from '#domain/advice/period-rules.ts';
import { outlierScores } from '#domain/statistics/outliers.ts';
import { announceEvent } from '../notifications/announce-event.ts';
import type { AppContext } from '../../services/app-context.ts';
import { loadKnownVideos } from './load-known-videos.ts';
import { findSynced } from './outliers.queries.ts';

/** Older outliers are no news. */
const NEWS_MS = 14 * 86_400_000;
const MOST_AT_ONCE = 3;

/**
 * Notifies about young videos far above the account's others at equal age, each once, after a sync. Below the domain's
 * minimum sample nothing is judged or sent; demo creators send no notification.
 */
export async function notifyOutliers(
  app: AppContext,
  { userId, runId }: { userId: string; runId: string },
): Promise<void> {
  const db = app.db.tenant(userId);
  const account = await findSynced(db, { userId, runId });
  if (account === undefined || account.username.startsWith('demo-')) return;
  const now = app.clock.now();
  const { videos, curve } = await loadKnownVideos(db, {
    userId,
    handle: account.username,
    before: now,
    most: MOST_REPORT_VIDEOS,
  });
  const seen = videos.flatMap(({ id, publishedAt, views, observedAt }) =>
    views === null ? [] : [{ id, publishedAt, views, observedAt }],
  );
  const answer = outlierScores(seen, curve);
  if (!answer.known) return;
  const high = answer.scores
    .filter(({ verdict, factor }) => verdict === 'high' && factor >= NOTEWORTHY_FACTOR)
    .toSorted((a, b) => b.deviations - a.deviations)
    .flatMap(score => {
      const video = videos.find(({ id }) => id === score.id);
      return video !== undefined && now.getTime() - video.publishedAt.getTime() < NEWS_MS
        ? [{ video, factor: score.factor }]
        : [];
    });
  for (const { video, factor } of high.slice(0, MOST_AT_ONCE)) {
    await announceEvent(app, db, userId, {
      event: 'outlier_found',
      about: video.id,
      details: {
        id: account.id,
        username: account.username,
        name: video.caption ?? '',
        factor: Math.round(factor * 10) / 10,
      },
    });
  }
}
