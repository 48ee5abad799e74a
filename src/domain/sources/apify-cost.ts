/** Apify's published price of the profile scraper: from this many cents per thousand results. */
export const APIFY_USD_CENTS_A_THOUSAND = 250;
/** Maximum videos per collection; the run is limited to it. */
export const APIFY_MOST_VIDEOS = 200;

/** Maximum cost of one collection for the user, in US cents, at the published price. */
export function apifyCentsAtMost(): number {
  return Math.ceil((APIFY_USD_CENTS_A_THOUSAND * APIFY_MOST_VIDEOS) / 1_000);
}

/** Possible problems of a user's token. Must equal the database's check on `apify_tokens.problem`. */
export const APIFY_PROBLEMS = ['token_refused', 'quota'] as const;
export type ApifyProblem = (typeof APIFY_PROBLEMS)[number];
