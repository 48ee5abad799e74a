import { analysisWords } from './analysis-words.ts';
import { doorWords } from './door-words.ts';
import { firstWords } from './first-words.ts';
import { laterWords } from './later-words.ts';
import { reportWords } from './report-words.ts';
import { staffWords } from './staff-words.ts';
import { writingWords } from './writing-words.ts';

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
