import { memoize } from '#domain/language/text/memoize.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { NOTIONS } from './bait-notions.ts';
import type { BaitSignId } from './bait-signs.ts';
import { BAIT_SIGNS } from './bait-words.ts';

const MARKS = ['?', '!', ':', ';', '"', '…', '(', '☺'] as const;
const notions = new Map(Object.keys(NOTIONS).map((id, at) => [id, at]));
const marks = new Map<string, number>(MARKS.map((mark, at) => [mark, notions.size + at]));
const WORD = notions.size + marks.size;
const [START, END, KINDS] = [WORD + 1, WORD + 2, WORD + 3];
const NUMBER = notions.get('number') ?? WORD;
const MORE = marks.get('…') ?? WORD;
const SMILE = marks.get('☺') ?? WORD;

/** Number of steps for content words: none, one … seven or more. */
const CONTENT_STEPS = 8;
const PAIRS_FROM = KINDS;
const SURFACE_FROM = PAIRS_FROM + KINDS * KINDS;
const STEPS_FROM = SURFACE_FROM + 8;
const SIGNS_FROM = STEPS_FROM + CONTENT_STEPS;
/** Number of form weights. */
export const FORM_SIZE = SIGNS_FROM + BAIT_SIGNS.length;

const kindSigns: readonly BaitSignId[] = [
  ...Object.values(NOTIONS).map(({ sign }) => sign),
  ...(['question', 'shout', 'wording', 'wording', 'wording', 'waiting', 'wording', 'shout'] as const),
  'vague',
  'vague',
  'vague',
];
/** Text length, shortness, share and length of words; initial number, digit; names; capitals. */
const surfaceSigns: readonly BaitSignId[] = [
  ...(['vague', 'vague', 'vague', 'vague'] as const),
  ...(['number', 'number', 'vague', 'shout'] as const),
];

/** The one or two signs that a form weight contributes to. */
export function signsOfForm(at: number): readonly [BaitSignId, BaitSignId] {
  const alone = (sign: BaitSignId | undefined) => [sign ?? 'wording', sign ?? 'wording'] as const;
  if (at < PAIRS_FROM) return alone(kindSigns[at]);
  if (at < SURFACE_FROM) {
    const pair = at - PAIRS_FROM;
    return [kindSigns[Math.floor(pair / KINDS)] ?? 'wording', kindSigns[pair % KINDS] ?? 'wording'];
  }
  if (at < STEPS_FROM) return alone(surfaceSigns[at - SURFACE_FROM]);
  return alone(at < SIGNS_FROM ? 'vague' : BAIT_SIGNS[at - SIGNS_FROM]?.id);
}

/** Notions that show their sign on their own; « if » contributes to a threat without being one. */
const TELLING = new Set(
  'i you your thing here why nobody secret best never always all nothing everyone miracle wait guess lie danger ruin regret fear shock tears anger'.split(
    ' ',
  ),
);
const NUMBER_FIRST = SURFACE_FROM + 4;
/** A text with at most this many content words is reported as vague. */
const FEW_CONTENT = 3;

/** The sign that is visible in the text when this form feature occurs; undefined for none. */
export function signShownBy(at: number): BaitSignId | undefined {
  if (at < notions.size) {
    const [id, { sign } = { sign: undefined }] = Object.entries(NOTIONS)[at] ?? [''];
    return TELLING.has(id) ? sign : undefined;
  }
  if (at === NUMBER_FIRST) return 'number';
  if (at >= STEPS_FROM && at <= STEPS_FROM + FEW_CONTENT) return 'vague';
  const sign = BAIT_SIGNS[at - SIGNS_FROM]?.id;
  // These match more than their name suggests.
  return sign === 'address' || sign === 'nobody' ? undefined : sign;
}

interface Token {
  kind: number;
  hash: number;
}

function hash(text: string): number {
  let code = 2166136261;
  for (let at = 0; at < text.length; at++) code = Math.imul(code ^ text.charCodeAt(at), 16777619);
  return code >>> 0;
}
const pairHash = (first: number, second: number) =>
  (Math.imul(first ^ (second >>> 15), 2246822519) ^ Math.imul(second, 3266489917)) >>> 0;

function kindReader(language: Language): (word: string) => number {
  const whole = new Map<string, number>();
  const beginnings = new Map<string, number>();
  for (const [at, { words }] of Object.values(NOTIONS).entries()) {
    for (const word of words[language].split(' ')) {
      const [into, key] = word.endsWith('*') ? [beginnings, word.slice(0, -1)] : [whole, word];
      if (!into.has(key)) into.set(key, at);
    }
  }
  const lengths = [...new Set([...beginnings.keys()].map(one => one.length))].toSorted((a, b) => b - a);
  const LONGEST_ENDING = 5;
  return word => {
    const known = whole.get(word);
    if (known !== undefined) return known;
    for (const length of lengths) {
      if (word.length < length || word.length > length + LONGEST_ENDING) continue;
      const begun = beginnings.get(word.slice(0, length));
      if (begun !== undefined) return begun;
    }
    return WORD;
  };
}

