import type { AnswerBasis, AnswerChart, AnswerTable } from '#contract/assistant.ts';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { AnswerHelp } from '#domain/assistant/question/conversation.ts';
import type { Intent, IntentArgs } from '#domain/assistant/question/question.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import type { AnswerWords, Input } from '../answer-words.ts';

/** Everything a tool may read with: the user is set here, never by the question. */
export interface ToolContext {
  app: AppContext;
  caller: Caller;
  now: Date;
  timeZone: string;
  /** The accounts that this user may access, the default one first. */
  accounts: readonly LinkedAccount[];
  words: AnswerWords;
  /** As typed: its form decides how an answer begins. */
  question: string;
  /** Identifies the conversation, for the handover to human support. */
  conversationId: string;
}

/** Result of a tool: sentences and the figures behind them. */
export interface ToolAnswer {
  /** False: the figures give no answer. It is free of charge. */
  known: boolean;
  text: string[];
  table?: AnswerTable;
  chart?: AnswerChart;
  basis?: AnswerBasis;
  help?: AnswerHelp[];
  links?: { label: string; path: string }[];
  /** Suggested next questions. */
  next?: readonly Input[];
}

/** A read-only query of the assistant. */
export type Tool<Name extends Intent> = (context: ToolContext, args: IntentArgs[Name]) => Promise<ToolAnswer>;

/** Answer when the result is unknown, with what would help. */
export function unknown(text: string[], help: AnswerHelp[] = [], next: readonly Input[] = []): ToolAnswer {
  return { known: false, text, help, next };
}
