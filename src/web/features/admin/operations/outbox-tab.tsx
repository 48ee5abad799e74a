import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { OpenedMessage, OutboxMessage } from '#contract/admin/admin-outbox.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge, type Tone } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useState } from 'react';
import { AdminTableExport } from '#web/features/admin/parts/admin-table-export.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { PagedPanel } from '#web/features/admin/parts/paged-panel.tsx';
import { SearchField } from '#web/features/admin/parts/search-field.tsx';
import { useAddress } from '#web/features/admin/parts/use-filters-in-address.ts';
import { FRESH, useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';

/** Mails and messages written by Accroche; readable where no server sends them. */
export function OutboxTab() {
  const t = useT();
  const announce = useAnnounce();
  const { get, set } = useAddress();
  const search = get('q');
  const [chosen, setAsked] = useState<OutboxMessage | null>(null);
  const [opened, setOpened] = useState<OpenedMessage | null>(null);
  const query = useInfiniteQuery({
    ...orpc.admin.outbox.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search ? { search } : {}),
        ...(cursor ? { cursor } : {}),
      }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
  const read = useMutation({
    ...orpc.admin.outbox.read.mutationOptions(),
    onSuccess: setOpened,
    onError: announce.failed,
    onSettled: () => setAsked(null),
  });
  const isKept = query.data?.pages[0]?.keepsMails ?? false;
  return (
    <Card aria-labelledby="outbox-title">
      <CardHeader
        id="outbox-title"
        title={t('admin.outbox.title')}
        text={query.data && t(isKept ? 'admin.outbox.kept' : 'admin.outbox.sent')}
        actions={<AdminTableExport table="outbox" filter={{ search }} />}
      />
      <SearchField
        label={t('admin.outbox.search')}
        hint={t('admin.outbox.searchHint')}
        value={search}
        onSearch={q => set({ q })}
        className="mb-4 sm:w-80"
      />
      <PagedPanel
        query={query}
        empty={<EmptyState title={t('admin.outbox.none')} text={t('admin.outbox.noneText')} />}
      >
        {items => (
          <ul aria-label={t('admin.outbox.caption')}>
            {items.map(message => (
              <MessageRow key={message.id} message={message} onRead={() => setAsked(message)} />
            ))}
          </ul>
        )}
      </PagedPanel>
      <ConfirmDialog
        open={chosen !== null}
        title={t('admin.outbox.readTitle')}
        text={t('admin.outbox.readWarning', { to: chosen?.recipient ?? '' })}
        confirmLabel={t('admin.outbox.read')}
        busy={read.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => chosen && read.mutate({ id: chosen.id })}
      />
      {opened !== null && <MessageDialog message={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

type State = 'sent' | 'waiting' | 'failed' | 'kept';
const TONES: Record<State, Tone> = { sent: 'good', waiting: 'calm', failed: 'bad', kept: 'neutral' };

function stateOf(message: OutboxMessage): State {
  if (message.sent_at !== null) return 'sent';
  if (message.next_attempt_at !== null) return 'waiting';
  return message.last_error === null ? 'kept' : 'failed';
}

function MessageRow({ message, onRead }: { message: OutboxMessage; onRead: () => void }) {
  const t = useT();
  const formats = useFormats();
  const state = stateOf(message);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="break-words">
            {message.subject ?? t(`admin.outbox.channels.${message.channel}`)}
          </span>
          <Badge tone={TONES[state]}>{t(`admin.outbox.states.${state}`)}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {message.recipient} · {t(`admin.outbox.channels.${message.channel}`)} ·{' '}
          <time dateTime={message.created_at}>{formats.dateTime(message.created_at)}</time>
        </p>
        {message.last_error !== null && <p className="mt-1 text-sm text-bad">{message.last_error}</p>}
      </div>
      {message.readable && (
        <Button
          size="sm"
          aria-label={t('admin.outbox.readLabel', { to: message.recipient })}
          onClick={onRead}
        >
          {t('admin.outbox.read')}
        </Button>
      )}
    </li>
  );
}
