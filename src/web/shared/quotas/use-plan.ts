import type { UseQueryResult } from '@tanstack/react-query';
import { effectivePlan, PLANS, type PlanType } from '#domain/plans/plan-table.ts';
import { useMe } from '#web/shared/api/use-me.ts';

/** Whether the last question for plan and role got no answer; stays so while it is asked again. */
export function isUnchecked({
  data,
  isError,
  errorUpdateCount,
}: Pick<UseQueryResult, 'data' | 'isError' | 'errorUpdateCount'>): boolean {
  return isError || (data === undefined && errorUpdateCount > 0);
}

/** Spec §4, §8: the plan that actions are bound to; freemium while it could not be checked, undefined until it is known. */
function usePlan(): PlanType | undefined {
  const me = useMe();
  return isUnchecked(me) ? 'freemium' : me.data?.profile.plan_type;
}

/** Whether the plan includes whole reports as files and by mail; undefined until it is known. */
export function useReportExport(): boolean | undefined {
  const plan = usePlan();
  return plan && PLANS[effectivePlan(plan)].reportExport;
}
