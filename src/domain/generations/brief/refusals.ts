/** Why a text is rejected, in the order of the gates. */
export const REFUSALS = [
  'empty',
  'long',
  'slow',
  'language',
  'repeats',
  'claim',
  'coarse',
  'bait',
  'known',
  'markup',
] as const;
export type Refusal = (typeof REFUSALS)[number];
