import { useMe } from '#web/shared/api/use-me.ts';
import { isUnchecked } from '#web/shared/quotas/use-plan.ts';
import { mayChooseAccount } from './viewed-account.ts';

/**
 * Spec §6, §8. `mayView` uses the last known plan, so that the account on screen stays when the plan cannot be checked;
 * choosing another one is disabled until it is.
 */
export function useAccountChoice(): { mayView: boolean; mayChoose: boolean } {
  const me = useMe();
  const mayView = me.data !== undefined && mayChooseAccount(me.data);
  return { mayView, mayChoose: mayView && !isUnchecked(me) };
}
