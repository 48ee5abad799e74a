import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { QueuedTicket } from '#contract/support/support.ts';
import { TICKET_STATES } from '#domain/support/ticket.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { TicketStateBadge } from '#web/features/support/ticket-state.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { AdminTableExport } from '#web/features/admin/parts/admin-table-export.tsx';
import { PagedPanel } from '#web/features/admin/parts/paged-panel.tsx';
import { useAddress } from '#web/features/admin/parts/use-filters-in-address.ts';
import { FRESH } from '#web/features/admin/parts/use-changes-announced.ts';

/** Support requests of users and visitors: unanswered ones first. */
export function TicketsTab() {
  const t = useT();
  const { get, set } = useAddress();
  const chosen = get('state');
  const shown = chosen === 'all' ? undefined : (TICKET_STATES.find(one => one === chosen) ?? 'waiting');
  const query = useInfiniteQuery({
    ...orpc.admin.tickets.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(shown !== undefined && { state: shown }),
        ...(cursor ? { cursor } : {}),
      }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
  const waiting = query.data?.pages[0]?.waiting;
  return (
    <Card aria-labelledby="queue">
      <CardHeader
        id="queue"
        title={t('tickets.admin.title')}
        text={waiting !== undefined && t('tickets.admin.waiting', { count: waiting })}
        actions={<AdminTableExport table="tickets" filter={{ state: shown ?? '' }} />}
      />
      <Segmented
        className="mb-4"
        label={t('tickets.admin.filter')}
        hideLabel
        value={shown ?? 'all'}
        segments={[...TICKET_STATES, 'all' as const].map(value => ({
          value,
          label: value === 'all' ? t('tickets.admin.all') : t(`tickets.states.${value}`),
        }))}
        onChange={state => set({ state })}
      />
      <PagedPanel
        query={query}
        empty={<EmptyState title={t('tickets.admin.none')} text={t('tickets.admin.noneText')} />}
      >
        {items => (
          <ul>
            {items.map(ticket => (
              <QueueRow key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        )}
      </PagedPanel>
    </Card>
  );
}

function QueueRow({ ticket }: { ticket: QueuedTicket }) {
  const t = useT();
  const formats = useFormats();
  const { id, reference, subject, category, state, email, user_id: userId, updated_at: at } = ticket;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{subject}</span>
          <TicketStateBadge state={state} />
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {reference} · {t(`tickets.categories.${category}`)} · {email}
          {userId === null && ` (${t('tickets.admin.guest')})`} ·{' '}
          <time dateTime={at}>{formats.dateTime(at)}</time>
        </p>
      </div>
      <LinkButton size="sm" href={`${APP_PATHS.admin}/tickets/${id}`}>
        {t('tickets.admin.open', { reference })}
      </LinkButton>
    </li>
  );
}
