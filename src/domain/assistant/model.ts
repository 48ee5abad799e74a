import { localDateIn } from '#domain/periods/local-days.ts';
import type { Language } from '#domain/language/spoken-words.ts';
import { classify, trainClassifier, type Classifier } from './classifier.ts';
import { listPhrases, phraseHash, type Phrase } from './corpus/corpus.ts';
import { plainText } from './plain-text.ts';
import { readEntities } from './read-entities.ts';
import { featuresOf, readSentence, type KnownWords, type Sentence } from './sentence.ts';
import type { Intent } from './understanding.ts';

/** What was learnt from phrases. */
export interface AssistantModel {
  known: KnownWords;
  classifier: Classifier;
}

/** The label of what is refused. */
const REFUSED = 'refused';
/** The phrases are read on one day, so that the weights do not depend on when they are learnt. */
const LEARNT_ON = localDateIn('UTC')(new Date(Date.UTC(2026, 10, 21)));
const LEARNT_ACCOUNTS = ['atelier.lina', 'lina.cuisine'];

function knownWords(phrases: readonly Phrase[]): KnownWords {
  const of = (language: Language) =>
    new Set(
      phrases
        .filter(one => one.language === language && one.group !== 'sms' && one.group !== 'noise')
        .flatMap(one => plainText(readEntities(one.text, []).text, language).split(' ')),
    );
  return { fr: of('fr'), en: of('en') };
}

/** Learns from phrases, in an order that only their letters decide. */
export function trainModel(phrases: readonly Phrase[]): AssistantModel {
  const known = knownWords(phrases);
  const examples = phrases
    .toSorted((a, b) => phraseHash(a.text) - phraseHash(b.text) || (a.text < b.text ? -1 : 1))
    .map(({ text, language, intent }) => ({
      features: featuresOf(readSentence(text, language, known, LEARNT_ACCOUNTS, LEARNT_ON)),
      label: intent ?? REFUSED,
    }));
  return { known, classifier: trainClassifier(examples) };
}

let learnt: AssistantModel | undefined;

/** The product's model: learnt once a process, from the part of the corpus that is not held out. */
export function assistantModel(): AssistantModel {
  learnt ??= trainModel(listPhrases().filter(phrase => !phrase.heldOut));
  return learnt;
}

export interface Guess {
  /** Null: nothing for the assistant. */
  intent: Intent | null;
  chance: number;
}

/** What a sentence most likely asks, the likeliest first. */
export function guessIntents(model: AssistantModel, sentence: Sentence): Guess[] {
  return classify(model.classifier, featuresOf(sentence)).map(({ label, chance }) => ({
    intent: label === REFUSED ? null : (label as Intent),
    chance,
  }));
}
