import type { Intent } from './question.ts';

/**
 * `unknown`: understood, and the figures do not tell; `abstained`: not understood, or nothing that is answered here.
 * Both cost nothing, and neither does what failed or was stopped.
 */
export const MESSAGE_STATES = ['answering', 'answered', 'unknown', 'abstained', 'failed', 'stopped'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What would help where nothing is known. */
export const ANSWER_HELPS = ['link_account', 'sync', 'import', 'wait'] as const;
export type AnswerHelp = (typeof ANSWER_HELPS)[number];

/** What stands in the cells of a column; a day is `YYYY-MM-DD`. */
export const CELL_KINDS = ['text', 'count', 'number', 'percent', 'day', 'instant', 'factor'] as const;

export const CONVERSATION_FORMATS = ['md', 'json', 'csv'] as const;
export type ConversationFormat = (typeof CONVERSATION_FORMATS)[number];

export const CONVERSATION_TITLE_MAX = 120;
export const MOST_CONVERSATIONS = 1_000;
export const MOST_MESSAGES = 200;
/** Deleted conversations can be taken back for so long. */
export const CONVERSATION_KEPT_DAYS = 30;
/** Longer than any answer takes: who has not answered by then was killed. */
export const ANSWER_TAKES_MS = 120_000;

/** Answered from the product's own knowledge, or by leading somewhere: no question of the plan is spent. */
const FREE: readonly Intent[] = [
  'quota_status',
  'plan_info',
  'generate_hooks',
  'generate_script',
  'search_docs',
  'hand_over',
  'small_talk',
];

/** Whether an answer to it counts as one question of the plan: those that read the user's figures do. */
export function costsAQuestion(intent: Intent): boolean {
  return !FREE.includes(intent);
}

/** Over, whatever became of it. */
export function isAnswerEnded(state: MessageState): boolean {
  return state !== 'answering';
}
