export const CTA_GOALS = ['comment', 'save', 'share', 'follow', 'link', 'series'] as const;
export type CtaGoal = (typeof CTA_GOALS)[number];

/**
 * Placement of a call to action: spoken in the middle, spoken at the end, or overlaid on the picture (six words at
 * most).
 */
export const CTA_PLACEMENTS = ['middle', 'end', 'overlay'] as const;
export type CtaPlacement = (typeof CTA_PLACEMENTS)[number];
