import { performance, type Performance } from '#domain/metrics/performance.ts';
import { lastDays, PANEL_DEFAULT_DAYS, type PeriodDays } from '#domain/periods/period.ts';
import { AppError } from '../app-error.ts';
import type { Caller, World } from '../world.ts';
import { findAccountData } from './performance.queries.ts';

/** How one of the caller's own accounts did over the last days (spec §9: 7 unless asked otherwise). */
export async function getPerformance(
  world: World,
  caller: Caller,
  { id, periodDays = PANEL_DEFAULT_DAYS }: { id: string; periodDays?: PeriodDays | undefined },
): Promise<Performance> {
  const period = lastDays(periodDays, world.clock.now());
  const data = await findAccountData(world.db.tenant(caller.userId), caller.userId, id, period.from);
  if (data === undefined) throw new AppError('account_not_found');
  return performance({ accountId: id, period, ...data });
}
