import {
  BOUGHT_PLANS,
  subscriptionStateOf,
  type BoughtPlan,
  type Interval,
  type Subscription,
} from './subscription.ts';

/** State of a contract, as administrators count it. */
export const CONTRACT_STATES = ['active', 'leaving', 'unpaid', 'paused', 'over'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

export type Contract = Pick<Subscription, 'status' | 'unpaidSince' | 'pausedFrom' | 'pausedUntil'> & {
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
};

export function contractState(contract: Contract, now: Date): ContractState {
  if (contract.endedAt !== null) return 'over';
  const { state } = subscriptionStateOf(contract, now);
  if (state === 'over' || state === 'paused') return state;
  if (state === 'grace' || state === 'read_only') return 'unpaid';
  return contract.cancelAtPeriodEnd ? 'leaving' : 'active';
}

interface PlanRevenue {
  plan: BoughtPlan;
  /** In force, including those already cancelled. */
  active: number;
  leaving: number;
  shrinking: number;
  unpaid: number;
  paused: number;
  /** Of those in force: monthly revenue in euro cents; a yearly price counts for a twelfth. */
  monthlyCents: number;
}

/** Subscriptions counted by plan. Unpaid and paused ones bring no revenue. */
export function revenueByPlan(
  contracts: readonly (Contract & {
    plan: BoughtPlan;
    interval: Interval;
    amountCents: number;
    nextPlan: BoughtPlan | null;
  })[],
  now: Date,
): PlanRevenue[] {
  return BOUGHT_PLANS.map(plan => {
    const row = { plan, active: 0, leaving: 0, shrinking: 0, unpaid: 0, paused: 0, monthlyCents: 0 };
    let yearlyCents = 0;
    for (const contract of contracts) {
      if (contract.plan !== plan) continue;
      const state = contractState(contract, now);
      if (state === 'unpaid' || state === 'paused') row[state] += 1;
      if (state !== 'active' && state !== 'leaving') continue;
      row.active += 1;
      if (state === 'leaving') row.leaving += 1;
      if (contract.nextPlan !== null) row.shrinking += 1;
      if (contract.interval === 'month') row.monthlyCents += contract.amountCents;
      else yearlyCents += contract.amountCents;
    }
    row.monthlyCents += Math.round(yearlyCents / 12);
    return row;
  });
}
