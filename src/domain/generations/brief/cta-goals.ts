export const CTA_GOALS = ['comment', 'save', 'share', 'follow', 'link', 'series'] as const;
export type CtaGoal = (typeof CTA_GOALS)[number];

/** Where a call stands: said in the middle, said at the end, or written over the picture (six words at most). */
export const CTA_PLACEMENTS = ['middle', 'end', 'overlay'] as const;
export type CtaPlacement = (typeof CTA_PLACEMENTS)[number];
