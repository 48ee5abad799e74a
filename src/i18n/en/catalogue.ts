import type { fr } from '../fr/catalogue.ts';
import type { SameShape } from '../translate.ts';
import { doorWords } from './door-words.ts';
import { firstWords } from './first-words.ts';
import { laterWords } from './later-words.ts';

export const en: SameShape<typeof fr> = { ...firstWords, ...doorWords, ...laterWords };
