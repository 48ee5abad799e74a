import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { MOST_COMPARED } from '#domain/metrics/comparison-limits.ts';
import { useT } from '#web/ui/language/language.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { Field, Select } from '#web/ui/controls/field.tsx';
import { DemoBadge } from '#web/shared/linked-accounts/demo-badge.tsx';
import { PeriodSelector } from '../period-selector.tsx';
import { toggledIds, withReference } from './compared-ids.ts';
import type { ComparisonChoice as Choice } from './use-comparison-choice.ts';

/** Which accounts, against which reference, over how many days. */
export function ComparisonChoice({
  accounts,
  choice,
}: {
  accounts: readonly LinkedAccount[];
  choice: Choice;
}) {
  const t = useT();
  const { ids, setIds } = choice;
  const isFull = ids.length >= MOST_COMPARED;
  const chosen = accounts.filter(account => ids.includes(account.id));
  return (
    <div className="mb-6 grid gap-5">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">{t('comparison.accounts')}</legend>
        <div className="flex flex-wrap gap-2">
          {accounts.map(account => {
            const isChosen = ids.includes(account.id);
            return (
              <label
                key={account.id}
                className={classes(
                  'inline-flex min-h-11 max-w-full cursor-pointer flex-wrap items-center gap-x-2.5 gap-y-1 quoted-sm border px-3 py-1.5 has-focus-visible:outline-3 has-focus-visible:outline-calm',
                  isChosen ? 'border-calm bg-calm-wash' : 'border-line-strong hover:border-ink',
                  isFull && !isChosen && 'opacity-60',
                )}
              >
                <input
                  type="checkbox"
                  className="size-4.5 shrink-0 accent-calm"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => setIds(toggledIds(accounts, ids, account.id))}
                />
                <span className="min-w-0 font-medium whole-word">{`@${account.tiktok_username}`}</span>
                {account.is_demo && <DemoBadge />}
              </label>
            );
          })}
        </div>
        {accounts.length > MOST_COMPARED && (
          <p className="mt-1.5 text-sm text-muted">{t('comparison.most')}</p>
        )}
      </fieldset>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <Field label={t('comparison.reference')} className="w-full sm:w-64">
          {wiring => (
            <Select
              {...wiring}
              value={ids[0] ?? ''}
              disabled={chosen.length === 0}
              onChange={event => setIds(withReference(ids, event.target.value))}
            >
              {chosen.map(account => (
                <option key={account.id} value={account.id}>
                  {`@${account.tiktok_username}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <PeriodSelector value={choice.periodDays} onChange={choice.setPeriod} />
      </div>
    </div>
  );
}