const CACHED_WORDS = 5_000;
function tokenReader(language: Language): (word: string) => Token {
  const read = kindReader(language);
  return memoize(CACHED_WORDS, (word): Token => {
    if (/^\d/u.test(word)) return { kind: NUMBER, hash: hash('#') };
    if (word.startsWith('..')) return { kind: MORE, hash: hash('…') };
    const mark = marks.get(word);
    if (mark !== undefined) return { kind: mark, hash: hash(word) };
    if (!/^[\p{L}']/u.test(word)) return { kind: SMILE, hash: hash('☺') };
    return { kind: read(word), hash: hash(word) };
  });
}
const tokens = { fr: tokenReader('fr'), en: tokenReader('en') };
const WORDS: Readonly<Record<Language, RegExp>> = {
  fr: /\p{L}+'?|\d+|[?!:;"…(]|\.{2,}|\p{Extended_Pictographic}/gu,
  en: /[\p{L}']+|\d+|[?!:;"…(]|\.{2,}|\p{Extended_Pictographic}/gu,
};
/** A smaller feature value makes regularisation restrain its weight more during training. */
const OF_A_PAIR = 0.7;
const OF_A_STEP = 0.7;
const NAMES = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}/gu;
const STARTS_WITH_NUMBER = /^\W*\d/u;
const DIGIT = /\d/u;
const CAPITALS = /(?:^|\s)\p{Lu}{3,}(?=\s|$)/u;

const EDGE = { start: { kind: START, hash: hash('^') }, end: { kind: END, hash: hash('$') } };

/** Form features already found in a text; a number per text instead of a new set. */
const shownIn = new Uint32Array(FORM_SIZE);
let reading = 0;

/**
 * Emits the features of a text for the meter. A form feature is emitted once, a word at each occurrence; `isContent`
 * marks words and pairs with a word outside all notions: subject matter rather than wording.
 */
export function readFeatures(
  text: string,
  language: Language,
  onForm: (at: number, value: number) => void,
  onWord: (hash: number, isContent: boolean) => void,
): void {
  const found = text.toLowerCase().replaceAll('’', "'").match(WORDS[language]) ?? [];
  const read = tokens[language];
  reading = (reading + 1) >>> 0;
  const show = (at: number, value: number) => {
    if (shownIn[at] === reading) return;
    shownIn[at] = reading;
    onForm(at, value);
  };
  let said = 0;
  let spoken = 0;
  let letters = 0;
  let about = 0;
  let before = EDGE.start;
  show(before.kind, 1);
  onWord(before.hash, false);
  for (let at = 0; at <= found.length; at++) {
    const word = found[at];
    const token = word === undefined ? EDGE.end : read(word);
    const isContent = token.kind === WORD;
    if (isContent) about++;
    if (word !== undefined && (isContent || token.kind < notions.size)) {
      said++;
      if (token.kind !== NUMBER) {
        spoken++;
        letters += word.length;
      }
    }
    show(token.kind, 1);
    show(PAIRS_FROM + before.kind * KINDS + token.kind, OF_A_PAIR);
    onWord(token.hash, isContent);
    onWord(pairHash(before.hash, token.hash), isContent || before.kind === WORD);
    before = token;
  }
  const names = text.match(NAMES)?.length ?? 0;
  const surface = (at: number, value: number) => {
    if (value !== 0) onForm(SURFACE_FROM + at, value);
  };
  surface(0, Math.min(3, said / 8));
  surface(1, said < 6 ? 1 : 0);
  surface(2, about / Math.max(1, said));
  surface(3, letters / Math.max(1, spoken) / 5);
  surface(4, STARTS_WITH_NUMBER.test(text) ? 1 : 0);
  surface(5, DIGIT.test(text) ? 1 : 0);
  // Where every word is capitalised, names cannot be detected.
  surface(6, names < said * 0.4 ? Math.min(2, names) / 1.5 : 0);
  surface(7, CAPITALS.test(text) ? 1 : 0);
  onForm(STEPS_FROM + Math.min(CONTENT_STEPS - 1, about), OF_A_STEP);
  for (let at = 0; at < BAIT_SIGNS.length; at++)
    if (BAIT_SIGNS[at]?.found[language].test(text) === true) onForm(SIGNS_FROM + at, 1);
}
