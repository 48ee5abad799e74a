/** Why a text is not shown, in the order in which the gates stand. */
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
