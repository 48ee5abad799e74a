import words from '#data/language/french-address.json' with { type: 'json' };
import type { Address } from './french/french-verbs.ts';

type Pairs = readonly (readonly [string, string])[];
type Words = ReadonlySet<string>;

/** Irregular subjunctives, with tu and with vous. */
export const SUBJUNCTIVES = words.subjunctives as unknown as Pairs;

/** Words that make the verb after « que » a subjunctive. */
export const BEFORE_SUBJUNCTIVE =
  /(?:pour|afin|avant|sans|bien|faut|faudrait|faudra|fallait|veux|veut|voudrais|aimerais|pourvu|condition|fallu|jusqu’à ce)\s+que\s+$/iu;

/** Clitics between a subject and its verb. */
export const CLITICS: Words = new Set(words.clitics);
/** Subjects with which « vous » is an object: je vous montre. */
export const OTHER_SUBJECTS: Words = new Set(words.otherSubjects);
/** Prepositions and similar words after which « vous » becomes « toi ». */
export const BEFORE_TOI: Words = new Set(words.beforeToi);
/** Words after which an imperative continues: « Prends un carnet et note tout ». */
export const JOINING: Words = new Set(words.joining);
/** Words that follow an imperative rather than the homonymous noun: a determiner, a pronoun, an adverb. */
export const AFTER_IMPERATIVE: Words = new Set(words.afterImperative);
/** Pronouns that follow a hyphen only after an imperative. */
export const AFTER_HYPHEN: Words = new Set(words.afterHyphen);
/** Words in -ez that are not verbs. */
export const NOT_VERBS: Words = new Set(words.notVerbs);
/** Other words for the person addressed, besides subject, possessives and objects. */
export const PLAIN = words.plain as unknown as Record<Address, Pairs>;
