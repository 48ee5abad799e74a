import { H_ASPIRE, H_MUTE, NO_ELISION, Y_ELIDES } from '#domain/language/h-aspire-words.ts';

function matcher(list: readonly string[]): (word: string) => number {
  const whole = new Set(list.filter(one => !one.endsWith('*')));
  const stems = list.filter(one => one.endsWith('*')).map(one => one.slice(0, -1));
  return word =>
    whole.has(word)
      ? word.length + 1
      : Math.max(0, ...stems.map(stem => (word.startsWith(stem) ? stem.length : 0)));
}

const aspired = matcher(H_ASPIRE);
const mute = matcher(H_MUTE);
const withoutElision = matcher(NO_ELISION);

/** The first word of a text: letters and hyphens as written, without preceding quotes and brackets. */
function firstWord(text: string): string {
  return /^[\s«“"(‘[]*([\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*)/u.exec(text.normalize('NFC'))?.[1] ?? '';
}

/**
 * Whether French particles elide before this text: `l’ami`, `l’herbe`, `l’IA`, but `le héros`, `le onze`, `le 8`, `le
 * HTML`, `le #abdos`. Only the first word counts. No elision before digits, as before the numerals un, huit and onze.
 */
export function elidesBefore(text: string): boolean {
  const written = firstWord(text);
  const word = written.toLowerCase();
  const initial = word.normalize('NFD').charAt(0);
  if (withoutElision(word) > 0) return false;
  if (initial === 'h') {
    const letters = /^\p{Lu}{2,}\d*$/u.test(written);
    return !letters && mute(word) >= aspired(word);
  }
  if (initial === 'y')
    return word === 'y' || /^y[bcdfglmnprstv]+[aeiouéèê]/u.test(word) || Y_ELIDES.includes(word);
  return /^[aeiouœæ]/u.test(initial);
}

const ALWAYS = [
  'le',
  'la',
  'je',
  'me',
  'te',
  'se',
  'de',
  'ne',
  'que',
  'jusque',
  'lorsque',
  'puisque',
  'quoique',
  'parce que',
];
const TO_BE = /^(?:est|es|étai(?:t|ent)|étant|eût|en)(?![\p{L}\p{N}])/iu;

/**
 * Whether this particle loses its vowel before this text. `si` only before il and ils, `ce` only before en and forms of
 * être, `quelque` only before un and une, `presque` only before île.
 */
export function elides(particle: string, next: string): boolean {
  const small = particle.toLowerCase();
  const word = firstWord(next).toLowerCase();
  if (small === 'si') return word === 'il' || word === 'ils';
  if (small === 'ce') return TO_BE.test(word);
  if (small === 'quelque') return word === 'un' || word === 'une';
  if (small === 'presque') return word === 'île';
  const base = small.split(/[\s-]/u).at(-1) ?? '';
  return (ALWAYS.includes(base) || base.endsWith('que')) && elidesBefore(next);
}

/** Puts a particle before a text: `elide('que', 'il vient')` is `qu’il vient`, `elide('le', 'héros')` is `le héros`. */
export function elide(particle: string, next: string): string {
  return elides(particle, next)
    ? `${particle.slice(0, -1)}’${next.trimStart()}`
    : `${particle} ${next.trimStart()}`;
}

// Not after a hyphen: « prends-le avec toi » keeps its vowel, and « que » in « est-ce que » is not a separate word.
const LITTLE =
  /(?<![\p{L}\p{M}\p{N}’'@#_-])(le|la|je|me|te|se|de|ne|que|jusque|lorsque|puisque|quoique|quelque|presque|si|ce)([ \u00A0]+)(?=[\p{L}])/giu;
const ELIDED_CE = /^(?:est|étai(?:t|ent))(?![\p{L}\p{N}-])/iu;

/**
 * Fixes missing elisions in a sentence: `je crois que il a` → `je crois qu’il a`, `si ils` → `s’ils`, `ne est pas` →
 * `n’est pas`. Skips what follows a hyphen, digits, handles and hashtags; `la` and `le` stay before a single capital
 * (`le A`).
 */
export function mendElisions(text: string): string {
  return text
    .normalize('NFC')
    .replace(LITTLE, (whole: string, particle: string, _gap: string, at: number, all: string) => {
      const rest = all.slice(at + whole.length);
      if (
        /^(?:à|ou|où|et|au|aux)(?![\p{L}’'-])/iu.test(rest) &&
        !/^(?:de|que|jusque|lorsque)$/iu.test(particle)
      )
        return whole;
      if (/^ce$/iu.test(particle) && !ELIDED_CE.test(rest)) return whole;
      if (/^l[ea]$/iu.test(particle) && /^\p{Lu}(?![\p{L}\p{M}’'-])/u.test(rest)) return whole;
      return elides(particle, rest) ? `${particle.slice(0, -1)}’` : whole;
    });
}
