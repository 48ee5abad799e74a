import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { isBusinessPlan, type PlanType } from '#domain/plans/plan-table.ts';

/** Spec §6: admins and business plans may view several linked accounts; others see their primary one. */
export function mayChooseAccount(me: { is_admin: boolean; profile: { plan_type: PlanType } }): boolean {
  return me.is_admin || isBusinessPlan(me.profile.plan_type);
}

/**
 * The account to show: the requested one when the user may choose or it is a demo, otherwise the first (primary first).
 */
export function viewedAccount(
  accounts: readonly LinkedAccount[],
  wanted: string | null,
  mayChoose: boolean,
): LinkedAccount | undefined {
  const asked = accounts.find(account => account.id === wanted);
  const chosen = asked !== undefined && (mayChoose || asked.is_demo) ? asked : undefined;
  return chosen ?? accounts.find(account => account.is_primary) ?? accounts[0];
}
