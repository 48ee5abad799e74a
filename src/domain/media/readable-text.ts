/** Words of one or two letters in French and English, and common abbreviations without a vowel. */
const SHORT_WORDS = new Set(
  [
    'a à y ô i ai as au aux ce ci de du en es et eu il je la là le ma me mi mon ne ni nu on os ou où sa se si su ta te',
    'tu un va vu ça am an at be by do go he hi if in is it my no of oh ok or so to up us we ah eh ha',
    'vs tv pc cv dj ia uk fr hp pt st mr dr jr min ml kg cm km mm rh bd tp th vip pov tgv sncf rtt smic ps pdf xl xs',
  ].flatMap(line => line.split(' ')),
);
const ELIDED = /^(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu|quelqu|presqu)$/iu;
const NUMBER =
  /^[+−–#-]?[€$£]?\d{1,4}(?:[.,:/h]\d{1,3}){0,3}(?:[%€$£×xkKMhs]|k€|ans?|kg|g|cm|km|min|ml|er?|ère|ème|re|th|st|nd|rd)?$/u;
const NAME = /^[@#][\p{L}\p{N}][\p{L}\p{N}_.]{2,}$/u;
const EDGES = /^[^\p{L}\p{N}@#€$£+]+|[^\p{L}\p{N}%€$£]+$/gu;
const JOINTS = /['’\-‑/&.]/u;
/** Lower case, one initial capital, all capitals, or mixed as in « TikTok ». */
const CASES = /^(?:\p{Ll}+|\p{Lu}\p{Ll}+|\p{Lu}+|\p{Lu}?\p{Ll}{2,}\p{Lu}\p{Ll}{2,}|i\p{Lu}\p{Ll}+)$/u;
const VOWEL = /[aeiouyàâäæéèêëîïôöœùûüÿ]/iu;
/** Letter sequences that occur in no word of either language. */
const UNHEARD =
  /(\p{L})\1\1|[bcdfghjklmnpqrstvwxzç]{5}|^([bcdfgkmnprstvwz])\2|q(?!u|$)|j[bcdfghjklmnpqrstvwxz]|^[lrm][bcdfghjkpqstvwxz]|[vxjkw]{2}|aa/iu;

const LONGEST_WORD = 30;
const LONGEST_TEXT = 2_000;
/** Minimum share of a text's characters that words and numbers must make up. */
const LEAST_SHARE = 0.7;
/**
 * Minimum confidence of the text reader. Measured on 67 moving pictures without text and 54 with: for word-like texts
 * of four letters and more its confidence never exceeded 0.73 where nothing is written, and was hardly ever below 0.86
 * where there is text. For three letters and for numbers alone, false readings reach 0.82.
 */
const SURE_OF = { words: 0.8, little: 0.93 } as const;
/** Letters of one word or of all words that make a text; « ait À » was once read in a fractal. */
const LEAST_LETTERS = { word: 4, words: 8, little: 3 } as const;

/** Whether a text may be a word, a name or a number in French or English, judged by its letters only. */
export function isWordLike(token: string): boolean {
  const bare = token.length > LONGEST_WORD + 10 ? '' : token.replace(EDGES, '');
  if (bare === '' || bare.length > LONGEST_WORD) return false;
  if (NUMBER.test(bare) || NAME.test(bare)) return true;
  const parts = bare.split(JOINTS).filter(part => part !== '');
  return parts.every((part, at) => (at < parts.length - 1 && ELIDED.test(part)) || isPart(part));
}

function isPart(part: string): boolean {
  if (NUMBER.test(part) || SHORT_WORDS.has(part.toLowerCase())) return true;
  return part.length >= 3 && CASES.test(part) && VOWEL.test(part) && !UNHEARD.test(part);
}

/** Whether the text reader's output, at this confidence (0–1), is a text really written in the picture. */
export function isReadable(text: string, confidence: number): boolean {
  const tokens = text.slice(0, LONGEST_TEXT).split(/\s+/u).filter(Boolean);
  const words = tokens.filter(isWordLike);
  const signs = (some: readonly string[]): number => some.reduce((sum, one) => sum + one.length, 0);
  const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
  const letters = lettersIn(words.join(''));
  const digits = words.join('').match(/\p{N}/gu)?.length ?? 0;
  if (signs(words) < signs(tokens) * LEAST_SHARE) return false;
  const isLong = letters >= LEAST_LETTERS.words || words.some(word => lettersIn(word) >= LEAST_LETTERS.word);
  if (isLong) return confidence >= SURE_OF.words;
  return letters + digits >= LEAST_LETTERS.little && confidence >= SURE_OF.little;
}
