import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { WITHDRAWAL_LIMITS } from '#domain/billing/withdrawal.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { KeptMailNote } from '#web/shared/session/kept-mail-note.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmailField } from '#web/ui/controls/email-field.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { TrapField } from '#web/ui/controls/trap-field.tsx';

const EMPTY = { name: '', contract: '', email: '', website: '' };

/** The withdrawal statement of a user who is not signed in: it is valid from the moment it is sent. */
export function DeclareWithdrawal() {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const say = useErrorText();
  const [seenAt] = useState(() => performance.now());
  const [draft, setDraft] = useState(EMPTY);
  const declare = useMutation(orpc.billing.declareWithdrawal.mutationOptions());
  const set = (field: keyof typeof EMPTY) => (value: string) =>
    setDraft(before => ({ ...before, [field]: value }));
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
        <KeptMailNote className="mt-2" />
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
            value={draft.name}
            onChange={({ target }) => set('name')(target.value)}
            autoComplete="name"
            required
            maxLength={WITHDRAWAL_LIMITS.name}
          />
        )}
      </Field>
      <Field label={t('billing.withdraw.contract')} hint={t('billing.withdraw.contractHint')}>
        {wiring => (
          <TextInput
            {...wiring}
            value={draft.contract}
            onChange={({ target }) => set('contract')(target.value)}
            required
            maxLength={WITHDRAWAL_LIMITS.contract}
          />
        )}
      </Field>
      <EmailField
        label={t('billing.withdraw.email')}
        hint={t('billing.withdraw.emailHint')}
        value={draft.email}
        onChange={set('email')}
      />
      <TrapField label={t('billing.withdraw.website')} value={draft.website} onChange={set('website')} />
      {declare.isError && <Alert tone="destructive">{say.error(declare.error)}</Alert>}
      <Button type="submit" variant="danger" size="lg" busy={declare.isPending}>
        {t('billing.withdraw.confirm')}
      </Button>
    </form>
  );
}
