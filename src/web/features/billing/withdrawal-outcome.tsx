import type { WithdrawalAnswer } from '#contract/billing.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { KeptMailNote } from '#web/shared/session/kept-mail-note.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** The result of a statement of withdrawal, as text. */
export function WithdrawalOutcome({ answer }: { answer: WithdrawalAnswer }) {
  const t = useT();
  const formats = useFormats();
  const { email, refunded_cents: cents, currency } = answer;
  if (cents === null)
    return (
      <Alert tone="info" isOutcome>
        {t('billing.withdraw.waiting', { email })}
        <KeptMailNote className="mt-2" />
      </Alert>
    );
  return (
    <Alert tone="good">
      {cents === 0
        ? t('billing.withdraw.doneFree', { email })
        : t('billing.withdraw.done', {
            email,
            amount: formats.money(cents, (currency ?? 'eur').toUpperCase()),
          })}
      <KeptMailNote className="mt-2" />
    </Alert>
  );
}
