import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { GUEST_TICKET_DAYS } from '#domain/support/ticket.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { useSession } from '#web/shared/session/session.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { APP_PATHS, SITE_PATHS, sitePath } from '#web/paths.ts';
import { KeptMailNote } from '#web/shared/session/kept-mail-note.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { EmailField } from '#web/ui/controls/email-field.tsx';
import { TrapField } from '#web/ui/controls/trap-field.tsx';
import { AnswerTime } from './answer-time.tsx';
import { GuestFiles } from './guest-files.tsx';
import { sendContactFile } from './send-attachment.ts';
import { EMPTY_DRAFT, TicketFields } from './ticket-fields.tsx';

/** For users without an account or unable to sign in: the answer comes by mail. */
export function ContactPage() {
  const { t, language } = useLanguage();
  const { status } = useSession();
  return (
    <AuthFrame title={t('tickets.contact.title')} intro={t('tickets.contact.intro')}>
      <div className="grid gap-6">
        {status === 'signed_in' && (
          <Alert
            tone="info"
            action={
              <LinkButton size="sm" href={APP_PATHS.tickets}>
                {t('tickets.contact.toTickets')}
              </LinkButton>
            }
          >
            {t('tickets.contact.signedIn')}
          </Alert>
        )}
        <ContactForm />
        <AnswerTime />
        <LinkButton href={sitePath(SITE_PATHS.support, language)} variant="quiet">
          {t('tickets.contact.home')}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

function ContactForm() {
  const { t, language } = useLanguage();
  const say = useErrorText();
  const [seenAt] = useState(() => performance.now());
  const [draft, setDraft] = useState(() => {
    const reference = new URLSearchParams(location.search).get('reference');
    return { ...EMPTY_DRAFT, subject: reference?.slice(0, 20) ?? '' };
  });
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [left, setLeft] = useState<string[]>([]);
  const ask = useMutation(orpc.support.contact.mutationOptions()).mutateAsync;
  const contact = useMutation({
    mutationFn: async (chosen: Parameters<typeof ask>[0]) => {
      const { reference, filesToken } = await ask(chosen);
      // The request is stored by now: a refused file loses nothing else.
      for (const file of files) {
        try {
          await sendContactFile(filesToken, file);
        } catch (error) {
          setLeft(before => [
            ...before,
            t('tickets.contact.leftOut', { name: file.name, why: say.error(error) }),
          ]);
        }
      }
      return { reference };
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (contact.isPending) return;
    const tookMs = Math.round(performance.now() - seenAt);
    contact.mutate({ ...draft, email: email.trim(), language, tookMs, website });
  }
  if (contact.isSuccess) {
    return (
      <Alert tone={left.length === 0 ? 'good' : 'warn'} isOutcome>
        <p>{t('tickets.contact.done', { reference: contact.data.reference })}</p>
        <KeptMailNote className="mt-2" />
        {left.map(sentence => (
          <p key={sentence} className="mt-2">
            {sentence}
          </p>
        ))}
      </Alert>
    );
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      <EmailField label={t('tickets.contact.email')} value={email} onChange={setEmail} />
      <TicketFields draft={draft} onChange={setDraft} />
      <GuestFiles files={files} onChange={setFiles} />
      <TrapField label={t('tickets.contact.website')} value={website} onChange={setWebsite} />
      <p className="text-sm text-muted">{t('tickets.contact.retention', { days: GUEST_TICKET_DAYS })}</p>
      {contact.isError && <Alert tone="destructive">{say.error(contact.error)}</Alert>}
      <Button type="submit" variant="signal" size="lg" busy={contact.isPending}>
        {t('tickets.form.send')}
      </Button>
    </form>
  );
}
