/** Minimum length of the reason for removing a user's second factors: shorter reasons tell a later reader nothing. */
export const FACTOR_REMOVAL_REASON_MIN = 10;
