import { localDateIn } from '#domain/time/local-days.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { trainClassifier } from '#domain/assistant/reading/classifier.ts';
import { phraseHash, type Phrase } from './corpus.ts';
import { REFUSED, type AssistantModel } from '#domain/assistant/model/model.ts';
import { packClassifier, type PackedModel } from '#domain/assistant/model/pack-classifier.ts';
import { plainText } from '#domain/assistant/question/plain-text.ts';
import { readEntities } from '#domain/assistant/reading/read-entities.ts';
import { featuresOf, readSentence, type KnownWords } from '#domain/assistant/reading/sentence.ts';

/** The phrases are read on a fixed date, so that the weights do not depend on the day of training. */
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

/** Trains on phrases, in an order that depends only on their text. */
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

const LOOKED_AT_EVERY = 20;

/** Changes with the phrases, their intents, and how a sample of them is read; much cheaper than training. */
export function fingerprintOf(phrases: readonly Phrase[]): number {
  const known = knownWords(phrases);
  const seen = phrases.map(({ language, intent, text }) => `${language} ${intent ?? REFUSED} ${text}`);
  const read = phrases
    .filter((_, at) => at % LOOKED_AT_EVERY === 0)
    .map(({ text, language }) =>
      [...featuresOf(readSentence(text, language, known, LEARNT_ACCOUNTS, LEARNT_ON))].join(' '),
    );
  return phraseHash([...seen, ...read].join('\n'));
}

/** The model trained on phrases, in its file format. */
export function packModel(phrases: readonly Phrase[]): PackedModel {
  const { known, classifier } = trainModel(phrases);
  return {
    known: { fr: [...known.fr].toSorted().join(' '), en: [...known.en].toSorted().join(' ') },
    fingerprint: fingerprintOf(phrases),
    classifier: packClassifier(classifier),
  };
}
