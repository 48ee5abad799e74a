import { LATEST_VIDEOS, performance, type Performance } from '#domain/metrics/performance.ts';
import { lastLocalDays } from '#domain/time/local-days.ts';
import { DEFAULT_PERIOD_DAYS, PERIOD_DAYS, type PeriodDays } from '#domain/time/period.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { findAccountData } from './performance.queries.ts';

const [, , , , LONGEST_PERIOD] = PERIOD_DAYS;

/** The most common time zone of users; if it is wrong the account's figures are queried again. */
const USUAL_TIME_ZONE = 'Europe/Paris';

/** Performance of one of the caller's own accounts over the last days. */
export async function getPerformance(
  app: AppContext,
  caller: Caller,
  { id, periodDays = DEFAULT_PERIOD_DAYS }: { id: string; periodDays?: PeriodDays | undefined },
): Promise<Performance> {
  const now = app.clock.now();
  const dataIn = (timeZone: string) =>
    findAccountData(app.db.reading(caller.userId), caller.userId, id, {
      since: lastLocalDays(LONGEST_PERIOD, now, timeZone).from,
      periodFrom: lastLocalDays(periodDays, now, timeZone).from,
      now,
      withTexts: LATEST_VIDEOS,
    });
  const guessed = await dataIn(USUAL_TIME_ZONE);
  if (guessed === undefined) throw new AppError('account_not_found');
  const { timeZone } = guessed;
  const data = timeZone === USUAL_TIME_ZONE ? guessed : await dataIn(timeZone);
  if (data === undefined) throw new AppError('account_not_found');
  const { handle, snapshot, videos, known, newestPublishedAt, engagement } = data;
  return performance({
    accountId: id,
    handle,
    snapshot,
    videos,
    period: lastLocalDays(periodDays, now, timeZone),
    timeZone,
    known: { count: known, newestPublishedAt },
    engagement,
  });
}
