import { SIMULATED_PLAN_HEADER, VIEW_AS_HEADER } from '#contract/wire/assumed-headers.ts';
import { APP_PATHS } from '#web/paths.ts';
import { planSimulation } from './plan-simulation.ts';
import { stopViewing, viewing } from './viewing.ts';

/** What an administrator wants to be taken for in a call; of others the server takes no notice. */
export function assumedHeaders([room]: readonly string[]): Record<string, string> {
  // A view can do nothing, not even end itself: that is asked in one's own name.
  if (viewing !== null) return room === 'admin' ? {} : { [VIEW_AS_HEADER]: viewing.grantId };
  if (planSimulation === null) return {};
  const { simulatedPlan, isNewUser } = planSimulation;
  return { [SIMULATED_PLAN_HEADER]: isNewUser ? `${simulatedPlan};new` : simulatedPlan };
}

/** A view that the server has ended is left at once: no page of it would answer any more. */
export async function exitEndedView(answer: Response): Promise<void> {
  if (viewing === null || answer.status !== 403) return;
  const { userId } = viewing;
  if ((await answer.clone().text()).includes('view_ended'))
    stopViewing(`${APP_PATHS.admin}/users/${userId}`, { ended: true });
}
