/**
 * Sort orders of video lists. Separate from the contract, so that the browser does not load a schema library for them.
 */
export const VIDEO_ORDERS = ['newest', 'views', 'engagement'] as const;

/** Maximum number of videos named in one request. */
export const MOST_NAMED = 50;
