/** Apify's published price of the profile scraper: from this much for a thousand results. */
export const APIFY_USD_CENTS_A_THOUSAND = 250;
/** Videos read in one collection at most; a run is told to end there. */
export const APIFY_MOST_VIDEOS = 200;

/** What one collection costs its user at most, in cents of a dollar, at the published price. */
export function apifyCentsAtMost(): number {
  return Math.ceil((APIFY_USD_CENTS_A_THOUSAND * APIFY_MOST_VIDEOS) / 1_000);
}

/** What can stand in the way of a token that was given. Equal to the database's check on `apify_tokens.problem`. */
export const APIFY_PROBLEMS = ['token_refused', 'quota'] as const;
export type ApifyProblem = (typeof APIFY_PROBLEMS)[number];
