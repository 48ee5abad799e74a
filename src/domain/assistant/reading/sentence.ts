import type { Language } from '#domain/language/text/spoken-words.ts';
import type { LocalDate } from '#domain/time/local-days.ts';
import type { Features } from './classifier.ts';
import { conceptWords, findConcepts, type Concept } from './concepts.ts';
import { fittingFrames, type Scene } from './frames.ts';
import { plainText } from '#domain/assistant/question/plain-text.ts';
import { readEntities, type Entities } from './read-entities.ts';
import { readPeriods, type PeriodReading } from '#domain/assistant/periods/read-periods.ts';
import { findRefusal } from '#domain/assistant/question/refusals.ts';
import { correctSpelling } from './spelling.ts';
import type { AbstainReason, Intent } from '#domain/assistant/question/question.ts';

/** A sentence with everything that was recognised in it. */
export interface Sentence {
  language: Language;
  entities: Entities;
  /** Plain text, spelling corrected. */
  plain: string;
  time: PeriodReading;
  concepts: ReadonlySet<Concept>;
  /** Intents of the matching frames, the most specific first. */
  frames: readonly Intent[];
  refusal: Exclude<AbstainReason, 'not_understood' | 'empty' | 'too_long'> | null;
}

/** Vocabulary of the product's own phrases: these words are not corrected. */
export type KnownWords = Readonly<Record<Language, ReadonlySet<string>>>;

/** Concepts that time expressions can also carry. */
const ALSO_IN_TIME: readonly Concept[] = ['one_video', 'latest', 'versus', 'compare', 'frequency'];
const targets: Readonly<Record<Language, readonly string[]>> = {
  fr: conceptWords('fr'),
  en: conceptWords('en'),
};

function conceptsOf(plain: string, rest: string, language: Language): ReadonlySet<Concept> {
  const found = new Set(findConcepts(rest, language));
  const whole = findConcepts(plain, language);
  for (const concept of ALSO_IN_TIME) if (whole.has(concept)) found.add(concept);
  return found;
}

/** Parses a sentence in one language. */
export function readSentence(
  text: string,
  language: Language,
  known: KnownWords,
  accounts: readonly string[],
  today: LocalDate,
): Sentence {
  const entities = readEntities(text, accounts);
  const plain = correctSpelling(
    plainText(entities.text, language),
    known[language],
    targets[language],
    language === 'fr',
  );
  const time = readPeriods(plain, today, language);
  const concepts = conceptsOf(plain, time.rest, language);
  const scene: Scene = {
    has: concept => concepts.has(concept),
    periods: time.periods.length + (time.saysBefore ? 1 : 0),
    handles: entities.handles.length,
    words: plain === '' ? 0 : plain.split(' ').length,
  };
  const sign = findRefusal(plain, language);
  // The topic of a hook or a script may be anything.
  const isTopic = sign === 'out_of_scope' && (concepts.has('hook') || concepts.has('script'));
  return {
    language,
    entities,
    plain,
    time,
    concepts,
    frames: fittingFrames(scene),
    refusal: isTopic ? null : sign,
  };
}

/** Relative weight of each kind of feature; tuned by cross-validation. */
const WEIGHT = { frame: 1, concept: 0.8, word: 0.6, pair: 0.5, letters: 0.2 } as const;

/** The features for the classifier: frames, concepts, words, pairs of words, and runs of four letters. */
export function featuresOf(sentence: Sentence): Features {
  const { language, plain, time, concepts, frames, refusal, entities } = sentence;
  const words = time.rest.split(' ').filter(word => word !== '');
  const features = new Map<string, number>([
    [`first:${frames[0] ?? 'none'}`, WEIGHT.frame],
    [`periods:${Math.min(2, time.periods.length + (time.saysBefore ? 1 : 0))}`, WEIGHT.concept],
    [`handles:${Math.min(2, entities.handles.length)}`, WEIGHT.concept],
    [`refusal:${refusal ?? 'none'}`, WEIGHT.concept],
    [`length:${lengthBand(plain)}`, WEIGHT.word],
    [concepts.size === 0 ? 'concept:none' : 'concept:some', WEIGHT.concept],
  ]);
  for (const intent of frames) features.set(`frame:${intent}`, WEIGHT.concept);
  for (const concept of concepts) features.set(`concept:${concept}`, WEIGHT.concept);
  for (const [at, word] of words.entries()) {
    features.set(`${language}:${word}`, WEIGHT.word);
    const next = words[at + 1];
    if (next !== undefined) features.set(`${language}:${word} ${next}`, WEIGHT.pair);
    const framed = `_${word}_`;
    for (let start = 0; start + 4 <= framed.length; start += 1) {
      features.set(`${language}~${framed.slice(start, start + 4)}`, WEIGHT.letters);
    }
  }
  return features;
}

function lengthBand(plain: string): string {
  const words = plain.split(' ').length;
  if (words <= 2) return 'two';
  if (words <= 6) return 'six';
  return words <= 14 ? 'fourteen' : 'more';
}
