import { expect, test } from 'vitest';
import { splitChange } from '#domain/statistics/change-split.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';
import type { Split } from '#domain/chart/split-geometry.ts';
import { markUnproven, shownParts, splitSentence } from './split-sentence.ts';

const said = (earlier: number[], later: number[]) => {
  const videos = (list: number[]) => list.map(views => ({ views }));
  const t = translateWith('fr', fr);
  return splitSentence(splitChange(videos(earlier), videos(later)), t, createFormats('fr', 'Europe/Paris'));
};

test('one video beside three is told by its views, not by videos out of the ordinary', () => {
  expect(said([1_000, 1_100, 1_200], [11_740])).toMatch(/surtout du fait des vues par vidéo\.$/u);
});

test('the part of the typical video is told as a part of a sum, not as a change of that video', () => {
  const usual = [1_000, 1_000, 1_000, 1_000, 1_000, 1_000];
  expect(
    said(
      usual,
      usual.map(views => views - 300),
    ),
  ).toMatch(/surtout du fait de la part «\u00A0Vidéo typique\u00A0»\.$/u);
});

test('with enough videos, a few far above the middle one are told as the most viewed', () => {
  const usual = [1_000, 1_000, 1_000, 1_000, 1_000, 1_000];
  expect(said(usual, [...usual.slice(2), 4_000, 4_000])).toMatch(/des vidéos les plus vues\.$/u);
});

test('« surtout » is said of a part over half only', () => {
  const split = { earlier: 1_000, later: 2_000, parts: { volume: 400, typical: 300, outliers: 300, age: 0 } };
  const t = translateWith('fr', fr);
  const formats = createFormats('fr', 'Europe/Paris');
  expect(splitSentence(split, t, formats)).toMatch(/aucune part n’en fait plus de la moitié\.$/u);
  // Not demonstrated, the usual video is no part: what is left is the views per video.
  const unproven = markUnproven<Split>(split, { usual: { kind: 'cannot_tell' } });
  expect(splitSentence(unproven, t, formats)).toMatch(/surtout du fait des vues par vidéo\.$/u);
  expect(shownParts(unproven).parts).toEqual({ volume: 400, typical: 0, outliers: 600, age: 0 });
  expect(markUnproven<Split>(split, { usual: { kind: 'rises' } })).toBe(split);
});
