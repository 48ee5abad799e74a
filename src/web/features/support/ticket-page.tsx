import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Attachment, TicketThread } from '#contract/support/support.ts';
import { mayRate, TICKET_LIMITS } from '#domain/support/ticket.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field, TextArea } from '#web/ui/controls/field.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AttachFiles } from './attach-files.tsx';
import { TicketMessages } from './ticket-messages.tsx';
import { TicketStateBadge } from './ticket-state.tsx';

const RATINGS = [1, 2, 3, 4, 5] as const;

export function TicketPage({ id }: { id: string }) {
  const t = useT();
  const query = useQuery(orpc.support.get.queryOptions({ input: { id } }));
  return (
    <div className="grid max-w-3xl gap-5">
      <LinkButton href={APP_PATHS.tickets} variant="quiet" className="justify-self-start">
        {t('tickets.thread.back')}
      </LinkButton>
      <QueryPanel query={query} skeleton={<Skeleton className="h-96" />}>
        {thread => <Thread thread={thread} />}
      </QueryPanel>
    </div>
  );
}

function Thread({ thread }: { thread: TicketThread }) {
  const t = useT();
  const { keep, told } = useThread();
  const close = useMutation(
    orpc.support.close.mutationOptions({
      ...told,
      onSuccess: closed => {
        keep(closed);
        toast({ title: t('tickets.thread.closed') });
      },
    }),
  );
  const rate = useMutation(
    orpc.support.rate.mutationOptions({
      ...told,
      onSuccess: rated => {
        keep(rated);
        toast({ title: t('tickets.thread.rated') });
      },
    }),
  );
  const { id, reference, subject, state, rating, category, messages } = thread;
  return (
    <Card aria-labelledby="ticket">
      <CardHeader
        id="ticket"
        title={<span className="wrap-anywhere">{subject}</span>}
        text={`${reference} · ${t(`tickets.categories.${category}`)}`}
        actions={<TicketStateBadge state={state} />}
      />
      <TicketMessages thread={thread} asker={t('tickets.thread.you')} />
      {mayRate(messages.map(({ author }) => author)) && (
        <div className="mt-6">
          <Segmented
            label={t('tickets.thread.rate')}
            value={rating ?? 0}
            segments={RATINGS.map(value => ({ value: value as number, label: String(value) }))}
            onChange={value => rate.mutate({ id, rating: value })}
          />
          <p className="mt-1.5 text-sm text-muted">{t('tickets.thread.rateHint')}</p>
        </div>
      )}
      <Reply thread={thread} />
      {state !== 'closed' && (
        <Button variant="quiet" busy={close.isPending} onClick={() => close.mutate({ id })} className="mt-3">
          {t('tickets.thread.close')}
        </Button>
      )}
    </Card>
  );
}

function Reply({ thread: { id, state } }: { thread: TicketThread }) {
  const t = useT();
  const { keep, told } = useThread();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const reply = useMutation(
    orpc.support.reply.mutationOptions({
      ...told,
      onSuccess: answered => {
        keep(answered);
        setText('');
        setFiles([]);
      },
    }),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!reply.isPending && text.trim() !== '')
      reply.mutate({ id, text, attachmentIds: files.map(one => one.id) });
  }
  return (
    <form onSubmit={submit} className="mt-6 grid gap-3 border-t border-line pt-5">
      {state === 'closed' && <Alert tone="info">{t('tickets.thread.reopens')}</Alert>}
      <Field label={t('tickets.thread.reply')}>
        {wiring => (
          <TextArea
            {...wiring}
            required
            rows={4}
            maxLength={TICKET_LIMITS.text}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <AttachFiles files={files} onChange={setFiles} />
      <Button type="submit" variant="signal" busy={reply.isPending} className="justify-self-start">
        {t('tickets.thread.send')}
      </Button>
    </form>
  );
}

/** Shows a changed thread immediately on the page and in the list. */
function useThread() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  return {
    keep: (thread: TicketThread) => {
      queryClient.setQueryData(orpc.support.get.queryKey({ input: { id: thread.id } }), thread);
      void queryClient.invalidateQueries({ queryKey: orpc.support.list.key() });
    },
    told: {
      onError: (error: unknown) =>
        toast({
          title: t('accounts.toasts.error'),
          description: say.error(error),
          variant: 'destructive',
        }),
    },
  };
}
