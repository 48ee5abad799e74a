import type { Queryable } from '#server/platform/db/database.ts';
import { utc } from '../format/archive-columns.ts';
import type { RowOf } from './archive-rows.ts';
import type { After, Row } from './archive.queries.ts';

const instant = (column: string) => utc(column).replace(/ as \w+$/, '');

/** Generations with their texts, including removed ones while they can be restored. */
export function readGenerations(db: Queryable, userId: string, after: After, limit: number): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-generations',
    text: `select h.type, h.parameters, ${utc('h.created_at')}, coalesce((select json_agg(json_build_object(
               'position', t.position, 'language', t.language, 'topic', t.topic, 'text', t.text,
               'written_text', t.written_text, 'content', t.content, 'is_favourite', t.is_favourite,
               'used_video_id', t.used_video_id, 'used_at', ${instant('t.used_at')},
               'deleted_at', ${instant('t.deleted_at')}) order by t.position)
             from generated_texts t where t.user_id = $1 and t.generation_id = h.id), '[]') as texts, h.id as "$id"
           from generation_history h
           where h.user_id = $1 and ($2::timestamptz is null or (h.created_at, h.id) > ($2, $3))
           order by h.created_at, h.id limit $4`,
    values: [userId, after?.[0] ?? null, after?.[1] ?? null, limit],
  });
}

/** Adds missing generations, each with its texts. */
export function addGenerations(db: Queryable, userId: string, rows: RowOf<'generation'>[]): Promise<number> {
  return db.run({
    name: 'restore-generations',
    text: `with asked as (
             select distinct on (type, created_at, parameters) * from json_to_recordset($2::json) as r (type text,
               parameters jsonb, created_at timestamptz, texts jsonb)),
           added as (
             insert into generation_history (user_id, type, parameters, created_at)
             select $1, r.type, r.parameters, r.created_at from asked r
             where not exists (select from generation_history o where o.user_id = $1 and o.type = r.type
               and o.created_at = r.created_at and o.parameters = r.parameters)
             returning id, type, parameters, created_at),
           texts as (
             insert into generated_texts (user_id, generation_id, position, kind, language, topic, text, written_text,
               content, is_favourite, used_video_id, used_at, created_at, deleted_at)
             select $1, a.id, t.position, a.type, t.language, t.topic, t.text, t.written_text, t.content,
               t.is_favourite, t.used_video_id, t.used_at, a.created_at, t.deleted_at
             from asked r join added a using (type, parameters, created_at), jsonb_to_recordset(r.texts) as t (
               position smallint, language text, topic text, text text, written_text text, content jsonb,
               is_favourite boolean, used_video_id text, used_at timestamptz, deleted_at timestamptz))
           select id from added`,
    values: [userId, JSON.stringify(rows)],
  });
}
