import weights from '#data/assistant/weights.json' with { type: 'json' };
import { classify, type Classifier } from '#domain/assistant/reading/classifier.ts';
import { unpackClassifier, type PackedModel } from './pack-classifier.ts';
import { featuresOf, type KnownWords, type Sentence } from '#domain/assistant/reading/sentence.ts';
import type { Intent } from '#domain/assistant/question/question.ts';

/** Parameters trained from phrases. */
export interface AssistantModel {
  known: KnownWords;
  classifier: Classifier;
}

/** The label of refused questions. */
export const REFUSED = 'refused';

export function unpackModel({ known, classifier }: PackedModel): AssistantModel {
  return {
    known: { fr: new Set(known.fr.split(' ')), en: new Set(known.en.split(' ')) },
    classifier: unpackClassifier(classifier),
  };
}

export const LEARNT: PackedModel = weights;

let learnt: AssistantModel | undefined;

/**
 * The product's model: trained on the part of the corpus that is not held out, by
 * `tools/learning/assistant/train-assistant.ts`.
 */
export function assistantModel(): AssistantModel {
  learnt ??= unpackModel(LEARNT);
  return learnt;
}

export interface Guess {
  /** Null: not a question for the assistant. */
  intent: Intent | null;
  chance: number;
}

/** The likely intents of a sentence, most likely first. */
export function guessIntents(model: AssistantModel, sentence: Sentence): Guess[] {
  return classify(model.classifier, featuresOf(sentence)).map(({ label, chance }) => ({
    intent: label === REFUSED ? null : (label as Intent),
    chance,
  }));
}
