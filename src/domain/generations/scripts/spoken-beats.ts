import { SCRIPT_LENGTHS, type ScriptLength } from './beat-sheet.ts';
import type { SayableBeat } from './prompter-cues.ts';
import { endsWithAbbreviation } from '#domain/language/text/sentence-ends.ts';
import { spokenSeconds } from '#domain/language/spoken/spoken-length.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

/** Lengths a script is planned for, in seconds. */
export const SCRIPT_SECONDS = SCRIPT_LENGTHS;
export type ScriptSeconds = ScriptLength;

/** The four parts of a short video; their texts are in `i18n`, under these ids. */
export const BEATS = ['hook', 'promise', 'body', 'call'] as const;
export type Beat = (typeof BEATS)[number];

/** Share of the length for each part. A convention of the script pad, not a measurement. */
const SHARES: Record<ScriptSeconds, Record<Beat, number>> = {
  15: { hook: 0.2, promise: 0.15, body: 0.5, call: 0.15 },
  30: { hook: 0.1, promise: 0.15, body: 0.6, call: 0.15 },
  45: { hook: 0.08, promise: 0.12, body: 0.68, call: 0.12 },
  60: { hook: 0.05, promise: 0.1, body: 0.75, call: 0.1 },
  90: { hook: 0.04, promise: 0.08, body: 0.8, call: 0.08 },
};

/** Seconds available for a part in a script of this length. */
export function beatSeconds(beat: Beat, length: ScriptSeconds): number {
  return SHARES[length][beat] * length;
}

/** Number of words as perceived by a reader, in any language. */
export function countWords(text: string, locale: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (isWordLike === true) words += 1;
  }
  return words;
}

function linesOf(text: string, language: Language): string[] {
  return text.split('\n').flatMap(paragraph => {
    const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(paragraph);
    const lines: string[] = [];
    for (const { segment } of sentences) {
      const before = lines.at(-1);
      if (before !== undefined && endsWithAbbreviation(before.trimEnd(), segment))
        lines.splice(-1, 1, before + segment);
      else lines.push(segment);
    }
    return lines.map(line => line.trim()).filter(line => line !== '');
  });
}

/** Manually written text, one sentence per line, the parts placed one after the other at speaking pace. */
export function sayableBeats(texts: Readonly<Record<Beat, string>>, language: Language): SayableBeat[] {
  let clock = 0;
  return BEATS.flatMap(id => {
    const lines = linesOf(texts[id], language);
    if (lines.length === 0) return [];
    const seconds = lines.reduce((sum, line) => sum + spokenSeconds(line, language, 'script'), 0);
    const startsAt = clock;
    clock += seconds;
    return [{ id, startsAt, endsAt: clock, lines, prompt: null, spokenSeconds: seconds }];
  });
}
