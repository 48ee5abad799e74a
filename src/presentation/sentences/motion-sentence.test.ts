import { expect, test } from 'vitest';
import { createFormats } from '#i18n/language/formats.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';
import { motionSentence } from './motion-sentence.ts';

const say = (motion: number, motionRatio: number | null) =>
  motionSentence({ motion, motionRatio }, translateWith('fr', fr), createFormats('fr', 'Europe/Paris'));

test('a picture that does not move is said to be still, without a figure', () => {
  expect(say(0.001, 1)).toBe('L’image ne bouge presque pas au début, ni ensuite.');
  expect(say(0.001, 0.1)).toBe('L’image ne bouge presque pas au début.');
  expect(say(0.001, null)).toBe('L’image ne bouge presque pas au début.');
});

test('a picture that moves has its share, beside the rest of the video where there is one', () => {
  expect(say(0.2, 1.5)).toMatch(/20\s%.*×1,5/u);
  expect(say(0.2, null)).not.toContain('×');
});
