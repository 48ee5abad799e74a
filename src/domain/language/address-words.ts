import words from '#data/language/french-address.json' with { type: 'json' };
import type { Address } from './french/french-verbs.ts';

type Pairs = readonly (readonly [string, string])[];
type Words = ReadonlySet<string>;

/** Subjunctives that no ending gives, with tu and with vous. */
export const SUBJUNCTIVES = words.subjunctives as unknown as Pairs;

/** What makes the verb after « que » a subjunctive. */
export const BEFORE_SUBJUNCTIVE =
  /(?:pour|afin|avant|sans|bien|faut|faudrait|faudra|fallait|veux|veut|voudrais|aimerais|pourvu|condition|fallu|jusqu’à ce)\s+que\s+$/iu;

/** Little words between a subject and its verb. */
export const CLITICS: Words = new Set(words.clitics);
/** Subjects before which « vous » is an object: je vous montre. */
export const OTHER_SUBJECTS: Words = new Set(words.otherSubjects);
/** Prepositions and the like, after which « vous » is « toi ». */
export const BEFORE_TOI: Words = new Set(words.beforeToi);
/** After these an imperative of the other clause goes on: « Prends un carnet et note tout ». */
export const JOINING: Words = new Set(words.joining);
/** What follows an imperative that could as well be a noun: a determiner, a pronoun, an adverb. */
export const AFTER_IMPERATIVE: Words = new Set(words.afterImperative);
/** Pronouns that only an imperative has after its hyphen. */
export const AFTER_HYPHEN: Words = new Set(words.afterHyphen);
/** Words in -ez that are no verbs. */
export const NOT_VERBS: Words = new Set(words.notVerbs);
/** The words that stand for the person addressed, beside the subject, the possessives and the objects. */
export const PLAIN = words.plain as unknown as Record<Address, Pairs>;
