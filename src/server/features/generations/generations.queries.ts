import type { TextKind } from '#domain/generations/brief/generation-limits.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface TextRow {
  id: string;
  generation_id: string;
  kind: TextKind;
  text: string;
  written_text: string;
  content: unknown;
  is_favourite: boolean;
  used_video_id: string | null;
  used_at: Date | null;
  created_at: Date;
  deleted_at: Date | null;
  /** Of its generation. */
  parameters: unknown;
}

/** `t` a text, `h` its generation. */
const COLUMNS = `t.id, t.generation_id, t.kind, t.text, t.written_text, t.content, t.is_favourite, t.used_video_id,
  t.used_at, t.created_at, t.deleted_at, h.parameters`;
const WITH_GENERATION = `join generation_history h on h.user_id = t.user_id and h.id = t.generation_id`;

interface NewText {
  id: string;
  position: number;
  text: string;
  content: object;
}

export async function insertGeneration(
  db: Queryable,
  userId: string,
  written: {
    id: string;
    kind: TextKind;
    language: Language;
    topic: string;
    parameters: object;
    /** Null: it was aborted, and has no key. */
    requestKey: string | null;
    texts: readonly NewText[];
    now: Date;
  },
): Promise<void> {
  const { id, kind, language, topic, parameters, requestKey, texts, now } = written;
  await db.run({
    name: 'insert-generation',
    text: `with made as (
             insert into generation_history (id, user_id, type, parameters, request_key, created_at)
             values ($2, $1, $3, $4, $5, $6) returning id, user_id, created_at)
           insert into generated_texts (id, user_id, generation_id, position, kind, language, topic, text,
             written_text, content, created_at)
           select t.id, m.user_id, m.id, t.position, $3, $7, $8, t.text, t.text, t.content, m.created_at
           from made m, json_to_recordset($9::json) as t (id uuid, position smallint, text text, content jsonb)`,
    values: [
      userId,
      id,
      kind,
      JSON.stringify(parameters),
      requestKey,
      now,
      language,
      topic,
      JSON.stringify(texts),
    ],
  });
}

/** Texts written earlier for a key; including removed ones. */
export function listTextsOfKey(
  db: Queryable,
  userId: string,
  { kind, requestKey }: { kind: TextKind; requestKey: string },
): Promise<TextRow[]> {
  return db.rows<TextRow>({
    name: 'list-texts-of-key',
    text: `select ${COLUMNS} from generated_texts t ${WITH_GENERATION}
           where t.user_id = $1 and t.kind = $2 and h.request_key = $3 order by t.position`,
    values: [userId, kind, requestKey],
  });
}

/**
 * The latest texts of a kind as written, including removed ones, since the user has seen them. Hooks that only insert a
 * topic are the same for every topic; they count only for their own topic.
 */
export async function listSeenTexts(
  db: Queryable,
  input: { userId: string; kind: TextKind; language: Language; topic: string; most: number },
): Promise<string[]> {
  const rows = await db.rows<{ written_text: string }>({
    name: 'list-seen-texts',
    text: `select written_text from generated_texts where user_id = $1 and kind = $2 and language = $3
             and (kind <> 'hook' or content ->> 'bundleId' is not null or fold_text(topic) = fold_text($4))
           order by created_at desc, id desc limit $5`,
    values: [input.userId, input.kind, input.language, input.topic, input.most],
  });
  return rows.map(row => row.written_text);
}

/** Page cursor: time of writing or removal in microseconds, position in the generation, and id. */
export interface PageEnd {
  key: number;
  position: number;
  id: string;
}

interface ListAsked {
  userId: string;
  /** Removed since then; null: existing ones. */
  deletedSince: Date | null;
  q: string | null;
  kinds: readonly string[] | null;
  language: string | null;
  platform: string | null;
  niche: string | null;
  favourites: boolean;
  used: boolean;
  after: PageEnd | null;
  limit: number;
}

/** A user has some thousands of texts at most: they are found by the user index and filtered row by row. */
export function listTextRows(
  db: Queryable,
  input: ListAsked,
): Promise<(TextRow & { sort_key: number; position: number })[]> {
  return db.rows({
    name: 'list-generated-texts',
    text: `select ${COLUMNS}, t.position, k.sort_key from generated_texts t ${WITH_GENERATION},
             lateral (select (extract(epoch from
               case when $2::timestamptz is null then t.created_at else t.deleted_at end) * 1000000)::bigint as sort_key) k
           where t.user_id = $1
             and case when $2::timestamptz is null then t.deleted_at is null else t.deleted_at > $2 end
             and ($3::text is null or t.search_text like all ((
               select array_agg('%' || regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g') || '%')
               from unnest(string_to_array(fold_text($3), ' ')) word)::text[]))
             and ($4::text[] is null or t.kind = any ($4))
             and ($5::text is null or t.language = $5)
             and ($6::text is null or h.parameters ->> 'platform' = $6)
             and ($7::text is null or h.parameters ->> 'niche' = $7)
             and (not $8::boolean or t.is_favourite)
             and (not $9::boolean or t.used_video_id is not null)
             and ($10::bigint is null
               or (k.sort_key, -t.position, t.id) < ($10::bigint, -$11::integer, $12::uuid))
           order by k.sort_key desc, t.position, t.id desc limit $13`,
    values: [
      input.userId,
      input.deletedSince,
      input.q,
      input.kinds,
      input.language,
      input.platform,
      input.niche,
      input.favourites,
      input.used,
      input.after?.key ?? null,
      input.after?.position ?? null,
      input.after?.id ?? null,
      input.limit,
    ],
  });
}

