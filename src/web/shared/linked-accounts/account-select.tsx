import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';

/** Spec §2: for admins and business plans with more than one linked account. */
export function AccountSelect({
  accounts,
  value,
  onChange,
}: {
  accounts: readonly LinkedAccount[];
  value: string;
  onChange: (id: string) => void;
}) {
  const t = useT();
  return (
    <Field label={t('accounts.performance.select')} className="w-full sm:w-64">
      {wiring => (
        <Select {...wiring} value={value} onChange={event => onChange(event.target.value)}>
          <option value="" disabled>
            {t('accounts.performance.selectPlaceholder')}
          </option>
          {accounts.map(account => (
            <option key={account.id} value={account.id}>
              {`@${account.tiktok_username}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
