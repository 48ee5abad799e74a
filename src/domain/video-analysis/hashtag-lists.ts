/**
 * What a hashtag reaches: `generic` says nothing of the content, `refused` leads nowhere on the platform or breaks
 * its rules, `broad` is a large subject, `niche` a narrow one, `branded` the creator's own.
 */
export const HASHTAG_REACHES = ['generic', 'refused', 'broad', 'niche', 'branded'] as const;
export type HashtagReach = (typeof HASHTAG_REACHES)[number];
