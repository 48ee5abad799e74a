import type { OutboxMessage } from '#contract/admin/admin-outbox.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { listMessages, type MessageRow } from './outbox.queries.ts';
import { onePage, readCursor } from '#server/platform/db/page-cursor.ts';

interface Input {
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export async function listOutbox(
  app: AppContext,
  { search, cursor, limit }: Input,
): Promise<{ items: OutboxMessage[]; nextCursor: string | null; keepsMails: boolean }> {
  const after = readCursor(cursor);
  const rows = await listMessages(app.db.system, { search, after, limit: limit + 1 });
  return {
    ...onePage(rows, limit, row => showMessage(app, row)),
    keepsMails: app.mailer.kind === 'outbox',
  };
}

export function showMessage(app: AppContext, row: MessageRow): OutboxMessage {
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    attempts: row.attempts,
    last_error: row.last_error,
    readable: isReadable(app, row),
  };
}

/** Only where no mail server sends them: messages waiting for one are private to their recipient. */
export function isReadable({ mailer }: AppContext, { channel, sent_at }: MessageRow): boolean {
  return sent_at === null && (channel !== 'mail' || mailer.kind === 'outbox');
}
