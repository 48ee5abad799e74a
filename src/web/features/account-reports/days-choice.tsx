import { REPORT_DAYS } from '#domain/account-reports/report-data.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';

const OFFERED = [7, 30, 90, 365] as const;
const OWN = 0;

/** The choice of days: one of those offered, or the number in the field. */
export interface ChosenDays {
  offered: (typeof OFFERED)[number] | typeof OWN;
  own: string;
}

export const USUAL_DAYS: ChosenDays = { offered: REPORT_DAYS.usual, own: '' };

/** The chosen number; null while the field holds none that is allowed. */
export function chosenDays({ offered, own }: ChosenDays): number | null {
  if (offered !== OWN) return offered;
  const days = Number(own.trim());
  const isOne = /^\d+$/.test(own.trim()) && days >= REPORT_DAYS.least && days <= REPORT_DAYS.most;
  return isOne ? days : null;
}

/** How many days a report covers: a usual number, or any from 7 to 365. */
export function DaysChoice({
  value,
  onChange,
  error,
}: {
  value: ChosenDays;
  onChange: (value: ChosenDays) => void;
  error: string | undefined;
}) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-x-4 gap-y-3">
      <Segmented
        label={t('accountReports.analyse.days')}
        value={value.offered}
        onChange={offered => onChange({ ...value, offered })}
        segments={[
          ...OFFERED.map(days => ({ value: days, label: formats.number(days) })),
          { value: OWN, label: t('accountReports.analyse.own') },
        ]}
      />
      {value.offered === OWN && (
        <Field
          label={t('accountReports.analyse.ownLabel')}
          hint={t('accountReports.analyse.ownHint', { least: REPORT_DAYS.least, most: REPORT_DAYS.most })}
          error={error}
          className="w-full sm:w-56"
        >
          {wiring => (
            <TextInput
              {...wiring}
              inputMode="numeric"
              autoComplete="off"
              value={value.own}
              onChange={event => onChange({ ...value, own: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
