import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { OPEN_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { problemText } from '#web/shared/session/problem-text.ts';
import { requestPasswordReset, UNFORESEEN } from '#web/shared/session/session.ts';
import { useAuthSettings } from '#web/shared/session/use-auth-settings.ts';

/** Requests a link. The response never reveals whether the address has an account. */
export function RequestReset({ linkDead }: { linkDead: boolean }) {
  const t = useT();
  const settings = useAuthSettings();
  const isLocal = settings?.sendsMail === false;
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState(linkDead ? t('auth.reset.linkDead') : null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const alertId = useId();

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const address = email.trim();
    setSentTo(null);
    if (address === '') {
      setProblem(t('auth.problems.fillAll'));
      return;
    }
    sending.current = true;
    setBusy(true);
    setProblem(null);
    const refused = await requestPasswordReset(address).catch(() => UNFORESEEN);
    if (refused) setProblem(problemText(refused, t));
    else setSentTo(address);
    sending.current = false;
    setBusy(false);
  }

  return (
    <AuthFrame title={t('auth.reset.requestTitle')} intro={t('auth.reset.requestIntro')}>
      <form noValidate onSubmit={event => void onSubmit(event)} className="grid gap-5">
        {isLocal && sentTo === null && <Alert tone="warn">{t('auth.reset.requestLocal')}</Alert>}
        <div id={alertId} className="empty:hidden">
          {problem !== null && <Alert tone="destructive">{problem}</Alert>}
        </div>
        {sentTo !== null && (
          <Alert tone="good">
            {isLocal
              ? t('auth.reset.requestedLocal', { email: sentTo })
              : t('auth.reset.requested', { email: sentTo })}
          </Alert>
        )}
        <Field label={t('auth.page.email')}>
          {wiring => (
            <TextInput
              {...wiring}
              aria-invalid={problem !== null || undefined}
              aria-describedby={problem === null ? undefined : alertId}
              name="email"
              type="email"
              required
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={event => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="signal" size="lg" busy={busy}>
          {t('auth.reset.request')}
        </Button>
        <p className="text-center text-[0.9375rem]">
          <a href={OPEN_PATHS.auth} className="link inline-flex min-h-11 items-center">
            {t('auth.reset.toSignIn')}
          </a>
        </p>
      </form>
    </AuthFrame>
  );
}
