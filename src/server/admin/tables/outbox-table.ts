import type { OutboxMessage } from '#contract/admin-outbox.ts';
import { CHANNELS } from '#domain/admin/channels.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import type { ExportWords } from '../../exports/export-words.ts';
import { begun, everyPage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import { listOutbox } from '../list-outbox.ts';
import { PAGE_ROWS, type AdminTableOrder } from './admin-table-order.ts';

/** Messages, the newest first, without their texts: reading one is an act of its own. */
export async function outboxTable({ context, words, asked }: AdminTableOrder): Promise<PreparedTable> {
  const pages = await begun(
    everyPage(cursor => listOutbox(context.world, { search: asked.search, cursor, limit: PAGE_ROWS })),
  );
  return prepared([words.say('files.outbox')], {
    title: words.say('tables.outbox'),
    columns: messageColumns(words),
    pages,
  });
}

function messageColumns({ say, t }: ExportWords): FileColumn<OutboxMessage>[] {
  const instant = (
    key: 'created_at' | 'sent_at' | 'next_attempt_at',
    title: string,
  ): FileColumn<OutboxMessage> => ({ key, title, kind: 'instant', value: message => message[key] });
  return [
    { key: 'id', title: say('columns.id'), kind: 'text', value: ({ id }) => id },
    {
      key: 'channel',
      title: say('columns.channel'),
      kind: 'choice',
      names: Object.fromEntries(CHANNELS.map(channel => [channel, t(`admin.outbox.channels.${channel}`)])),
      value: ({ channel }) => channel,
    },
    { key: 'recipient', title: say('columns.recipient'), kind: 'text', value: ({ recipient }) => recipient },
    { key: 'subject', title: say('columns.subject'), kind: 'text', value: ({ subject }) => subject },
    instant('created_at', say('columns.created')),
    instant('sent_at', say('columns.sent')),
    instant('next_attempt_at', say('columns.nextAttempt')),
    { key: 'attempts', title: say('columns.attempts'), kind: 'whole', value: ({ attempts }) => attempts },
    {
      key: 'last_error',
      title: say('columns.lastError'),
      kind: 'text',
      value: message => message.last_error,
    },
  ];
}
