/** How long an administrator may view the product as a user before a new reason is required. */
export const VIEW_AS_MINUTES = 30;
/** Minimum length: shorter reasons tell the user who reads them later nothing. */
export const VIEW_AS_REASON_MIN = 10;
