import type { authTexts as fr } from '../../fr/auth/texts.ts';
import type { SameShape } from '../../language/translate.ts';
import { auth } from './auth.ts';
import { factors } from './factors.ts';
import { security } from './security.ts';

export const authTexts: SameShape<typeof fr> = { auth, factors, security };
