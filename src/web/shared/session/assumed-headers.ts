import { SIMULATED_PLAN_HEADER, VIEW_AS_HEADER } from '#contract/wire/assumed-headers.ts';
import { APP_PATHS } from '#web/paths.ts';
import { planSimulation } from './plan-simulation.ts';
import { stopViewing, viewing } from './viewing.ts';

/** Headers with which an administrator views another user or simulates a plan; the server ignores them for others. */
export function assumedHeaders([room]: readonly string[]): Record<string, string> {
  // A view is read-only and cannot even end itself: admin calls are made under the administrator's own identity.
  if (viewing !== null) return room === 'admin' ? {} : { [VIEW_AS_HEADER]: viewing.grantId };
  if (planSimulation === null) return {};
  const { simulatedPlan, isNewUser } = planSimulation;
  return { [SIMULATED_PLAN_HEADER]: isNewUser ? `${simulatedPlan};new` : simulatedPlan };
}

/** Leaves a view that the server has ended immediately: none of its pages would load any more. */
export async function exitEndedView(answer: Response): Promise<void> {
  if (viewing === null || answer.status !== 403) return;
  const { userId } = viewing;
  if ((await answer.clone().text()).includes('view_ended'))
    stopViewing(`${APP_PATHS.admin}/users/${userId}`, { ended: true });
}
