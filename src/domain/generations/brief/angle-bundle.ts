/**
 * The unit of the library: one angle on one subject, whose parts were written to fit together. A pattern combines parts
 * of one bundle only. French parts use tu; infinitives never do, so that they can change person.
 */
export interface AngleBundle {
  id: string;
  /** French: with its article, `le pain maison`. English: as after « about », `homemade bread`. */
  topic: string;
  /** Plural, as after « aux » or « for »: `les débutants en boulangerie`, `beginner bakers`. */
  audience: string;
  /** What the viewer wants to achieve. French: infinitive. English: base form, as after « to ». */
  goal: string;
  /** What goes wrong, a clause in the present tense: `ton pain sort plat`, `your loaf comes out flat`. */
  pain: string;
  /** What to stop doing. French: infinitive, affirmative. English: -ing form. */
  mistake: string;
  /** What to do instead. French: infinitive. English: base form, which is also the imperative. */
  fix: string;
  /** The misconception, a clause in the indicative, as after « que » or « that ». */
  myth: string;
  /** The answer to the myth, a clause that is defensible on its own. */
  truth: string;
  /** An experience the creator may have had, in the first person. Shown with « only if it is true ». */
  proof: string;
  /** Name of the steps, plural and positive, after a number: `gestes de boulanger`. Never « mistakes ». */
  list: string;
  /** Time needed to reach the goal, as after « en » or « in », where an honest figure exists. Not with `frequency`. */
  period?: string;
  /** How often the fix is done, where it is done regularly: `chaque dimanche`, `every Sunday`. Not with `period`. */
  frequency?: string;
  /** The consequence otherwise, a clause about the viewer that can follow « Sinon, » or « Otherwise, ». */
  stake: string;
  /** Two alternatives of one kind. */
  versus: readonly [string, string];
  /** One word for viewers to comment, in capitals. */
  keyword: string;
  /** Without the hash sign. */
  hashtags: readonly string[];
  /** The steps: on-screen text of at most six words, and the sentence to say (French: imperative with tu). */
  steps: readonly (readonly [onScreen: string, spoken: string])[];
}

export interface FrenchBundle extends AngleBundle {
  /** Gender and number of the topic. */
  noun: 'ms' | 'fs' | 'mp' | 'fp';
}

/** Kinds of promises that may be forbidden in a niche. */
export const CLAIM_RISKS = ['health', 'money', 'danger', 'legal'] as const;
export type ClaimRisk = (typeof CLAIM_RISKS)[number];

export interface Niche {
  id: string;
  names: Readonly<Record<'fr' | 'en', string>>;
  risks: readonly ClaimRisk[];
  bundles: Readonly<{ fr: readonly FrenchBundle[]; en: readonly AngleBundle[] }>;
}
