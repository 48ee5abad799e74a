import { describe, expect, test } from 'vitest';
import { everyNumeralIsFrom } from './every-numeral.ts';

const RESULT = {
  views: 12_345,
  change: -12.4,
  engagement: 4.236,
  share: 0.31,
  likes: 2_480_000,
  n: 9,
  from: '2026-11-03',
  to: '2026-11-12',
  postedAt: '2026-11-02T23:30:00.000Z',
  videos: [
    { caption: 'Mes 5 erreurs à 10 000 vues', views: 900 },
    { caption: '1000000', views: 700 },
    { caption: 'Réponse', views: 500 },
  ],
};
const fr = { language: 'fr', timeZone: 'Europe/Paris' } as const;
const en = { language: 'en', timeZone: 'Europe/Paris' } as const;

describe('a text in which every numeral is told passes', () => {
  test.each([
    'Vous avez fait 12 345 vues.',
    'Vous avez fait 12\u202F345 vues entre le 3 et le 12 novembre 2026.',
    'Environ 12,3 k vues, soit une baisse de 12,4 %.',
    'Un engagement de 4,2 %, calculé sur neuf vidéos.',
    '2,5 millions de mentions « J’aime ».',
    '31 % des vues viennent de la première.',
    'Du 3 au 12 novembre, vos trois vidéos ont fait 900, 700 et 500 vues.',
    'Publiée le 3 novembre 2026 à 00 h 30.',
    'La vidéo « Mes 5 erreurs à 10 000 vues » a fait 900 vues.',
    'La deuxième a fait 700 vues, la troisième 500.',
    'En 2026, −12,4 % de vues.',
    'Rien à signaler.',
    'Une vidéo sort du lot.',
  ])('in French: %s', text => {
    expect(everyNumeralIsFrom(text, RESULT, fr)).toBe(true);
  });

  test.each([
    'You had 12,345 views.',
    'About 12.3K views, down 12.4%.',
    'An engagement of 4.24%, over nine videos.',
    '2.5 million likes.',
    'From November 3 to November 12, 2026 you posted three videos.',
    'The video “Mes 5 erreurs à 10 000 vues” got 900 views.',
    'Your second video got 700 views, the third 500.',
    'Posted on 3 November at 00:30.',
    'One of them stands out.',
  ])('in English: %s', text => {
    expect(everyNumeralIsFrom(text, RESULT, en)).toBe(true);
  });
});

describe('a text with a numeral of its own is refused', () => {
  test.each([
    'Vous avez fait 12 346 vues.',
    'Vous avez fait 10 000 vues.',
    'Vous avez fait 1 000 000 vues.',
    'Vous avez fait 12 k vues de plus, soit 15 %.',
    'Un engagement de 4,3 %.',
    'Une hausse de +12,4 %.',
    'Vos vues ont doublé.',
    'La moitié de vos vidéos.',
    'Sur dix vidéos.',
    'Entre le 3 et le 13 novembre.',
    'Depuis le 4 novembre 2026.',
    'En octobre 2026.',
    'Publiée à 18 h 30.',
    'La quatrième vidéo.',
    'Vous avez fait ١٢٣٤٥ vues.',
    'Vous avez fait 1\u200B2 346 vues.',
    'Environ ½ de vos vues.',
    'Vous avez fait 10² vues.',
    'Cent vidéos.',
    'Deux millions de vues.',
    'Votre vidéo « Mes 6 erreurs » a fait 900 vues.',
    '3 milliards de vues.',
    'Une vingtaine de vidéos.',
    '4,24 fois plus de vues que 7 autres.',
  ])('in French: %s', text => {
    expect(everyNumeralIsFrom(text, RESULT, fr)).toBe(false);
  });

  test.each([
    'You had 12,346 views.',
    'You had 1,234.5 views.',
    'You had 5 hits and 10,000 views.',
    'Up 12.4% would be +12.4%.',
    'Twice as many views.',
    'Half of your videos.',
    'A dozen videos.',
    'From November 3 to November 13.',
    'In October 2026.',
    'The fourth video.',
    'At 6 pm.',
    'Twenty-one videos.',
    'Two hundred thousand views.',
    'a 99th percentile',
  ])('in English: %s', text => {
    expect(everyNumeralIsFrom(text, RESULT, en)).toBe(false);
  });
});

test('figures of the tool’s arguments count when they are given beside the results', () => {
  const text = 'Vos 7 derniers jours : 12 345 vues.';
  expect(everyNumeralIsFrom(text, RESULT, fr)).toBe(false);
  expect(everyNumeralIsFrom(text, [RESULT, { days: 7 }], fr)).toBe(true);
});

test('without any result only a text without numerals passes', () => {
  expect(everyNumeralIsFrom('Je ne sais pas.', null, fr)).toBe(true);
  expect(everyNumeralIsFrom('1 vidéo.', null, fr)).toBe(false);
});
