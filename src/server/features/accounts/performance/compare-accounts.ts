import { compareAccounts as compare, type AccountComparison } from '#domain/metrics/compare-accounts.ts';
import { lastLocalDays } from '#domain/time/local-days.ts';
import { DEFAULT_PERIOD_DAYS, type PeriodDays } from '#domain/time/period.ts';
import { previousLocalDays } from '#domain/time/previous-period.ts';
import { isBusinessPlan } from '#domain/plans/plan-table.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { listComparedAccounts, type ComparisonWindow } from './comparison.queries.ts';

/**
 * Compares several of the caller's own accounts; the first is the reference. For administrators and
 * business plans (spec §6); the real plan decides, not one simulated by an administrator.
 */
export async function compareAccounts(
  app: AppContext,
  { userId }: Caller,
  input: { accountIds: string[]; periodDays?: PeriodDays | undefined },
): Promise<AccountComparison> {
  const { accountIds, periodDays = DEFAULT_PERIOD_DAYS } = input;
  const now = app.clock.now();
  const db = app.db.tenant(userId);
  const owned = await listComparedAccounts(db, userId, accountIds, windowOf(periodDays, now));
  const accounts = accountIds.map(id => owned.find(({ account }) => account.id === id)?.account);
  const [owner] = owned;
  if (owner === undefined || !accounts.every(account => account !== undefined))
    throw new AppError('account_not_found');
  if (!owner.isAdmin && !isBusinessPlan(owner.plan)) throw new AppError('comparison_not_in_plan');
  const period = lastLocalDays(periodDays, now, owner.timeZone);
  return compare(accounts, period, previousLocalDays(period, owner.timeZone));
}

const HOUR_MS = 3_600_000;
/** Margin for clock changes, which can shift midnight. */
const MARGIN_MS = 3 * HOUR_MS;

/** The periods begin at midnight of a time zone that is only known from the result of the query. */
function windowOf(days: PeriodDays, now: Date): ComparisonWindow {
  const daysAgo = (count: number, aside = 0) => new Date(now.getTime() - count * 24 * HOUR_MS + aside);
  return {
    videosFrom: daysAgo(2 * days, -MARGIN_MS),
    readings: { from: daysAgo(days, -MARGIN_MS), to: daysAgo(days - 1, MARGIN_MS) },
    now,
  };
}
