import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useSearch } from 'wouter';
import { useLanguage } from '#web/ui/language/language.tsx';
import { OPEN_PATHS, SITE_PATHS, sitePath } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { formProblem, type AuthField, type AuthFormValues, type AuthMode } from './auth-form.ts';
import { AuthFields } from './auth-fields.tsx';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { CheckMailbox } from './check-mailbox.tsx';
import { GoogleButton } from './google-button.tsx';
import { isUnexpected, problemText } from '#web/shared/session/problem-text.ts';
import { SendAgain } from './send-again.tsx';
import {
  signIn,
  signUp,
  takeSignInProblem,
  UNFORESEEN,
  type SessionProblem,
} from '#web/shared/session/session.ts';

const BLANK: AuthFormValues = {
  email: '',
  password: '',
  username: '',
  fullName: '',
  confirmPassword: '',
  handle: '',
};
const FIELDS_OF: Record<string, AuthField[]> = {
  invalid_credentials: ['email', 'password'],
  email_address_invalid: ['email'],
  name_unreadable: ['username', 'fullName'],
  user_already_exists: ['email'],
  weak_password: ['password'],
};

interface Shown {
  text: string;
  fields: AuthField[];
  code?: string;
}

/** Sign-in and sign-up, one form (spec §2). Once there is a session, the guard around it redirects. */
export function AuthPage() {
  const { t, language } = useLanguage();
  const search = useSearch();
  const mode: AuthMode = new URLSearchParams(search).get('mode') === 'signup' ? 'sign_up' : 'sign_in';
  const [values, setValues] = useState(BLANK);
  const [shown, setShown] = useState<Shown | null>(null);
  const [busy, setBusy] = useState(false);
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const alertId = useId();

  useEffect(() => setShown(null), [mode]);
  useEffect(() => {
    const problem = takeSignInProblem();
    if (!problem) return;
    const isMailed = problem.code === 'otp_expired';
    setShown({ text: isMailed ? t('auth.problems.linkDead') : problemText(problem, t), fields: [] });
    const isGoogleBroken = problem.code === 'oauth_failed' || isUnexpected(problem);
    if (isGoogleBroken) toast({ title: t('auth.toasts.googleBroke'), variant: 'destructive' });
    // Read once: the parameters belong to the link or the OAuth flow that led here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function show(next: Shown) {
    setShown(next);
    const first = next.fields[0];
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  function refuse(problem: SessionProblem) {
    const text = problemText(problem, t);
    show({ text, fields: FIELDS_OF[problem.code] ?? [], code: problem.code });
    const isSignIn = mode === 'sign_in';
    const broke = isSignIn ? t('auth.toasts.signInBroke') : t('auth.toasts.signUpBroke');
    const failed = isSignIn
      ? t('auth.toasts.signInFailed', { message: text })
      : t('auth.toasts.signUpFailed', { message: text });
    toast({ title: isUnexpected(problem) ? broke : failed, variant: 'destructive', topic: 'auth' });
  }

  async function send() {
    const email = values.email.trim();
    if (mode === 'sign_in') {
      const problem = await signIn(email, values.password);
      if (problem) refuse(problem);
      return;
    }
    const { problem, confirmationNeeded } = await signUp({
      email,
      password: values.password,
      username: values.username.trim(),
      fullName: values.fullName.trim(),
      tiktokHandle: values.handle.trim(),
    });
    if (problem) {
      refuse(problem);
      return;
    }
    toast({
      title: confirmationNeeded ? t('auth.toasts.signedUpConfirm') : t('auth.toasts.signedUp'),
      topic: 'auth',
    });
    if (confirmationNeeded) setPendingEmail(email);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const problem = formProblem(mode, values);
    if (problem) {
      show({ text: t(problem.key), fields: problem.fields });
      return;
    }
    sending.current = true;
    setBusy(true);
    setShown(null);
    try {
      await send();
    } catch {
      refuse(UNFORESEEN);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  if (pendingEmail !== null)
    return <CheckMailbox email={pendingEmail} onBack={() => setPendingEmail(null)} />;

  const isSignIn = mode === 'sign_in';
  return (
    <AuthFrame
      title={isSignIn ? t('auth.page.signInTitle') : t('auth.page.signUpTitle')}
      intro={isSignIn ? t('auth.page.signInIntro') : t('auth.page.signUpIntro')}
    >
      <form ref={form} noValidate onSubmit={event => void onSubmit(event)} className="grid gap-5">
        <div id={alertId} className="empty:hidden">
          {shown && (
            <Alert
              tone="destructive"
              action={
                shown.code === 'email_not_confirmed' ? <SendAgain email={values.email.trim()} /> : undefined
              }
            >
              {shown.text}
            </Alert>
          )}
        </div>
        <AuthFields
          mode={mode}
          values={values}
          invalid={shown?.fields ?? []}
          alertId={alertId}
          onChange={change => setValues({ ...values, ...change })}
        />
        <Button type="submit" variant="signal" size="lg" busy={busy}>
          {isSignIn ? t('auth.page.signIn') : t('auth.page.signUp')}
        </Button>
        <GoogleButton onProblem={refuse} />
        <p className="text-center text-[0.9375rem]">
          <a href={otherMode(search, isSignIn)} className="link inline-flex min-h-11 items-center">
            {isSignIn ? t('auth.page.toSignUp') : t('auth.page.toSignIn')}
          </a>
        </p>
        <p className="text-center text-sm text-muted">
          <a href={sitePath(SITE_PATHS.terms, language)} className="link">
            {t('auth.page.terms')}
          </a>
          {' · '}
          <a href={sitePath(SITE_PATHS.privacy, language)} className="link">
            {t('auth.page.privacy')}
          </a>
        </p>
      </form>
    </AuthFrame>
  );
}

/** The same page in the other mode, with the same target page. */
function otherMode(search: string, isSignIn: boolean): string {
  const query = new URLSearchParams(search);
  if (isSignIn) query.set('mode', 'signup');
  else query.delete('mode');
  return query.size === 0 ? OPEN_PATHS.auth : `${OPEN_PATHS.auth}?${query.toString()}`;
}
