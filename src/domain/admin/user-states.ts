/** What a list of users can be narrowed to. */
export const USER_STATES = ['all', 'admin', 'locked', 'unconfirmed'] as const;
export type UserState = (typeof USER_STATES)[number];
