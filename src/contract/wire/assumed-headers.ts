/** Carries the grant on every call to be answered as the viewed user sees it. */
export const VIEW_AS_HEADER = 'x-view-as';
/** Carries the plan that an administrator simulates: `premium`, or `premium;new` with counters at zero. */
export const SIMULATED_PLAN_HEADER = 'x-simulated-plan';
