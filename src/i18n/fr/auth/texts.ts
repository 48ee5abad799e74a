import { auth } from './auth.ts';
import { factors } from './factors.ts';
import { security } from './security.ts';

/** Words of signing up and in, and of what protects an account: they come with the door, and with the settings. */
export const authTexts = { auth, factors, security } as const;
