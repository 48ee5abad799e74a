import { useEffect, useState } from 'react';
import { useT } from '#web/language/language.tsx';
import { returnPath } from '#web/navigation/return-path.ts';
import { APP_PATHS, OPEN_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { confirmEmail } from './account.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ConfirmSignUp } from './confirm-sign-up.tsx';
import { problemText } from './problem-text.ts';
import { UNFORESEEN } from './session.ts';

/** A mailed link that confirms an address: of a sign-up, or of an account that changes its address. */
export function ConfirmEmailPage() {
  const t = useT();
  const [{ token, type, next }] = useState(linkInAddress);
  const [isDead, setIsDead] = useState(false);
  // The token leaves the address at once, so that it stays in no history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  if (type !== 'signup') return <ConfirmNewEmail token={token} />;
  if (token !== null && !isDead) {
    return <ConfirmSignUp token={token} next={next} onDeadLink={() => setIsDead(true)} />;
  }
  return (
    <AuthFrame title={t('auth.confirm.title')} intro={t('auth.page.tagline')}>
      <div className="grid gap-5">
        <Alert tone="destructive">{t(isDead ? 'auth.problems.linkDead' : 'auth.confirm.missing')}</Alert>
        <LinkButton href={OPEN_PATHS.auth} variant="calm">
          {t('auth.reset.toSignIn')}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

function linkInAddress() {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const next = new URLSearchParams({ next: fragment.get('next') ?? '' });
  return {
    token: fragment.get('token') || null,
    type: fragment.get('type'),
    next: returnPath(next.toString()),
  };
}

/** The link that a new address got. It is spent by a click, not by being opened: mail programs open links too. */
function ConfirmNewEmail({ token }: { token: string | null }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDead, setIsDead] = useState(false);
  const [confirmed, setConfirmed] = useState<string | null>(null);

  async function confirm() {
    if (token === null) return;
    setBusy(true);
    setProblem(null);
    const { problem: refused, email } = await confirmEmail(token).catch(() => ({
      problem: UNFORESEEN,
      email: '',
    }));
    setBusy(false);
    if (!refused) {
      setConfirmed(email);
      return;
    }
    const isSpent = refused.code === 'otp_expired';
    setIsDead(isSpent);
    const isSignedOut = refused.code === 'no_authorization' || refused.code === 'session_not_found';
    if (isSpent) setProblem(t('security.confirmEmail.dead'));
    else setProblem(isSignedOut ? t('security.confirmEmail.signIn') : problemText(refused, t));
  }

  const isOpen = token !== null && confirmed === null && !isDead;
  return (
    <AuthFrame title={t('security.confirmEmail.title')} intro={t('security.confirmEmail.intro')}>
      <div className="grid gap-5">
        {token === null && <Alert tone="destructive">{t('security.confirmEmail.missing')}</Alert>}
        {problem !== null && <Alert tone="destructive">{problem}</Alert>}
        {confirmed !== null && (
          <Alert tone="good">{t('security.confirmEmail.done', { email: confirmed })}</Alert>
        )}
        {isOpen && (
          <Button variant="signal" size="lg" busy={busy} onClick={() => void confirm()}>
            {t('security.confirmEmail.confirm')}
          </Button>
        )}
        <LinkButton
          href={confirmed === null ? APP_PATHS.settings : APP_PATHS.dashboard}
          variant={isOpen ? 'quiet' : 'calm'}
        >
          {t('security.confirmEmail.open')}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
