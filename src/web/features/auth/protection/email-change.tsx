import { useState, type SubmitEvent } from 'react';
import { changeEmail, type SignInWays } from '#web/shared/session/account.ts';
import { PasswordInput } from '#web/shared/session/password-field.tsx';
import { useAuthSettings } from '#web/shared/session/use-auth-settings.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useSending } from '#web/shared/session/use-sending.ts';

/** The sign-in address, and its change: nothing changes until the new one is confirmed. */
export function EmailChange({ ways, onChanged }: { ways: SignInWays; onChanged: () => Promise<void> }) {
  const t = useT();
  const isLocal = useAuthSettings()?.sendsMail === false;
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [current, setCurrent] = useState('');
  const { busy, problem, setProblem, send } = useSending();

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (email.trim() === '' || (ways.hasPassword && current === '')) {
      setProblem(t('auth.problems.fillAll'));
      return;
    }
    const wanted = { email: email.trim(), current: ways.hasPassword ? current : undefined };
    if (!(await send(() => changeEmail(wanted)))) return;
    close();
    await onChanged();
  }

  function close() {
    setEmail('');
    setCurrent('');
    setProblem(null);
    setOpen(false);
  }

  async function cancel() {
    if (!(await send(() => changeEmail({ email: ways.email })))) return;
    toast({ title: t('security.signIn.changeCancelled') });
    await onChanged();
  }

  const waiting = isLocal ? 'security.signIn.waitingLocal' : 'security.signIn.waiting';
  return (
    <section aria-labelledby="email-change-title" className="grid gap-3">
      <h3 id="email-change-title" className="text-base font-semibold">
        {t('security.signIn.email')}
      </h3>
      <p className="wrap-anywhere">{ways.email}</p>
      {ways.newEmail !== null && (
        <Alert
          tone="info"
          isOutcome
          action={
            <Button size="sm" busy={busy} onClick={() => void cancel()}>
              {t('security.signIn.cancelChange')}
            </Button>
          }
        >
          {t(waiting, { email: ways.newEmail })}
        </Alert>
      )}
      {problem !== null && <Alert tone="destructive">{problem}</Alert>}
      {open ? (
        <form noValidate onSubmit={event => void onSubmit(event)} className="grid gap-4">
          <Field label={t('security.signIn.newEmail')}>
            {wiring => (
              <TextInput
                {...wiring}
                name="newEmail"
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                value={email}
                onChange={event => setEmail(event.target.value)}
              />
            )}
          </Field>
          {ways.hasPassword ? (
            <Field label={t('security.signIn.currentPassword')}>
              {wiring => (
                <PasswordInput
                  {...wiring}
                  autoComplete="current-password"
                  value={current}
                  onChange={event => setCurrent(event.target.value)}
                />
              )}
            </Field>
          ) : (
            <p className="text-sm text-muted">{t('security.signIn.onlyGoogle')}</p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="signal" busy={busy}>
              {t('security.signIn.sendLink')}
            </Button>
            <Button onClick={close}>{t('ui.cancel')}</Button>
          </div>
        </form>
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{t('security.signIn.changeEmail')}</Button>
        </div>
      )}
    </section>
  );
}
