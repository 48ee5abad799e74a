import type { UseQueryResult } from '@tanstack/react-query';
import { effectivePlan, PLANS, type PlanType } from '#domain/plans/plan-table.ts';
import { useMe } from '#web/shared/api/use-me.ts';

/** Whether the last request for plan and role failed; stays true during a retry. */
export function isUnchecked({
  data,
  isError,
  errorUpdateCount,
}: Pick<UseQueryResult, 'data' | 'isError' | 'errorUpdateCount'>): boolean {
  return isError || (data === undefined && errorUpdateCount > 0);
}

/** Spec §4, §8: the plan that limits actions; freemium if it could not be checked, undefined until known. */
function usePlan(): PlanType | undefined {
  const me = useMe();
  return isUnchecked(me) ? 'freemium' : me.data?.profile.plan_type;
}

/** Whether the plan includes whole reports as files and by mail; undefined until known. */
export function useReportExport(): boolean | undefined {
  const plan = usePlan();
  return plan && PLANS[effectivePlan(plan)].reportExport;
}
