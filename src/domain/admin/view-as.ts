/** How long an administrator may look through a user's eyes before a new reason is due. */
export const VIEW_AS_MINUTES = 30;
/** Shorter reasons say nothing to the user who reads them afterwards. */
export const VIEW_AS_REASON_MIN = 10;
