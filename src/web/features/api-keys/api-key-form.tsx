import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { PasswordInput } from '#web/shared/session/password-field.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, Select, TextInput } from '#web/ui/controls/field.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';

const DAYS = [7, 30, 90, 365] as const;
const USUAL_DAYS = 90;

/** Name, permissions and expiry: a key without expiry is not offered. */
export function ApiKeyForm({
  needsPassword,
  onCreated,
}: {
  needsPassword: boolean;
  onCreated: (token: string) => void;
}) {
  const t = useT();
  const say = useErrorText();
  const [name, setName] = useState('');
  const [write, setWrite] = useState<'read' | 'write'>('read');
  const [days, setDays] = useState<number>(USUAL_DAYS);
  const [password, setPassword] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const create = useMutation(orpc.apiKeys.create.mutationOptions());

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsEmpty(name.trim() === '');
    if (name.trim() === '' || create.isPending) return;
    create.mutate(
      { name: name.trim(), write: write === 'write', days, ...(needsPassword ? { password } : {}) },
      {
        onSuccess: ({ token }) => {
          setName('');
          setPassword('');
          onCreated(token);
        },
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label={t('settings.keys.name')}
        hint={t('settings.keys.nameHint')}
        error={isEmpty ? t('settings.keys.nameEmpty') : undefined}
      >
        {wiring => (
          <TextInput
            {...wiring}
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={event => {
              setName(event.target.value);
              setIsEmpty(false);
            }}
          />
        )}
      </Field>
      {needsPassword && (
        <Field label={t('security.signIn.currentPassword')}>
          {wiring => (
            <PasswordInput
              {...wiring}
              autoComplete="current-password"
              value={password}
              onChange={event => setPassword(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap items-end gap-5">
        <Segmented
          label={t('settings.keys.scope')}
          value={write}
          onChange={setWrite}
          segments={[
            { value: 'read', label: t('settings.keys.read') },
            { value: 'write', label: t('settings.keys.write') },
          ]}
        />
        <Field label={t('settings.keys.days')}>
          {wiring => (
            <Select {...wiring} value={days} onChange={event => setDays(Number(event.target.value))}>
              {DAYS.map(count => (
                <option key={count} value={count}>
                  {t('settings.keys.day', { count })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="signal" busy={create.isPending}>
          {t('settings.keys.create')}
        </Button>
      </div>
      {create.isError && <Alert tone="destructive">{say.error(create.error)}</Alert>}
    </form>
  );
}
