/** The signs reported to a creator; each sums the weights of many small features. */
export const BAIT_SIGN_IDS = [
  'withheld',
  'nobody',
  'superlative',
  'threat',
  'waiting',
  'number',
  'address',
  'quiz',
  'feeling',
  'story',
  'pop',
  'question',
  'shout',
  'vague',
  'wording',
] as const;
export type BaitSignId = (typeof BAIT_SIGN_IDS)[number];
