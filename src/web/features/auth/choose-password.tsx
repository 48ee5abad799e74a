import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/controls/field.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { PasswordInput } from '#web/shared/session/password-field.tsx';
import { problemText } from '#web/shared/session/problem-text.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { resetPassword, UNFORESEEN } from '#web/shared/session/session.ts';

/** The new password of a user who followed a mailed link. The link is used up by the first attempt. */
export function ChoosePassword({
  token,
  type = 'recovery',
  next = APP_PATHS.dashboard,
  onDeadLink,
}: {
  token: string | null;
  type?: 'recovery' | 'signup';
  next?: string;
  onDeadLink: () => void;
}) {
  const t = useT();
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [factorNeeded, setFactorNeeded] = useState(false);
  const sending = useRef(false);
  const alertId = useId();

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    if (password === '' || confirmation === '') {
      setProblem(t('auth.problems.fillAll'));
      return;
    }
    if (password !== confirmation) {
      setProblem(t('auth.problems.passwordsDiffer'));
      return;
    }
    await save();
  }

  async function save() {
    sending.current = true;
    setBusy(true);
    setProblem(null);
    const refused = await resetPassword(token, password, type).catch(() => UNFORESEEN);
    sending.current = false;
    setBusy(false);
    if (!refused) {
      toast({ title: t(type === 'signup' ? 'auth.toasts.addressConfirmed' : 'auth.toasts.passwordChanged') });
      navigate(next, { replace: true });
    } else if (refused.code === 'otp_expired') onDeadLink();
    else if (refused.code === 'insufficient_aal') setFactorNeeded(true);
    else setProblem(problemText(refused, t));
  }

  if (factorNeeded) {
    return (
      <AuthFrame title={t('factors.challenge.title')} intro={t('factors.challenge.intro')}>
        <SecondFactorForm
          onDone={() => {
            setFactorNeeded(false);
            void save();
          }}
        />
      </AuthFrame>
    );
  }

  const wire = (wiring: { id: string; 'aria-describedby': string | undefined }) => ({
    ...wiring,
    'aria-invalid': problem !== null || undefined,
    'aria-describedby':
      [wiring['aria-describedby'], problem !== null && alertId].filter(Boolean).join(' ') || undefined,
    required: true,
    autoComplete: 'new-password',
  });
  return (
    <AuthFrame
      title={t(type === 'signup' ? 'auth.confirm.chooseTitle' : 'auth.reset.chooseTitle')}
      intro={t(type === 'signup' ? 'auth.confirm.chooseIntro' : 'auth.reset.chooseIntro')}
    >
      <form noValidate onSubmit={event => void onSubmit(event)} className="grid gap-5">
        <div id={alertId} className="empty:hidden">
          {problem !== null && <Alert tone="destructive">{problem}</Alert>}
        </div>
        <Field label={t('auth.reset.newPassword')} hint={t('auth.page.passwordRule')}>
          {wiring => (
            <PasswordInput
              {...wire(wiring)}
              name="password"
              value={password}
              onChange={event => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('auth.page.confirmPassword')}>
          {wiring => (
            <PasswordInput
              {...wire(wiring)}
              name="confirmPassword"
              value={confirmation}
              onChange={event => setConfirmation(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="signal" size="lg" busy={busy}>
          {t('auth.reset.choose')}
        </Button>
      </form>
    </AuthFrame>
  );
}
