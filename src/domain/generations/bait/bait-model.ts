import type { Language } from '#domain/language/text/spoken-words.ts';

/** The trained meter as stored in a file. */
export interface PackedMeter {
  bias: number;
  /** One character per form weight. */
  form: string;
  formScale: number;
  /** Five characters per word or pair of words: four of its hash, one of its weight. */
  words: Readonly<Record<Language, string>>;
  wordScale: number;
}

/** The trained meter, unpacked for use. */
export interface BaitModel {
  bias: number;
  form: Float64Array;
  words: Readonly<Record<Language, ReadonlyMap<number, number>>>;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MOST = 31;
const KEY_SIGNS = 4;
const SIGN_BITS = 6;
const HASH_BITS = 32;
const placeOf = new Map(Array.from(SIGNS, (sign, place) => [sign, place]));
const valueOf = (sign: string | undefined) => placeOf.get(sign ?? '') ?? 0;

/** The stored part of a hash. */
export const keyOfHash = (hash: number) => hash >>> (HASH_BITS - KEY_SIGNS * SIGN_BITS);

/**
 * Small weights are stored more finely than large ones: a character encodes the square root of the share of the
 * largest.
 */
function signOf(weight: number, scale: number): string {
  return SIGNS[MOST + Math.round(MOST * Math.sign(weight) * Math.sqrt(Math.abs(weight) / scale))] ?? '';
}
function weightOf(sign: string | undefined, scale: number): number {
  const root = (valueOf(sign) - MOST) / MOST;
  return Math.sign(root) * root * root * scale;
}
const largest = (weights: Iterable<number>) => {
  let most = 0;
  for (const one of weights) most = Math.max(most, Math.abs(one));
  return Number(most.toPrecision(6));
};

/** Serialises a meter, with the given number of highest-weighted words per language. */
export function packMeter(model: BaitModel, most: Readonly<Record<Language, number>>): PackedMeter {
  const kept = (language: Language) =>
    [...model.words[language]]
      .toSorted(([a, one], [b, other]) => Math.abs(other) - Math.abs(one) || a - b)
      .slice(0, most[language])
      .toSorted(([a], [b]) => a - b);
  const words = { fr: kept('fr'), en: kept('en') };
  const [formScale, wordScale] = [
    largest(model.form),
    largest([...words.fr, ...words.en].map(([, weight]) => weight)),
  ];
  const keySigns = (key: number) =>
    Array.from({ length: KEY_SIGNS }, (_, at) => SIGNS[(key >>> (SIGN_BITS * at)) & 63] ?? '').join('');
  const written = (language: Language) =>
    words[language].map(([key, weight]) => keySigns(key) + signOf(weight, wordScale)).join('');
  return {
    bias: Number(model.bias.toFixed(4)),
    form: Array.from(model.form, weight => signOf(weight, formScale)).join(''),
    formScale,
    words: { fr: written('fr'), en: written('en') },
    wordScale,
  };
}

/** Reads a meter as `packMeter` wrote it. */
export function unpackMeter(packed: PackedMeter): BaitModel {
  const { bias, form, formScale, words, wordScale } = packed;
  const read = (text: string) => {
    const weights = new Map<number, number>();
    for (let at = 0; at < text.length; at += KEY_SIGNS + 1) {
      let key = 0;
      for (let one = KEY_SIGNS - 1; one >= 0; one--) key = (key << SIGN_BITS) | valueOf(text[at + one]);
      weights.set(key, weightOf(text[at + KEY_SIGNS], wordScale));
    }
    return weights;
  };
  return {
    bias,
    form: Float64Array.from(form, sign => weightOf(sign, formScale)),
    words: { fr: read(words.fr), en: read(words.en) },
  };
}
