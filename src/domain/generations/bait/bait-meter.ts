import { memoize } from '#domain/language/text/memoize.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { readFeatures, signShownBy, signsOfForm } from './bait-features.ts';
import { keyOfHash, unpackMeter } from './bait-model.ts';
import { BAIT_SIGN_IDS, type BaitSignId } from './bait-signs.ts';
import { BAIT_WEIGHTS } from './bait-weights.ts';

/** How much a text resembles bait, 0 to 100, and the visible signs of it. Judges form only, not truth. */
export interface BaitReading {
  points: number;
  signs: readonly { id: string; points: number }[];
}

/**
 * The clickbait meter, 0 to 100: what stands in a text and how it is put, with weights learnt from lines of two authors,
 * the library and public headlines (decision 0034). `docs/evaluation-words.md` says how well it tells loud from calm.
 */
export function baitPoints(text: string, language: Language): number {
  return meters[language](text);
}

/** The score of a text, distributed over its signs. */
export function readBait(text: string, language: Language): BaitReading {
  const points = baitPoints(text, language);
  const weights = model.words[language];
  const parts = new Float64Array(BAIT_SIGN_IDS.length);
  const shown = new Set<number>([WORDING]);
  const add = (at: number, part: number) => {
    parts[at] = (parts[at] ?? 0) + part;
  };
  const onForm = (at: number, value: number) => {
    const part = (model.form[at] ?? 0) * value;
    shown.add(shownSign[at] ?? WORDING);
    add(firstSign[at] ?? 0, part / 2);
    add(otherSign[at] ?? 0, part / 2);
  };
  const onWord = (hash: number) => add(WORDING, weights.get(keyOfHash(hash)) ?? 0);
  readFeatures(text.normalize('NFC'), language, onForm, onWord);
  return { points, signs: signsOf(parts, shown, points) };
}

/**
 * A raw score of 0, where loud and calm are equally likely, becomes 40; 2, exceeded by one calm library hook in 300,
 * becomes 60; 6.5 becomes 90.
 */
const CENTRE = 1;
const SPREAD = 2.5;
/** Signs with fewer points are not reported. */
const LEAST_POINTS = 4;

const model = unpackMeter(BAIT_WEIGHTS);
const signPlaces = new Map(BAIT_SIGN_IDS.map((id, at) => [id, at]));
const WORDING = place('wording');
/** The one or two signs that each form weight contributes to. */
const firstSign = Uint8Array.from(model.form, (_weight, at) => place(signsOfForm(at)[0]));
const otherSign = Uint8Array.from(model.form, (_weight, at) => place(signsOfForm(at)[1]));
/** The visible sign of each form feature; `wording`, which needs no visible evidence, where it has none. */
const shownSign = Uint8Array.from(model.form, (_weight, at) => place(signShownBy(at) ?? 'wording'));

const CACHED_TEXTS = 2_000;
const meters = { fr: pointsIn('fr'), en: pointsIn('en') };

function place(sign: BaitSignId): number {
  return signPlaces.get(sign) ?? 0;
}

function pointsIn(language: Language): (text: string) => number {
  return memoize(CACHED_TEXTS, text => {
    const weights = model.words[language];
    let score = model.bias;
    readFeatures(
      text.normalize('NFC'),
      language,
      (at, value) => (score += (model.form[at] ?? 0) * value),
      hash => (score += weights.get(keyOfHash(hash)) ?? 0),
    );
    return Math.round(100 / (1 + Math.exp((CENTRE - score) / SPREAD)));
  });
}

/**
 * The score distributed over the signs that indicate bait, by contribution. Contributions to a sign that is not visible
 * in the text are reported as wording.
 */
function signsOf(parts: Float64Array, shown: ReadonlySet<number>, points: number): BaitReading['signs'] {
  const told = new Float64Array(parts.length);
  for (const [at, part] of parts.entries()) {
    const sign = shown.has(at) ? at : WORDING;
    told[sign] = (told[sign] ?? 0) + Math.max(0, part);
  }
  const louder = told.reduce((sum, part) => sum + part, 0);
  return BAIT_SIGN_IDS.map((id, at) => ({
    id,
    points: Math.round((points * (told[at] ?? 0)) / Math.max(1, louder)),
  }))
    .filter(one => one.points >= LEAST_POINTS)
    .toSorted((a, b) => b.points - a.points);
}
