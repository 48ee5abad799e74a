import type { Queryable } from '#server/platform/db/database.ts';
import { utc } from '../format/archive-columns.ts';
import type { Row } from './archive.queries.ts';

/** Support tickets with their messages and the data sent along. */
export function readTickets(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-support-tickets',
    text: `select t.reference, t.category, t.subject, t.state, t.rating, ${utc('t.created_at')}, ${utc('t.closed_at')},
             t.diagnostics, t.conversation,
             coalesce((select json_agg(json_build_object('author', m.author, 'text', m.text, 'written_at',
               ${utc('m.created_at').replace(/ as \w+$/, '')}, 'files', (select coalesce(json_agg(f.id order by f.place), '[]')
               from support_attachments f where f.message_id = m.id)) order by m.created_at, m.id)
             from support_messages m where m.user_id = $1 and m.ticket_id = t.id), '[]') as messages
           from support_tickets t where t.user_id = $1 order by t.created_at, t.id`,
    values: [userId],
  });
}

/** Files attached to a ticket, or not yet attached; stored in the archive under their number. */
export function readSupportFiles(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-support-files',
    text: `select f.id, t.reference as ticket, f.name, f.type, f.bytes, encode(f.sha256, 'hex') as sha256,
             ${utc('f.created_at')}, f.storage_key as "$key"
           from support_attachments f left join support_tickets t on t.id = f.ticket_id
           where f.user_id = $1 order by f.created_at, f.id`,
    values: [userId],
  });
}
