import type { QueuedTicket } from '#contract/support/support.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { TICKET_CATEGORIES, TICKET_STATES } from '#domain/support/ticket.ts';
import type { ExportWords } from '../../exports/export-words.ts';
import { begun, everyPage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import { fieldColumn } from '../../exports/tables/field-column.ts';
import { listQueuedTickets } from '../../support/tickets/staff-tickets.ts';
import { PAGE_ROWS, type AdminTableOrder } from './admin-table-order.ts';

/** Support tickets, most recently active first, without their messages. */
export async function ticketsTable({ context, words, input }: AdminTableOrder): Promise<PreparedTable> {
  const state = TICKET_STATES.find(one => one === input.state);
  const pages = await begun(
    everyPage(cursor => listQueuedTickets(context.app, { state, cursor, limit: PAGE_ROWS })),
  );
  return prepared([words.say('files.tickets')], {
    title: words.say('tables.tickets'),
    columns: ticketColumns(words),
    pages,
  });
}

function ticketColumns({ say, t }: ExportWords): FileColumn<QueuedTicket>[] {
  return [
    fieldColumn('text', 'id', say('columns.id')),
    fieldColumn('text', 'reference', say('columns.reference')),
    {
      key: 'category',
      title: say('columns.category'),
      kind: 'choice',
      names: Object.fromEntries(TICKET_CATEGORIES.map(one => [one, t(`tickets.categories.${one}`)])),
      value: ({ category }) => category,
    },
    fieldColumn('text', 'subject', say('columns.subject')),
    {
      key: 'state',
      title: say('columns.state'),
      kind: 'choice',
      names: Object.fromEntries(TICKET_STATES.map(one => [one, t(`tickets.states.${one}`)])),
      value: ({ state }) => state,
    },
    fieldColumn('text', 'email', say('columns.email')),
    fieldColumn('text', 'language', say('columns.language')),
    fieldColumn('whole', 'rating', say('columns.rating')),
    fieldColumn('instant', 'created_at', say('columns.created')),
    fieldColumn('instant', 'updated_at', say('columns.moved')),
    fieldColumn('instant', 'closed_at', say('columns.closed')),
  ];
}
