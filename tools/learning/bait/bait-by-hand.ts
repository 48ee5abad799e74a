import { BAIT_SIGNS } from '#domain/generations/bait/bait-words.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

const POINTS: Readonly<Record<string, number>> = {
  withheld: 22,
  nobody: 20,
  superlative: 14,
  threat: 16,
  waiting: 18,
  number: 16,
  address: 14,
  quiz: 14,
  pop: 10,
  question: 6,
  shout: 10,
};

/** The meter before training: signs weighed by hand (decision 0034). The trained meter has to be better. */
export function pointsByHand(text: string, language: Language): number {
  const found = BAIT_SIGNS.filter(sign => sign.found[language].test(text.normalize('NFC')));
  return Math.min(
    100,
    found.reduce((sum, { id }) => sum + (POINTS[id] ?? 0), 0),
  );
}
