import { doorWords } from './door-words.ts';
import { firstWords } from './first-words.ts';
import { laterWords } from './later-words.ts';

/** The source language: its shape is what every other language must have. */
export const fr = { ...firstWords, ...doorWords, ...laterWords } as const;
