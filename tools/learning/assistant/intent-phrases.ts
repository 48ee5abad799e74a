import type { Intent } from '#domain/assistant/question/question.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

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
 * How people ask for one thing: phrases as somebody would type them. After ` => ` stand arguments that must be read out
 * of a phrase, by name (`views last_month`); what is not named there is not checked.
 */
export interface IntentPhrases extends Record<Language, Record<Register, readonly string[]>> {
  intent: Intent;
}

/** Further phrases without their manner of writing, in the same form; `refused` is out of scope. */
export type MorePhrases = Partial<Record<Intent | 'refused', Record<Language, readonly string[]>>>;

/** What nobody can answer, by why not; each must be refused, under whatever name. */
export type OutOfScope = Record<Language, Record<string, readonly string[]>>;
