import type { BillingState } from '#contract/billing.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';

/** Why there is nothing to withdraw from: it was done, there is no contract, or the time is over. */
export function noWithdrawalText(
  { subscription, withdrawn_at: withdrawnAt }: BillingState,
  t: T,
  formats: Formats,
): string {
  if (withdrawnAt !== null) return t('billing.withdraw.used', { when: formats.dateTime(withdrawnAt) });
  return t(subscription === null ? 'billing.withdraw.noContract' : 'billing.withdraw.none');
}
