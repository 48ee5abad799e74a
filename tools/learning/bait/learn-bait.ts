import { FORM_SIZE, readFeatures } from '#domain/generations/bait/bait-features.ts';
import { keyOfHash, type BaitModel } from '#domain/generations/bait/bait-model.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

/** A text to learn from: how loud its form is, 0 to 1, and how much it weighs among the others. */
export interface Lesson {
  text: string;
  language: Language;
  loud: number;
  weight: number;
}

export interface Strength {
  /** Regularization of the form and words learnt from lines and hooks. */
  first: number;
  /** The same for the words learnt afterwards. */
  second: number;
}

const FIRST_ROUNDS = 10;
const SECOND_ROUNDS = 8;
const RATE = 0.3;
const OF_WORDS = 0.5;

interface Row {
  at: Int32Array;
  value: Float64Array;
  loud: number;
  weight: number;
  /** The score from an earlier step. */
  start: number;
}

/** A hash of the text, which decides the order of the lessons and which of them are held out. */
export function orderOf(text: string): number {
  let code = 2166136261;
  for (let at = 0; at < text.length; at++) code = Math.imul(code ^ text.charCodeAt(at), 16777619) >>> 0;
  return code;
}

/** Logistic regression by gradient descent with a learning rate for each weight, each shrunk towards zero. */
function descend(rows: readonly Row[], size: number, held: number, rounds: number) {
  const weights = new Float64Array(size + 1);
  const steps = new Float64Array(size + 1);
  const seen = new Float64Array(size + 1);
  for (const { at } of rows) for (const place of at) seen[place] = (seen[place] ?? 0) + 1;
  const step = (place: number, slope: number, rate: number) => {
    const squares = (steps[place] ?? 0) + slope * slope;
    steps[place] = squares;
    weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(squares + 1e-8);
  };
  for (let round = 0; round < rounds; round++) {
    const rate = RATE / (1 + round * 0.4);
    for (const { at, value, loud, weight, start } of rows) {
      let score = start + (weights[size] ?? 0);
      for (let one = 0; one < at.length; one++) score += (weights[at[one] ?? 0] ?? 0) * (value[one] ?? 0);
      const error = (1 / (1 + Math.exp(-score)) - loud) * weight;
      for (let one = 0; one < at.length; one++) {
        const place = at[one] ?? 0;
        const back = (held * (weights[place] ?? 0)) / (seen[place] ?? 1);
        step(place, error * (value[one] ?? 0) + back, rate);
      }
      step(size, error, rate);
    }
  }
  return weights;
}

class Places {
  readonly #of: Record<Language, Map<number, number>> = { fr: new Map(), en: new Map() };
  size: number;
  constructor(from: number) {
    this.size = from;
  }
  at(language: Language, key: number): number {
    const known = this.#of[language].get(key);
    if (known !== undefined) return known;
    this.#of[language].set(key, this.size);
    return this.size++;
  }
  entries(language: Language) {
    return this.#of[language].entries();
  }
}

