import type { QueuedTicket } from '#contract/support.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { TICKET_CATEGORIES, TICKET_STATES } from '#domain/support/ticket.ts';
import type { ExportWords } from '../../exports/export-words.ts';
import { begun, everyPage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import { listQueuedTickets } from '../../support/staff-tickets.ts';
import { PAGE_ROWS, type AdminTableOrder } from './admin-table-order.ts';

/** Requests to the support, those that moved last first; what was written stays in them. */
export async function ticketsTable({ context, words, asked }: AdminTableOrder): Promise<PreparedTable> {
  const state = TICKET_STATES.find(one => one === asked.state);
  const pages = await begun(
    everyPage(cursor => listQueuedTickets(context.world, { state, cursor, limit: PAGE_ROWS })),
  );
  return prepared([words.say('files.tickets')], {
    title: words.say('tables.tickets'),
    columns: ticketColumns(words),
    pages,
  });
}

function ticketColumns({ say, t }: ExportWords): FileColumn<QueuedTicket>[] {
  const text = (
    key: 'id' | 'reference' | 'subject' | 'email' | 'language',
    title: string,
  ): FileColumn<QueuedTicket> => ({ key, title, kind: 'text', value: ticket => ticket[key] });
  const instant = (
    key: 'created_at' | 'updated_at' | 'closed_at',
    title: string,
  ): FileColumn<QueuedTicket> => ({ key, title, kind: 'instant', value: ticket => ticket[key] });
  return [
    text('id', say('columns.id')),
    text('reference', say('columns.reference')),
    {
      key: 'category',
      title: say('columns.category'),
      kind: 'choice',
      names: Object.fromEntries(TICKET_CATEGORIES.map(one => [one, t(`tickets.categories.${one}`)])),
      value: ({ category }) => category,
    },
    text('subject', say('columns.subject')),
    {
      key: 'state',
      title: say('columns.state'),
      kind: 'choice',
      names: Object.fromEntries(TICKET_STATES.map(one => [one, t(`tickets.states.${one}`)])),
      value: ({ state }) => state,
    },
    text('email', say('columns.email')),
    text('language', say('columns.language')),
    { key: 'rating', title: say('columns.rating'), kind: 'whole', value: ({ rating }) => rating },
    instant('created_at', say('columns.created')),
    instant('updated_at', say('columns.moved')),
    instant('closed_at', say('columns.closed')),
  ];
}
