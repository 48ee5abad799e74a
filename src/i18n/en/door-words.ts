import type { doorWords as fr } from '../fr/door-words.ts';
import type { SameShape } from '../translate.ts';
import { auth } from './auth.ts';
import { factors } from './factors.ts';
import { security } from './security.ts';

export const doorWords: SameShape<typeof fr> = { auth, factors, security };
