/** Orders in which videos are listed. Apart from the contract, so that the browser needs no schema library for them. */
export const VIDEO_ORDERS = ['newest', 'views', 'engagement'] as const;

/** Videos whose names are asked for at once. */
export const MOST_NAMED = 50;
