import type { fr } from '../fr/catalogue.ts';
import type { SameShape } from '../translate.ts';
import { auth } from './auth.ts';
import { errors } from './errors.ts';
import { pages } from './pages.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

export const en: SameShape<typeof fr> = { auth, errors, pages, shell, ui };
