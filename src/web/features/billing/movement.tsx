import type { QuotaMovement } from '#contract/quotas.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';

/** One line of the ledger: what was charged or refunded, when, and why. */
export function Movement({ movement }: { movement: QuotaMovement }) {
  const t = useT();
  const formats = useFormats();
  const { kind, units, label, reason, at } = movement;
  const kindOfWork = t(`billing.ledger.meters.${movement.meter}`);
  const meter = label === null ? kindOfWork : t('billing.ledger.about', { meter: kindOfWork, label });
  const why = kind === 'given_back' ? (reason ?? 'failed') : kind;
  // Hooks are unlimited on every plan: nothing is deducted.
  const isUnlimited = kind === 'reserved' && movement.meter === 'hooks_generation';
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="flex items-baseline justify-between gap-x-4 max-sm:flex-wrap">
        <span className="min-w-0 font-medium wrap-anywhere">
          {t(`billing.ledger.${isUnlimited ? 'unlimited' : kind}`, { units, meter })}
        </span>
        <span className="shrink-0 text-sm text-muted tabular-nums">{formats.dateTime(at)}</span>
      </p>
      <p className="text-sm wrap-anywhere text-muted">{t(`billing.ledger.why.${why}`)}</p>
    </li>
  );
}
