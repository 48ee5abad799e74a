import { signedIn } from '../../services/calls/procedures.ts';
import { getActivity } from './get-activity.ts';
import { getStats } from './get-stats.ts';

const { dashboard } = signedIn;

export const dashboardRoutes = {
  stats: dashboard.stats.handler(({ context, input }) => getStats(context.app, context.caller, input)),
  activity: dashboard.activity.handler(({ context }) => getActivity(context.app, context.caller)),
};
