import type { GivenAnswer } from '#contract/assistant.ts';
import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import type { MessageState } from '#domain/assistant/question/conversation.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface ConversationRow {
  id: string;
  title: string;
  questions: number;
  created_at: Date;
  changed_at: Date;
  deleted_at: Date | null;
}

export interface MessageRow {
  id: string;
  conversation_id: string;
  place: number;
  question: string;
  state: MessageState;
  asked_at: Date;
  finished_at: Date | null;
  understood: unknown;
  answer: GivenAnswer | null;
  error_code: ErrorCode | null;
  error_values: ErrorValues | null;
}

const CONVERSATION = `c.id, c.title, c.created_at, c.changed_at, c.deleted_at,
  (select count(*) from conversation_messages m
   where m.user_id = c.user_id and m.conversation_id = c.id and m.replaced_at is null) as questions`;
const MESSAGE = `m.id, m.conversation_id, m.place, m.question, m.state, m.asked_at, m.finished_at, m.understood,
  m.answer, m.error_code, m.error_values`;

interface ConversationCursor {
  changedAt: Date;
  id: string;
}

/** Newest first; existing or deleted ones. `q` is searched in titles and questions. */
export function listConversationRows(
  db: Queryable,
  input: {
    userId: string;
    q: string | null;
    deletedSince: Date | null;
    after: ConversationCursor | null;
    limit: number;
  },
): Promise<ConversationRow[]> {
  const { userId, q, deletedSince, after, limit } = input;
  return db.rows<ConversationRow>({
    name: 'list-conversations',
    text: `select ${CONVERSATION} from conversations c
           where c.user_id = $1
             -- Begun and never asked in: there is nothing to come back to.
             and (c.title <> '' or exists (select from conversation_messages o
               where o.user_id = $1 and o.conversation_id = c.id))
             and case when $2::timestamptz is null then c.deleted_at is null else c.deleted_at > $2 end
             and ($3::timestamptz is null or (c.changed_at, c.id) < ($3, $4::uuid))
             and ($5::text is null or position(lower($5) in lower(c.title)) > 0 or exists (
               select from conversation_messages m
               where m.user_id = $1 and m.conversation_id = c.id and m.replaced_at is null
                 and position(lower($5) in lower(m.question)) > 0))
           order by c.changed_at desc, c.id desc limit $6`,
    values: [userId, deletedSince, after?.changedAt ?? null, after?.id ?? null, q, limit],
  });
}

/** An existing conversation of the user; those of other users are not found. */
export function findConversation(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  return db.row<ConversationRow>({
    name: 'find-conversation',
    text: `select ${CONVERSATION} from conversations c where c.user_id = $1 and c.id = $2 and c.deleted_at is null`,
    values: [userId, id],
  });
}

/** Undefined when the maximum number is reached. */
export function insertConversation(
  db: Queryable,
  row: { userId: string; title: string; now: Date; most: number },
): Promise<ConversationRow | undefined> {
  return db.row<ConversationRow>({
    name: 'insert-conversation',
    text: `insert into conversations (user_id, title, created_at, changed_at)
           select $1, $2, $3, $3
           where (select count(*) from conversations c where c.user_id = $1 and c.deleted_at is null) < $4
           returning id, title, 0 as questions, created_at, changed_at, deleted_at`,
    values: [row.userId, row.title, row.now, row.most],
  });
}

export function renameConversationRow(
  db: Queryable,
  row: { userId: string; id: string; title: string },
): Promise<ConversationRow | undefined> {
  return db.row<ConversationRow>({
    name: 'rename-conversation',
    text: `update conversations c set title = $3
           where c.user_id = $1 and c.id = $2 and c.deleted_at is null returning ${CONVERSATION}`,
    values: [row.userId, row.id, row.title],
  });
}

