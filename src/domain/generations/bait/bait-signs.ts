/** What a creator is told was seen; the weights of many small features add up to each. */
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
