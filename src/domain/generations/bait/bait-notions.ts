import notions from '#data/bait/notions.json' with { type: 'json' };
import type { Language } from '#domain/language/text/spoken-words.ts';
import type { BaitSignId } from './bait-signs.ts';

/** Words of both languages with the same function, under one name; a star marks a prefix. */
export interface Notion {
  sign: BaitSignId;
  words: Readonly<Record<Language, string>>;
}

/** In the order of the weights. Adding or moving one requires retraining (tools/learning/bait/train-bait-meter.ts). */
export const NOTIONS = notions as Readonly<Record<string, Notion>>;
