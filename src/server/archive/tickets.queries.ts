import type { Queryable } from '../db/database.ts';
import { utc } from './archive-columns.ts';
import type { Row } from './archive.queries.ts';

/** Requests to the support with what was said, and what was sent along. */
export function readTickets(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-support-tickets',
    text: `select t.reference, t.category, t.subject, t.state, t.rating, ${utc('t.created_at')}, ${utc('t.closed_at')},
             t.diagnostics, t.conversation,
             coalesce((select json_agg(json_build_object('author', m.author, 'text', m.text, 'written_at',
               ${utc('m.created_at').replace(/ as \w+$/, '')}) order by m.created_at, m.id)
             from support_messages m where m.user_id = $1 and m.ticket_id = t.id), '[]') as messages
           from support_tickets t where t.user_id = $1 order by t.created_at, t.id`,
    values: [userId],
  });
}
