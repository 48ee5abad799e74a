import { analysisWords } from './video-analysis/texts.ts';
import { doorWords } from './auth/texts.ts';
import { firstWords } from './app/texts.ts';
import { laterWords } from './pages/texts.ts';
import { reportWords } from './reports/texts.ts';
import { staffWords } from './admin/texts.ts';
import { writingWords } from './generations/texts.ts';

/** The source language: its shape is what every other language must have. */
export const fr = {
  ...firstWords,
  ...doorWords,
  ...laterWords,
  ...analysisWords,
  ...reportWords,
  ...writingWords,
  ...staffWords,
} as const;
