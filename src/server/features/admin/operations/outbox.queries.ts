import type { Channel } from '#domain/admin/channels.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { containing, createConditions } from '#server/platform/db/where-conditions.ts';
import type { PageEnd } from '#server/platform/db/page-cursor.ts';

export interface MessageRow extends PageEnd {
  channel: Channel;
  recipient: string;
  subject: string | null;
  created_at: Date;
  sent_at: Date | null;
  next_attempt_at: Date | null;
  attempts: number;
  last_error: string | null;
}

interface MessageFilter {
  id?: string;
  search?: string | undefined;
  after: PageEnd | null;
  limit: number;
}

const MESSAGES = `select id, 'mail' as channel, recipient, subject, created_at, sent_at, next_attempt_at, attempts,
  last_error, text_body, html_body from mail_outbox
  union all
  select id, channel, recipient, null, created_at, null, null, 0, null, body, null from sms_outbox`;

/** Messages of every channel, newest first; their texts are queried separately. */
export function listMessages(
  db: Queryable,
  { id, search, after, limit }: MessageFilter,
): Promise<MessageRow[]> {
  const input = createConditions();
  if (id !== undefined) input.add('id', id, value => `m.id = ${value}`);
  if (search)
    input.add(
      'search',
      containing(search),
      value => `(m.recipient ilike ${value} or m.subject ilike ${value})`,
    );
  if (after !== null)
    input.add(
      'after',
      after.micros,
      value => `(m.created_at, m.id) < (timestamptz 'epoch' + ${value}::double precision
        * interval '1 microsecond', ${input.next(after.id)}::uuid)`,
    );
  return db.rows<MessageRow>({
    name: input.name('admin-list-messages'),
    text: `select m.id, (extract(epoch from m.created_at) * 1000000)::bigint as micros, m.channel, m.recipient,
             m.subject, m.created_at, m.sent_at, m.next_attempt_at, m.attempts, m.last_error
           from (${MESSAGES}) m ${input.where()}
           order by m.created_at desc, m.id desc limit ${input.next(limit)}`,
    values: input.values,
  });
}

interface MessageText {
  text: string;
  html: string | null;
  /** The recipient, if it is a user. */
  user_id: string | null;
}

export function findMessageText(db: Queryable, id: string): Promise<MessageText | undefined> {
  return db.row<MessageText>({
    name: 'admin-find-message-text',
    text: `select m.text_body as text, m.html_body as html, u.id as user_id
           from (${MESSAGES}) m left join auth.users u on m.channel = 'mail' and u.email = m.recipient
           where m.id = $1`,
    values: [id],
  });
}
