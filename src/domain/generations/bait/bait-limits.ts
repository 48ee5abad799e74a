/** From this bait score on, a text needs a promise that the video keeps. */
export const BAIT_NEEDS_PROMISE = 40;
/** Maximum bait score without and with Putaclic+. */
export const MOST_BAIT = { plain: 60, putaclic: 90 } as const;
