/** Filters for a list of users. */
export const USER_STATES = ['all', 'admin', 'locked', 'unconfirmed'] as const;
export type UserState = (typeof USER_STATES)[number];
