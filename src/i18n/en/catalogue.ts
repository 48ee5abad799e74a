import type { fr } from '../fr/catalogue.ts';
import type { SameShape } from '../translate.ts';
import { analysisWords } from './analysis-words.ts';
import { doorWords } from './door-words.ts';
import { firstWords } from './first-words.ts';
import { laterWords } from './later-words.ts';
import { reportWords } from './report-words.ts';
import { staffWords } from './staff-words.ts';
import { writingWords } from './writing-words.ts';

export const en: SameShape<typeof fr> = {
  ...firstWords,
  ...doorWords,
  ...laterWords,
  ...analysisWords,
  ...reportWords,
  ...writingWords,
  ...staffWords,
};
