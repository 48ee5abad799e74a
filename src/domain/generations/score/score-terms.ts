/** Source of a term's weight; the documentation has a section for each. */
export const SCORE_SOURCES = [
  'upworthy',
  'simple-words',
  'first-seconds',
  'own-videos',
  'brief',
  'craft',
] as const;
export type ScoreSource = (typeof SCORE_SOURCES)[number];

export const TERM_IDS = [
  'number',
  'question',
  'exclamation',
  'colon',
  'first-person',
  'cataphora',
  'negative',
  'simple',
  'short',
  'concrete',
  'topic',
  'tone',
  'audience',
  'own-videos',
  'bait',
] as const;
export type TermId = (typeof TERM_IDS)[number];

export interface ScoreTerm {
  id: TermId;
  /** Points out of a hundred that it adds or subtracts. */
  points: number;
  source: ScoreSource;
}
