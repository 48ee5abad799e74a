import { useT } from '#web/ui/language/language.tsx';
import { OPEN_PATHS } from '#web/paths.ts';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import type { AuthField, AuthFormValues, AuthMode } from './auth-form.ts';
import { PasswordInput } from '#web/shared/session/password-field.tsx';

/** The fields of a mode. Errors are in the alert above; the invalid fields refer to it. */
export function AuthFields({
  mode,
  values,
  invalid,
  alertId,
  onChange,
}: {
  mode: AuthMode;
  values: AuthFormValues;
  invalid: AuthField[];
  alertId: string;
  onChange: (change: Partial<AuthFormValues>) => void;
}) {
  const t = useT();
  const isSignUp = mode === 'sign_up';
  const wire = (name: AuthField, wiring: { id: string; 'aria-describedby': string | undefined }) => {
    const isWrong = invalid.includes(name);
    return {
      ...wiring,
      name,
      value: values[name],
      'aria-invalid': isWrong || undefined,
      'aria-describedby':
        [wiring['aria-describedby'], isWrong && alertId].filter(Boolean).join(' ') || undefined,
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    };
  };
  return (
    <>
      {isSignUp && (
        <Field label={t('auth.page.username')}>
          {wiring => (
            <TextInput {...wire('username', wiring)} required maxLength={80} autoComplete="nickname" />
          )}
        </Field>
      )}
      <Field label={t('auth.page.email')}>
        {wiring => (
          <TextInput
            {...wire('email', wiring)}
            type="email"
            required
            autoComplete={isSignUp ? 'email' : 'username'}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label={t('auth.page.password')}
        hint={isSignUp ? t('auth.page.passwordRule') : undefined}
        action={
          !isSignUp && (
            <a href={OPEN_PATHS.resetPassword} className="link reach text-sm after:-mt-2">
              {t('auth.page.forgot')}
            </a>
          )
        }
      >
        {wiring => (
          <PasswordInput
            {...wire('password', wiring)}
            required
            autoComplete={isSignUp ? 'new-password' : 'current-password'}
          />
        )}
      </Field>
      {isSignUp && (
        <>
          <Field label={t('auth.page.confirmPassword')}>
            {wiring => (
              <PasswordInput {...wire('confirmPassword', wiring)} required autoComplete="new-password" />
            )}
          </Field>
          <Field label={t('auth.page.fullName')} hint={t('auth.page.fullNameHint')}>
            {wiring => <TextInput {...wire('fullName', wiring)} maxLength={80} autoComplete="name" />}
          </Field>
          <Field label={t('auth.page.handle')} hint={t('auth.page.handleHint')}>
            {wiring => (
              <TextInput
                {...wire('handle', wiring)}
                maxLength={200}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
        </>
      )}
    </>
  );
}
