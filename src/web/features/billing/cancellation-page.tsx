import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { useFormats, useLanguage, useT } from '#web/ui/language/language.tsx';
import { mailedToken, useMailedLink } from '#web/shared/navigation/use-mailed-link.ts';
import { APP_PATHS, SITE_PATHS, sitePath } from '#web/paths.ts';
import { KeptMailNote } from '#web/shared/session/kept-mail-note.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { EmailField } from '#web/ui/controls/email-field.tsx';

/** Cancels a contract from outside the app: through the settings, or by a mailed link for users who cannot sign in. */
export function CancellationPage() {
  const { t, language } = useLanguage();
  const token = useMailedLink(mailedToken);
  return (
    <AuthFrame title={t('billing.leave.title')} intro={t('billing.leave.intro')}>
      <div className="grid gap-6">
        {token === null ? <TwoWays /> : <Confirm key={token} token={token} />}
        <LinkButton href={sitePath(SITE_PATHS.home, language)} variant="quiet">
          {t('billing.leave.home')}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

function TwoWays() {
  const t = useT();
  const say = useErrorText();
  const [email, setEmail] = useState('');
  const ask = useMutation(orpc.billing.askCancellation.mutationOptions());
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!ask.isPending && email.trim() !== '') ask.mutate({ email: email.trim() });
  }
  return (
    <>
      <section className="grid gap-2">
        <p>{t('billing.leave.signedIn')}</p>
        <LinkButton href={`${APP_PATHS.settings}?cancel=1#plan`} variant="signal" size="lg">
          {t('billing.leave.toSettings')}
        </LinkButton>
      </section>
      <form onSubmit={submit} className="grid gap-3 border-t border-line pt-6">
        <h2 className="text-lg">{t('billing.leave.byMail')}</h2>
        <p className="text-muted">{t('billing.leave.byMailText')}</p>
        <EmailField label={t('billing.leave.email')} value={email} onChange={setEmail} />
        {ask.isError && <Alert tone="destructive">{say.error(ask.error)}</Alert>}
        {ask.isSuccess && (
          <Alert tone="good">
            {t('billing.leave.sent')}
            <KeptMailNote className="mt-2" />
          </Alert>
        )}
        <Button type="submit" size="lg" busy={ask.isPending}>
          {t('billing.leave.send')}
        </Button>
      </form>
    </>
  );
}

/** It needs a click: mail clients open links too. */
function Confirm({ token }: { token: string }) {
  const t = useT();
  const formats = useFormats();
  const say = useErrorText();
  const confirm = useMutation(orpc.billing.confirmCancellation.mutationOptions());
  if (confirm.isSuccess) {
    return (
      <Alert tone="good">
        {t('billing.leave.done', { date: formats.date(confirm.data.ends_at) })}
        <KeptMailNote className="mt-2" />
      </Alert>
    );
  }
  return (
    <>
      <p>{t('billing.leave.confirmText')}</p>
      {confirm.isError && <Alert tone="destructive">{say.error(confirm.error)}</Alert>}
      <Button variant="danger" size="lg" busy={confirm.isPending} onClick={() => confirm.mutate({ token })}>
        {t('billing.leave.confirm')}
      </Button>
    </>
  );
}
