import { identifyLanguage } from '#domain/language/text/language-identity.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { buildQuestion } from './build-query.ts';
import { continueQuestion, inheritScope, isAfterthought, leansOnPrevious } from './follow-up.ts';
import { assistantModel, guessIntents, type AssistantModel, type Guess } from './model/model.ts';
import { overEverything, readByRule, withoutAfterthought } from './read-by-rule.ts';
import { readSentence, type Sentence } from './reading/sentence.ts';
import { suggestIntents } from './suggestions.ts';
import { findUnanswerable } from './unanswerable.ts';
import { findUnreadFilter } from './unread-filter.ts';
import {
  MOST_QUESTION_CHARACTERS,
  type AbstainReason,
  type Intent,
  type Question,
  type Understand,
  type Understanding,
  type UnderstandingContext,
} from './question/question.ts';

/** An intent below these probabilities is not acted on; tuned by cross-validation on the training phrases. */
const LEAST_CHANCE = { withFrame: 0.25, alone: 0.45 };

/** Parses a user's question. Pure: the same text in the same context always gives the same result. */
export const understand: Understand = (text, context) => understandWith(assistantModel(), text, context);

/** As `understand`, with another model: for evaluation. */
export function understandWith(
  model: AssistantModel,
  text: string,
  context: UnderstandingContext,
): Understanding {
  const raw = text.trim();
  if (raw === '') return abstain('empty', context.language, []);
  if (raw.length > MOST_QUESTION_CHARACTERS) return abstain('too_long', context.language, []);
  const language = identifyLanguage(raw).language ?? context.language;
  const main = withoutAfterthought(raw);
  if (main !== raw) {
    const read = readIn(language, model, main, context);
    // The answer to the main question also says by how much, and that figures show no cause.
    if (read.kind === 'question' && ['top_videos', 'video_detail'].includes(read.intent)) return read;
  }
  const first = readIn(language, model, raw, context);
  if (first.kind !== 'abstain' || first.reason !== 'not_understood' || language === context.language)
    return first;
  const second = readIn(context.language, model, raw, context);
  return second.kind === 'abstain' ? first : second;
}

function abstain(reason: AbstainReason, language: Language, nearest: readonly Intent[]): Understanding {
  return { kind: 'abstain', language, reason, suggestions: suggestIntents(nearest) };
}

function readIn(
  language: Language,
  model: AssistantModel,
  raw: string,
  context: UnderstandingContext,
): Understanding {
  const today = localDateIn(context.timeZone)(context.now);
  const sentence = readSentence(raw, language, model.known, context.accounts, today);
  if (sentence.refusal !== null) return abstain(sentence.refusal, language, []);
  const followed = followUp(sentence, raw, context);
  if (followed !== null) return followed;
  const unanswerable = findUnanswerable(raw, sentence);
  if (unanswerable !== null) return { kind: 'abstain', language, ...unanswerable };
  const guesses = guessIntents(model, sentence);
  const rule = readByRule(sentence);
  const chosen = rule === null ? choose(sentence, guesses) : { intent: rule.intent, chance: 1 };
  const nearest = guesses.flatMap(({ intent }) =>
    intent === null || intent === 'small_talk' ? [] : [intent],
  );
  if (chosen === null) {
    const reason =
      guesses[0]?.intent === null && (guesses[0].chance ?? 0) > 0.5 ? 'out_of_scope' : 'not_understood';
    return abstain(reason, language, reason === 'out_of_scope' ? [] : nearest);
  }
  const input =
    rule?.isTimeless === true
      ? { ...sentence, time: { ...sentence.time, periods: [], refused: null } }
      : sentence;
  const built = buildQuestion(chosen.intent, { sentence: input, raw, today, accounts: context.accounts });
  if ('missing' in built) return { kind: 'ask-back', language, ...built };
  const { previous } = context;
  const own = overEverything(built.question, sentence, today);
  const question = previous !== null && leansOnPrevious(sentence) ? inheritScope(own, previous) : own;
  const how = rule !== null || sentence.frames.includes(chosen.intent) ? 'frame' : 'classifier';
  return {
    ...question,
    ...unreadOf(question, sentence, raw),
    kind: 'question',
    language,
    how,
    confidence: chosen.chance,
  };
}

/** The most likely intent, if it is likely enough; one that a frame supports needs less. */
function choose(sentence: Sentence, guesses: readonly Guess[]): { intent: Intent; chance: number } | null {
  const [first] = guesses;
  if (first === undefined || first.intent === null) return null;
  const least = sentence.frames.includes(first.intent) ? LEAST_CHANCE.withFrame : LEAST_CHANCE.alone;
  return first.chance >= least ? { intent: first.intent, chance: first.chance } : null;
}

function followUp(sentence: Sentence, raw: string, context: UnderstandingContext): Understanding | null {
  const { previous, accounts } = context;
  if (previous === null || !isAfterthought(sentence) || sentence.time.refused !== null) return null;
  const question = continueQuestion(previous, sentence, raw, accounts);
  if (question === null) return null;
  return {
    ...question,
    ...unreadOf(question, sentence, raw),
    kind: 'question',
    language: sentence.language,
    how: 'follow_up',
    confidence: 1,
  };
}

function unreadOf(question: Question, sentence: Sentence, raw: string): { unread?: string } {
  const unread = findUnreadFilter(question, sentence, raw);
  return unread === null ? {} : { unread };
}
