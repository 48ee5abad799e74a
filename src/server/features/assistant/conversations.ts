import { DAY_MS } from '#domain/time/day-ms.ts';
import type { ConversationItem, ConversationMessage } from '#contract/assistant.ts';
import { CONVERSATION_KEPT_DAYS, MOST_CONVERSATIONS } from '#domain/assistant/question/conversation.ts';
import { AppError } from '../../platform/app-error.ts';
import { readInstantCursor, writeInstantCursor } from '../../platform/db/cursor-text.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import {
  deleteForgottenConversations,
  findConversation,
  insertConversation,
  listConversationRows,
  listMessageRows,
  markConversationDeleted,
  renameConversationRow,
  unmarkConversationDeleted,
} from './assistant.queries.ts';
import { showConversation, showMessage } from './show-conversation.ts';

export const FORGET_CONVERSATIONS_EVERY_SECONDS = 3_600;

function takenBackSince(now: Date): Date {
  return new Date(now.getTime() - CONVERSATION_KEPT_DAYS * DAY_MS);
}

/** The user's conversations, newest first; or deleted ones that can still be restored. */
export async function listConversations(
  app: AppContext,
  { userId }: Caller,
  input: {
    q?: string | undefined;
    deleted?: 'true' | 'false' | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ items: ConversationItem[]; nextCursor: string | null }> {
  const { cursor, limit, deleted } = input;
  const end = cursor === undefined ? null : readInstantCursor(cursor);
  const q = input.q?.trim().replace(/\s+/g, ' ') ?? '';
  const rows = await listConversationRows(app.db.tenant(userId), {
    userId,
    q: q === '' ? null : q,
    deletedSince: deleted === 'true' ? takenBackSince(app.clock.now()) : null,
    after: end === null ? null : { changedAt: end.at, id: end.id },
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(showConversation),
    nextCursor:
      rows.length > limit && last !== undefined
        ? writeInstantCursor({ at: last.changed_at, id: last.id })
        : null,
  };
}

export async function createConversation(
  app: AppContext,
  { userId }: Caller,
  { title }: { title: string },
): Promise<ConversationItem> {
  const row = await insertConversation(app.db.tenant(userId), {
    userId,
    title: title.trim(),
    now: app.clock.now(),
    most: MOST_CONVERSATIONS,
  });
  if (row === undefined) throw new AppError('conversation_limit_reached', { limit: MOST_CONVERSATIONS });
  return showConversation(row);
}

/** A conversation with its questions and answers; those of other users are not found. */
export async function getConversation(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
): Promise<{ conversation: ConversationItem; messages: ConversationMessage[] }> {
  const db = app.db.tenant(userId);
  const row = await findConversation(db, userId, id);
  if (row === undefined) throw new AppError('conversation_not_found');
  const messages = await listMessageRows(db, userId, id);
  const now = app.clock.now();
  return { conversation: showConversation(row), messages: messages.map(one => showMessage(one, now)) };
}

export async function renameConversation(
  app: AppContext,
  { userId }: Caller,
  { id, title }: { id: string; title: string },
): Promise<ConversationItem> {
  const row = await renameConversationRow(app.db.tenant(userId), { userId, id, title: title.trim() });
  if (row === undefined) throw new AppError('conversation_not_found');
  return showConversation(row);
}

/** It can be restored for thirty days. */
export async function removeConversation(
  app: AppContext,
  { userId }: Caller,
  id: string,
): Promise<undefined> {
  const deleted = await markConversationDeleted(app.db.tenant(userId), userId, id, app.clock.now());
  if (deleted === 0) throw new AppError('conversation_not_found');
  return undefined;
}

export async function restoreConversation(
  app: AppContext,
  { userId }: Caller,
  id: string,
): Promise<ConversationItem> {
  const deletedSince = takenBackSince(app.clock.now());
  const row = await unmarkConversationDeleted(app.db.tenant(userId), { userId, id, deletedSince });
  if (row === undefined) throw new AppError('conversation_not_found');
  return showConversation(row);
}

/** Permanently deletes conversations whose restore period has ended. */
export async function deleteOldConversations(app: AppContext): Promise<number> {
  return deleteForgottenConversations(app.db.system, takenBackSince(app.clock.now()));
}
