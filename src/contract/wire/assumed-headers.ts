/** Names the grant on every call that is to be answered as the viewed user sees it. */
export const VIEW_AS_HEADER = 'x-view-as';
/** Names the plan that an administrator tries on: `premium`, or `premium;new` with counters at zero. */
export const SIMULATED_PLAN_HEADER = 'x-simulated-plan';
