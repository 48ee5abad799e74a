import type { Intent } from '#domain/assistant/question/question.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

/** Registers; each phrase is listed under its own. */
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
 * How users express one intent, as they would type it. After ` => ` come the arguments that must be extracted,
 * by name (`views last_month`); arguments not named there are not checked.
 */
export interface IntentPhrases extends Record<Language, Record<Register, readonly string[]>> {
  intent: Intent;
}

/** Further phrases without a register, in the same form; `refused` is out of scope. */
export type MorePhrases = Partial<Record<Intent | 'refused', Record<Language, readonly string[]>>>;

/** Requests that cannot be answered, by free-form reason; each must be refused. */
export type OutOfScope = Record<Language, Record<string, readonly string[]>>;
