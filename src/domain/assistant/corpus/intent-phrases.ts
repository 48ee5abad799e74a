import type { Language } from '#domain/language/text/spoken-words.ts';
import type { Intent } from '../question/question.ts';

/** Manners of writing; each phrase stands under the one it is written in. */
export const REGISTERS = [
  'formal',
  'casual',
  /** Abbreviations, missing accents, typing errors. */
  'sms',
  'short',
  'long',
  /** No question: an order, a wish, a complaint. */
  'statement',
  /** Words of a region or a community. */
  'dialect',
  'emoji',
] as const;
export type Register = (typeof REGISTERS)[number];

/**
 * How people ask for one thing: a phrase a line, as somebody would type it. After ` => ` stand arguments that must be
 * read out of it, by name (`views last_month`); what is not named there is not checked.
 */
export interface IntentPhrases extends Record<Language, Record<Register, string>> {
  intent: Intent;
}

/** Further phrases without their manner of writing, in the same form; `refused` is out of scope. */
export type MorePhrases = Partial<Record<Intent | 'refused', Record<Language, string>>>;
