import type { SourceErrorCode } from './reading.ts';

/** What other sources than the listing say about an account; null where unknown. */
export interface ListingContext {
  /** The profile fetched in this same collection. */
  profile: { videos: number | null; privateAccount: boolean | null } | null;
  /** Number of videos at the last collection. */
  knownVideos: number | null;
}

/** Whether "this account has no videos" is credible: only when the profile itself counts none. */
export function believesNoVideos({ profile }: ListingContext): boolean {
  return profile !== null && profile.videos === 0 && profile.privateAccount !== true;
}

/**
 * The real cause of a listing's failure, given the profile's answer. A listing cannot distinguish a missing account
 * from a block, nor an empty account from a silent refusal; if the profile answered, the account exists, so it is the
 * server that is refused.
 */
export function resolveListingFailure(code: SourceErrorCode, context: ListingContext): SourceErrorCode {
  const { profile } = context;
  if (profile?.privateAccount === true) return 'private';
  if (code === 'no_videos') return believesNoVideos(context) ? 'no_videos' : 'challenge';
  if (profile === null) return code;
  if (code === 'not_found_or_blocked' || code === 'not_found') return 'challenge';
  if (code === 'private' && profile.privateAccount === false) return 'challenge';
  return code;
}

/**
 * Whether a listing of `listed` videos, with a requested maximum of `limit`, is complete. Checked against the
 * platform's own video count; without one, a listing that ended by itself is considered complete.
 */
export function listingIsComplete(listed: number, limit: number, context: ListingContext): boolean {
  if (listed >= limit) return true;
  const expected = context.profile?.videos ?? context.knownVideos;
  return expected === null || expected <= listed;
}

/** Counts of an account at the last collection; null where unknown. */
export interface KnownCounts {
  videos: number | null;
  followers: number | null;
  likes?: number | null;
}

/**
 * Whether a profile no longer provides a count that was known: it is then considered faulty, and the last good one is
 * kept.
 */
export function profileLostCounts(
  profile: { videos: number | null; followers: number | null; likes: number | null },
  known: KnownCounts,
): boolean {
  return (['videos', 'followers', 'likes'] as const).some(
    count => profile[count] === null && (known[count] ?? null) !== null,
  );
}

/** An account with fewer followers than this may really have lost them all. */
const FOLLOWERS_NOT_LOST_AT_ONCE = 10;

/** A profile page that reports zero followers for an account known to have some is a disguised refusal. */
export function followersVanished(followers: number | null, knownFollowers: number | null): boolean {
  return followers === 0 && knownFollowers !== null && knownFollowers >= FOLLOWERS_NOT_LOST_AT_ONCE;
}
