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
  /** The sentences as the tools’ own words have them. */
  answer: readonly string[];
  /** Captions and other texts of the platform that stand in the answer. */
  quoted: readonly string[];
  /** Whether every figure of a text stands in what the tools gave. What it refuses is dropped. */
  keepsFigures: (text: string) => boolean;
}

/**
 * The sentences of an answer in a model’s words, where one writes for the user. The model has no tool here and sees
 * nothing but this answer, with what the platform gave in it marked as data. Where `writer.kind` is `embedded` the
 * tools’ own words stand; `saidOtherFigures` says that the model gave a figure that no tool gave, and `note` what else.
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
 * The one tool that answers a question, and its arguments in the tool’s own shape. The model sees the question alone:
 * no caption, no figure, nobody’s name. Whose figures are read is never an argument. Null: none answers it.
 */
export function chooseToolWithModel(
  app: AppContext,
  userId: string,
  filter: {
    language: 'fr' | 'en';
    question: string;
    /** The user’s own day, YYYY-MM-DD. */
    today: string;
    /** Description and shape of each, without a way to run it. */
    tools: ToolSet;
    /** The built-in understanding of the same question. */
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
