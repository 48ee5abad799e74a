import { auth } from './auth.ts';
import { factors } from './factors.ts';
import { security } from './security.ts';

/** Texts of sign-up, sign-in and account protection: loaded with the sign-in pages and with the settings. */
export const authTexts = { auth, factors, security } as const;
