import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffThread } from '#contract/support/support.ts';
import { TICKET_LIMITS } from '#domain/support/ticket.ts';
import { ticketTemplates as english } from '#i18n/en/mails/ticket-templates.ts';
import { ticketTemplates as french } from '#i18n/fr/mails/ticket-templates.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { TicketMessages } from '#web/features/support/ticket-messages.tsx';
import { TicketStateBadge } from '#web/features/support/ticket-state.tsx';
import { BackLink } from '#web/ui/controls/back-link.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field, TextArea } from '#web/ui/controls/field.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TicketNotes } from './ticket-notes.tsx';
import { FRESH, useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';

/** One support request, as the staff sees and answers it. */
export function TicketAnswer({ id }: { id: string }) {
  const t = useT();
  const query = useQuery({ ...orpc.admin.tickets.get.queryOptions({ input: { id } }), ...FRESH });
  return (
    <>
      <BackLink href={`${APP_PATHS.admin}/tickets`}>{t('tickets.admin.back')}</BackLink>
      <QueryPanel query={query} skeleton={<Skeleton className="h-96" />}>
        {thread => <Thread thread={thread} />}
      </QueryPanel>
    </>
  );
}

function Thread({ thread }: { thread: StaffThread }) {
  const t = useT();
  const announce = useAnnounce();
  const { id, reference, subject, category, state, email, language, user_id: userId } = thread;
  const [text, setText] = useState('');
  const answer = useMutation({
    ...orpc.admin.tickets.answer.mutationOptions(),
    onSuccess: () => {
      setText('');
      announce.done(t('tickets.admin.sent'));
    },
    onError: announce.failed,
  });
  const send = (close: boolean) => {
    if (!answer.isPending && text.trim() !== '') answer.mutate({ id, text, close });
  };
  // In the requester's language, whatever the reader's is.
  const templates = language === 'en' ? english : french;
  return (
    <Card aria-labelledby="request">
      <CardHeader
        id="request"
        title={<span className="wrap-anywhere">{subject}</span>}
        text={`${reference} · ${t(`tickets.categories.${category}`)} · ${t(`tickets.admin.languages.${language}`)}`}
        actions={
          <>
            <TicketStateBadge state={state} />
            {userId !== null && (
              <LinkButton size="sm" href={`${APP_PATHS.admin}/users/${userId}`}>
                {email}
              </LinkButton>
            )}
          </>
        }
      />
      <TicketMessages thread={thread} asker={email} asStaff />
      <form
        onSubmit={event => {
          event.preventDefault();
          send(false);
        }}
        className="mt-6 grid gap-3 border-t border-line pt-5"
      >
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('tickets.admin.templates')}</legend>
          {(['more', 'fixed', 'refund'] as const).map(name => (
            <Button key={name} size="sm" onClick={() => setText(templates[name])}>
              {t(`tickets.admin.templateNames.${name}`)}
            </Button>
          ))}
        </fieldset>
        <Field label={t('tickets.admin.answer')} hint={t('tickets.admin.answerHint', { email })}>
          {wiring => (
            <TextArea
              {...wiring}
              required
              lang={language}
              rows={7}
              maxLength={TICKET_LIMITS.text}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="signal" busy={answer.isPending}>
            {t('tickets.admin.send')}
          </Button>
          <Button busy={answer.isPending} onClick={() => send(true)}>
            {t('tickets.admin.sendAndClose')}
          </Button>
        </div>
      </form>
      <TicketNotes thread={thread} />
    </Card>
  );
}
