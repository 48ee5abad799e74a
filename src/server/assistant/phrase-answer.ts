import type { GivenAnswer } from '#contract/assistant.ts';
import type { Question } from '#domain/assistant/understanding.ts';
import type { Caller, World } from '../world.ts';

export interface FoundAnswer {
  question: Question;
  answer: GivenAnswer;
}

/**
 * The last step before an answer is kept: its wording. The figures, the table and the chart are the tools’ and stay
 * as they are; a language model may say the sentences in other words here, and nowhere else.
 */
export function phraseAnswer(_world: World, _caller: Caller, { answer }: FoundAnswer): Promise<GivenAnswer> {
  return Promise.resolve(answer);
}
