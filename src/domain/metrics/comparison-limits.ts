/** How many accounts stand side by side, the one they are compared with among them. */
export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 10;
