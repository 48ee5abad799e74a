/** Whoever takes somebody's second factors away says why: shorter reasons say nothing to whoever asks later. */
export const FACTOR_REMOVAL_REASON_MIN = 10;
