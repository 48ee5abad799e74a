/** Fields that a link can hide; they are removed before the report leaves the server. */
export const HIDDEN_FIELDS = ['counts', 'handle', 'caption', 'recommendations', 'comparison'] as const;
export type HiddenField = (typeof HIDDEN_FIELDS)[number];

export const SHARED_KINDS = ['video_report', 'account_report'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** An account's report compares it with itself only: `comparison` has nothing to hide there. */
export const HIDDEN_IN: Record<SharedKind, readonly HiddenField[]> = {
  video_report: HIDDEN_FIELDS,
  account_report: HIDDEN_FIELDS.filter(field => field !== 'comparison'),
};

/** Validity of a link in days; every link expires. */
export const SHARE_DAYS = { least: 1, most: 90, usual: 14 } as const;

/** Maximum simultaneously valid links per user. */
export const MOST_LINKS = 100;

/** 256 bits as base64url. */
export const SHARE_TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const LINK_STATES = ['open', 'expired', 'revoked'] as const;
type LinkState = (typeof LINK_STATES)[number];

/** Whether a link is still valid. */
export function linkState(
  { expiresAt, revokedAt }: { expiresAt: Date; revokedAt: Date | null },
  now: Date,
): LinkState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt > now ? 'open' : 'expired';
}
