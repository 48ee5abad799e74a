import { useState } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { Announced } from '#web/ui/browser/announced.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';

/** The one field: a handle, with or without @, or a profile URL. */
export function LinkForm({
  initial = '',
  submitLabel,
  busy,
  refusal,
  onSubmit,
}: {
  initial?: string;
  submitLabel: string;
  busy: boolean;
  refusal: string | undefined;
  onSubmit: (handle: string) => void;
}) {
  const t = useT();
  const [handle, setHandle] = useState(initial);
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        onSubmit(handle);
      }}
      className="grid gap-4"
    >
      <Field label={t('onboarding.handle')} hint={t('onboarding.handleHint')} error={refusal}>
        {wiring => (
          <TextInput
            {...wiring}
            data-first-focus
            value={handle}
            onChange={event => setHandle(event.target.value)}
            placeholder={t('onboarding.handlePlaceholder')}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={300}
          />
        )}
      </Field>
      <Button type="submit" variant="signal" size="lg" busy={busy} className="w-full">
        {submitLabel}
      </Button>
      {busy && (
        <div className="after-a-moment text-center text-sm">
          <Announced className="font-semibold">{t('accounts.analysis.initialising')}</Announced>
          <p className="text-muted">{t('accounts.analysis.initialisingText')}</p>
        </div>
      )}
    </form>
  );
}
