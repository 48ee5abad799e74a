import type { ConversationItem, ConversationMessage } from '#contract/assistant.ts';
import { ANSWER_TAKES_MS } from '#domain/assistant/question/conversation.ts';
import type { ConversationRow, MessageRow } from './assistant.queries.ts';

export function showConversation(row: ConversationRow): ConversationItem {
  return {
    id: row.id,
    title: row.title,
    questions: row.questions,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

/** A message whose process died is shown as failed, so that nobody waits forever. */
export function showMessage(row: MessageRow, now: Date): ConversationMessage {
  const isLost = row.state === 'answering' && now.getTime() - row.asked_at.getTime() > ANSWER_TAKES_MS;
  return {
    id: row.id,
    question: row.question,
    state: isLost ? 'failed' : row.state,
    asked_at: row.asked_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    answer: row.answer,
    error: isLost
      ? { code: 'job_interrupted', values: {} }
      : row.error_code === null
        ? null
        : { code: row.error_code, values: row.error_values ?? {} },
  };
}
