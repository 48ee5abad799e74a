import { PERIOD_DAYS, type PeriodDays } from '#domain/time/period.ts';
import { useT } from '#web/ui/language/language.tsx';
import { useSeenFirst } from '#web/ui/browser/after-picture.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';

/** Spec §2: last 2, 7, 15, 21 or 30 days. `onApproach` reports which one is likely to be selected next. */
export function PeriodSelector({
  value,
  onChange,
  onApproach,
}: {
  value: PeriodDays;
  onChange: (days: PeriodDays) => void;
  onApproach?: () => void;
}) {
  const t = useT();
  const [shown, choose] = useSeenFirst(value, onChange);
  return (
    <div className="flex flex-wrap items-end gap-x-2" onPointerEnter={onApproach} onFocus={onApproach}>
      <Segmented
        label={t('accounts.performance.period')}
        value={shown}
        onChange={choose}
        segments={PERIOD_DAYS.map(days => ({
          value: days,
          label: (
            <span className="tabular-nums">
              {days}
              <span className="sr-only">{` ${t('accounts.performance.lastDays')}`}</span>
            </span>
          ),
        }))}
      />
      <span aria-hidden className="py-2.5 text-sm text-muted">
        {t('accounts.performance.lastDays')}
      </span>
    </div>
  );
}
