import { signedIn } from '../../services/calls/procedures.ts';
import { checkSubscription } from './check-subscription.ts';
import { getOverview } from './get-overview.ts';
import { getPlanLimits } from './get-plan-limits.ts';
import { listPrices } from './list-prices.ts';
import { getUsage } from './get-usage.ts';
import { listMovements } from './list-movements.ts';

const { quotas } = signedIn;

export const quotasRoutes = {
  usage: quotas.usage.handler(({ context }) => getUsage(context.app, context.caller)),
  planLimits: quotas.planLimits.handler(({ context }) => getPlanLimits(context.app, context.caller)),
  overview: quotas.overview.handler(({ context }) => getOverview(context.app, context.caller)),
  prices: quotas.prices.handler(({ context }) => listPrices(context.app, context.caller)),
  movements: quotas.movements.handler(({ context, input }) =>
    listMovements(context.app, context.caller, input),
  ),
  checkSubscription: quotas.checkSubscription.handler(({ context }) => checkSubscription(context)),
};
