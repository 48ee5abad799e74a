import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { orpc } from '#web/shared/api/orpc.ts';
import { changePassword, type SignInWays } from '#web/shared/session/account.ts';
import { PasswordInput } from '#web/shared/session/password-field.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/controls/field.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useSending } from '#web/shared/session/use-sending.ts';

const BLANK = { current: '', password: '', confirmation: '' };

/** A new password: asks for the present one, and ends all other sessions. */
export function PasswordChange({ ways, onChanged }: { ways: SignInWays; onChanged: () => Promise<void> }) {
  const t = useT();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState(BLANK);
  const [endOtherWays, setEndOtherWays] = useState(false);
  const { busy, problem, setProblem, send } = useSending();

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { current, password, confirmation } = values;
    if (password === '' || confirmation === '' || (ways.hasPassword && current === '')) {
      setProblem(t('auth.problems.fillAll'));
      return;
    }
    if (password !== confirmation) {
      setProblem(t('auth.problems.passwordsDiffer'));
      return;
    }
    const wanted = { password, current: ways.hasPassword ? current : undefined, endOtherWays };
    if (!(await send(() => changePassword(wanted)))) return;
    toast({ title: t('auth.toasts.passwordChanged') });
    close();
    await Promise.all([
      onChanged(),
      queryClient.invalidateQueries({ queryKey: orpc.sessions.key() }),
      queryClient.invalidateQueries({ queryKey: orpc.apiKeys.key() }),
    ]);
  }

  function close() {
    setValues(BLANK);
    setProblem(null);
    setOpen(false);
  }

  const field = (name: keyof typeof BLANK, label: string, hint?: string) => (
    <Field label={label} hint={hint}>
      {wiring => (
        <PasswordInput
          {...wiring}
          autoComplete={name === 'current' ? 'current-password' : 'new-password'}
          value={values[name]}
          onChange={event => setValues({ ...values, [name]: event.target.value })}
        />
      )}
    </Field>
  );

  const verb = ways.hasPassword ? t('security.signIn.changePassword') : t('security.signIn.choosePassword');
  return (
    <section aria-labelledby="password-change-title" className="grid gap-3">
      <h3 id="password-change-title" className="text-base font-semibold">
        {t('security.signIn.password')}
      </h3>
      <p>{ways.hasPassword ? t('security.signIn.hasPassword') : t('security.signIn.hasNone')}</p>
      {problem !== null && <Alert tone="destructive">{problem}</Alert>}
      {open ? (
        <form noValidate onSubmit={event => void onSubmit(event)} className="grid gap-4">
          {ways.hasPassword && field('current', t('security.signIn.currentPassword'))}
          {field('password', t('security.signIn.newPassword'), t('auth.page.passwordRule'))}
          {field('confirmation', t('auth.page.confirmPassword'))}
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={endOtherWays}
              onChange={event => setEndOtherWays(event.target.checked)}
            />
            {t('security.signIn.endOtherWays')}
          </label>
          <p className="text-sm text-muted">{t('security.signIn.othersEnd')}</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="signal" busy={busy}>
              {t('security.signIn.save')}
            </Button>
            <Button onClick={close}>{t('ui.cancel')}</Button>
          </div>
        </form>
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{verb}</Button>
        </div>
      )}
    </section>
  );
}
