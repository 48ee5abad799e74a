import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type InputHTMLAttributes } from 'react';
import { WITHDRAWAL_LIMITS } from '#domain/billing/withdrawal.ts';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useFormats, useLanguage } from '#web/language/language.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';

const EMPTY = { name: '', contract: '', email: '', website: '' };

/** The statement of somebody who did not sign in: it counts from the moment it is sent. */
export function DeclareWithdrawal() {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const say = useSay();
  const [seenAt] = useState(() => performance.now());
  const [draft, setDraft] = useState(EMPTY);
  const declare = useMutation(orpc.billing.declareWithdrawal.mutationOptions());
  const of = (field: keyof typeof EMPTY): InputHTMLAttributes<HTMLInputElement> => ({
    value: draft[field],
    onChange: ({ target }) => setDraft(before => ({ ...before, [field]: target.value })),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (declare.isPending) return;
    declare.mutate({ ...draft, language, tookMs: Math.round(performance.now() - seenAt) });
  }
  if (declare.isSuccess) {
    return (
      <Alert tone="good">
        {t('billing.withdraw.received', {
          when: formats.dateTime(declare.data.submitted_at),
          email: draft.email.trim(),
        })}
      </Alert>
    );
  }
  return (
    <form onSubmit={submit} className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-lg">{t('billing.withdraw.guest')}</h2>
      <p className="text-muted">{t('billing.withdraw.guestText')}</p>
      <Field label={t('billing.withdraw.name')}>
        {wiring => (
          <TextInput
            {...wiring}
            {...of('name')}
            autoComplete="name"
            required
            maxLength={WITHDRAWAL_LIMITS.name}
          />
        )}
      </Field>
      <Field label={t('billing.withdraw.contract')} hint={t('billing.withdraw.contractHint')}>
        {wiring => (
          <TextInput {...wiring} {...of('contract')} required maxLength={WITHDRAWAL_LIMITS.contract} />
        )}
      </Field>
      <Field label={t('billing.withdraw.email')} hint={t('billing.withdraw.emailHint')}>
        {wiring => (
          <TextInput
            {...wiring}
            {...of('email')}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
        )}
      </Field>
      {/* People neither see nor reach it; programs fill in every field. */}
      <div aria-hidden className="absolute -start-[200vw]">
        <label>
          {t('billing.withdraw.website')}
          <input tabIndex={-1} autoComplete="off" name="website" {...of('website')} />
        </label>
      </div>
      {declare.isError && <Alert tone="destructive">{say.error(declare.error)}</Alert>}
      <Button type="submit" variant="danger" size="lg" busy={declare.isPending}>
        {t('billing.withdraw.confirm')}
      </Button>
    </form>
  );
}
