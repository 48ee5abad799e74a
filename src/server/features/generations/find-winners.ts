import type { Winners } from '#contract/generations/generations.ts';
import { MOST_REPORT_VIDEOS } from '#domain/account-reports/report-data.ts';
import type { OwnWinners } from '#domain/generations/hooks/own-winners.ts';
import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { computeInThread } from '../account-reports/compute-in-thread.ts';
import { loadKnownVideos } from '../videos/load-known-videos.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findMeasuredHandle, findTimeZone } from './generations.queries.ts';

/** Hook findings supported by the openings of an account's own measured videos. */
export async function findWinners(
  app: AppContext,
  { userId }: Caller,
  { account_id: accountId }: { account_id: string },
): Promise<Winners> {
  const db = app.db.tenant(userId);
  const handle = await getMeasuredHandle(db, userId, accountId);
  const answer = await loadWinners(db, { userId, handle, now: app.clock.now() });
  if (!answer.known) return answer;
  const isDemo = isDemoHandle(handle as Handle);
  return {
    ...answer,
    username: handle,
    patterns: answer.patterns.map(pattern => ({
      ...pattern,
      videos: pattern.videos.map(video => ({ ...video, url: isDemo ? null : video.url })),
    })),
  };
}

export async function getMeasuredHandle(db: Queryable, userId: string, accountId: string): Promise<string> {
  const handle = await findMeasuredHandle(db, userId, accountId);
  if (handle === undefined) throw new AppError('account_not_found');
  return handle;
}

export async function loadWinners(
  db: Queryable,
  { userId, handle, now }: { userId: string; handle: string; now: Date },
): Promise<Estimate<OwnWinners>> {
  const { videos, curve } = await loadKnownVideos(db, {
    userId,
    handle,
    before: now,
    most: MOST_REPORT_VIDEOS,
  });
  const timeZone = await findTimeZone(db, userId);
  return computeInThread('ownWinners', videos, curve, timeZone);
}
