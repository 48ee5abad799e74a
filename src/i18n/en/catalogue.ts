import type { fr } from '../fr/catalogue.ts';
import type { SameShape } from '../translate.ts';
import { errors } from './errors.ts';

export const en: SameShape<typeof fr> = { errors };