interface Features {
  form: { at: number; value: number }[];
  words: number[];
  content: number[];
}
const known = new Map<string, Features>();
function featuresOf(text: string, language: Language): Features {
  const key = `${language} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const features: Features = { form: [], words: [], content: [] };
  const onWord = (hash: number, isContent: boolean) => {
    features.words.push(keyOfHash(hash));
    if (isContent) features.content.push(keyOfHash(hash));
  };
  readFeatures(text.normalize('NFC'), language, (at, value) => features.form.push({ at, value }), onWord);
  known.set(key, features);
  return features;
}

/** The trained meter's raw score of a text, before conversion to points. */
export function scoreOf({ bias, form, words }: BaitModel, text: string, language: Language): number {
  const read = featuresOf(text, language);
  let score = bias;
  for (const { at, value } of read.form) score += (form[at] ?? 0) * value;
  for (const one of read.words) score += words[language].get(one) ?? 0;
  return score;
}

const inOrder = (lessons: readonly Lesson[]) =>
  lessons
    .map(lesson => ({ lesson, order: orderOf(`order ${lesson.text}`) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ lesson }) => lesson);

function learnFirst(lessons: readonly Lesson[], held: number): BaitModel {
  const places = new Places(FORM_SIZE);
  const rows = inOrder(lessons).map(({ text, language, loud, weight }): Row => {
    const { form, words } = featuresOf(text, language);
    const at = [...form.map(one => one.at), ...words.map(one => places.at(language, one))];
    const value = [...form.map(one => one.value), ...words.map(() => OF_WORDS)];
    return { at: Int32Array.from(at), value: Float64Array.from(value), loud, weight, start: 0 };
  });
  const weights = descend(rows, places.size, held, FIRST_ROUNDS);
  const wordsIn = (language: Language) =>
    new Map([...places.entries(language)].map(([key, at]) => [key, OF_WORDS * (weights[at] ?? 0)]));
  return {
    bias: weights[places.size] ?? 0,
    form: weights.slice(0, FORM_SIZE),
    words: { fr: wordsIn('fr'), en: wordsIn('en') },
  };
}

function learnSecond(first: BaitModel, lessons: readonly Lesson[], held: number): BaitModel {
  const places = new Places(0);
  const rows = inOrder(lessons).map(({ text, language, loud, weight }): Row => {
    const at = Int32Array.from(featuresOf(text, language).content, one => places.at(language, one));
    const start = scoreOf(first, text, language);
    return { at, value: new Float64Array(at.length).fill(1), loud, weight, start };
  });
  const weights = descend(rows, places.size, held, SECOND_ROUNDS);
  const words = { fr: new Map(first.words.fr), en: new Map(first.words.en) };
  for (const language of ['fr', 'en'] as const)
    for (const [key, at] of places.entries(language))
      words[language].set(key, (words[language].get(key) ?? 0) + (weights[at] ?? 0));
  return { ...first, bias: first.bias + (weights[places.size] ?? 0), words };
}

/** Gives loud and calm texts the same total weight, and all together that of `mass`. */
export function balanced(lessons: readonly Omit<Lesson, 'weight'>[], mass: number): Lesson[] {
  const loud = lessons.filter(one => one.loud > 0.5).length;
  const share = (one: { loud: number }) => mass / 2 / (one.loud > 0.5 ? loud : lessons.length - loud);
  return lessons.map(one => ({ ...one, weight: share(one) }));
}

export interface Material {
  /** Lines and hooks, language by language. */
  own: readonly (readonly Omit<Lesson, 'weight'>[])[];
  hooks: readonly (readonly Omit<Lesson, 'weight'>[])[];
  /** Plain statements, all calm. */
  parts: readonly (readonly Omit<Lesson, 'weight'>[])[];
  headlines: readonly Omit<Lesson, 'weight'>[];
}
const MASS = {
  first: { own: 500, hooks: 250, parts: 25, headlines: 100 },
  second: { own: 3_000, hooks: 1_500, parts: 150, headlines: 3_000 },
} as const;
/** One in this many headlines is enough to learn the form of headlines. */
const HEADLINES_FOR_FORM = 4;

type Mass = (typeof MASS)['first' | 'second'];
const weighed = ({ own, hooks, parts, headlines }: Material, mass: Mass) => [
  ...own.flatMap(one => balanced(one, mass.own)),
  ...hooks.flatMap(one => balanced(one, mass.hooks)),
  ...parts.flatMap(all => all.map(one => ({ ...one, weight: mass.parts / all.length }))),
  ...balanced(headlines, mass.headlines),
];

/**
 * Trains in two steps: form and words from lines and hooks, with few headlines; then, with those fixed, the content
 * words
 * by which headlines still differ. So what distinguishes a magazine from a news agency does not decide for hooks.
 */
export function learnMeter(material: Material, { first, second }: Strength): BaitModel {
  const few = material.headlines.filter(({ text }) => orderOf(`few ${text}`) % HEADLINES_FOR_FORM === 0);
  const form = learnFirst(weighed({ ...material, headlines: few }, MASS.first), first);
  return learnSecond(form, weighed(material, MASS.second), second);
}
