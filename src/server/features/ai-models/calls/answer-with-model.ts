import type { ToolSet } from 'ai';
import { CHOICE_PROMPT, choiceData, WORDING_PROMPT, wordingData } from '#domain/ai-models/answer-prompt.ts';
import type { Answering } from '#server/integrations/ai-providers/replayed-model.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { callModel, type Input } from './call-model.ts';
import { fixedPrompt } from './prompt.ts';

const WORDING = fixedPrompt(WORDING_PROMPT);
const CHOICE = fixedPrompt(CHOICE_PROMPT);
const WORDING_TOKENS = 600;
const CHOICE_TOKENS = 400;
const LONGEST_WORDING = 1_200;

interface ToBeWorded {
  language: 'fr' | 'en';
  question: string;
  /** The sentences as worded by the tools. */
  answer: readonly string[];
  /** Captions and other platform texts contained in the answer. */
  quoted: readonly string[];
  /** Whether every figure of a text occurs in the tools' results. Otherwise the text is dropped. */
  keepsFigures: (text: string) => boolean;
}

/**
 * Words an answer with a model, when one is available for the user. The model has no tools and sees only
 * this answer, with platform texts marked as data. When `writer.kind` is `embedded` the
 * tools' own wording is used; `saidOtherFigures` is set when the model stated a figure that no tool gave, `note` gives
 * other reasons.
 */
export async function wordWithModel(
  app: AppContext,
  userId: string,
  { language, question, answer, quoted, keepsFigures }: ToBeWorded,
  options: { signal?: AbortSignal } = {},
): Promise<Input<string> & { saidOtherFigures: boolean }> {
  let saidOtherFigures = false;
  const filter = await callModel<string>(
    app,
    userId,
    {
      prompt: WORDING,
      data: wordingData({ language, question, answer, quoted }),
      quoted,
      maxOutputTokens: WORDING_TOKENS,
      read: ({ text }, by) => {
        if (by === 'embedded') return text;
        if (text === '' || text.length > LONGEST_WORDING) return null;
        if (keepsFigures(text)) return text;
        saidOtherFigures = true;
        return null;
      },
      embedded: () => ({ kind: 'text', text: answer.join(' ') }),
    },
    options,
  );
  return { ...filter, saidOtherFigures };
}

/**
 * Chooses the one tool that answers a question, with arguments matching its schema. The model sees only the question:
 * no caption, no figure, no name. The user whose figures are read is never an argument. Null: no tool fits.
 */
export function chooseToolWithModel(
  app: AppContext,
  userId: string,
  filter: {
    language: 'fr' | 'en';
    question: string;
    /** The date in the user's time zone, YYYY-MM-DD. */
    today: string;
    /** Description and schema of each, without an execute function. */
    tools: ToolSet;
    /** The built-in engine's interpretation of the same question. */
    embedded: Answering;
  },
  options: { signal?: AbortSignal } = {},
): Promise<Input<{ name: string; input: unknown }>> {
  const { language, question, today, tools, embedded } = filter;
  return callModel(
    app,
    userId,
    {
      prompt: CHOICE,
      data: choiceData({ language, question, today }),
      quoted: [],
      tools,
      maxOutputTokens: CHOICE_TOKENS,
      read: ({ call }) => (call !== null && Object.hasOwn(tools, call.name) ? call : null),
      embedded,
    },
    options,
  );
}
