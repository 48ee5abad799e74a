/**
 * The unit of the library: one angle on one subject, whose parts were written to fit each other. Patterns put parts of one
 * bundle together, never parts of two. French parts say tu; infinitives never do, so that they can change person.
 */
export interface AngleBundle {
  id: string;
  /** French: with its article, `le pain maison`. English: as after « about », `homemade bread`. */
  topic: string;
  /** Plural, as after « aux » or « for »: `les débutants en boulangerie`, `beginner bakers`. */
  audience: string;
  /** What the viewer wants. French: infinitive. English: base form, as after « to ». */
  goal: string;
  /** What goes wrong, a clause in the present tense: `ton pain sort plat`, `your loaf comes out flat`. */
  pain: string;
  /** What to stop. French: infinitive, affirmative. English: -ing form. */
  mistake: string;
  /** What to do instead. French: infinitive. English: base form, which is the imperative too. */
  fix: string;
  /** What is wrongly believed, a clause in the indicative, as after « que » or « that ». */
  myth: string;
  /** What answers the myth, a clause that can be defended on its own. */
  truth: string;
  /** Something the creator may have lived, in the first person. Shown with « only if it is true ». */
  proof: string;
  /** What the steps are, plural and helpful, after a number: `gestes de boulanger`. Never « mistakes ». */
  list: string;
  /** How long the goal takes, as after « en » or « in », where that can be said honestly. Not beside `frequency`. */
  period?: string;
  /** How often the fix is done, where it is done regularly: `chaque dimanche`, `every Sunday`. Not beside `period`. */
  frequency?: string;
  /** What happens otherwise, a clause about the viewer that can follow « Sinon, » or « Otherwise, ». */
  stake: string;
  /** Two things of one kind that one may hesitate between. */
  versus: readonly [string, string];
  /** One word to comment, in capitals. */
  keyword: string;
  /** Without the sign. */
  hashtags: readonly string[];
  /** What is shown: at most six words to read, and the sentence to say (French: imperative with tu). */
  steps: readonly (readonly [onScreen: string, spoken: string])[];
}

export interface FrenchBundle extends AngleBundle {
  /** Gender and number of the topic. */
  noun: 'ms' | 'fs' | 'mp' | 'fp';
}

/** What may not be promised in a niche. */
export const CLAIM_RISKS = ['health', 'money', 'danger', 'legal'] as const;
export type ClaimRisk = (typeof CLAIM_RISKS)[number];

export interface Niche {
  id: string;
  names: Readonly<Record<'fr' | 'en', string>>;
  risks: readonly ClaimRisk[];
  bundles: Readonly<{ fr: readonly FrenchBundle[]; en: readonly AngleBundle[] }>;
}
