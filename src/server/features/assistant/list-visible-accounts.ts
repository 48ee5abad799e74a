import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { isBusinessPlan } from '#domain/plans/plan-table.ts';
import { listLinkedAccounts } from '../accounts/list-linked-accounts.ts';
import { AppError } from '../../platform/app-error.ts';
import { getMe } from '../profile/get-profile.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';

/**
 * The accounts that the caller may access (spec §6), the default one first: the requested
 * account, or the primary one.
 */
export async function listVisibleAccounts(
  app: AppContext,
  caller: Caller,
  accountId: string | undefined,
): Promise<LinkedAccount[]> {
  const [{ items }, me] = await Promise.all([listLinkedAccounts(app, caller), getMe(app, caller)]);
  const mayChoose = me.is_admin || isBusinessPlan(me.profile.plan_type);
  const primary = items.find(({ is_primary }) => is_primary) ?? items[0];
  const visible = items.filter(account => mayChoose || account === primary || account.is_demo);
  const input = accountId === undefined ? undefined : items.find(({ id }) => id === accountId);
  if (accountId !== undefined && input === undefined) throw new AppError('account_not_found');
  const first = input !== undefined && visible.includes(input) ? input : primary;
  return first === undefined ? [] : [first, ...visible.filter(account => account !== first)];
}
