import type { OutboxMessage } from '#contract/admin/admin-outbox.ts';
import { CHANNELS } from '#domain/admin/channels.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import type { ExportWords } from '../../exports/export-words.ts';
import { begun, everyPage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import { fieldColumn } from '../../exports/tables/field-column.ts';
import { listOutbox } from '../operations/list-outbox.ts';
import { PAGE_ROWS, type AdminTableOrder } from './admin-table-order.ts';

/** Messages, newest first, without their texts: reading one is a separate logged action. */
export async function outboxTable({ context, words, input }: AdminTableOrder): Promise<PreparedTable> {
  const pages = await begun(
    everyPage(cursor => listOutbox(context.app, { search: input.search, cursor, limit: PAGE_ROWS })),
  );
  return prepared([words.say('files.outbox')], {
    title: words.say('tables.outbox'),
    columns: messageColumns(words),
    pages,
  });
}

function messageColumns({ say, t }: ExportWords): FileColumn<OutboxMessage>[] {
  return [
    fieldColumn('text', 'id', say('columns.id')),
    {
      key: 'channel',
      title: say('columns.channel'),
      kind: 'choice',
      names: Object.fromEntries(CHANNELS.map(channel => [channel, t(`admin.outbox.channels.${channel}`)])),
      value: ({ channel }) => channel,
    },
    fieldColumn('text', 'recipient', say('columns.recipient')),
    fieldColumn('text', 'subject', say('columns.subject')),
    fieldColumn('instant', 'created_at', say('columns.created')),
    fieldColumn('instant', 'sent_at', say('columns.sent')),
    fieldColumn('instant', 'next_attempt_at', say('columns.nextAttempt')),
    fieldColumn('whole', 'attempts', say('columns.attempts')),
    fieldColumn('text', 'last_error', say('columns.lastError')),
  ];
}
