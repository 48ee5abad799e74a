export const ISSUE_AREAS = [
  'collection',
  'accounts',
  'videos',
  'texts',
  'reports',
  'billing',
  'mail',
  'other',
] as const;
export type IssueArea = (typeof ISSUE_AREAS)[number];

export const ISSUE_LIMITS = { title: 120, text: 1_000, open: 50 } as const;

/** A resolved issue stays on the public page for this long. */
export const RESOLVED_SHOWN_DAYS = 14;
