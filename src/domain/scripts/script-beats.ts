/** Lengths a script is planned for, in seconds. */
export const SCRIPT_SECONDS = [15, 30, 60] as const;
export type ScriptSeconds = (typeof SCRIPT_SECONDS)[number];

/** The four times of a short video; their texts are in `i18n`, under these ids. */
export const BEATS = ['hook', 'promise', 'body', 'call'] as const;
export type Beat = (typeof BEATS)[number];

/** Share of the length that each time may take. A convention of the pad, not a measurement. */
const SHARES: Record<ScriptSeconds, Record<Beat, number>> = {
  15: { hook: 0.2, promise: 0.15, body: 0.5, call: 0.15 },
  30: { hook: 0.1, promise: 0.15, body: 0.6, call: 0.15 },
  60: { hook: 0.05, promise: 0.1, body: 0.75, call: 0.1 },
};

/** An unhurried speaking rate, in words a minute. */
export const WORDS_PER_MINUTE = 150;

/** Seconds that a time may take in a script of this length. */
export function beatSeconds(beat: Beat, length: ScriptSeconds): number {
  return SHARES[length][beat] * length;
}

/** Words as a reader counts them, in any language. */
export function countWords(text: string, locale: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (isWordLike === true) words += 1;
  }
  return words;
}

/** Seconds it takes to say this many words. */
export function spokenSeconds(words: number): number {
  return (words / WORDS_PER_MINUTE) * 60;
}
