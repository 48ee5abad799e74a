import { MOST_REPORT_VIDEOS, type ReportData } from '#domain/account-reports/report-data.ts';
import { reportPeriods } from '#domain/account-reports/report-periods.ts';
import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import type { DayFigure } from '#domain/sources/day-figures.ts';
import { AppError } from '../../platform/app-error.ts';
import { loadRunningExperiments } from '../experiments/load-running-experiments.ts';
import { loadKnownVideos } from '../videos/load-known-videos.ts';
import { listDays } from '../imports/list-days.ts';
import type { AppContext } from '../../services/app-context.ts';
import { countWhole, findReportSource, listFollowerReadings } from './report-data.queries.ts';

/** All current data that a report on these days is computed from. */
export async function loadReportData(
  app: AppContext,
  { userId, accountId, days, now }: { userId: string; accountId: string; days: number; now: Date },
): Promise<ReportData> {
  const db = app.db.tenant(userId);
  const source = await findReportSource(db, userId, accountId);
  if (source === undefined) throw new AppError('account_not_found');
  const { handle, timeZone, isWhole, rowsRejected } = source;
  const { period, comparison } = reportPeriods(days, now, timeZone);
  const of = { userId, handle, before: period.until };
  const [{ videos, known, curve, followed }, followers, experiments, { items: figures }] = await Promise.all([
    loadKnownVideos(db, { ...of, most: MOST_REPORT_VIDEOS }),
    listFollowerReadings(db, { ...of, from: comparison.from, until: now, timeZone }),
    loadRunningExperiments(app, userId, accountId),
    listDays(app, { userId }, { id: accountId, from: period.firstDay, to: period.lastDay }),
  ]);
  const whole =
    known > videos.length
      ? await countWhole(db, { userId, handle, timeZone, period, comparison })
      : undefined;
  return {
    username: handle,
    isDemo: isDemoHandle(handle as Handle),
    timeZone,
    days,
    madeAt: now,
    videos,
    knownVideos: known,
    ...(whole !== undefined && { whole }),
    isWhole,
    ...(rowsRejected > 0 && { rowsRejected }),
    ...dayViewsOf(figures),
    curve,
    followedVideos: followed,
    followers,
    experiments,
  };
}

function dayViewsOf(figures: readonly DayFigure[]): Pick<ReportData, 'dayViews'> {
  const seen = figures.filter(({ metric }) => metric === 'video_views');
  if (seen.length === 0) return {};
  return { dayViews: { views: seen.reduce((sum, { value }) => sum + value, 0), days: seen.length } };
}
