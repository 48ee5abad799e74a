import { useState } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { returnPath } from '#web/shared/navigation/return-path.ts';
import { useMailedLink } from '#web/shared/navigation/use-mailed-link.ts';
import { APP_PATHS, OPEN_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { confirmEmail } from '#web/shared/session/account.ts';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { ConfirmSignUp } from './confirm-sign-up.tsx';
import { problemText } from '#web/shared/session/problem-text.ts';
import { UNFORESEEN } from '#web/shared/session/session.ts';

/** Confirms an address by a mailed link: of a sign-up, or of a changed address. */
export function ConfirmEmailPage() {
  const { token, type, next } = useMailedLink(linkOf) ?? NO_LINK;
  if (type !== 'signup') return <ConfirmNewEmail key={token} token={token} />;
  return <ConfirmAddress key={token} token={token} next={next} />;
}

function ConfirmAddress({ token, next }: { token: string | null; next: string }) {
  const t = useT();
  const [isDead, setIsDead] = useState(false);
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

const NO_LINK = { token: null, type: null, next: '' };

function linkOf(fragment: URLSearchParams) {
  const [token, type] = [fragment.get('token') || null, fragment.get('type')];
  if (token === null && type === null) return null;
  const next = new URLSearchParams({ next: fragment.get('next') ?? '' });
  return { token, type, next: returnPath(next.toString()) };
}

/** The link sent to a new address. It is used by a click, not by opening: mail clients open links too. */
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
