import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/controls/field.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { PasswordInput } from '#web/shared/session/password-field.tsx';
import { problemText } from '#web/shared/session/problem-text.ts';
import { confirmSignUp, UNFORESEEN } from '#web/shared/session/session.ts';

/**
 * The link of a sign-up. It proves the mailbox and not who chose the password: that is typed once more, or another
 * one is chosen.
 */
export function ConfirmSignUp({
  token,
  next,
  onDeadLink,
}: {
  token: string;
  next: string;
  onDeadLink: () => void;
}) {
  const t = useT();
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const sending = useRef(false);
  const alertId = useId();

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    if (password === '') {
      setProblem(t('auth.problems.fillAll'));
      return;
    }
    sending.current = true;
    setBusy(true);
    setProblem(null);
    const refused = await confirmSignUp(token, password).catch(() => UNFORESEEN);
    sending.current = false;
    setBusy(false);
    if (!refused) {
      toast({ title: t('auth.toasts.addressConfirmed') });
      navigate(next, { replace: true });
    } else if (refused.code === 'otp_expired') onDeadLink();
    else setProblem(problemText(refused, t));
  }

  if (isChoosing) return <ChoosePassword token={token} type="signup" next={next} onDeadLink={onDeadLink} />;
  return (
    <AuthFrame title={t('auth.confirm.title')} intro={t('auth.confirm.intro')}>
      <form noValidate onSubmit={event => void onSubmit(event)} className="grid gap-5">
        <div id={alertId} className="empty:hidden">
          {problem !== null && <Alert tone="destructive">{problem}</Alert>}
        </div>
        <Field label={t('auth.page.password')}>
          {wiring => (
            <PasswordInput
              {...wiring}
              name="password"
              required
              autoComplete="current-password"
              aria-invalid={problem !== null || undefined}
              aria-describedby={
                [wiring['aria-describedby'], problem !== null && alertId].filter(Boolean).join(' ') ||
                undefined
              }
              value={password}
              onChange={event => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="signal" size="lg" busy={busy}>
          {t('auth.confirm.confirm')}
        </Button>
        <Button onClick={() => setIsChoosing(true)}>{t('auth.confirm.choose')}</Button>
      </form>
    </AuthFrame>
  );
}
