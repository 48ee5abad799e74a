import { useEffect, useState, type SubmitEvent } from 'react';
import { linkGoogle, unlinkGoogle, type LinkedGoogle, type SignInWays } from '#web/shared/session/account.ts';
import { PasswordInput } from '#web/shared/session/password-field.tsx';
import { problemText } from '#web/shared/session/problem-text.ts';
import { takeSignInProblem } from '#web/shared/session/session.ts';
import { useAuthSettings } from '#web/shared/session/use-auth-settings.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Field } from '#web/ui/controls/field.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useSending } from '#web/shared/session/use-sending.ts';

/** Google accounts linked to this one. Hidden where the server has no Google client and none is linked. */
export function GoogleLinks({ ways, onChanged }: { ways: SignInWays; onChanged: () => Promise<void> }) {
  const t = useT();
  const formats = useFormats();
  const isOffered = useAuthSettings()?.google === true;
  const [leaving, setLeaving] = useState<LinkedGoogle | null>(null);
  const [isLinking, setIsLinking] = useState(false);
  const [current, setCurrent] = useState('');
  const { busy, problem, setProblem, send } = useSending();
  const isLastWay = !ways.hasPassword && ways.google.length === 1;

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (query.get('linked') === 'google') {
      history.replaceState(history.state, '', location.pathname);
      toast({ title: t('security.signIn.linked') });
    }
    const refused = takeSignInProblem();
    if (refused) setProblem(problemText(refused, t));
    // Read once: the parameters belong to the OAuth flow that led here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function unlink(one: LinkedGoogle) {
    const done = await send(() => unlinkGoogle(one.id));
    setLeaving(null);
    if (done) toast({ title: t('security.signIn.unlinked') });
    await onChanged();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (current === '') setProblem(t('auth.problems.fillAll'));
    else void send(() => linkGoogle(current));
  }

  if (!isOffered && ways.google.length === 0) return null;
  return (
    <section aria-labelledby="google-links-title" className="grid gap-3">
      <h3 id="google-links-title" className="text-base font-semibold">
        {t('security.signIn.google')}
      </h3>
      {problem !== null && <Alert tone="destructive">{problem}</Alert>}
      {ways.google.length === 0 && <p>{t('security.signIn.googleNone')}</p>}
      {ways.google.map(one => (
        <div key={one.id} className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 break-words">
            {t('security.signIn.googleLinked', { email: one.email, date: formats.date(one.since) })}
          </span>
          <Button
            size="sm"
            disabled={isLastWay}
            aria-label={t('security.signIn.unlinkOne', { email: one.email })}
            onClick={() => setLeaving(one)}
          >
            {t('security.signIn.unlink')}
          </Button>
        </div>
      ))}
      {isLastWay && <p className="text-sm text-muted">{t('security.signIn.lastWay')}</p>}
      {isOffered && isLinking && (
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
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
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="signal" busy={busy}>
              {t('security.signIn.goToGoogle')}
            </Button>
            <Button onClick={() => setIsLinking(false)}>{t('ui.cancel')}</Button>
          </div>
        </form>
      )}
      {isOffered && !isLinking && (
        <div>
          <Button
            busy={busy}
            onClick={() => (ways.hasPassword ? setIsLinking(true) : void send(() => linkGoogle(undefined)))}
          >
            {t('security.signIn.link')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={t('security.signIn.unlinkTitle')}
        text={t('security.signIn.unlinkText')}
        confirmLabel={t('security.signIn.unlink')}
        busy={busy}
        onConfirm={() => leaving && void unlink(leaving)}
        onCancel={() => setLeaving(null)}
      />
    </section>
  );
}
