import type { Intent } from './question.ts';

/**
 * `unknown`: understood, but the figures do not answer it; `abstained`: not understood, or outside the assistant's
 * scope. Both are free, and so are failed and stopped answers.
 */
export const MESSAGE_STATES = ['answering', 'answered', 'unknown', 'abstained', 'failed', 'stopped'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What the user can do where data is missing. */
export const ANSWER_HELPS = ['link_account', 'sync', 'import', 'wait'] as const;
export type AnswerHelp = (typeof ANSWER_HELPS)[number];

/** Value types of a column's cells; a day is `YYYY-MM-DD`. */
export const CELL_KINDS = ['text', 'count', 'number', 'percent', 'day', 'instant', 'factor'] as const;

export const CONVERSATION_FORMATS = ['md', 'json', 'csv'] as const;
export type ConversationFormat = (typeof CONVERSATION_FORMATS)[number];

export const CONVERSATION_TITLE_MAX = 120;
export const MOST_CONVERSATIONS = 1_000;
export const MOST_MESSAGES = 200;
/** How long deleted conversations can be restored. */
export const CONVERSATION_KEPT_DAYS = 30;
/** Longer than any answer takes: a process that has not answered by then was killed. */
export const ANSWER_TAKES_MS = 120_000;

/** Answered from the product's own documentation, or by a link to a page: not counted against the plan. */
const FREE: readonly Intent[] = [
  'quota_status',
  'plan_info',
  'generate_hooks',
  'generate_script',
  'search_docs',
  'hand_over',
  'small_talk',
];

/** Whether an answer counts as one question of the plan: those that read the user's figures do. */
export function costsAQuestion(intent: Intent): boolean {
  return !FREE.includes(intent);
}

/** Finished, with whatever result. */
export function isAnswerEnded(state: MessageState): boolean {
  return state !== 'answering';
}
