// Written h or vowel letters and what is heard: an hour, a university, a one-off, a European.
const SILENT_H = /^(?:hour|honest|honou?r|heir|hors d)/u;
const CONSONANT_SOUND =
  /^(?:uni(?!n|m|d|gn|ll)|union|unique|us(?:e|u|a(?:ge|ble))|ut(?:i|o|e)|ubi|ur(?:in|an)|uk|ufo|eu(?!la)|ewe|one(?![a-z])|once|ones|oneself|ouija|u-|un\b)/u;
const LETTERS_WITH_VOWEL = /^[AEFHILMNORSX]/u;
/** Acronyms that are spoken as words, not letter by letter. */
const SPOKEN_ACRONYMS = new Set([
  'NASA',
  'NATO',
  'LASER',
  'RAM',
  'ROM',
  'SIM',
  'FOMO',
  'SWAT',
  'RADAR',
  'SCUBA',
  'LEGO',
  'MENSA',
  'SARS',
  'REM',
  'STEM',
  'HUD',
  'LOL',
  'SEAL',
  'MIDI',
  'LAN',
  'SAAS',
  'MOOC',
  'FIFA',
  'NAS',
  'SQL',
  'NASDAQ',
  'SMART',
  'HIIT',
  'RIP',
  'MOMA',
  'ROFL',
]);

/** Whether a text begins with a vowel sound when it is read out in English: `hour`, `MBA`, `8`, `11`, `18`; not `one`. */
function startsWithVowelSound(text: string): boolean {
  const word =
    /^[\s"“‘'(«[#@$€£]*([\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.’'-]*)/u.exec(text.normalize('NFC'))?.[1] ?? '';
  if (word === '') return false;
  const figure = /^(\d[\d,]*)/u.exec(word)?.[1]?.replaceAll(',', '');
  if (figure !== undefined) return vowelFigure(figure, word.includes(','));
  const plain = word.replace(/[-’'.,].*$/su, '');
  if (
    /^\p{Lu}[\p{Lu}\d]*s?$/u.test(plain) &&
    (plain.length > 1 || word.includes('-')) &&
    !SPOKEN_ACRONYMS.has(plain)
  ) {
    return LETTERS_WITH_VOWEL.test(plain) && !(plain.length > 5 && !/^[AEIO]/u.test(plain));
  }
  if (plain.length === 1) return /^[aefhilmnorsx]/iu.test(plain);
  const small = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (SILENT_H.test(small)) return true;
  if (/^(?:unin|unim|unid|unign|unill)/u.test(small)) return true;
  return /^[aeiou]/u.test(small) && !CONSONANT_SOUND.test(small);
}

/** 8, 11, 18, 80–89, 800 000 … begin with a vowel; 1800 is read as a year, 1,800 as a thousand. */
function vowelFigure(digits: string, grouped: boolean): boolean {
  if (digits.startsWith('8')) return true;
  const head = digits.slice(0, ((digits.length - 1) % 3) + 1);
  if (head === '11' || head === '18') return true;
  return !grouped && /^(?:11|18)\d\d$/u.test(digits);
}

/** `a` or `an`, by the sound that follows. */
export function indefiniteArticle(next: string): 'a' | 'an' {
  return startsWithVowelSound(next) ? 'an' : 'a';
}

/** A text with its indefinite article: `an hour`, `a European`, `an MBA`, `an 8-minute video`. */
export function withArticle(text: string): string {
  return `${indefiniteArticle(text)} ${text}`;
}
