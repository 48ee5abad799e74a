import type { fr } from '../fr/catalogue.ts';
import type { SameShape } from '../language/translate.ts';
import { analysisWords } from './video-analysis/texts.ts';
import { doorWords } from './auth/texts.ts';
import { firstWords } from './app/texts.ts';
import { laterWords } from './pages/texts.ts';
import { reportWords } from './reports/texts.ts';
import { staffWords } from './admin/texts.ts';
import { writingWords } from './generations/texts.ts';

export const en: SameShape<typeof fr> = {
  ...firstWords,
  ...doorWords,
  ...laterWords,
  ...analysisWords,
  ...reportWords,
  ...writingWords,
  ...staffWords,
};
