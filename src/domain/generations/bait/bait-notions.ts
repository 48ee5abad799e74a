import notions from '#data/bait/notions.json' with { type: 'json' };
import type { Language } from '#domain/language/text/spoken-words.ts';
import type { BaitSignId } from './bait-signs.ts';

/** Words of both languages that do the same work, under one name; a star ends the beginning of a word. */
export interface Notion {
  sign: BaitSignId;
  words: Readonly<Record<Language, string>>;
}

/** In the order of the weights. Whoever adds or moves one learns anew (tools/learning/bait/train-bait-meter.ts). */
export const NOTIONS = notions as Readonly<Record<string, Notion>>;
