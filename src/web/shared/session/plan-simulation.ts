import { PLAN_TYPES, type PlanType } from '#domain/plans/plan-table.ts';

/** Local storage key of the record. */
const KEY = 'plan_simulation';

/** Spec §3: the local simulation record. */
export interface PlanSimulation {
  isSimulating: boolean;
  simulatedPlan: PlanType;
  /** Counters are shown as for a new user. */
  isNewUser: boolean;
}

function readSimulation(): PlanSimulation | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<PlanSimulation> | null;
    const plan = PLAN_TYPES.find(known => known === stored?.simulatedPlan);
    if (stored?.isSimulating !== true || plan === undefined) return null;
    return { isSimulating: true, simulatedPlan: plan, isNewUser: stored.isNewUser === true };
  } catch {
    return null;
  }
}

/** The state at page load: starting and stopping reload the page, so that no page mixes two plans. */
export const planSimulation: PlanSimulation | null = readSimulation();

/** Spec §4: the page reloads when the simulation is started or stopped. */
export function startSimulation(simulatedPlan: PlanType, isNewUser: boolean): void {
  const record: PlanSimulation = { isSimulating: true, simulatedPlan, isNewUser };
  localStorage.setItem(KEY, JSON.stringify(record));
  location.reload();
}

export function stopSimulation(): void {
  localStorage.removeItem(KEY);
  location.reload();
}
