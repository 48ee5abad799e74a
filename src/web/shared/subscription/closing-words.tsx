import type { BillingSubscription } from '#contract/billing.ts';
import { closingOf } from '#domain/billing/closing.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';

/** What happens to the contract of an account scheduled for deletion. */
export function ClosingWords({
  subscription,
  withdrawnAt,
  dueAt,
}: {
  subscription: BillingSubscription;
  withdrawnAt: string | null;
  dueAt: Date;
}) {
  const t = useT();
  const formats = useFormats();
  const { pause, withdrawal_until: withdrawal } = subscription;
  const { endsAt, isLeaving, renewsAt } = closingOf(
    {
      periodEnd: new Date(subscription.period_end),
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
      pausedUntil: pause === null ? null : new Date(pause.until),
    },
    dueAt,
  );
  const plan = t(`shell.plans.${subscription.plan}`);
  const date = formats.date(endsAt.toISOString());
  if (withdrawnAt !== null)
    return <p>{t('billing.closing.withdrawn', { plan, date: formats.date(withdrawnAt) })}</p>;
  return (
    <>
      <p>{t(isLeaving ? 'billing.closing.leaving' : 'billing.closing.ends', { plan, date })}</p>
      {renewsAt !== null && (
        <p>{t('billing.closing.renews', { date: formats.date(renewsAt.toISOString()) })}</p>
      )}
      {withdrawal !== null && (
        <p>
          {t(
            new Date(withdrawal) > endsAt ? 'billing.closing.withdrawalBeyond' : 'billing.closing.withdrawal',
            { date: formats.date(withdrawal), ends: date },
          )}
        </p>
      )}
    </>
  );
}
