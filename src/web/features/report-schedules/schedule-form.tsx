import { useState } from 'react';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import { SCHEDULE_FREQUENCIES, type ScheduleFrequency } from '#domain/report-schedules/schedule.ts';
import {
  chosenDays,
  DaysChoice,
  USUAL_DAYS,
  type ChosenDays,
} from '#web/features/account-reports/days-choice.tsx';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { KeptMailNote } from '#web/shared/session/kept-mail-note.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field, Select, TextArea } from '#web/ui/controls/field.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { getsMails, hourName, weekdayName } from './schedule-words.ts';
import { useScheduleCalls } from './use-schedule-calls.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const MONTHDAYS = Array.from({ length: 31 }, (_, index) => index + 1);
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const FIRST_HOUR = 8;

function firstDays(schedule: ReportSchedule | null): ChosenDays {
  if (schedule === null) return { ...USUAL_DAYS, offered: 7 };
  const { days } = schedule;
  return days === 7 || days === 30 || days === 90 || days === 365
    ? { offered: days, own: '' }
    : { offered: 0, own: String(days) };
}

/** Creates or changes a schedule; says beforehand what each report costs. */
export function ScheduleForm({
  accounts,
  schedule,
  email,
  onClose,
}: {
  accounts: readonly LinkedAccount[];
  schedule: ReportSchedule | null;
  email: string;
  onClose: () => void;
}) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const say = useErrorText();
  const { create, change } = useScheduleCalls();
  const [accountId, setAccountId] = useState(schedule?.account_id ?? accounts[0]?.id ?? '');
  const [frequency, setFrequency] = useState<ScheduleFrequency>(schedule?.frequency ?? 'weekly');
  const [day, setDay] = useState(schedule?.day ?? 1);
  const [hour, setHour] = useState(schedule?.hour ?? FIRST_HOUR);
  const [days, setDays] = useState(() => firstDays(schedule));
  const [toMe, setToMe] = useState(schedule === null || getsMails(schedule.recipients));
  const [others, setOthers] = useState(() =>
    (schedule?.recipients ?? []).flatMap(one => (one.is_owner ? [] : [one.email])).join('\n'),
  );
  const [isChecked, setChecked] = useState(false);
  const saving = schedule === null ? create : change;
  const recipients = others.split(/[\s,;]+/).filter(address => address !== '');
  const number = chosenDays(days);
  const isForNobody = !toMe && recipients.length === 0;

  function save() {
    setChecked(true);
    if (number === null || isForNobody) return;
    const choice = { frequency, day, hour, days: number, recipients, to_me: toMe };
    if (schedule === null) create.mutate({ accountId, ...choice }, { onSuccess: onClose });
    else change.mutate({ id: schedule.id, is_paused: schedule.is_paused, ...choice }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t(schedule === null ? 'schedules.form.createTitle' : 'schedules.form.changeTitle')}
      text={t('schedules.form.price')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="signal" busy={saving.isPending} onClick={save}>
            {t('schedules.form.save')}
          </Button>
        </>
      }
    >
      {schedule === null && (
        <Field label={t('schedules.form.account')} className="sm:w-64">
          {wiring => (
            <Select {...wiring} value={accountId} onChange={({ target }) => setAccountId(target.value)}>
              {accounts.map(({ id, tiktok_username: username }) => (
                <option key={id} value={id}>
                  {`@${username}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Segmented
          label={t('schedules.form.frequency')}
          value={frequency}
          segments={SCHEDULE_FREQUENCIES.map(value => ({ value, label: t(`schedules.form.${value}`) }))}
          onChange={value => {
            setFrequency(value);
            setDay(1);
          }}
        />
        <Field
          label={t(frequency === 'weekly' ? 'schedules.form.weekday' : 'schedules.form.monthday')}
          hint={frequency === 'monthly' && day > 28 ? t('schedules.form.monthdayHint') : undefined}
        >
          {wiring => (
            <Select {...wiring} value={day} onChange={({ target }) => setDay(Number(target.value))}>
              {(frequency === 'weekly' ? WEEKDAYS : MONTHDAYS).map(value => (
                <option key={value} value={value}>
                  {frequency === 'weekly' ? weekdayName(value, language) : value}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t('schedules.form.hour')}
          hint={t('schedules.form.hourHint', { zone: formats.timeZone })}
        >
          {wiring => (
            <Select {...wiring} value={hour} onChange={({ target }) => setHour(Number(target.value))}>
              {HOURS.map(value => (
                <option key={value} value={value}>
                  {hourName(value, language)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <DaysChoice
        value={days}
        onChange={setDays}
        error={isChecked && number === null ? say.code('report_days_invalid', {}) : undefined}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={toMe}
          onChange={({ target }) => setToMe(target.checked)}
          className="size-5 shrink-0 accent-calm"
        />
        <span className="wrap-anywhere">{t('schedules.form.toMe', { email })}</span>
      </label>
      <Field
        label={t('schedules.form.others')}
        hint={t('schedules.form.othersHint')}
        error={isChecked && isForNobody ? t('schedules.form.nobody') : undefined}
      >
        {wiring => (
          <TextArea
            {...wiring}
            value={others}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => setOthers(target.value)}
          />
        )}
      </Field>
      <KeptMailNote className="text-sm text-muted" />
      {saving.isError && <Alert tone="destructive">{say.error(saving.error)}</Alert>}
    </Dialog>
  );
}
