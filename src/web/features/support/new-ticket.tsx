import { useMutation, useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import type { Attachment } from '#contract/support/support.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AttachFiles } from './attach-files.tsx';
import { DIAGNOSTICS, diagnosticsOf, type DiagnosticName } from './diagnostics.ts';
import { EMPTY_DRAFT, TicketFields } from './ticket-fields.tsx';

/** A new request. Everything that will be sent is shown, and each part can be removed. */
export function NewTicket({ conversationId, page }: { conversationId: string | null; page: string | null }) {
  const t = useT();
  const say = useErrorText();
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => ({
    ...EMPTY_DRAFT,
    ...(conversationId !== null && { subject: t('tickets.conversation.subject') }),
  }));
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [conversation, setConversation] = useState(conversationId);
  const [kept, setKept] = useState(() => {
    const known = diagnosticsOf(page);
    return DIAGNOSTICS.filter(name => known[name] !== '').map(name => ({ name, value: known[name] }));
  });
  const open = useMutation(
    orpc.support.open.mutationOptions({
      onSuccess: thread => {
        toast({ title: t('tickets.form.sent', { reference: thread.reference }) });
        queryClient.setQueryData(orpc.support.get.queryKey({ input: { id: thread.id } }), thread);
        void queryClient.invalidateQueries({ queryKey: orpc.support.list.key() });
        navigate(`${APP_PATHS.tickets}/${thread.id}`);
      },
    }),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (open.isPending) return;
    open.mutate({
      ...draft,
      diagnostics: kept,
      attachmentIds: files.map(({ id }) => id),
      ...(conversation !== null && { conversationId: conversation }),
    });
  }
  return (
    <Card aria-labelledby="new-ticket" className="self-start">
      <CardHeader id="new-ticket" title={t('tickets.form.title')} />
      <form onSubmit={submit} className="grid gap-5">
        <TicketFields draft={draft} onChange={setDraft} />
        <AttachFiles files={files} onChange={setFiles} />
        {conversation !== null && (
          <Alert
            tone="info"
            action={
              <Button size="sm" onClick={() => setConversation(null)}>
                {t('tickets.conversation.detach')}
              </Button>
            }
          >
            {t('tickets.conversation.attached')}
          </Alert>
        )}
        {kept.length > 0 && (
          <Diagnostics
            kept={kept}
            onRemove={name => setKept(before => before.filter(one => one.name !== name))}
          />
        )}
        {open.isError && <Alert tone="destructive">{say.error(open.error)}</Alert>}
        <Button type="submit" variant="signal" busy={open.isPending} className="justify-self-start">
          {t('tickets.form.send')}
        </Button>
      </form>
    </Card>
  );
}

function Diagnostics({
  kept,
  onRemove,
}: {
  kept: { name: DiagnosticName; value: string }[];
  onRemove: (name: DiagnosticName) => void;
}) {
  const t = useT();
  return (
    <section aria-labelledby="sent-along">
      <h3 id="sent-along" className="text-sm font-semibold">
        {t('tickets.diagnostics.title')}
      </h3>
      <p className="mt-1 text-sm text-muted">{t('tickets.diagnostics.text')}</p>
      <ul className="mt-2 border-t border-line">
        {kept.map(({ name, value }) => {
          const label = t(`tickets.diagnostics.names.${name}`);
          return (
            <li key={name} className="flex items-center gap-3 border-b border-line py-1.5 text-sm">
              <span className="w-28 shrink-0 font-medium">{label}</span>
              <span className="min-w-0 flex-1 wrap-anywhere text-muted">{value}</span>
              <Button
                size="sm"
                variant="quiet"
                className="pointer-coarse:min-w-11"
                icon={<X aria-hidden className="size-4" />}
                aria-label={t('tickets.diagnostics.remove', { name: label })}
                onClick={() => onRemove(name)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
