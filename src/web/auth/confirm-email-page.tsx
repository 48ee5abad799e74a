import { useEffect, useState } from 'react';
import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { confirmEmail } from './account.ts';
import { AuthFrame } from './auth-frame.tsx';
import { problemText } from './problem-text.ts';
import { UNFORESEEN } from './session.ts';

/** The link that a new address got. It is spent by a click, not by being opened: mail programs open links too. */
export function ConfirmEmailPage() {
  const t = useT();
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDead, setIsDead] = useState(false);
  const [confirmed, setConfirmed] = useState<string | null>(null);

  // The token leaves the address at once, so that it stays in no history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);

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
    setProblem(isSpent ? t('security.confirmEmail.dead') : problemText(refused, t));
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
