/** Number of accounts in a comparison, including the reference. */
export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 10;
