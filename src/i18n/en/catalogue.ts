import type { fr } from '../fr/catalogue.ts';
import type { SameShape } from '../language/translate.ts';
import { analysisTexts } from './video-analysis/texts.ts';
import { authTexts } from './auth/texts.ts';
import { appTexts } from './app/texts.ts';
import { pageTexts } from './pages/texts.ts';
import { reportTexts } from './reports/texts.ts';
import { adminTexts } from './admin/texts.ts';
import { generationTexts } from './generations/texts.ts';

export const en: SameShape<typeof fr> = {
  ...appTexts,
  ...authTexts,
  ...pageTexts,
  ...analysisTexts,
  ...reportTexts,
  ...generationTexts,
  ...adminTexts,
};
