import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApifyToken } from '#contract/connections.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';

/** The field for a token; it is tested at Apify before it is saved. */
export function ApifyTokenForm({ onSaved }: { onSaved: (told: ApifyToken) => void }) {
  const t = useT();
  const say = useErrorText();
  const [token, setToken] = useState('');
  const save = useMutation(
    orpc.connections.saveApifyToken.mutationOptions({
      onSuccess: told => {
        setToken('');
        onSaved(told);
      },
    }),
  );
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault();
        if (!save.isPending) save.mutate({ token: token.trim() });
      }}
    >
      <Field
        label={t('settings.apify.field')}
        hint={t('settings.apify.fieldHint')}
        error={save.isError ? say.error(save.error) : undefined}
      >
        {wiring => (
          <TextInput
            {...wiring}
            type="password"
            value={token}
            onChange={event => setToken(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
          />
        )}
      </Field>
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        {t('settings.apify.save')}
      </Button>
    </form>
  );
}
