import type { SourceErrorCode } from './reading.ts';

/** What is known of an account from elsewhere than the listing itself; null where unknown. */
export interface ListingContext {
  /** The profile's answer in this same collection. */
  profile: { videos: number | null; privateAccount: boolean | null } | null;
  /** Videos at the last collection. */
  knownVideos: number | null;
}

/** Whether "this account has no videos" may be believed: only when the profile itself counts none. */
export function believesNoVideos({ profile }: ListingContext): boolean {
  return profile !== null && profile.videos === 0 && profile.privateAccount !== true;
}

/**
 * What a listing's failure means once the profile has been heard.
 * A listing cannot tell a missing account from a block, nor an empty account from a silent refusal;
 * a profile that answered settles it: the account exists, so it is the server that is refused.
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
 * Whether a listing of `listed` videos, asked for at most `limit`, is all there is to have.
 * The platform's own video count is the measure; without any, a listing that ended by itself is believed.
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

/** Whether a profile no longer tells a count that was known: something is wrong with it, and the last good one stays. */
export function profileLostCounts(
  profile: { videos: number | null; followers: number | null; likes: number | null },
  known: KnownCounts,
): boolean {
  return (['videos', 'followers', 'likes'] as const).some(
    count => profile[count] === null && (known[count] ?? null) !== null,
  );
}

/** Below this many followers an account may well have lost them all. */
const FOLLOWERS_NOT_LOST_AT_ONCE = 10;

/** A profile page that answers zero followers for an account known to have some is a refusal in disguise. */
export function followersVanished(followers: number | null, knownFollowers: number | null): boolean {
  return followers === 0 && knownFollowers !== null && knownFollowers >= FOLLOWERS_NOT_LOST_AT_ONCE;
}
