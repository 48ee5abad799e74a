/** A probable correction of a word, with its confidence (0 to 1). */
interface Correction {
  term: string;
  sureness: number;
}

const SHORTEST = 3;
const TWICE_FROM = 8;
const MOST = 3;
/** Cost of a word that sounds the same; a letter inserted, missing, different or swapped costs 1. */
const SOUNDS_SAME = 0.5;

/** Words with their phonetic keys, ready for comparison. */
export type Vocabulary = readonly { term: string; sound: string }[];

export function vocabularyOf(terms: Iterable<string>): Vocabulary {
  return [...terms]
    .filter(term => term.length >= SHORTEST && !/\d/.test(term))
    .map(term => ({ term, sound: soundOf(term) }));
}

/** The words nearest to an unknown one: by letters (a swap is one mistake) and by sound. */
export function correctionsOf(word: string, vocabulary: Vocabulary): Correction[] {
  if (word.length < SHORTEST || /\d/.test(word)) return [];
  const wordSound = soundOf(word);
  let least = word.length < TWICE_FROM ? 1 : 2;
  let best: string[] = [];
  for (const { term, sound } of vocabulary) {
    if (Math.abs(term.length - word.length) > 2) continue;
    const cost = sound === wordSound && sound.length > 1 ? SOUNDS_SAME : lettersWrong(word, term, least);
    if (cost > least) continue;
    if (cost < least) best = [];
    least = cost;
    best.push(term);
  }
  return best.slice(0, MOST).map(term => ({ term, sureness: 1 / (1 + least) }));
}

function lettersWrong(word: string, term: string, most: number): number {
  // In a three-letter word one letter may be missing; a different letter makes another word.
  if (word.length === SHORTEST && term.length <= SHORTEST) return most + 1;
  if (Math.abs(term.length - word.length) > most || !startsAlike(term, word)) return most + 1;
  return distance(word, term, most);
}

/** The first letter is seldom wrong, unless the first two were swapped. */
function startsAlike(a: string, b: string): boolean {
  return (
    a[0] === b[0] ||
    (a[0] === b[1] && a[1] === b[0]) ||
    a.slice(1, 4) === b.slice(0, 3) ||
    b.slice(1, 4) === a.slice(0, 3)
  );
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/eaux?|aux?|au/g, 'o'],
  [/ph/g, 'f'],
  [/qu|ck|k|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])|ss|sc(?=[eiy])/g, 's'],
  [/(?<=[aeiou])s(?=[aeiou])/g, 'z'],
  [/g(?=[eiy])/g, 'j'],
  [/ai|ei|et$|er$|ez$|ay|ey/g, 'e'],
  [/am|em|en/g, 'an'],
  [/om/g, 'on'],
  [/y/g, 'i'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?<![estxd])[estxd]+$/g, ''],
];

/** Approximate phonetic key, for either language: words with the same key are often confused. */
function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [written, said]) => sound.replace(written, said), word);
}

/**
 * Edit distance of two words, a swap of neighbours counting as one; distances above `most` are only reported as
 * greater.
 */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    let least = row;
    for (let at = 1; at <= b.length; at++) {
      const isSame = a[row - 1] === b[at - 1];
      let cost = Math.min(
        (line[at - 1] ?? 0) + 1,
        (above[at] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isExchanged = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      if (isExchanged) cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, above] = [above, line];
  }
  return above[b.length] ?? most + 1;
}