export function markConversationDeleted(
  db: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<number> {
  return db.run({
    name: 'mark-conversation-deleted',
    text: 'update conversations set deleted_at = $3 where user_id = $1 and id = $2 and deleted_at is null',
    values: [userId, id, now],
  });
}

export function unmarkConversationDeleted(
  db: Queryable,
  row: { userId: string; id: string; deletedSince: Date },
): Promise<ConversationRow | undefined> {
  return db.row<ConversationRow>({
    name: 'unmark-conversation-deleted',
    text: `update conversations c set deleted_at = null
           where c.user_id = $1 and c.id = $2 and c.deleted_at > $3 returning ${CONVERSATION}`,
    values: [row.userId, row.id, row.deletedSince],
  });
}

/** Across users: conversations whose restore period has ended. */
export function deleteForgottenConversations(db: Queryable, deletedBefore: Date): Promise<number> {
  return db.run({
    name: 'delete-forgotten-conversations',
    text: 'delete from conversations where deleted_at <= $1',
    values: [deletedBefore],
  });
}

/** Locked until the transaction ends, which serialises concurrent tabs. Its title is its first question. */
export function lockConversation(
  tx: Queryable,
  row: { userId: string; id: string; title: string; now: Date },
): Promise<{ next_place: number; questions: number } | undefined> {
  return tx.row({
    name: 'hold-conversation',
    text: `with held as (
             update conversations set changed_at = $4, title = case when title = '' then $3 else title end
             where user_id = $1 and id = $2 and deleted_at is null returning id, user_id)
           select coalesce(max(m.place), 0) + 1 as next_place,
             count(m.id) filter (where m.replaced_at is null) as questions
           from held h left join conversation_messages m on m.user_id = h.user_id and m.conversation_id = h.id
           group by h.id`,
    values: [row.userId, row.id, row.title, row.now],
  });
}

/** Undefined: not found, or already asked again. */
export function replaceMessage(
  tx: Queryable,
  row: { userId: string; conversationId: string; id: string; now: Date },
): Promise<{ place: number } | undefined> {
  return tx.row({
    name: 'replace-message',
    text: `update conversation_messages set replaced_at = $4,
             state = case when state = 'answering' then 'stopped' else state end,
             finished_at = coalesce(finished_at, $4)
           where user_id = $1 and conversation_id = $2 and id = $3 and replaced_at is null
           returning place, pg_notify('accroche_run', id::text)`,
    values: [row.userId, row.conversationId, row.id, row.now],
  });
}

/** 0: the message already exists. */
export function insertMessage(
  tx: Queryable,
  row: {
    userId: string;
    conversationId: string;
    id: string;
    place: number;
    question: string;
    understood: unknown;
    now: Date;
  },
): Promise<number> {
  return tx.run({
    name: 'insert-message',
    text: `insert into conversation_messages
             (id, user_id, conversation_id, place, question, state, asked_at, understood)
           values ($3, $1, $2, $4, $5, 'answering', $7, $6) on conflict do nothing`,
    values: [
      row.userId,
      row.conversationId,
      row.id,
      row.place,
      row.question,
      row.understood === null ? null : JSON.stringify(row.understood),
      row.now,
    ],
  });
}

/** Visible messages, in order. */
export function listMessageRows(
  db: Queryable,
  userId: string,
  conversationId: string,
): Promise<MessageRow[]> {
  return db.rows<MessageRow>({
    name: 'list-messages',
    text: `select ${MESSAGE} from conversation_messages m
           where m.user_id = $1 and m.conversation_id = $2 and m.replaced_at is null order by m.place`,
    values: [userId, conversationId],
  });
}

/** A message of an existing conversation, even one asked again since: a waiting client learns that it ended. */
export function findMessage(
  db: Queryable,
  userId: string,
  conversationId: string,
  id: string,
): Promise<MessageRow | undefined> {
  return db.row<MessageRow>({
    name: 'find-message',
    text: `select ${MESSAGE} from conversation_messages m
           join conversations c on c.user_id = m.user_id and c.id = m.conversation_id and c.deleted_at is null
           where m.user_id = $1 and m.conversation_id = $2 and m.id = $3`,
    values: [userId, conversationId, id],
  });
}

/** The last understood question before a place, whatever its outcome. */
export function findUnderstoodBefore(
  db: Queryable,
  userId: string,
  conversationId: string,
  beforeMessage: string | null,
): Promise<{ understood: unknown } | undefined> {
  return db.row({
    name: 'find-understood-before',
    text: `select m.understood from conversation_messages m
           where m.user_id = $1 and m.conversation_id = $2 and m.replaced_at is null and m.understood is not null
             and ($3::uuid is null or m.place < (select o.place from conversation_messages o
               where o.user_id = $1 and o.conversation_id = $2 and o.id = $3))
           order by m.place desc limit 1`,
    values: [userId, conversationId, beforeMessage],
  });
}

/** 0: stopped or replaced meanwhile. */
export function finishMessage(
  tx: Queryable,
  row: {
    userId: string;
    id: string;
    state: MessageState;
    answer: GivenAnswer | null;
    error: { code: ErrorCode; values: ErrorValues } | null;
    now: Date;
  },
): Promise<number> {
  return tx.run({
    name: 'finish-message',
    text: `with m as (
             update conversation_messages set state = $3, answer = $4, error_code = $5, error_values = $6,
               finished_at = $7
             where user_id = $1 and id = $2 and state = 'answering' returning id)
           select pg_notify('accroche_run', id::text) from m`,
    values: [
      row.userId,
      row.id,
      row.state,
      row.answer === null ? null : JSON.stringify(row.answer),
      row.error?.code ?? null,
      row.error === null ? null : JSON.stringify(row.error.values),
      row.now,
    ],
  });
}
