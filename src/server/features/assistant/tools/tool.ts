import type { AnswerBasis, AnswerChart, AnswerTable } from '#contract/assistant.ts';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { AnswerHelp } from '#domain/assistant/question/conversation.ts';
import type { Intent, IntentArgs } from '#domain/assistant/question/question.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import type { AnswerWords, Input } from '../answer-words.ts';

/** Everything a tool may read with: whose figures is said here, and never by what was asked. */
export interface ToolContext {
  app: AppContext;
  caller: Caller;
  now: Date;
  timeZone: string;
  /** The accounts that this user may look at, the one that is meant where none is named first. */
  accounts: readonly LinkedAccount[];
  words: AnswerWords;
  /** As it was typed: its form decides how an answer begins. */
  question: string;
  /** Where it is asked: what is handed over to a person. */
  conversationId: string;
}

/** What a tool found: sentences, and the figures they rest on. */
export interface ToolAnswer {
  /** False: the figures do not tell. It costs nothing. */
  known: boolean;
  text: string[];
  table?: AnswerTable;
  chart?: AnswerChart;
  basis?: AnswerBasis;
  help?: AnswerHelp[];
  links?: { label: string; path: string }[];
  /** What may be asked next. */
  next?: readonly Input[];
}

/** One of the assistant's questions to the product: it reads and never changes anything. */
export type Tool<Name extends Intent> = (context: ToolContext, args: IntentArgs[Name]) => Promise<ToolAnswer>;

/** An answer that there is none, with what would help. */
export function unknown(text: string[], help: AnswerHelp[] = [], next: readonly Input[] = []): ToolAnswer {
  return { known: false, text, help, next };
}
