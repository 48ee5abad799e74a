import type { QuotaPrice } from '#contract/quotas.ts';
import { UNLIMITED } from '#domain/plans/plan-table.ts';
import { METERS, meterLimits, tightest } from '#domain/quotas/meters.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { creditsFrom, runningUsage, shownUsage } from './get-usage.ts';
import { findEntitlement } from './ledger.queries.ts';
import { findUsage, listCredits } from './quotas.queries.ts';

/** Price and remaining quota of each action, shown before the click. It reserves nothing. */
export async function listPrices(
  app: AppContext,
  { userId, simulation }: Pick<Caller, 'userId' | 'simulation'>,
): Promise<QuotaPrice[]> {
  const db = app.db.reading(userId);
  const now = app.clock.now();
  const row = await runningUsage(app.db, userId, await findUsage(db, userId), now);
  const usage = shownUsage(row);
  const entitled = await findEntitlement(db, userId);
  if (entitled === undefined) throw new AppError('unauthenticated');
  const credits = simulation ? [] : await listCredits(db, userId, creditsFrom(row, now, entitled.time_zone));
  const plan = simulation?.plan ?? entitled.plan_type;
  return METERS.map(meter => {
    const limits = meterLimits(plan, meter, credits);
    const bound = tightest(meter, limits, simulation?.isNewUser === true ? {} : usage);
    if (bound === null) return { meter, units: 1, left: UNLIMITED, limit: UNLIMITED, resets_at: null };
    const resetsAt = bound.period === 'day' ? usage.next_daily_reset : usage.next_monthly_reset;
    return { meter, units: 1, left: bound.left, limit: bound.limit, resets_at: resetsAt };
  });
}
