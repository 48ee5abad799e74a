/** What a video can ask its viewers for. */
export const CTA_KINDS = ['comment', 'save', 'share', 'follow', 'like', 'link', 'series'] as const;
export type CtaKind = (typeof CTA_KINDS)[number];
