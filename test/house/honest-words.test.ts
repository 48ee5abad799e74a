import { expect, test } from 'vitest';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';

type Tree = string | { readonly [key: string]: Tree };

function textsOf(node: Tree, trail = ''): [key: string, text: string][] {
  if (typeof node === 'string') return [[trail, node]];
  return Object.entries(node).flatMap(([key, child]) => textsOf(child, `${trail}.${key}`));
}

/** Phrases a video analysis never uses: a score out of a hundred, a chance of going viral, a promise. */
const DISHONEST =
  /\bscores?\b|\bnotes? (?:de|sur)\b|sur 100|out of 100|\/\s?100|vira(?:l|ux|lit)|probabilit|\bchances? (?:de|of|to)\b|garanti|guarantee|prédi[tcr]|\bpredict|assur[ée] de|va (?:marcher|exploser|percer)|will (?:work|explode|blow up)/iu;

test('an analysis of a video gives no mark out of a hundred, no chance of going viral and no promise', () => {
  const texts = [fr, en].flatMap(({ videoAnalysis, videoAdvice, videoProposals }) =>
    textsOf({ videoAnalysis, videoAdvice, videoProposals } as unknown as Tree),
  );
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter(([, text]) => DISHONEST.test(text))).toEqual([]);
});

test('the rule finds what it looks for', () => {
  for (const text of [
    'Score : 87/100',
    'Probabilité de viralité',
    'Cette vidéo va exploser',
    'A high chance of going viral',
    'Résultat garanti',
  ]) {
    expect(text).toMatch(DISHONEST);
  }
});

/** Names of methods that only a statistician reads; the page on methods, in `data/documentation`, may give them. */
const STATISTICIANS =
  /shapley|bootstrap|benjamini|hodges|wilcoxon|\bIQR\b|p-values?\b|valeurs? p\b|écarts?[- ]types?|standard deviation|interquartile|\bquartiles?\b/iu;
/** Advice that is empty where an account comes from files alone. */
const SYNC_ALONE =
  /\bsynchronisez (?:le compte|plus)|puis synchronisez|\bsync the account\b|\bthen sync\b|^sync more/iu;

test('no text names a statistician’s method, nor tells who has only files to sync', () => {
  const texts = [fr, en].flatMap(words => textsOf(words as unknown as Tree));
  expect(texts.length).toBeGreaterThan(4000);
  expect(texts.filter(([, text]) => STATISTICIANS.test(text) || SYNC_ALONE.test(text))).toEqual([]);
});
