import type { Queryable } from '#server/platform/db/database.ts';
import { utc } from '../format/archive-columns.ts';
import type { RowOf } from './archive-rows.ts';
import type { After, Row } from './archive.queries.ts';

const instant = (column: string) => utc(column).replace(/ as \w+$/, '');

/** Conversations with the assistant, including replaced answers, and deleted ones while they can be restored. */
export function readConversations(
  db: Queryable,
  userId: string,
  after: After,
  limit: number,
): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-conversations',
    text: `select c.title, ${utc('c.created_at')}, ${utc('c.changed_at')}, ${utc('c.deleted_at')},
             coalesce((select json_agg(json_build_object('place', m.place, 'question', m.question, 'state', m.state,
               'asked_at', ${instant('m.asked_at')}, 'finished_at', ${instant('m.finished_at')},
               'replaced_at', ${instant('m.replaced_at')}, 'answer', m.answer) order by m.place, m.asked_at)
             from conversation_messages m
             where m.user_id = $1 and m.conversation_id = c.id and m.state <> 'answering'), '[]') as messages,
             c.id as "$id"
           from conversations c
           where c.user_id = $1 and ($2::timestamptz is null or (c.created_at, c.id) > ($2, $3))
           order by c.created_at, c.id limit $4`,
    values: [userId, after?.[0] ?? null, after?.[1] ?? null, limit],
  });
}

/** Adds missing conversations, each with its questions and answers, under new ids. */
export function addConversations(
  db: Queryable,
  userId: string,
  rows: RowOf<'conversation'>[],
): Promise<number> {
  return db.run({
    name: 'restore-conversations',
    text: `with asked as (
             select distinct on (created_at, title) * from json_to_recordset($2::json) as r (title text,
               created_at timestamptz, changed_at timestamptz, deleted_at timestamptz, messages jsonb)),
           added as (
             insert into conversations (user_id, title, created_at, changed_at, deleted_at)
             select $1, r.title, r.created_at, r.changed_at, r.deleted_at from asked r
             where not exists (select from conversations o where o.user_id = $1 and o.created_at = r.created_at)
             returning id, title, created_at),
           messages as (
             insert into conversation_messages (id, user_id, conversation_id, place, question, state, asked_at,
               finished_at, replaced_at, answer)
             select gen_random_uuid(), $1, a.id, m.place, m.question, m.state, m.asked_at, m.finished_at,
               m.replaced_at, nullif(m.answer, 'null'::jsonb)
             from asked r join added a using (created_at, title), jsonb_to_recordset(r.messages) as m (place integer,
               question text, state text, asked_at timestamptz, finished_at timestamptz, replaced_at timestamptz,
               answer jsonb))
           select id from added`,
    values: [userId, JSON.stringify(rows)],
  });
}
