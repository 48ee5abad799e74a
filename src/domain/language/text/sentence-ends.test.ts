import { describe, expect, test } from 'vitest';
import { clausesOf, sentencesOf } from './sentence-ends.ts';

describe('a sentence', () => {
  test.each([
    'Un pain à 2.50 € et un jus à 1,80 €',
    'Dr. Oetker contre M. Propre',
    'Le Pr. Raoult et Mme. Martin à St. Malo',
    'Version 17.2.1 sortie le 3 sept. 2026',
    'Né en 50 av. J.-C. selon Dr. Dupont',
    'Up at 5 a.m. with Mrs. Brown and Dr. J. Smith',
    'Le volume vol. 2, l’épisode ép. 3, les p. 12 et 13',
    'Allez sur accroche.fr pour voir',
    'L’U.S.B. et l’O.N.U. en bref',
  ])('is not ended within « %s »', text => {
    expect(sentencesOf(text)).toEqual([text]);
    expect(sentencesOf(`${text} ! La suite`)).toEqual([`${text} !`, ' La suite']);
  });

  test('ends at its marks, three dots and new lines', () => {
    expect(sentencesOf('Un. Deux ! Trois ?\nQuatre… Cinq')).toEqual([
      'Un.',
      ' Deux !',
      ' Trois ?',
      'Quatre…',
      ' Cinq',
    ]);
    expect(sentencesOf('No. This is it.')).toEqual(['No.', ' This is it.']);
  });
});

test('a clause ends at a comma or a colon, not within a figure or a unit', () => {
  expect(clausesOf('1,50 €, 16:9 : 8 €/kg')).toEqual(['1,50 €', ' 16:9 ', ' 8 €/kg']);
  expect(clausesOf('1,000 views at 18:30')).toEqual(['1,000 views at 18:30']);
});
