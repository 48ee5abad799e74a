import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import type { TicketItem } from '#contract/support/support.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AnswerTime } from './answer-time.tsx';
import { NewTicket } from './new-ticket.tsx';
import { TicketPage } from './ticket-page.tsx';
import { TicketStateBadge } from './ticket-state.tsx';

/** /support/tickets: the user's requests and a new one; /support/tickets/{id}: one of them. */
export function TicketsPage() {
  const t = useT();
  const [pathname] = useLocation();
  const query = new URLSearchParams(useSearch());
  const id = pathname.slice(APP_PATHS.tickets.length + 1).replace(/\/$/, '');
  return (
    <>
      <PageHeader title={t('tickets.title')} text={t('tickets.text')} />
      <AnswerTime />
      {id === '' ? (
        <div className="grid gap-6 lg:grid-cols-2">
          <NewTicket conversationId={query.get('conversation')} page={query.get('from')} />
          <TicketList />
        </div>
      ) : (
        <TicketPage key={id} id={id} />
      )}
    </>
  );
}

function TicketList() {
  const t = useT();
  const query = useInfiniteQuery(
    orpc.support.list.infiniteOptions({
      input: (cursor: string | undefined) => (cursor ? { cursor } : {}),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
  );
  return (
    <Card aria-labelledby="tickets" className="self-start">
      <CardHeader id="tickets" title={t('tickets.list.title')} />
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-40" />}
        isEmpty={data => data.pages.every(page => page.items.length === 0)}
        empty={<EmptyState title={t('tickets.list.none')} text={t('tickets.list.noneText')} />}
      >
        {data => (
          <ul aria-label={t('tickets.list.caption')}>
            {data.pages
              .flatMap(page => page.items)
              .map(ticket => (
                <TicketRow key={ticket.id} ticket={ticket} />
              ))}
          </ul>
        )}
      </QueryPanel>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} className="mt-4">
          {t('tickets.list.more')}
        </Button>
      )}
    </Card>
  );
}

function TicketRow({ ticket: { id, reference, subject, state, updated_at: at } }: { ticket: TicketItem }) {
  const t = useT();
  const formats = useFormats();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <LinkButton
          href={`${APP_PATHS.tickets}/${id}`}
          variant="quiet"
          className="-ms-4 text-start wrap-anywhere"
        >
          {subject}
        </LinkButton>
        <p className="text-sm text-muted">
          {reference} · {t('tickets.list.updated', { date: formats.dateTime(at) })}
        </p>
      </div>
      <TicketStateBadge state={state} />
    </li>
  );
}
