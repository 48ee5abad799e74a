/** Abbreviations whose full stop does not end a sentence. */
const SHORT = String.raw`Mmes?|Mlles?|Mgr|MM|M|Mr|Mrs|Ms|Messrs|[Dd]rs?|[Pp]rs?|[Pp]rof|[Ss]te?s?|Jr|Sr|Inc|Ltd|Co|Bros|Mt|Ft|Sgt|Capt|Lt|Gen|etc|ex|vs|cf|env|approx|min|max|kcal|tél|bd|av|éd|feat|janv|févr|juil|sept|oct|nov|déc|Jan|Feb|Aug|Sept|Oct|Nov|Dec|[Ee]\.g|[Ii]\.e|[AaPp]\.m|-à-d|\p{Lu}`;
/** Abbreviations only when followed by a number. */
const NUMBERED = 'no|nos|p|pp|vol|chap|art|fig|ép|ep|v|ver|n';
const STARTS = String.raw`(?:^|[^\p{L}\p{M}\p{N}-])`;
const LAST_SHORT = new RegExp(
  String.raw`(?:${STARTS}(?:${SHORT})|${STARTS}p\.\s?ex|[^\p{L}]c\.-à-d|\p{Lu}\.-\p{Lu})\.$`,
  'u',
);
const LAST_NUMBERED = new RegExp(String.raw`${STARTS}(?:${NUMBERED})\.$`, 'iu');
const LONGEST_SHORT = 16;
const MARKS = /[.!?…]+/gu;

/** Whether a text that ends with a full stop ends with an abbreviation; `next` is what comes after it. */
export function endsWithAbbreviation(text: string, next = ''): boolean {
  const last = text.slice(-LONGEST_SHORT);
  return LAST_SHORT.test(last) || (/^\s?\d/u.test(next) && LAST_NUMBERED.test(last));
}

/** « 1.50 », « iOS 17.2 », « accroche.fr », « J.-C. »: text directly after the stop continues the same word. */
function goesOn(next: string): boolean {
  return /^(?:[\p{Ll}\p{N}]|-[\p{L}\p{N}])/u.test(next);
}

/** Sentence ends: position and length of their final punctuation. French and English. */
export function* sentenceStops(text: string): Generator<{ index: number; length: number }> {
  for (const { 0: marks, index } of text.matchAll(MARKS)) {
    const next = text.slice(index + marks.length, index + marks.length + 2);
    const isFullStop = marks === '.';
    if (isFullStop && (goesOn(next) || endsWithAbbreviation(text.slice(0, index + 1), next))) continue;
    yield { index, length: marks.length };
  }
}

/** The sentences of a text with their punctuation; a line break also ends one. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap(line => {
    const found: string[] = [];
    let from = 0;
    for (const { index, length } of sentenceStops(line)) {
      found.push(line.slice(from, index + length));
      from = index + length;
    }
    return [...found, line.slice(from)].filter(one => one.trim() !== '');
  });
}

/** Commas, colons and slashes inside a number or directly between two words join; all others separate. */
const PARTS = /(?<!\p{N}),|,(?!\p{N})|(?<!\p{N}):|:(?!\p{N})|;|[()]|(?<=\s)\/|\/(?=\s)/gu;

/** The parts of one sentence between its commas, colons and brackets; « 1,50 € », « 16:9 » and « km/h » stay whole. */
export function clausesOf(sentence: string): string[] {
  return sentence.split(PARTS);
}
