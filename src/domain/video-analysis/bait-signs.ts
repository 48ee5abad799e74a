/** Ways in which words bait, by their form. */
export const BAIT_SIGNS = [
  'withheld',
  'superlative',
  'stakes',
  'urgency',
  'capitals',
  'exclamations',
  'dots',
] as const;
export type BaitSign = (typeof BAIT_SIGNS)[number];

/** How many kinds of signs stand there: none, one, two, three or more. */
export type BaitLevel = 0 | 1 | 2 | 3;

export interface BaitReading {
  level: BaitLevel;
  /** Each with the words that show it. */
  signs: { sign: BaitSign; words: string }[];
  /** The words that were read. */
  words: string;
}
