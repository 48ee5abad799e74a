import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { COUPON_DURATIONS, type CouponDuration } from '#domain/billing/coupon.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, Select, TextInput } from '#web/ui/controls/field.tsx';
import { useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';

const EMPTY = { code: '', kind: 'percent', off: '20', duration: 'once', months: '3', uses: '', until: '' };
type Draft = typeof EMPTY;

/** A new code: its reduction, duration, number of uses and expiry. */
export function CouponForm() {
  const t = useT();
  const announce = useAnnounce();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const create = useMutation({
    ...orpc.admin.money.createCoupon.mutationOptions(),
    onSuccess: () => {
      setDraft(EMPTY);
      announce.done(t('adminMoney.coupon.created'));
    },
    onError: announce.failed,
  });
  const order = readDraft(draft);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (order !== null && !create.isPending) create.mutate(order);
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('adminMoney.coupon.code')} hint={t('adminMoney.coupon.codeHint')}>
          {wiring => (
            <TextInput
              {...wiring}
              value={draft.code}
              maxLength={40}
              autoComplete="off"
              onChange={event => set({ code: event.target.value.toUpperCase() })}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label={t('adminMoney.coupon.off')}>
            {wiring => (
              <TextInput
                {...wiring}
                inputMode="decimal"
                value={draft.off}
                onChange={event => set({ off: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('adminMoney.coupon.kind')}>
            {wiring => (
              <Select {...wiring} value={draft.kind} onChange={event => set({ kind: event.target.value })}>
                <option value="percent">{t('adminMoney.coupon.percent')}</option>
                <option value="euros">{t('adminMoney.coupon.euros')}</option>
              </Select>
            )}
          </Field>
        </div>
        <Field label={t('adminMoney.coupon.duration')}>
          {wiring => (
            <Select
              {...wiring}
              value={draft.duration}
              onChange={event => set({ duration: event.target.value })}
            >
              {COUPON_DURATIONS.map(one => (
                <option key={one} value={one}>
                  {t(`adminMoney.coupon.durations.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {draft.duration === 'months' && (
          <Whole
            label={t('adminMoney.coupon.months')}
            value={draft.months}
            onChange={months => set({ months })}
          />
        )}
        <Whole
          label={t('adminMoney.coupon.mostUses')}
          hint={t('adminMoney.coupon.mostUsesHint')}
          value={draft.uses}
          onChange={uses => set({ uses })}
        />
        <Field label={t('adminMoney.coupon.lastDay')}>
          {wiring => (
            <TextInput
              {...wiring}
              type="date"
              value={draft.until}
              onChange={event => set({ until: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit" busy={create.isPending} disabled={order === null}>
          {t('adminMoney.coupon.create')}
        </Button>
      </div>
    </form>
  );
}

function Whole({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      {wiring => (
        <TextInput
          {...wiring}
          type="number"
          min={1}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The coupon to create; null: a field is missing or invalid. */
function readDraft({ code, kind, off, duration: chosen, months, uses, until }: Draft) {
  const amount = Number(off.replace(',', '.'));
  const duration: CouponDuration = COUPON_DURATIONS.find(one => one === chosen) ?? 'once';
  const isWhole = (text: string) => /^[1-9]\d{0,5}$/.test(text);
  const isRight =
    /^[A-Z0-9-]{3,40}$/.test(code) &&
    (kind === 'percent'
      ? Number.isInteger(amount) && amount >= 1 && amount <= 100
      : amount >= 1 && amount <= 10_000) &&
    (duration !== 'months' || (isWhole(months) && Number(months) <= 36)) &&
    (uses === '' || isWhole(uses));
  if (!isRight) return null;
  return {
    code,
    duration,
    ...(kind === 'percent' ? { percent_off: amount } : { amount_off_cents: Math.round(amount * 100) }),
    ...(duration === 'months' && { months: Number(months) }),
    ...(uses !== '' && { most_uses: Number(uses) }),
    // To the end of that day.
    ...(until !== '' && { expires_at: `${until}T23:59:59.000Z` }),
  };
}