/** An existing text, locked if it is to be changed; those of other users are not found. */
export function findText(
  db: Queryable,
  userId: string,
  id: string,
  hold: 'held' | 'read' = 'read',
): Promise<TextRow | undefined> {
  return db.row<TextRow>({
    name: `find-generated-text-${hold}`,
    text: `select ${COLUMNS} from generated_texts t ${WITH_GENERATION}
           where t.user_id = $1 and t.id = $2 and t.deleted_at is null ${hold === 'held' ? 'for update of t' : ''}`,
    values: [userId, id],
  });
}

export function rewriteText(
  db: Queryable,
  userId: string,
  { id, text, content, is_favourite }: Pick<TextRow, 'id' | 'text' | 'content' | 'is_favourite'>,
): Promise<number> {
  return db.run({
    name: 'rewrite-generated-text',
    text: `update generated_texts set text = $3, content = $4, is_favourite = $5 where user_id = $1 and id = $2`,
    values: [userId, id, text, JSON.stringify(content), is_favourite],
  });
}

export function markUsed(
  db: Queryable,
  userId: string,
  { id, videoId, now }: { id: string; videoId: string | null; now: Date },
): Promise<number> {
  return db.run({
    name: 'mark-generated-text-used',
    text: `update generated_texts set used_video_id = $3, used_at = case when $3::text is not null then $4::timestamptz end
           where user_id = $1 and id = $2 and deleted_at is null`,
    values: [userId, id, videoId, now],
  });
}

/** Number of texts removed or restored: the caller rolls back unless it is all of them. */
export function markRemoved(
  db: Queryable,
  userId: string,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<number> {
  return db.run({
    name: 'remove-generated-texts',
    text: `update generated_texts set deleted_at = $3
           where user_id = $1 and id = any ($2::uuid[]) and deleted_at is null`,
    values: [userId, ids, now],
  });
}

export function unmarkRemoved(
  db: Queryable,
  userId: string,
  { ids, since }: { ids: readonly string[]; since: Date },
): Promise<number> {
  return db.run({
    name: 'restore-generated-texts',
    text: `update generated_texts set deleted_at = null
           where user_id = $1 and id = any ($2::uuid[]) and deleted_at > $3`,
    values: [userId, ids, since],
  });
}

/** Across users: texts whose restore period has ended. The row of the generation stays. */
export function deleteForgotten(db: Queryable, before: Date): Promise<number> {
  return db.run({
    name: 'delete-forgotten-texts',
    text: 'delete from generated_texts where deleted_at <= $1',
    values: [before],
  });
}

interface FacetRow {
  hooks: number;
  ctas: number;
  scripts: number;
  favourites: number;
  used: number;
  deleted: number;
  niches: { niche: string; count: number }[] | null;
}

export async function countTexts(db: Queryable, userId: string, deletedSince: Date): Promise<FacetRow> {
  const row = await db.row<FacetRow>({
    name: 'count-generated-texts',
    text: `with standing as (
             select t.kind, t.is_favourite, t.used_video_id, h.parameters ->> 'niche' as niche
             from generated_texts t ${WITH_GENERATION} where t.user_id = $1 and t.deleted_at is null)
           select count(*) filter (where kind = 'hook') as hooks, count(*) filter (where kind = 'cta') as ctas,
             count(*) filter (where kind = 'script') as scripts, count(*) filter (where is_favourite) as favourites,
             count(used_video_id) as used,
             (select count(*) from generated_texts where user_id = $1 and deleted_at > $2) as deleted,
             (select json_agg(json_build_object('niche', n.niche, 'count', n.count) order by n.count desc, n.niche)
              from (select niche, count(*) from standing where niche is not null group by niche) n) as niches
           from standing`,
    values: [userId, deletedSince],
  });
  if (row === undefined) throw new Error('An aggregate returned no row');
  return row;
}

interface UsedRow extends TextRow {
  /** Null: the video is no longer stored. */
  author_username: string | null;
}

/** Texts that were used, latest first. */
export function listUsedRows(
  db: Queryable,
  input: { userId: string; kinds: readonly string[] | null; limit: number },
): Promise<UsedRow[]> {
  return db.rows<UsedRow>({
    name: 'list-used-texts',
    text: `select ${COLUMNS}, v.author_username from generated_texts t ${WITH_GENERATION}
           left join tiktok_videos v on v.user_id = t.user_id and v.id = t.used_video_id
           where t.user_id = $1 and t.deleted_at is null and t.used_video_id is not null
             and ($2::text[] is null or t.kind = any ($2))
           order by t.used_at desc, t.id desc limit $3`,
    values: [input.userId, input.kinds, input.limit],
  });
}

export async function isOwnVideo(db: Queryable, userId: string, videoId: string): Promise<boolean> {
  const row = await db.row<{ known: boolean }>({
    name: 'is-own-video',
    text: 'select exists (select from tiktok_videos where user_id = $1 and id = $2) as known',
    values: [userId, videoId],
  });
  return row?.known === true;
}

/** The time zone of the user's days and hours. */
export async function findTimeZone(db: Queryable, userId: string): Promise<string> {
  const row = await db.row<{ time_zone: string }>({
    name: 'find-time-zone-of-writer',
    text: 'select time_zone from profiles where user_id = $1',
    values: [userId],
  });
  return row?.time_zone ?? 'Europe/Paris';
}

/** Handle of the linked account with this id, or of the primary one. */
export async function findMeasuredHandle(
  db: Queryable,
  userId: string,
  accountId: string | null,
): Promise<string | undefined> {
  const row = await db.row<{ tiktok_username: string }>({
    name: 'find-measured-handle',
    text: `select tiktok_username from user_tiktok_accounts
           where user_id = $1 and case when $2::uuid is null then is_primary else id = $2 end`,
    values: [userId, accountId],
  });
  return row?.tiktok_username;
}
